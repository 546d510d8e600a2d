// Made from books/*.md by `npm run books`: write there, not here.

/** The storybooks of the App, in the order in which they are best played. */

export const books: readonly string[] = [
  `# V1 The Bell Under the Marsh
difficulty 1
flags s-supper, s-told

Since the flood, something rings at low tide where no tower stands. Eelstow has not slept for nine
nights. It has put its silver together, all eleven pieces, and would like you to make it stop.

## AREA Sallow Marsh

## 1.1 A pack on the causeway
A boot stands upright in the mud, laced to the top. Ten paces on stands the other. Between them lies
a pack with dry straps and waxed seams, and a line burnt into the flap: *Jory Tull. If found, please
return both of us.*

Somebody left in a hurry and left well provided. You call his name. The reeds answer, then a
curlew, then, from under the water to the west, one stroke of a bell.

! say "You share out what Jory Tull is no longer carrying and leave him the boots. It seems only
  fair."; treasure 1 -> heroes(all)

## 1.2 Two lights
The tide is going out with a noise like soup. Where the causeway forks there is a light on either
hand, and nobody holding it.

The left one floats low over the water, warm and a little unsteady, a window with supper behind it.
The right one stands high on the old stones and keeps quite still, which is more than the stones do.

? "Follow the low light and see who is at supper": say "The mud takes your weight, and keeps your
  footprints to look at later."; flag s-supper on; goto 1.3
? "Keep to the stones under the high light": say "You go up the stones in single file and in
  silence, as people go past a dog."; goto 1.4

## 1.3 Lights with teeth
There is no window. There are eyes, low down and two by two, and each has got hold of a little of
the same gold light and will not let it go.

The rats of Sallow Marsh have been sitting round an empty place, paws together, like guests whose
host is late with the meat. Whatever taught them to shine keeps well back, and thins when it is
looked at. You seem to be the meat.

combat E04 0/1/1/2 + E01 2/2/4/4
reward: say "Under the roots is the larder: everything that ever followed the light out here and had
  pockets. There is something good for everybody. None of it was ever eaten, only licked.";
  treasure 1 -> heroes(all)
then -> 1.5

## 1.4 The stones tilt
trap
'One,' says the first stone underfoot, more or less. 'Two,' says the second. The third sighs, lies
down like a drunk on a bench, and hands you on to the fourth, which has been waiting.

The causeway was never built for weight. It was built, you learn on the way down, on top of a
pedlar, who had been built on top of his tray.

! say "Shins are counted. One hand comes up out of the hole with more in it than mud.";
  hit 3 -> heroes(half); treasure 1 -> hero(random)
! goto 1.5

## 1.5 The ferrywoman asks
Her ferry is four planks and an opinion. She poles it up to your feet and leaves it just too far
away to step on. 'The abbey,' she says. 'Anybody with luggage wants the abbey.'

! if s-supper: say "She sniffs. 'Rat. You took the low light, so. Everyone's hungry for something.'"
! if not s-supper: say "She looks at your shins. 'You took the stones, so. In a hurry. So was he.'"

She has no use for silver. She wants an answer, and she wants it from somebody who had to think. 'I
was asked this on that plank there,' she says, 'when I was nineteen. I got it, more's the pity.'

riddle "I follow the boat and cannot drown; cut me with an oar and I close behind it."
answers "wake", "the wake"
tries 2
right: say "'The wake,' she says along with you. 'Harl asked me that the day he asked me the other
  thing. Eleven years, and then the flood. He rowed out by night to the one bell that still stood
  higher than the water. It stood an hour.'"; say "'We heard it. We climbed. There's not a soul in
  Eelstow that didn't live to moan about the noise. But he can't know that, can he, so he rings. You
  tell him.' She breaks you her bread, which was cut for two, and rows you over dry."; flag s-told
  on; heal 4 -> heroes(all)
wrong: say "'A wake,' she says. 'That's all it was.' She takes you over by the deep part, where
  things bump along the planks and count you. Halfway there the bell strikes, and her pole misses
  the bottom. Nobody lands warm."; lose 1 -> heroes(all)

## 1.6 The toll of the drowned
A gate stands in open water, with no wall to the left of it and none to the right. In front of it a
guard in a coat of mail and mussels holds out one palm. Some bird has nested there, and flown.

'Toll,' it says, and a cupful of marsh runs down its chin. You walk round the gate. That, it turns
out, is the offence. The head follows whoever splashed it last. Beside it a second palm opens, or a
water lily; in the reeds a bowstring creaks, or a heron.

combat E05 1/1/2/2 + E03 0/1/1/2
reward: say "The toll box is bolted to the river bed and holds two hundred years of small change and
  large mistakes. You charge a toll of your own, each."; say "Behind the gate the mud goes down in
  steps. At this hour, and not for long, the water stands aside for them.";
  treasure 1 -> heroes(all)

## AREA The Sunken Abbey

## 2.1 The founder's ghost
by hero(random)
Hot metal, of all things: you smell it before you see the glow. A furnace burns under a ceiling of
water lilies, and the man who feeds it has lilies showing through his chest.

'Founder,' he says, bowing. 'No, not of the abbey. People get reverent, and then they're let down.
Of the bell.' He will cast something new if he is given something old, and he has begun to look at
{chosen}'s belongings as a cook looks at a pig. 'One piece. I'll get two out of it.'

trade cards 1
accept: say "In it goes, with its whole history, and out come two, still ticking as they cool. 'I
  never wasted metal in my life,' says the founder, 'nor since. And whoever's on that rope, tell him
  he's ringing flat. You can't haul at her. She isn't a bucket.'"; treasure 2 -> chosen
decline: say "'Then it stays what it is,' he says, and stirs the pot with a finger that cannot mind.
  'But whoever's on that rope, tell him he's ringing flat. He hauls at her like a bucket.'"

## 2.2 What lives in the pews
Every seat is taken. For the length of a breath it is a congregation: dark heads bent over the rail,
a rustle, a wreath of briar where the flowers used to stand. Then the front row lets go of the wood
with a long kiss and turns round.

They have no faces to turn. They are slick as soap and as long as your arm, and they come up the
aisle by getting shorter and then getting longer. In the briar somebody sharpens an elbow.

combat E02 1/2/3/4 + E07 1/1/2/2
reward: say "The collection plate has been all the way round. Nobody ever came back for it.";
  treasure 1 -> heroes(all)

## 2.3 The still font
by hero(weakest)
All the other water in this place breathes, climbs, gets into boots. The water in the font does
nothing of the kind. You can make out every scratch on the bottom, and a fly that lies there on its
back with its legs crossed, like a bishop on a tomb.

The water is clear. That is not always a good sign. But {chosen} has the best reasons to be thirsty,
and has already cupped a hand.

check luck 3
pass: say "Cold, then warm, and then whatever hurt has to be looked for. The fly uncrosses its legs
  and leaves."; heal 6 -> chosen
fail: say "It tastes of pennies. The fly was not resting."; inflict poison -> chosen

## 2.4 The Ringer
The tower lies on its side in the mud, and the bell has stayed in the end of it, open towards you
like the mouth of someone asleep. A man stands to his waist in the nave with his back to you. He
hauls the rope as you would haul a child out of a well.

'Out of your beds,' he says, one word to each stroke. 'Up. The. Hill.' He has said it so often that
it has worn down to the tune. Around your knees the tide has started to come home.

! if s-told: say "'Harl,' you say. 'They heard. They climbed. She sent us to tell you.' The rope
  stops for as long as a man needs to believe a thing. Then the tide lays its hands over his, and he
  hauls, because it hauls."
! if not s-told: say "You shout that he may stop, there is nobody left to warn. He turns round. Of
  all the things that could have been said to him, that is the one he has been afraid of."

combat boss E09 1/1/1/1
reward: say "The rope goes slack. The bell rolls over in the mud and has nothing to add. He leaves
  you a wet place on the stones, and the rope's end, worn to the shape of two hands."; say "On the
  causeway the boots are gone. Bare footprints lead up to where they stood, and shod ones away.
  Eelstow pays you ten pieces of the eleven and goes to bed."; say "The ferrywoman is waiting,
  though nobody asked her to. She looks at the rope for longer than a rope takes, and then she holds
  out her arms for it. At low tide that night one window lights up, out of habit, and listens."
`,
  `# V2 Ashes of Kharrow Keep
difficulty 2
flags hurried

The keep burned a week ago and the garrison is still on duty. You carry the order that relieves
them. It is eight days late.

## AREA The Burnt Village

## 1.1 Smoke on the hill
Ash settles on your sleeves, and it is warm. Up on the hill the keep smokes from every window. On
its wall, black against the last of the sun, a man walks to the corner, turns about, and walks back.

There are cellars under the ash here, and there is not much daylight. The order in your coat
crackles when you move. It was handed to you with the word *today*, in a town with good beer.

? "Search the cellars before the light goes": say "The first floor you try gives way. So does the
  second, on to shelves that the fire never found. By the time everyone has climbed out, the sun has
  not waited."; hit 2 -> heroes(half); treasure 1 -> heroes(all)
? "Press on up the hill while there is day": say "You leave the cellars to whoever comes next. In
  the lane behind you somebody comes next."; flag hurried on

## 1.2 Looters
'Salvage,' says a man in a doorway with no house behind it. 'All legal. We've got a paper.' He holds
up the paper. Under his arm is a wedding clock, which he sets down on a clean stone, face to the
wall, before he brings out the cutter.

! if hurried: say "'Left us the cellars, I saw. That's breeding,' he says. 'So we won't say no to
  the rest of it.'"
! if not hurried: say "'Those were our cellars you were in,' he says. 'We'd got as far as fighting
  over them.'"

He looks you up and down for the one with the straightest back. Inside his sack something growls, or
something behind it.

combat E08 1/1/2/2 + E06 0/1/1/2
reward: say "The paper is a laundry list. Everything on it has been crossed out except four shirts
  and a christening gown. On its clean stone the clock strikes seven, to the wall.";
  treasure 1 -> heroes(all)

## 1.3 The miller's widow
Four lines of chalk on the ash make the walls. Inside them stand a table, a kettle, and a woman who
clears her throat until you have gone round and used the door. There is a mat. You wipe your feet.

She knows what hurts, and she knows what things are worth. 'That's a three,' she says to the worst
of it, 'and I'm no shrine. Goods, please. The keep used to pay in promises, and you can see from
here what those fetch.'

trade value 3
accept: say "Goose fat, vinegar, a thumb in exactly the right place. 'Dunstan carried the flour up
  the night it burned,' she says, and bites off the thread. 'They let him in. It's the going out
  that's against orders.'"; heal 5 -> heroes(all)
decline: say "'Then hurt for nothing,' she says. She sees you to the door that isn't there, and
  after you she shuts it."

## 1.4 The quarry road
Clunk, says the quarry, and after a while, clunk. A thing the size of a lime kiln is loading the
cart. It lifts a block in, considers it, and lifts it out. The whistle has not blown for a week, and
so, as far as it knows, the day is not over.

The road goes between its feet. It hears you working that out, and round comes the head, slow as a
crane. It is too big to be hurt all at once. You will have to give it bad news in small portions.

combat boss E10 1/1/1/1
reward: say "It sits down in the road like anybody at the end of a shift. Somebody ought to blow the
  whistle, and there it hangs on its nail, so somebody does."; say "Under the stones in the cart lie
  the masons' wages, sealed, counted and a week old."; treasure 1 -> heroes(all)

## AREA The Keep

## 2.1 The face on the gate
Two hinges and a face are what the fire left of the gate. The face hangs between the hinges on one
bar, bronze, a little run at the chin. It clears its throat with the noise of a drawer of spoons.
You could duck under it. It would know.

'Halt,' it says. 'Password. Order Three.' You wait. So does it. It has forgotten the password, and
is too proud to say so. What it asks you in the end is what the night watch used to ask each other,
over a drumhead, to get to morning.

riddle "Six sides I have and not one mouth; I decide, and I choose nothing."
answers "die", "a die", "dice"
tries 2
right: say "'Pass, friend, and draw your kit,' says the face. A hatch drops. Behind it, folded
  square and tied with tape, lies everything a relief could need. There is dust on the tape: eight
  days of it."; treasure 1 -> heroes(all)
wrong: say "'A *die*,' it says. 'They had the one between the twelve of them, and took turns.' It
  sounds sorry. But Order Three is Order Three, so it spits what it has, and what it has is roof
  lead, still runny."; hit 3 -> heroes(half)

## 2.2 The courtyard
Boots have worn a trench in the ash, from the well to the stable and from the stable to the well.
Plate armour stands in it with a halberd at the slope. Whatever is inside has come loose, and
rattles when it turns to face you.

! if hurried: say "There is still a red hem on the sky. Along the foot of the wall the coals lie
  grey and dull. Nobody has called the evening watch."
! if not hurried: say "It is dark, and somewhere a cracked voice calls the evening watch. Along the
  foot of the wall the coals begin to open their eyes."

'Relief?' it asks. You hold up the order. The visor bends, and reads, and gets as far as the date.

combat E13 1/1/2/2 + E12 0/1/1/2 if not hurried
reward: say "It comes apart in the order in which it was put on. In the guardroom twelve bags hang
  on twelve hooks, packed for going home."; treasure 1 -> heroes(all)

## 2.3 The armoury door
by hero(strongest)
Paint has run down the armoury door and set in long tears. It is hot to the touch. After a week it
should not be, unless somebody inside is keeping the fire in.

The bar has sagged into its brackets and will not lift. It would take a shoulder, and it would keep
some of it. {chosen} has the shoulder.

? "Force it, and leave some skin on it": say "There is a smell of breakfast, and it is {chosen}.
  Then the bar lets go. Inside stands the good steel in its racks, every edge bright, and over the
  back of a chair hangs a polishing rag, still swinging."; lose 3 -> chosen; treasure 2 -> chosen
? "Leave it shut": say "You are ten paces on when somebody knocks from inside. Twice, politely. They
  were brought up not to do it a third time."

## 2.4 The cold hearth
Bread. The one room in Kharrow that did not burn is the kitchen, and it smells as if it were five in
the morning. The hearth is swept, black and stone cold. The cook sits before it with frost on her
knuckles and her hands in her lap.

'Two days I asked for, for my sister's wedding. *No one leaves a post*, he said. So I asked the fire
how it liked its own.' She smiles at the empty grate. 'It had never been asked. It went all round
the house, looking at things.' Behind you a bench scrapes, as for supper.

combat E11 0/1/2/2 + E14 1/1/1/1
reward: say "She thanks you, and you could have done without that. Behind a loose brick in the
  hearth is the crock where she kept what she was going to retire on."; treasure 1 -> heroes(all)

## 2.5 Castellan Orm
The castellan's office has lost its roof and is otherwise extremely tidy. Orm sits in his harness
behind the daybook, charred to the collar and correct from there up. He is ruling a line, and you
wait until he has finished it. Everyone always has.

On the wall hang the orders of the house. *Nine: no man leaves his post for any cause.* And under
that, newer, in the same neat hand: *Fire is not a cause.*

'Eight days,' says Orm. 'Now you will want to strike me, and I shall enter it. I have no patience
with people who put down the same figure twice.'

combat boss E18 1/1/1/1
reward: say "He goes down across the daybook with one line left blank. You lay the order beside it
  and sign, since somebody has to. *Garrison of Kharrow: relieved.*"; say "They get up out of the
  ash two by two, shoulder what they have left, and march down the hill in step. At the second bend
  the wind takes them, the front pair first. Nobody breaks step."; say "One comes behind, white to
  the elbows, who never could march. He gets as far as four lines of chalk. He goes round to the
  door. He wipes his feet."
`,
  `# V3 The Lanternless Road
difficulty 3
flags spared, s-fined, s-laughed

A pilgrim road where every lamp has been taken, one judge at a time. The court sits at the top of
it, in the dark. You have been summoned. It does not say for what.

## AREA The Crossroads

## 1.1 Alms box
Your hand finds it first: iron, cold, the height of a beggar's chin. You shake it and it does not
rattle. The box is full. Nobody has passed for a month, and yet it is full, and the last coin still
sticks out of the slot like a tongue.

Something is pasted over the lock. You read it with a fingertip, letter by raised letter. *Taken in
evidence: one lamp.* There is a bracket above, and on the bracket a smooth place where a lamp has
been.

! say "You take the alms as they were meant, for travellers in need. You certainly need a lamp.
  There is none."; treasure 1 -> heroes(all)

## 1.2 Wayside cutters
Tink. There was a string across the road, and a little bell on the string, and now there is
whispering. 'It's people. It's *people*.' 'Well, say it.' 'I forget how it goes.' 'Stand and.'
'Stand and what?'

It has been a hard month for robbers too. You smell onions, boot grease and the oil on an edge. Any
moment now one of them is going to remember the word.

combat E08 1/1/2/2 + E03 0/1/1/2
reward: say "'Deliver,' says the last of them, from the ditch, with great relief. So they do.";
  treasure 1 -> heroes(all)

## 1.3 The lamp thief
You have it by the collar before you know what it is. It weighs no more than a wet cat and bites
about as well. It is a child with a sack of wicks.

'They can only take *lamps*,' it says, very fast. 'It's got to burn or it isn't one, that's law. So
I have the wicks out first. Name's Nub. I know things up that stair, and I don't tell them to people
who've got hold of me.' The sack is heavier than wicks are.

? "Let the child go, with everything it knows": say "You open your hand. Bare feet, a scuffle in the
  gravel, nothing. Then, from a good way off: 'That's me one down, then. I hate that.'"; flag spared
  on
? "Take the sack, and whatever weighs it down": say "Under the wicks are the weights that keep a
  sack from blowing about, and Nub had taste. The child stands where you have set it down, and
  breathes, and learns the sound of you."; treasure 1 -> heroes(all)

## 1.4 Hounds on the verge
Wet dog, on both sides of the road, keeping pace. They were bred to fetch in anything that shone.
They have brought in every lamp from here to the ford and laid each one at the same pair of feet,
and not once has anybody told them they were good.

Nothing shines out here now but the whites of your eyes. In the ditch the brambles are keeping pace
as well.

! if spared: say "Far up ahead a pebble clicks against a wall, on purpose. The heads go up. They do
  not go away, but now you have heard exactly where they are."
! if not spared: say "The sack has left a smell of tallow on your hands. They like it very much."

combat E06 1/2/2/3 + E07 0/1/2/2
reward: say "Round the neck of the biggest hangs a court seal, a purse for expenses, and a label
  that says *Good Boy*. Somebody had it printed and never read it out."; treasure 1 -> heroes(all)

## AREA The Pilgrim Stair

## 2.1 The mile stone
A thousand steps, the pilgrims say, and a stone where the first one starts, to lean on and think
again. The number has been worn off by thumbs. The verse below it has not, because you have to kneel
to read that, and people in a hurry do not.

You kneel. The letters are cut deep enough for a fingertip, and at the bottom of each one there is a
little grease.

riddle "I eat oil and carry no bread, and the dark steps back once for every step I take."
answers "lantern", "lamp", "a lantern", "a lamp"
tries 3
right: say "The stone grows warm under your palm, as a wall does with a stove behind it. You stay a
  while. So, by the dents, has everyone who ever knew the word."; heal 4 -> heroes(all)
wrong: say "*Lantern*, the last line says, now that it is too late. The dark does not step back. It
  steps on to your shoulders and makes itself comfortable for the climb.";
  inflict weakness -> heroes(half)

## 2.2 The unlit station
Leather creaks overhead, in rows. This was where pilgrims got soup, and there is a niche in the wall
for every soup hour, and a lamp in none of them. What hangs in the niches instead has noticed that
you are warm.

Under the table lies cold ash by the bucket, the ash of everything that people burnt here to see by,
when the lamps were gone: benches, hymn books, crutches. There are hand prints in it. You find that
out by fitting your own to one.

combat E15 1/2/3/4 + E11 0/1/1/2
reward: say "Behind the soup counter, for the poor, there is a shelf of things left in payment by
  the proud."; treasure 1 -> heroes(all)

## 2.3 The missing step
trap
Six hundred and nine. Six hundred and ten. Everyone counts on this stair, and you count aloud,
because it is company. Six hundred and eleven.

One step of the thousand is only painted. It has a chipped edge, and moss, and a dropped glove on it
with a shadow. Somebody gave weeks to it, here, in the pitch dark, where nobody was ever going to
see how good it was.

! say "Six hundred and."; hit 4 -> hero(random)

## 2.4 The Two Lamps
Light! It hurts like a slap. Two lanterns, on two hooks, and between them a table laid for two, with
a darned cloth and a boiled egg each. She has a shawl on, he has a chain of office. They both look
up as people do who never have callers.

'They let us keep the pair,' says Ilsa, 'if we would see to all the others.' 'We saw to nine
hundred,' says Ovar. 'It's been very quiet,' says Ilsa. They have been married so long that they
finish one another's wounds.

! if spared: say "From the top of the wall, where there is no foothold, a whisper drops on you like
  grit. 'Him first. *Ovar*. As long as he's alight you can't put her out. Now we're straight.'"
! if not spared: say "On top of the wall, where there is no foothold, somebody small shifts their
  feet. 'I could tell you something,' says Nub, and does not."

combat boss E26 1/1/1/1 + E27 1/1/1/1
reward: say "Both lamps go out together, with the same small sound. In the dark you find their
  savings by feel, in a tin with a lid that fits: enough, it says on the lid, for a window.";
  treasure 1 -> heroes(all)

## AREA The Court of No Lamps

## 3.1 The bailiff
by hero(random)
'Mind the ink,' says the dark, and it is too late. A stamp comes down by your ear. 'Next. Charge:
arriving. How do you plead, don't answer that. A fine may be paid in goods.'

A dry hand has already found {chosen}'s sleeve and turned back the cuff to see how it is lined. 'You
may well ask what one gets for it,' says the bailiff, whom nobody has asked. 'One gets *character*.
I can't say which. It's a fine, not a shop.'

trade value 4
accept: say "Thump, thump, in triplicate, the last one on {chosen}'s forehead. It does not wash off.
  It goes in."; flag s-fined on; trait 1 -> chosen
decline: say "'Of no character,' the bailiff says as he writes it down, 'and none desired.' The pen
  scratches on for much longer than that takes."

## 3.2 The gallery
Somebody coughs, up and to the left. Somebody hushes them. You are standing on a floor that slopes
to a rail, with a great deal of held breath round three sides of it: the public gallery is full, and
has been in its seats so long that the seats are all that is holding it up.

It claps. It claps twice, and the second clap passes through your ribs. They are there and not
there, turn and turn about. In the rafters the gentlemen of the press scrape their beaks.

combat E20 1/1/2/3 + E22 0/1/1/2
reward: say "They have left their cushions, their opera bags, and what they meant to throw.";
  treasure 1 -> heroes(all)

## 3.3 Contempt of court
by hero(strongest)
Wood groans above you: a big chair with something in it. 'The court will sit in the light of the
evidence,' says a voice like a lid. 'The evidence is all the lamps there are. It must not be
touched. Therefore it must not be lit. Therefore the court is sitting. Silence.'

There is a hole in that, and {chosen} has found it. One would only have to speak out of turn, in
front of everybody, to the one person on this mountain with a hammer.

check luck 4
pass: say "'Then who took them down from the hooks, milord?' asks {chosen}. There is a pause.
  Someone in the back row giggles. It spreads. Hats, purses and a whole ham come over the rail.";
  flag s-laughed on; treasure 1 -> heroes(all)
fail: say "'Then who,' {chosen} begins. The gavel comes down, and it does not come down on the
  desk."; lose 3 -> chosen

## 3.4 The Lampless Judge
The chair scrapes back, and goes on scraping, for the Judge takes a long time to stand. You know how
high by where the breath comes from. It smells of snuffed wick. 'I condemned my master's lamp,' it
says, 'as he did his. I was thorough. I had none left to read the sentence by.'

! if s-fined: say "'The fine is noted,' it adds. 'It will be taken into account. I do not say
  whose.'"
! if s-laughed: say "High in the dark one of the gallery is still giggling, and cannot stop. The
  Judge turns its head an inch at a time towards the sound, and then to you."

'So I shall have to pass it from memory. All rise. All lie down.' It has weighed things for so long
that it cannot bear a sum that does not come out even.

combat boss E28 1/1/1/1
reward: say "Behind the chair is a door, and behind the door are nine hundred lamps in rows, filled,
  polished, each with a number. They lack only wicks. In the doorway somebody small sets down a
  sack. 'And what's it worth to you?' says Nub."; say "You tell Nub. The first lamp is carried out
  to its hook, and after that nobody has to say anything."; say "Far below, one behind the other, a
  thousand steps begin to exist. One of them is only painted. By lamplight it is the best thing on
  the road."
`,
  `# V4 Nyxhoga's Brood
difficulty 3
flags burnt, s-odo

The mill wheel has stopped. What stops it is laying eggs. The baker says she does not care what it
is, as long as she has flour by Thursday.

## AREA The Quiet Mill

## 1.1 The flour loft
Flour does not fall here, it hangs, and you walk into it as into a curtain. On the boards are white
footprints. They go up one wall, over a beam, and down the other wall, in eights. What made them
left its purse.

It left several. They hang from the beam on threads, in order of size, and the wind that turns them
comes in at no window. 'Thursday,' the baker said. 'I'm not a fussy woman.' It is Monday.

! say "You cut them down, starting with the heavy ones. Each thread, let go of, draws itself up into
  the dark to see what was on the end of it."; treasure 1 -> heroes(all)

## 1.2 In the wheel race
Where there should be the roar of the wheel there is one drip, and something that swallows it. The
wheel hangs over you, as tall as a church door, wound from rim to rim in grey thread. It was not
jammed. It was used, as one uses a bobbin, until it was full.

The race below has gone thick and green. The surface shivers in your direction. It is only leeches,
you say aloud, and a light down there that must be the moon, only there is no moon.

combat E02 1/2/3/4 + E04 0/1/1/2
reward: say "In the grating the stream has sorted, by weight, what it took from those who leaned
  over."; treasure 1 -> heroes(all)

## 1.3 Nests under the floor
Someone has been humming for a while now, down under the kitchen, and you took it for the kettle.
You lift the hatch. It is the tune that the women here have for bringing up dough. It is not a
woman.

Between the joists lie the nests, round and white, tucked in with tea cloths. You lay a hand on one.
They are warm. At your touch the humming stops, in all of them at once, like a class when the door
opens.

? "Burn them, and breathe what comes of it": say "They go up like hair. The smoke is yellow and
  sweet, it gets in under the wet cloths, and it has not finished with you. Nobody hums.";
  inflict poison -> heroes(half); flag burnt on
? "Seal the hatch and hope that it holds": say "You put the table on it, and the flour chest on the
  table. When the last nail is in, the humming takes up again where it left off."

## 1.4 The miller comes home
The latch lifts. In comes the miller's good coat, wet through, and hangs itself on its hook. Then it
gets down again. The sleeves move in more places than sleeves have. Thorns come out at the cuffs and
feel about on the dresser for the pipe.

It looks like a man by the light that you have. It wants its chair. Those who went to look for him,
the first night, with poles, may well be out in the yard; somebody is dripping there, and does not
wipe his boots.

! if burnt: say "At the smell of the smoke every button on the coat turns towards the hatch."
! if not burnt: say "Under the flour chest they are humming to it, and the coat has begun to sway."

combat E05 0/1/1/2 + E07 1/2/3/4
reward: say "The coat lies down, empty, and is only a good coat. In the lining the miller's wife had
  sewn what she did not want him to spend. A grey thread runs from the hem, out over the sill, taut
  as a bowstring, to the wood."; treasure 1 -> heroes(all)

## AREA The Web Wood

## 2.1 Words cut in bark
You follow the thread with one finger, and it leads you past a boot, a kite, and a priest's hat, all
hung up neatly at the height where they stopped. On a beech the bark has been peeled back, and
somebody has cut words in it. The letters get larger and larger. There was not much time.

The last line is a drawing of an ear. When you lean close, the tree is listening.

riddle "Eight built my house and it has no door, yet every guest stays."
answers "web", "a web", "spider web", "spiders web", "cobweb"
tries 2
right: say "The whole wood hums one note, like a pan lid, and lets go of something. From the
  branches, one thread each, the goods of earlier readers come down to you. They had guessed
  *prison*, most of them, or *marriage*."; treasure 1 -> heroes(all)
wrong: say "The bark twitches. What lived behind the words lives in the words, small and red and
  quick, and it runs out along your arm spelling it for you."; hit 2 + poison -> heroes(half)

## 2.2 The low canopy
Duck. And again. The silk hangs so low here that you go bent, like people under washing, and
something has been put up to dry in every fold. It has ears. It has very small hands. It is awake.

A dog barks, in the next line or the one after. It is the miller's, by the collar, gone as grey as
everything else, and running up and down the threads as if they were a yard. It knows you are not
him.

combat E15 1/1/2/2 + E16 0/1/1/2
reward: say "One fold hangs heavier than the others. It has been filled with whatever chinked.";
  treasure 1 -> heroes(all)

## 2.3 The cocooned knight
by hero(weakest)
'I say,' says a bundle, upside down. 'Don't get up. Well, you are up. Odo of Lesser Wend, at your
service, in a manner of speaking.' One eye and half of a moustache have been left out. He has been
writing to his horse, in his head, to apologise.

Cut him free and he pays with what he has left. But the silk is spun with something that eats skin,
and there is no way in but by hand. {chosen}'s are the sorest to begin with, and so have the least
to lose.

trade life 3
accept: say "It takes the skin off in ribbons. Sir Odo comes out feet last, shakes every hand that
  can still be shaken, and unpacks. 'Rather you than her. I had a squire somewhere, called Tib. If
  you come on him, be so good as not to tell me.'"; flag s-odo on; treasure 2 -> chosen
decline: say "'Quite right,' says Sir Odo. 'I'd only drip.' You walk on. Behind you he has started
  again: 'Dear Clover. By the time you read this, if you can read.'"

## 2.4 Nyxhoga
It is quite homely. There are shelves. There is a rag rug, made of rags that were made of people,
and a cradle the size of a hay cart, in which nothing lies yet. She is behind it, and above it.
Those are her legs that you had taken for the trees.

She hums. She had it through the floor, a whole winter long, from the miller's wife, and it has lost
its words, because the miller's wife is on the second shelf. One of the bellies has a cut in it. You
watch the cut close.

! if burnt: say "Then she smells the smoke in your hair, and stops. She looks past you down the
  thread, to the mill, and counts. She counts again. The cradle is shoved aside with a noise like a
  falling barn."
! if not burnt: say "Then you hear the second voice, higher than hers, and perhaps a third. So they
  are hatched. A table and a flour chest were not much to lift, for so many. Small feet come down
  the thread behind you, in step with the tune."

combat boss E19 1/1/1/1 + E24 1/1/2/2 if not burnt
reward: say "She folds up like an umbrella, a leg at a time, round the cradle. On the top shelf,
  dusted, stand the things she thought were pretty."; say "The thread does not go slack. It never
  ended here. It runs on over the rug and down into the ground, and something at the far end gives
  it a slow, tired tug."; treasure 1 -> heroes(all)

## AREA The Silk Vault

## 3.1 Husks
Paper, you think, when it cracks under your boot. The passage is knee deep in it. Then you see that
the paper has lapels.

Not everyone she caught was poor. They were unwrapped, emptied, and wrapped again by someone who
never threw away good packing, and their rings have been pushed back on as far as they would go.

! if s-odo: say "One of them wears half a surcoat with the arms of Lesser Wend, and a boy's first
  spurs. You will be so good as not to tell him."
! if not s-odo: say "One of them has half a moustache. It is not his. You make sure, and then you
  make sure again."

! say "You go through the pockets as you would like it done to you: quickly, and saying sorry.";
  treasure 1 -> heroes(all)

## 3.2 Weavers
Clack, goes the dark. Clack, clack. It might be a village on a weekday. Nobody has told the weavers
that she is dead, or they have been told, and there is an order to finish. A shuttle goes by your
face with a thread behind it, and the thread is drawn across your throat, to measure.

They are making something with sleeves. It has four, so far, and each of them would do for a barn. A
thread is cast out, tested, and pulled straight, and you are standing on it.

combat E25 1/1/2/2 + E24 0/1/1/2
reward: say "The loom goes on by itself for eleven strokes. In the bobbin box somebody has kept the
  buttons."; treasure 1 -> heroes(all)

## 3.3 The sticky stair
trap
Up, for some reason, and you had thought that one kept one's best things down. Each step takes hold
of your sole, thinks about it, and gives it back a little later than you would like. It is no worse
than treacle. It is exactly treacle, but it wants to know your weight.

Every footfall is felt somewhere above. Something up there has begun to count along, by tugging.

! say "By the last landing there are arms here that could not lift a spoon.";
  inflict weakness -> heroes(half)

## 3.4 The giant in the silk
Where you forded the river on Monday there was half a bridge, and a toll board. The giant took toll
at both ends at once, people said, and nobody asked how. Here it lies, wrapped to the chin, with the
grey thread round its wrist. All the river's turning went to wind it in.

She did not keep it for eating. She wanted somewhere warm for them to hatch that would last the
winter. Under the silk its skin goes up and down where nothing of its own can be moving. It has
heard you. It has been so long since anybody came to pay.

'Toll,' it says, and with a noise like every sheet in the world being torn for bandages it sits up.
What was sewing it in holds on.

combat boss E23 1/1/2/2 + E25 0/1/1/2
reward: say "A hand as wide as a gate falls open and lets go of the thread. Away it runs, down the
  stair, through the shelves, over the sill. A long way off, wood groans and water gets its shoulder
  under it."; say "You put two coppers in the palm, because it was a bridge. Then you walk back
  beside the race, with the wheel going round so loud that nobody can hear what anybody is
  humming."; say "It is Thursday. The baker hands you the first loaf over the counter, and nobody
  reaches for it. It is a good loaf. It is only that it is warm."
`,
  `# V5 The Clockwork Orchard
difficulty 4
flags stopped, s-hand, s-pressed

An orchard that prunes trespassers. Its gardener has not been seen since he wound it, and his sister
would like him home, or failing that his watch.

## AREA The Hedge Gate

## 1.1 The gardener's shed
Linseed oil, twine, six years of dust. Tools, mostly sharp. Each hangs on its own nail, and from
each hangs a copper label, in a hand so small and neat that you stoop to read. *Rake. Other rake.
Not a rake.*

Miss Hester Quince makes preserves in the valley and pays in jars. 'Tobias labels things,' she told
you. 'It calms him. If you find one that is not calm, go carefully.' By the door hangs the only
empty nail. *Spare hand*, the label says.

! say "You take what you can use and sign the book for it. The last name in the book is Tobias
  Quince. He has signed for a spade, a ladder, and himself."; treasure 1 -> heroes(all)

## 1.2 Wild hedge
Something white has hold of the hedge, or the other way about: an arm, bone to the shoulder, with a
copper label between finger and thumb. *Hedge*, you can make out. The hedge has closed over the
second line.

It was clipped to a wall once, with turrets. Six summers later the turrets have elbows and the
gateway has something to say, mostly with thorns. What barks in there may be another piece of
topiary. It was always hard to tell what he had meant by the dog.

combat E07 1/2/3/4 + E06 0/1/1/2
reward: say "The hedge gives up what it has grown round. Now you can read the rest of the label:
  *Feeds itself*."; treasure 1 -> heroes(all)

## 1.3 The gate lock
There is no keyhole. There is a brass ear trumpet, and below it a row of little doors, such as a
cuckoo might use. You say good morning into it. Behind the doors something is cocked.

*Friends will know it*, says the label. *Others please stand closer.* A needle drops into a groove,
and a voice comes out, thin as wire and rather shy. You have never heard it before, but you have
read it.

riddle "I am wound and do not bleed; when I am unwound I stop."
answers "spring", "a spring", "mainspring", "clock spring"
tries 2
right: say "The gate opens inward, a tooth at a time. So do the little doors, all at once, and offer
  you on little trays whatever the others dropped who stood closer."; treasure 1 -> heroes(all)
wrong: say "'A *spring*,' says the voice. 'Oh dear.' The little doors fly open, and they are no
  cuckoos. Then the gate lets you in all the same. It has had its say."; hit 3 -> heroes(half)

## 1.4 The poachers
'Shut it! Shut it! Hold the,' someone yells, and behind you the gate closes, a tooth at a time. The
people running out of the trees slow down and stop. They have beards to the belt. They came over for
a sack of apples, three weeks ago by their own count.

'Well, now you're in as well,' says the one with the ladder, which has been cut off at both ends.
'There's a rule. It only prunes the ones at the back. So we could do with some people at the back.'

combat E08 1/2/3/4 + E03 0/1/1/2
reward: say "Their sack is full of apples. Every apple has one bite out of it, and in the bite you
  see the wheels. Under the apples is what they meant to buy with them."; treasure 1 -> heroes(all)

## AREA The Smoking Rows

## 2.1 Stokers
You cannot see the trees for smoke. Between the rows stand iron pots with fires in them, as in any
orchard where the blossom must not freeze. It is the middle of summer. Nobody has been by to tell
them.

*Stokers (9)*, says the label, *for frost*. They sit in their pots up to the armpits, small and red
and overworked, and throw on everything that comes along the row. A mastiff goes up and down to keep
them at it, or its shadow does. You are coming along the row.

combat E12 1/2/3/4 + E16 0/1/1/2
reward: say "When the smoke thins you see the blossom. It is enamel, and it would have been all
  right."; treasure 1 -> heroes(all)

## 2.2 The cider press
by hero(random)
The screw of the press goes up by itself and waits. A tray slides out, empty, at the height of
{chosen}'s belt. On the far side a spout puts itself over a clean tin cup. Drip, it says, though
there are no apples in it.

It takes anything and gives back more. *Cider press*, runs the label. *Has had: apples. Boots. A
concertina. One grievance, long held. Improves all of them. Do not put in fingers, they are improved
enough.*

trade cards 1
accept: say "It goes flat with hardly a sigh. What fills the cup is cold, and gold, and goes all the
  way down to the ankles; and on the tray, wiped, lies something that was in there all along."; flag
  s-pressed on; treasure 1 -> chosen; heal 6 -> chosen
decline: say "The tray waits. It goes in a hand's breadth, and comes out again in case {chosen} was
  only shy. Drip, says the spout."

## 2.3 The boiler
Three gauges on a brick wall, each with its own label. *Pressure. Temperature. Mood.* The third
needle lies hard against the pin. The wall takes a step towards you, and turns out to be wearing the
gauges.

It is coal, stacked by somebody who had seen a man once and had been impressed by the fists.
*Boiler*, it says across the chest. Somebody in there, or beside it, is talking to it in a low
kitchen voice, and not on your behalf.

combat E17 1/1/2/2 + E14 0/1/1/1
reward: say "The Mood needle climbs down from the pin, past *Sulks*, past *Fair*, and comes to rest
  at *Sunday*. In the ash pan is everything that would not burn."; treasure 1 -> heroes(all)

## AREA The Mirror Rows

## 3.1 Your own face, older
by hero(random)
He hung looking-glasses here, to ripen the fruit from behind. The rows go on to the left, to the
right, and in directions that only mirrors have, and in all of them walks {chosen}. In all but one.
In one glass {chosen} has stopped.

The hair has thinned. There is a scar that has not happened yet, and an expression that has been
worn in by use. It holds out a hand. *Pear*, says the label on the frame, and then, in a smaller
script: *It knows what it cost. I did not like to ask.*

? "Take it, and find out what it cost": say "It is dry, warm, and stronger than it looks. Some years
  go by between the palms, and {chosen} lets go with something in the face that was not there at
  breakfast."; flag s-hand on; lose 4 -> chosen; trait 1 -> chosen
? "Walk on and keep your years": say "It keeps the hand out as long as you are in the row. In the
  last glass of all it has put it away, and is looking after you, quite kindly."

## 3.2 Reflections
Six glasses ahead, somebody is limping towards you who is not in front of any of them. It has a
staff and a hat and the kind of face that a mirror keeps when there has been nobody else to look at.

*Visitors*, says the label. *They came to see the orchard and I believe they saw it.* The frames are
full of others, pressing close. When one of them goes, you notice, the rest breathe in.

combat E21 1/1/2/2 + E20 0/1/1/2
reward: say "The glass has nobody in it now but you. At the foot of every frame lies what they put
  down so as to have both hands free."; treasure 1 -> heroes(all)

## 3.3 The great spring
Tick, and then a wait in which you could eat a plum. Tick. In a pit lined with brick lies the
spring, blue as a wet slate, as thick as a man. It is almost run down. Every tree in the orchard
leans a little towards it.

There is a brake, and there is a key. *If it stops*, says the label by the brake, *so does what it
grows, and what it has sown will not come up.* And by the key: *If it goes on it will be generous.
It will be so pleased.* It is the first label whose lines are not quite straight.

? "Stop it, and let nothing more come up": say "You put your weight on the brake. Tick, says the
  spring, and waits, and this time goes on waiting. A long sigh goes out along the rows, tree by
  tree, and far away in the middle of it all something sits up."; flag stopped on
? "Wind it, and hold out your hands": say "Forty turns, and at each of them a tree drops something
  at your feet, like a cat. Away to the west, where you are going, a great many small things begin
  to tick."; treasure 1 -> heroes(all)

## 3.4 The toll of the rows
*Scarecrow*, says the label, as big as a door. *Do not pay it.* Above the label is a boot. Above the
boot, eventually, is a straw hat, with crows all round the brim, and they do not seem scared.

It came down from some bridge or other to see who was cutting the toll. He gave it a hat and a
field. It has been happy here, as far as one can be who is owed money. Now there is somebody in the
field. A palm comes down in front of you, open, and it has all day. So has the one behind you.

! if stopped: say "You listen for the tick. There is none, and nothing in the field moves but the
  hand."
! if not stopped: say "It taps one finger, in time with the ticking. You gave it that."

combat E23 1/1/2/2 + E22 0/1/1/2
reward: say "The crows settle on the hat and go through the band, where it kept the takings. They
  let you have everything that does not shine."; treasure 1 -> heroes(all)

## AREA The Heart Tree

## 4.1 A voice in the bark
'Hester?' says the tree.

You have found it by the wire. All the labels in the orchard were cut from one coil, and here it
ends, grown in under the bark of a tree that is bigger than the weather. *Quince*, says the label.
It might be the sort. It might be the signature.

'No. She walks on her heels. I had a question for her, I wrote it down, it is in here with the rest
of me. Will it do if I ask you?'

riddle "Buried I rise, eaten I am carried, opened I am already a forest."
answers "seed", "a seed", "pip", "a pip"
tries 2
right: say "'A pip,' it says. 'She used to spit them at me.' Something wet runs down the bark, and
  where you wipe it off your hands your hands stop hurting."; heal 6 -> heroes(all)
wrong: say "'A *seed*,' it says. 'It's all right. Most things are.' It pats you on the head to show
  there is no offence, and it has not had a head of its own to practise on for years.";
  hit 4 -> heroes(half)

## 4.2 Pickers
Brass fingers part the leaves, and close on a twig, and turn it, to see whether it comes away with a
click. It does. It is dropped into a basket, and the fingers come out for the next one. They are
padded with felt, so as not to bruise.

*Pickers*, says the label. *Ripe things only.* They smell your wrists. They confer. It appears that
you are in season.

! if stopped: say "At their feet lie iron fruits in the grass, split down one side, dead as
  doorknobs. Those did not come up. You put your weight on a brake for that."
! if not stopped: say "The grass is ticking. You wound that, forty turns of it, and now it is all
  coming up at once."

combat E29 1/1/2/3 + E34 0/1/1/2 if not stopped
reward: say "The baskets hold what was ripe on those who came before you: rings mostly, and a few
  teeth."; treasure 1 -> heroes(all)

## 4.3 The pruning ring
The lawn is cut in a perfect circle, and so is everything else, up to the height of a hat. A statue
of a shepherd has been done level with the knees. In the middle wait the blades, folded, like
parasols in a stand, with an oil can, and a deckchair, and nobody in the deckchair.

*Prunes*, says the label. It goes on, in letters that lean on each other: *It counts. One, two,
three, it is very patient. I never got it to put up with a four.* Something whirrs about the oil can
with a key in its back.

combat E31 1/1/2/3 + E30 0/1/1/2
reward: say "The blades fold in, as one folds a napkin. Under the deckchair lie a straw hat, a pair
  of spectacles, and a note that says *Back soon*."; treasure 1 -> heroes(all)

## 4.4 Windfall
It drops into the grass, rolls to your foot, and stays there, rocking. An apple: not brass, not
enamel, and no wheels in it, you bite and look. Then another. Ripe, and humming.

There is a bee in this one. It looks put out. You sit down in the long grass with your back to the
trunk and eat until the juice runs into your cuffs. For as long as that takes, nobody in the orchard
is being careful of anything.

! if s-pressed: say "It tastes of that tin cup. So that is what the press was trying to remember."

! heal 8 -> heroes(all)

## 4.5 The Orchard Mind
'I wanted it to do without me,' says the trunk at your back. You get up. It opens like a cabinet,
and there he is, as far as he goes: a waistcoat, a watch chain, a grey moustache with bark coming up
to meet it. From there on he is branches.

'One graft. I labelled it. And then it was so very much better at everything.' There are labels on
him, too. *Left hand. Other left hand.* On the brow, crooked, the one that is not calm: *Mine. Mine.
Mine.*

! if stopped: say "'Somebody put the brake on,' says a second voice, all leaves. 'We have had to
  wind ourselves by hand. Do you know how many hands that takes? We shall need yours.'"
! if not stopped: say "'Somebody wound us,' says a second voice, all leaves. 'Such strong arms. We
  have felt so well since, we would like to keep them.'"
! if s-hand: say "A pane still hangs on one of the branches. The older face is in it, leaning
  forward. It has seen how this comes out, and it does not look bored."

combat boss E35 1/1/1/1
reward: say "The last branch lets you have the watch. It is still going. 'Tell her,' says the
  waistcoat, and looks about for the word, and then down at itself, and finds there is no label for
  it."; say "All over the orchard, brass fingers open. Apples come down by the hundred, and by
  evening there are children on the wall, and nothing prunes them."; say "Miss Hester Quince opens
  the watch, and out of the back of it drops a pip. She turns it over once. Then she moves the
  geraniums along, and presses it into the earth with her thumb. She does not label it."
`,
  `# V6 The King Who Would Not Roll
difficulty 5
flags die-bone, die-gold, die-glass, s-told, s-coins

A king refused his fate, and so nobody in his country has had one since. Nothing there has come out,
one way or the other, for forty years. You have your own dice with you. People can hear them.

## AREA The Border Fen

## 1.1 The border stone
Forty years of coins lie round the stone, except that they do not lie. Every one of them stands on
its edge. The wind that has your hat off goes through them, and not one falls.

They are offerings nobody dared to take, for who could say if that was lucky? On the far side of the
stone the fen begins. A heron stands there with half a frog in its beak. It has not made up its
mind. Nor has the frog.

! say "You step over the line and touch a coin. It falls. Heads. Then the next, and then all of
  them, with a sound like applause in another room. In the pouch your dice have gone quiet, like
  dogs that have heard something."; treasure 1 -> heroes(all)

## 1.2 Border dogs
*Grip*, it says over the first barrel. *Fang. Duchess. Fang.* These are the royal kennels, and what
comes out of them, stretching, is half of it rats. There was some doubt whether to feed the rats as
well. It was never settled, so they were fed. It was never settled that they were not dogs.

Whatever they are, they have guarded this border since the refusal and not once got to bite. They
have heard the dice.

combat E06 0/1/2/2 + E01 2/2/3/4
reward: say "In the straw of the last barrel lies the kennelman, with his purse on his belt and a
  hole in his side from the year of the refusal. 'Did it come out?' he asks. You say it did. 'Oh,
  good,' he says, and closes his eyes."; treasure 1 -> heroes(all)

## 1.3 The bone die
by hero(random)
Palm up, out of the peat, comes an arm in a gambler's cuff. The fingers are closed as one closes
them on a moth. There is a die in there: yellow bone, with the pips burnt in by a nail.

It lies in a dead hand. The king had all the dice in the country called in, and this one was not
handed over. Somebody ran with it as far as they could, and meant to throw it, and is still going
to. {chosen} kneels down and takes hold of the thumb.

check luck 4
pass: say "The fingers open, one by one, and the little one even gives a push. The die is light and
  as warm as bread. It wants to roll so badly that {chosen} has to make a fist."; flag die-bone on
fail: say "The hand closes. It has been so long since there was somebody to shake on it with. By the
  time {chosen} has got loose, the arm is going down, thumb last, and the die goes with it.";
  lose 2 -> chosen

## 1.4 The sunken patrol
'Heads we go round, tails we go through,' says the sergeant. He says it under water. You look down,
and there stands the patrol, on the bottom of the fen, boots together, chins up. They are watching
something above your heads.

You look up, too. It is a penny. It hangs at the top of its toss, winking, as it has ever since, and
a light or two has gathered there to see. 'You've got hands,' the sergeant says. 'Call it.' Then
they are climbing out on to the bank, because nobody calls it quickly enough for them.

combat E05 1/1/2/2 + E04 0/1/1/2
reward: say "The penny comes down. Tails. 'Through, then,' says the last of them, and lies back in
  the water like a man who has at last been given an order. They will not be needing their pay.";
  treasure 1 -> heroes(all)

## AREA The Black Foundry

## 2.1 Furnace crew
Here is where the dice were brought, by the wagonload: ivory, box, lead, cherry stones. They went
into the pots. Bone burns, and lead runs, but the pips came through it all and got out over the rim,
small, black, red-hot, and furious.

They come rattling along the gantry in ones and twos. Somewhere up there must be a six. A visor
turns on the stair to see what they are pleased about, or it is only a ladle, swinging.

combat E12 1/2/3/4 + E13 0/1/1/2
reward: say "You rake through the slag. The king's men melted everything that could fall two ways,
  and it turns out that this is most of what is worth having."; treasure 1 -> heroes(all)

## 2.2 The debt collector
'Item,' says a soft voice, 'one party, armed, solvent. Item: they rattle.' He gets up off a
strongbox that has nothing in it. He has not been paid since the refusal. Nobody can lose here, so
nobody owes, so he has come down to living on the smell of it.

He sells one golden die, dearly. It lies on his sleeve like a tame mouse. 'The old king's. Item: it
has never lost. Five, and I do not haggle. Haggling wants an end, and where should I get one?'

trade value 5
accept: say "He bites everything you give him, and sheds a tear at one of them. The die is heavier
  on one side. You feel it, and he sees you feel it."; say "'Item: the boy was brought up on that
  one. His father let him sit under the table and listen to it win. He was a grown man before he met
  a die that might do otherwise.'"; flag die-gold on
decline: say "'Then it stays outstanding,' he says, 'and so do I.' He lies down again on his box and
  folds his hands, with the golden die on top of them, like a flower."

## 2.3 The overseer
An iron cradle hangs over the pit on a chain. It is black, beautifully finished, and waits only for
a name along the edge. The docket says *urgent*, and is forty years old.

'Not yet,' the overseer is saying. 'Not yet. Not yet.' It is seven feet of clinker with a whistle
round its neck, and it holds a ladle over a mould without spilling, because the job must be ready in
good time. It turns to see who is breathing on the metal. Under the bench a chain runs out.

combat E17 1/1/2/2 + E16 0/1/1/2
reward: say "The ladle tips, and the mould fills, and the furnace, after thinking it over for most
  of a lifetime, goes out. You take your wages from the tin. The cradle is still rocking when you
  leave."; treasure 1 -> heroes(all)

## AREA The Mourning Road

## 3.1 The tollkeeper
There are two tariffs on the board, both in good chalk. *Funerals. Christenings.* She looks at you
over the bar, which has a black ribbon at one end and a white one at the other. 'Which is it you're
going to?'

You ask which it is. 'Don't be clever, dear, we've none of us been told. They've been walking past
for forty years with both hats on.' She taps the board. 'If you can't say, it's the question. One
go. I don't hold with second goes. Look what he did with his.'

riddle "Everyone holds one before the throw and nobody holds one after."
answers "a guess"
pick "a crown", "a guess", "a debt", "a die"
tries 1
right: say "'A guess,' she says. 'And you've still got yours, you lambs. Sit down. The soup's for
  people who are going to arrive, and I've had it on since I was a girl.'"; heal 5 -> heroes(all)
wrong: say "'It was a guess,' she says, 'and now you haven't got one.' Up goes the bar, without
  waiting for your chins."; lose 2 -> heroes(all)

## 3.2 Mourners
Crape and peppermint come down the wind, and then the procession. They are professionals. They were
hired by the day to weep for a queen who was expected to die, and nobody has told them to stop, or
to start. There is a white ribbon in every pocket, in case.

They have cried themselves hollow. You can see the road through their waistcoats. One sob goes along
the line, hand to hand, and each of them is the better for it. Overhead go those who expected a
meal. 'Here is somebody,' says the first mourner, 'who could be *dead*.'

combat E21 1/1/2/2 + E22 0/1/1/2
reward: say "The ribbons lie in the road, black and white, like a game that somebody was called away
  from. They were paid by the day, and there have been a great many days.";
  treasure 1 -> heroes(all)

## 3.3 The bridge of names
trap
One name to a plank, cut deep, then a date, then a dash. After the dash there is nothing. You go
across as everybody does, on other people: a cooper, a pair of twins, a bishop.

Then comes a gap too wide to step over, with a single plank in it. Yours is on it. The date is
right. The dash is fresh, and there is still some sawdust in it, and you see what they used to make
it. A saw.

! say "Somebody was going to fill in the other end when it was known.";
  inflict weakness -> heroes(half); hit 3 -> heroes(half)

## 3.4 The last toll
The bell rope at the last toll hangs at the height of a chimney, and the mat is as big as a yard.
This was built for somebody large. If he is in, he is asleep. What gets up off the mat is his
shadow, which has taken the money for him since it went grey.

'Purpose of visit?' it asks. You tell it. It is not there for a moment, and then it is, and it would
seem that it went to wake somebody. 'In forty years,' it says, 'no one has said *to get it over
with*. I don't know if I can allow that. I don't know if I can do anything. Let us see.'

combat E23 0/1/2/2 + E20 1/1/1/2
reward: say "The bar goes up by itself. There is a till as big as a pond, and you take what you can
  lift. From here you see the palace, and one lit window, high up. It has the look of a window that
  was lit in the middle of the night."; treasure 1 -> heroes(all)

## AREA The Glass Gardens

## 4.1 The glass die
Two chairs on a lawn, one of them pushed back in a hurry. On the table stand a tray, a cup, and a
little brass plaque: *His Majesty will roll presently.* The die is glass. You can see all six of its
faces at once, and nothing inside it. So this is the one.

It sits on a pressure plate. Round about, in the box hedge, a hundred panes are drawn back on wires,
as fine as you please. Beside the table a fountain has stopped halfway up. The drops hang in the
air, bright and cold, at the height of a mouth.

? "Snatch it off the plate": say "It is in your hand before the plate has noticed. Then the plate
  notices, and the hedge shuts like a book."; hit 6 -> heroes(half); flag die-glass on
? "Leave it and have a drink of water": say "You leave the honest thing where it is and have the
  fountain instead, a drop at a time, out of the air. It is forty years old and tastes of the summer
  it was."; heal 4 -> heroes(all)

## 4.2 Glass reapers
Chink, swish, chink. The grass in this part is glass as well, and has to be cut every day, because
it did not grow and nobody can be sure that it won't. The first reaper to turn round wears your hat.
It lifts its scythe when you lift your hand, and nods when you nod.

! if die-glass: say "In your pocket the die gives out a clear, high note. Every blade on the lawn
  takes it up, and the reaper looks at the pocket."
! if not die-glass: say "Behind you, on its plate, the die throws a spot of coloured light on the
  grass. The reaper mows round it, every time."

Whatever you do to it, it will want to do to you. Something small and tightly wound goes from flower
to glass flower, or else that is the wind.

combat E33 1/1/2/3 + E30 0/1/1/2
reward: say "It goes into a thousand pieces, and you are in all of them, looking surprised. There
  are real things among the glass, if you are careful how you pick them up.";
  treasure 1 -> heroes(all)

## 4.3 The grove
Bark has come up to their elbows, and their bags have grown fast to their hands. The royal
physicians were asked to wait in the grove until they were called. 'Is it time?' asks the nearest.
Sap runs out with the words. 'Has it begun?'

It has begun, you say. It began forty years ago. There is a rustle of relief. Then they look at one
another, and at you, and roll up what used to be sleeves. They are in practice again at last, and
whatever you cut they close up before you have wiped your blade. They are doctors, after all.

combat E32 1/2/2/4
reward: say "The bags come open. Everything in them is clean, and wrapped in linen, and there are
  two of each: one set black and one set white."; treasure 1 -> heroes(all)

## AREA The Throne Without Dice

## 5.1 The chamberlain
Here comes someone at a run, on felt soles, with a basin of hot water and towels over his arm. At
the end of the corridor he turns round and comes back with it. 'Hush,' he says in passing. 'Her
Majesty is as well as can be expected.' And on the way back: 'Has been. For forty years.'

The third time he stops. The water shakes, and steams, and does not get any colder. 'You mean to go
in to him. I must ask you one thing first. Please have it right. I have got so tired of there being
nobody to tell.'

riddle "What does a king keep by giving it?"
answers "his word"
pick "his crown", "his word", "his seat", "his gold"
tries 1
right: say "'His word. The midwife came out to him on the lawn, with a die on a plate. *One of them
  I can save, sire,* she said. *For the other you must roll.* And he gave her his word, out loud,
  before all of us, that he would not.'"; say "'He has kept it. Look round you: this is what he has
  kept.' He puts down the basin, for the first time, and opens the gift cupboard for you, the one
  with the silver spoons."; flag s-told on; treasure 1 -> heroes(all)
wrong: say "'His *word*,' says the chamberlain. 'He gave it out there, on the lawn. And you come
  here to make him break it, and you don't even know what it is.' His hands are very full, and very
  tired, and the water is still very hot."; hit 5 -> heroes(half)

## 5.2 The court
'So the king says to the midwife,' says the jester. 'No, wait.' He stands on one leg in the middle
of the great hall, with the whole court round him, and every one of them has their mouth open ready
to laugh. There is dust on their tongues. 'So the midwife says to the king. Wait.'

He cannot get to the end of it. He has tried it nodding, he has tried it weeping, he has tried it at
double speed, ducking as he goes. If any of these suits of armour is on duty, it has heard the
beginning a million times, and would like to take it out on somebody. All the bells turn towards
you.

combat E36 0/1/2/3 + E37 1/1/1/2
reward: say "'*Neither*,' says the jester from the floor, and that is the end of the joke. The
  laughter comes out all at once, the whole of it, and then, somewhere near the back, stops. They
  have left their fans and their rings on the benches."; treasure 1 -> heroes(all)

## 5.3 Two doors
One door smells of coins, and one of wet scales. They are the servants' ways behind the dais, for
kings must eat. Through the first comes a murmur of figures, through the second a gulp, after a
while.

Both of them come out at the antechamber. The page who tells you so has had a finger to his lips
since he was ten. 'In there he won't let go of anything,' he whispers. 'In there it won't stay hurt.
I'd go round, but there isn't a round.'

? "The counting house, where something counts": say "The lock has a slot above it. It takes a penny
  to get in, and you hear the penny being entered."; flag s-coins on; goto 5.4
? "The cistern, where something swallows": say "The stair is wet, and then it is under water to the
  knee. Far down something has heard that there is company, and begins to shine."; goto 5.5

## 5.4 The Pale Treasurer
'Nine hundred and ninety-nine thousand, nine hundred and ninety-nine,' says a man the colour of
candles. One coin is left on the cloth. He looks at it. He moves the whole heap back from right to
left. 'One.' The country is solvent, on paper, as long as he has not finished.

'If it is a small matter,' he says, as you draw, 'leave it with the boy. I do not take small change.
And pray be brief, because I do keep count. At five I close the drawer, and I should mind your
fingers.'

combat E39 1/1/1/1
reward: say "You put the last coin on the heap for him. 'A million,' he says, in wonder. 'It comes
  *out*.' There turns out to be rather more than that in the drawers, and no one on this side of the
  desk to count it."; treasure 2 -> heroes(all)
then -> 5.6

## 5.5 The Gilded Hydra
Gold leaf drifts on the cistern like autumn. They gilded it for the christening. It was to come up
the fountain stair at the stroke of noon, to flutes, and frighten the children a little, and it has
held the pose ever since, with its necks crossed.

It is delighted that it is noon. One head wants to bow, one to sing, and one to eat. A blow they
share out among them, so that nobody gets too much, and what you take off grows back. Under the
water you hear, rather small, the bells of a cap.

combat E38 1/1/1/1
reward: say "It goes under, gold last. The stream it has been holding back for all these years runs
  in over your boots, so clean and cold that you stand there and let it have the rest of you.";
  treasure 1 -> heroes(all); heal 8 -> heroes(all)
then -> 5.6

## 5.6 The antechamber
The kettle boils. It gives everybody a fright, you most of all, and the chamberlain comes in and
looks at it and has to sit down. It has been about to boil since he was a young man. He makes the
tea with great care. It is a quiet hour, and the last one.

! if s-coins: say "He stirs it for you with a new penny. You have brought some in on your cuffs."
! if not s-coins: say "He hangs your boots by the fire. A flake of gold leaf slides down the leather
  and curls up."

There is linen on the chest, folded, in two piles, one black and one white. There is a rocking horse
with the paper still on. And through the wall, so near that you could lay a hand on it, a woman
breathes in. Everyone waits. She breathes out.

! heal 10 -> heroes(all)

## 5.7 The King
He is younger than his coins. For him it is still that night, and he sits the way he sat then,
sideways on the throne, with one ear to a little door. One fist lies shut on his knee. 'Not so
loud,' he says.

! if s-told: say "'I gave my word,' he says. He can see that you know to whom."
! if not s-told: say "'She is in there,' he says. 'They both are. One was safe, and for the other I
  was to roll. You did not know that. Nobody ever asks what it was for.'"

'If I throw, I may lose one of them. If I don't, I have them both. You see? I have *had* them both,
for forty years.' Behind the door she breathes in. He would rather break every bone you have than
hear what comes next.

! if die-bone: say "You put down the bone die, on the lowest step. Somebody died in a bog to keep
  that, and held it like a moth. The king is the first to look away."
! if die-gold: say "You put down the golden one. 'That is Father's,' he says. 'It always.' And for
  as long as he looks at it he is a small boy under a table, listening."
! if die-glass: say "You put down the glass one, and it rings. You can see through it to the floor:
  there was never any trick. His hand has started out for it before he can stop his hand."
! if not die-bone and not die-gold and not die-glass: say "You have brought no die that he ever
  refused, only your own, and he looks at those as one looks at strangers' children. There is
  nothing on the steps between you."

combat boss E40 1/1/1/1
weaken E40 4 for die-bone, die-gold, die-glass
reward: say "The fist has come open. You lay a die in it, and fold the fingers over, one by one. 'I
  can't,' says the king. 'No,' you say. 'No one can.' You help him turn his hand over."; say "It
  rolls a good deal further than dice do, across the marble and the dust, and in under the little
  door. Nobody sees what it shows."; say "In the fen a heron swallows. A duel ends, a loaf burns,
  and all down the country the coins fall over, heads, tails, heads. Behind the door somebody very
  new begins to scream."; say "The chamberlain stands over the two piles of linen with his hand out,
  and does not breathe. Then, hoarse from forty years of it, somebody very tired begins to laugh. He
  takes up the white."
`,
  `# V90 The Salt Cellar
difficulty 1
flags candle

A tavern keeps its ghost in the cellar, where the rent is low.

## ENEMY L01 Brine Wight
tier 1
life 30h
immune poison
resist stun
ward 1
frenzy 50 1
step: hit 4 -> heroes(half)
step: wind "It breathes in, and the barrels creak."
step: hit 6 -> hero(rival)
at 50
step: hit 4 -> hero(weakest)
step: hit 3 + weakness -> heroes(half)
hint "the first touch of each round passes through it"

## AREA Below the taproom

## 1.1 One candle
There is one candle and a long stair.

? "Take the candle": flag candle on; goto 1.3
? "Feel your way": say "Something soft, then something worth having.";
  treasure 1 -> heroes(all)

## 1.2 The ninth step
trap
It is missing.

! hit 3 -> hero(random)

## 1.3 Scratched in the salt
Somebody had a nail, and time.

riddle "I was the sea and I remember; put me back and I am gone."
answers "salt", "the salt"
tries 2
right: say "The wall sweats, and the sweat closes your cuts."; heal 3 -> heroes(all)
wrong: lose 1 -> heroes(all)

## 1.4 The cooper
by hero(random)
He collects, he says, and looks at {chosen} as one looks at a good plank.

trade value 3
accept: treasure 1 -> chosen; heal 4 -> chosen
decline: say "He shrugs, and the barrels shrug with him."

## 1.5 The tenant
The air tastes of brine.

! if candle: say "The flame leans away from the left barrel."

combat boss L01 1/1/1/1 + E01 0/1/2/2 if not candle
reward: treasure 1 -> heroes(all)

## AREA The sea door

## 2.1 Salt water
by hero(weakest)
Behind the last barrel there is a door, and behind the door there is weather.

check luck 4
pass: say "A dry step, then another."; heal 4 -> chosen
fail: inflict weakness -> chosen
`,
]
