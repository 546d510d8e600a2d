// Made from the books by `npm run books`: write there, not here.
export default `# ADV3 The Hush Comes Up

## MAP
loc A "Marrowby Quay" at A4 xp 0
loc B "Net Lofts" at B3
loc C "Chandlery" at C5
loc D "Infirmary" at E5
loc E "Hill Stair" at D4
loc F "Bell House" at E2
loc G "Rope Walk" at C1
loc H "Upper Gate" at G3
card M06 loc I "Cellar Run" at D6
card M07 loc J "Chain of Boats" at A2
path A-B
path A-C enc 1
path B-E enc 1
path B-G
path C-E
path D-E enc 1
path E-F enc 1
path E-H
path F-G enc 1
card M05 path B-F enc 1
card M06 path C-I
card M06 path I-D
card M07 path A-J
card M07 path J-H enc 1
start A
recover E9

## SETUP
Put the marker on Marrowby Quay and the tokens 1 to 7 face down on the paths. Lay the event tokens 1
to 6 beside the map. Each time you rest, the fog takes one more place: first the Quay, then the Net
Lofts, the Rope Walk, the Chandlery, the Infirmary, and last the Bell House. Whoever arrives at a
place that it has taken will feel it.

! on rest if not BURNT and not FOG1: record FOG1; token place event 1 at A
! on rest if not BURNT and FOG1 and not FOG2: record FOG2; token place event 2 at B
! on rest if not BURNT and FOG2 and not FOG3: record FOG3; token place event 3 at G
! on rest if not BURNT and FOG3 and not FOG4: record FOG4; token place event 4 at C
! on rest if not BURNT and FOG4 and not FOG5: record FOG5; token place event 5 at D
! on rest if not BURNT and FOG5 and not FOG6: record FOG6; token place event 6 at F
! on arrive if token-here: rows each -1
! on arrive if token-here and legendary: fatigue each 1

## BEGIN
Hob Tarrant pays out on an upturned herring barrel, one lamp a week, and asks each of you whether
that looks like the right amount. Peg Lantry, twenty years a pin, lays her snuffer on the pay sheet
to keep it from the wind. *P. L.* is burnt into the handle.

Then the Fishwife gives her two. The second is cross, as always, and goes on being cross in a way
that metal should not: a long rattle, a plate set spinning on a stone floor. All Marrowby takes its
hat off and waits for it to lie still. When it does, there is a white line on the water that was not
there at the first stroke.

! if title T001: record AWAKE; say "Doors open along the quay. They have slept in their boots since
  they heard who rang at Sedgewick."
! if title T002: say "In the end house live two families who have moved here from Sedgewick. A
  mother sees your pins and calls the children in."
! goto A

## A
Gutting tables, row behind row, and in every edge two hollows where the gutters' elbows have been.

! if FOG1 and UNNAMED: say "White stands between the tables, hip-high, waiting to be served."
! if FOG1 and not UNNAMED: say "White stands between them. On the nearest table lies a thing with a
  wooden handle and a thin blade, and you cannot think what it is called. Along the mole comes a man
  with a lamp, shouting his wife's name as far as the middle."; record UNNAMED
? if not AWAKE and not FOG1: once "Go along the doors with a hammer" (1 fatigue): record AWAKE; say
  "By the ninth door you have it down to two blows. By the thirtieth they are coming out before you
  knock."; stay
? once "Find out why Adda Corse is sitting on a coil of rope" -> A2
? if not BOAT: "Go to the end of the mole, where a boat is hailing" -> A3
? if AWAKE or CREW: once "Have the boats lashed stem to stern along the mole" -> A13
? if not FOG1: once "Look into the brine sheds" -> A9
? item
? rest
? move

## A2
"Three things," says Adda Corse, reeve of Sedgewick, from the top of forty fathoms of bell rope, and
puts up three fingers. "The rope is sold. The cart it came on is gone, with my cushion. And I
brought Nan Teasel to her aunt in the net lofts for the winter, because it was safe." The third
finger stays up after the others have gone down.

She feels in her apron for a slate and a stub of chalk. "It takes the names first. I have seen it do
that. You write a fair hand, for. Well. Write."

! if NAN: say "You tell her who is with you. She puts the finger down herself, with the other hand."
! reveal item 54
! goto A

## A3
Twelve people, and a mast that has been mended with an oar. "A line," calls the man in the bow, once
he is near enough not to shout. "Only a line. It is behind us." He is Ketil, of the White Keel. On
the water stairs stand eleven men with gaffs, who have been raided twice this year, and once by him.

Nobody on the quay has said no. They look at the boat, and then, one after the other, at your pins.

! record BOAT
! if title T010: say "'That is the lamp from the dune,' somebody says in the boat, and an oar is
  lifted to you."
! if title T016: say "Somebody in the boat smells the tar on your sleeves from there, and says so."
? "Throw the line, and stand in front of it" -> A4
? "Turn them back into the white" -> A5

## A4
Wet rope leaves your hand, and the boat has the end of it. Now there are eleven gaffs, and behind
the gaffs eleven fishermen who are afraid of the fog and would much rather be afraid of this. The
nearest is shaking so that his point draws small circles on your coat. "You are in the way, pin," he
says. One could ask him of what, if one's voice held.

check [Unhurried if players = 1] [Guided if title T010] Intimidate II
pass -> A6
fail -> A7

## A5
You say it across the water, in so many words. Nobody curses you. Ketil waits, in case there is
more, and asks for nothing else. Then they put out the oar that is not a mast, and the boat comes
round, twelve faces looking back at you over twelve left shoulders, and the white shuts behind the
rudder as neatly as a drawer.

On the stairs the gaffs go down. "Had to be done," says one man, to his gaff.

! reveal T026; favor F1 +1; favor F2 -2
! goto A

## A6
One gaff is grounded, then the next, and then all of them, with a noise like cutlery. Nobody who has
put one down looks at you. They come over the edge of the quay left foot first, eleven of them, and
last their captain. Ketil looks along the row of gaffs. He coils your line, properly, and hands it
back to you.

"What is there to carry?" he asks.

! record CREW; favor F2 +2; favor F1 -1
! goto A

## A7
A gaff goes in somewhere soft. After that nobody decides anything. They come up the weed on the quay
wall with axes in their teeth, like people who have nothing behind them to go back to, and the first
one over the top takes you for the man with the gaff.

combat [Wounded if players = 1] E17
victory -> A8
defeat -> A10

## A8
You are standing between two rows of people who have run out of breath. A woman lowers her axe to
look at the white, which has come forty yards nearer while everybody was busy, and begins to laugh.
A man with a gaff catches it from her. Somebody ties up the boat, since it is there.

! record CREW; favor F2 +1; favor F1 -1
! goto A

## A9
In the third shed a barrel is breathing. Its lid goes up by the breadth of a finger, and down, and
up. When you lift it off, the brine is full of things as long as your forearm, lying side by side
and perfectly content. They turn over toward the warmth of the lamp. Then they find that there is
something warmer, a little above it.

combat [Wounded if players = 1] E06
victory -> A11
defeat -> A12

## A10
Planks, boots, a sky without a top. Somebody steps over your face with care, left foot first. By the
time you can turn your head the boat has taken on a cask of water and whatever else it needed and is
going north along the shore, without a light. A fisherman sits beside you, holding his own arm and
your hat.

! if exhausted: death -> E
! goto A

## A11
A salt shovel does it, in the end, and the open door. They go over the sill one at a time and down
the drain without haste, like guests who have been told the hour. Behind the barrels hang net
weights on hooks, some hundreds of them, honest lead. You take as many as a person can carry and
still be said to walk.

! reveal item 53
! goto A

## A12
They let go when you are cold enough. Above you are rafters, and on every rafter a ham hook.
Somebody is going over your fingers, one by one, bending each to see whether it bends. It is the
shed boy. He makes it ten, he tells you, twice, and would you like his coat.

! if exhausted: death -> E
! rows each -1
! goto A

## A13
Hawser through ringbolt, forty times over: out along the mole and round the foot of the hill to the
water stairs under the Upper Gate. It makes a street that moves. A boy goes along it with a pot of
whitewash and numbers the boats, since a street should have numbers, and is laughed at. He gets to
forty and starts on the other side.

! if CREW: say "Ketil's people tie the knots. The men with the gaffs hold the lanterns for them."
! reveal M07
! goto A

## A47
Held up on the end of the pole, the storm lantern makes a ring in the white the size of a threshing
floor. People come into it out of nowhere, hands first, as one walks into a cold sea. They stop
under the light. They look down at themselves, buttons, shoes, and find that it is all there.

! rows each +1
! goto A

## A54
Standing on a gutting table you read out the slate, every name, twice. At each of them somebody in
the crowd looks up and has it back: Maud. Peter. Little Peter. One name finds no owner. You read it
a third time, and a woman near the front says slowly that it might be hers, and would you mind going
on saying it.

! record LIST; rows each +1
! goto A

## B
! if not xp-here: goto B1

Nets hang from the beams by age, like wine, and the oldest, up under the slates, is so fine that for
years it has caught nothing but dust. Below it stands a stool, beside a hole half mended, with the
needle still in the knot. The seat is warm.

! collect
! if title T007 and not FOG2: goto B2
! goto B1

## B1
Cork, twine, and the dark between one net and the next.

! if FOG2: say "White hangs in the meshes, sorted by size."
? if not NAN and not FOG2: once "Find out who is breathing behind the oldest net" -> B3
? if not NAN and FOG2: once "Feel along the floor under the nets" -> B6
? once "Cut down whatever can be tied to something" -> B8
? item
? rest
? move

## B2
A small person drops from a beam and is cross about having waited. *You. Good. You were slow last
time too.* Nan Teasel has counted the roofs between here and the Bell House: nine, and one bad
gutter. She has told her aunt, who looked at her hands and said, yes, dear. Now she tells somebody
who knows the words. She goes up the ladder backwards, so as to be able to keep talking.

! record NAN; reveal M05
! goto B1

## B3
Behind the oldest net stands a child with both hands over her eyes, so that nobody shall see her.
Reedling, eight or so, straw in her plaits. There is talk of her all along the Lamp Road: Nan
Teasel, whose voice went in one night, two springs ago. She has heard your boots. She is making up
her mind whether they are the kind that shout.

check [Unhurried if players = 1] Soothe II
pass -> B4
fail -> B5

## B4
*I can't call*, she signs, when she has looked you over. *So I thought I'd stay where I could be
found. That was stupid. Nobody looks behind nets.* She knows a way over the roofs to the Bell House,
nine roofs and a bad gutter, and will show it to anybody who asks. You ask. She does not want your
hand. She takes hold of the end of your pole and goes in front, as one leads a cow.

! record NAN; reveal M05
! goto B1

## B5
She is out of the skylight before you have finished the sentence. You get your head through after
her. Slates, wet, and on them a row of small prints: up, along the ridge, over a gap that you would
have thought about, and on toward the Bell House. It is a road, if one is eight.

! reveal M05
! goto B1

## B6
On hands and knees, then, under the nets, where it is white to the elbow. Somebody is breathing
there, quickly, in the corner by the cork bins. Others are there too. They stand, a good many of
them, close together, with their backs to you. You can see heels. So far they do not mind you.

check [Murky] [Hurried if legendary] Stealth II
pass -> B4
fail -> B7

## B7
What you have hold of is a sleeve. It is empty, and you go on holding it, and it lets you. Then a
pair of the heels turns round. You back out under the nets the way you came and lie on the ladder
for a while, with your cheek against a rung, being glad of the rung.

! fatigue each 2
! goto B1

## B8
Knives out. Two hundred fathoms of line come down, a bin of corks, and a drying frame eight feet
long with net laced across it. You lie down on it, to try. It will bear a person. It
creaks to let the person know.

! reveal item 49
! goto B1

## B48
Once round, and the rattle gives the noise of a large stork in a small room. All the nets shiver.
Overhead, on the slates, something stamps twice. It is the gutter, the bad one, which has let go of
a slate and now, having thought about it, of another. You turn the rattle again, and it lets go of a
third. It is nearly company.

! rows each +1
! goto B1

## B53
With lead knotted into its corners you throw a herring net from the loading door. It opens as it
falls. For as long as it falls the fog below has a hole in it, forty feet across, and in the hole
lie a lane, a cat, a dropped shoe, and the way to the stair. You learn it by heart before it closes.

! rows each +1
! goto B1

## C
! if not xp-here: goto C1

A pilot whale hangs over the counter, stuffed, eleven feet of it. What Marrowby owes is chalked on
its flank. Mistress Quoin is up a ladder with a lamp and has begun at the nose. Stonekin do not
hurry. "Lamplighters," she says, by way of good evening, "eleven gallons." She is not leaving until
it has been read through once. Somebody should know it.

! collect
! goto C1

## C1
Soap, wicks, rope by the yard, the whale.

! if FOG4 and not QUOIN: say "The chalk has run off it. She is still up there, reading."
? if not FOG4: once "Talk Mistress Quoin down from the ladder" -> C2
? if FOG4 and not QUOIN: once "Carry Mistress Quoin out, ladder and all" (2 fatigue) -> C6
? once "Buy a storm lantern and a rattle" (1 gold) -> C4
? once "Roll out the tar" -> C5
? item
? rest
? move

## C2
"Your Wick," says Quoin. "Eleven gallons of the best, since spring, and a funnel not returned." She
moves the lamp along by the breadth of a hand. There are seven feet of whale to go. Outside somebody
runs past, and then somebody else, and then a good many people who are not talking. It would all be
quicker if anybody, once, in her hearing, acknowledged something.

check [Unhurried if players = 1] Bargain II
pass -> C3
fail -> C7

## C3
You take the chalk and sign the whale, under the fin: *owed, the Wick.* She reads it. She reads it
again, and comes down to you a rung at a time. One does not let a debtor stumble, says Mistress
Quoin, and gives you the good lamp. Then she kicks the mat aside. Below the hatch they used to float
brandy, under three streets, to the Infirmary, where it was prescribed.

! record QUOIN; reveal R06; reveal M06
! goto C1

## C4
The lantern is honest brass. The rattle is for telling another boat that you are there. You turn it
once, in the doorway, to see, and across the street somebody screams and then says sorry. *Sold as
working*, says the ticket.

! reveal item 47; reveal item 48
! goto C1

## C5
*Not to be rolled*, says the barrel. You roll it. It is best Court tar, and up on the whale it is
down against the Court's own name, unpaid since the summer. You chalk yours underneath, in smaller
letters.

! reveal item 45
! goto C1

## C6
She weighs what she sells. You go out of the shop door sideways, with the ladder still under her,
and she reads the whale over your shoulder for as long as it is in sight. It is blank. She has it by
heart. At the corner she says into your neck that there is a way under her floor to the Infirmary,
and what the last person paid who used it.

! record QUOIN; reveal M06
! goto C1

## C7
She reads on, from the tail end now. By the hind fin she has got to the years when things were
cheap, and for the length of one herring season there is a girl up there with a new shop. You may
have the cellar key, she says. It is a lamp. It was always a lamp.

! lose 1 gold
! reveal M06
! goto C1

## C54
You hold the slate up against the whale. It is the same list. Hers is only longer, and has sums
behind it.

! if not QUOIN: say "'Names,' says Quoin. 'Those I have.' She rubs out a yard of whale with her
  sleeve and writes them there, one under the other, with nothing after them: no barrels, no pence.
  Then she looks at that for as long as she has ever looked at anything."
! if QUOIN: say "There is nobody on the ladder. You rub out a yard of whale and write the names up
  yourselves, with nothing after them. They look like people."
! rows each +1
! goto C1

## D
! if not xp-here: goto D1

Forty beds from nine different ships stand head to wall, no two of a length; the tall ones lie in
the flagship. Between them goes a Cinderborn with rolled sleeves, her freckles glowing like a stove
left on. "No, do bring the mud," says Linnet Vay. "I was wondering what this floor lacked. Which of
you faints? Good. You have the basin."

Forty faces have turned to the door. They want to know how far up it is.

! collect
! goto D1

## D1
Vinegar, one lamp, forty beds.

! if not FOG5 and not CARTS: say "Somebody is humming with his teeth shut."
! if FOG5 and not CARTS: say "White stands in the ward up to the blankets. Nobody is humming."
! if title T018 and not SHORT: say "All of them are made. On each lies a folded blanket."
! if title T018 and SHORT: say "Thirty-one of them are made. Nine are only empty."
! if title T019: say "The lamp has been filled. Every bed is warm to the hand and turned back, as if
  for a moment."
? if not FOG5 and not CARTS: once "Hold the lamp for the doctor's knife" -> D2
? if not CARTS: once "Ask what she would save first" -> D5
? if not CARTS: once "Go along the beds and see who can walk" -> D6
? if not CARTS: item
? rest
? move

## D2
"Closer. No, closer. If you are going to be sick, turn left, the one on the right has just gone
off." On the table lies a netmaker with a hook in his eye. The knife is the size of a blade of
grass. All that is wanted of you is that the lamp stay where it is, while feet run by under the
window and somebody out there shouts that it is on the fish stairs.

check [Delicate] [Unhurried if players = 1] Stand Firm II
pass -> D3
fail -> D4

## D3
It stays. She ties off the thread, bites it, and only then looks up along the lamp to see who is at
the other end. "Well," says Linnet Vay. "He will be finding bones in his soup again by spring." She
dries her hands and takes a small brown bottle out of her own pocket. "For the next time that
somebody tells you to be brave."

! reveal T022; reveal R37
! goto D1

## D4
Once, by a hair, at a scream from the street. Her other hand is there already and goes on as though
that had been the idea. The man will keep his eye. "Everybody looks at the window," says Vay, and
not to you. She is kind about it. That is how you know.

! fatigue each 1
! goto D1

## D5
"The chest, and then the people. In that order, and you may pull what face you like. The next forty
will want it too." She has gone on to the next bed. It is an oak chest with rope handles, and smells
of cloves. On the lid somebody painted, long ago, TO BE SAVED FIRST; and somebody else, later:
REALLY.

! reveal item 52
! goto D1

## D6
Nine can walk. The girl in the fourth bed, the short one off a collier, says that she will make it
ten, if anybody cares to carry the leg. She has a brother in a house where nobody is allowed to
talk. She would like, just once, to have something to tell him that he cannot say anything back to.
She gives you half a bun for your trouble.

! recover one 1
! goto D1

## D12
Down the ward with the stretchers, a bearer at each end, and the white coming up the stair to meet
you at a walking pace. Vay stands in the doorway and has two fingers on each wrist that goes by.
"Feet first is for the other sort of carrying," she says. "Turn him round."

check [Guided if CREW] [Hurried if FOG5] [Unhurried if players = 1] March II
pass -> D13
fail -> D14

## D13
Forty, on six carts, laid head to foot like spoons. The girl from the short bed has the lantern for
all of them. Vay gets up last and sits down with her back to the horses, so as to have every one of
them before her. "Well," she says. "Do drive."

! goto E10

## D14
Thirty-one, and then the stair is white to the rail. The other nine have been told that there will
be a second trip. The oldest of them thanks you for saying it. He asks whether you could leave the
lamp, and turn it a little, toward the door.

! record SHORT; fatigue each 1
! goto E10

## D49
Two go under the window on the drying frame, and then two more, and you have been to the yard and
back four times before Vay has finished saying that it cannot be done from this end. "Hm," she says.
She sits you down on the flagship and has a look at your feet.

! recover one 3
! goto D1

## D52
She lifts the lid, picks out one bottle, and does your hands with it, finger by finger, like
somebody doing the silver of a house that has been sold. It stings. Then it is warm as far as the
elbow. "There," says Vay. "Now use them on somebody else."

! recover each 3
! goto D1

## D49.52
Stretcher, chest, and a quarter of an hour, which is all the time there is, and she spends it on
you: how to tie a man so that he can be let down a ladder, and how to tie him so that he thinks it
was his own idea. "Knots for people," says Vay. "Boats are easier. Boats hold still, and one can
hate them."

! rows each +2
! goto D1

## E
! if not xp-here: goto E1

Two hundred and eleven steps, one for each year of the bells; the newest is not yet dry, and
somebody has walked in it. Up them goes a town with its bedding on its head. Everybody counts.
Nobody has told them to, it is what one does on a stair. But those who count are the ones who
arrive.

! collect
! goto E1

## E1
Feet, breath, and numbers going up.

! if FOG4: say "Below step ninety nobody is counting."
? if not CALLED: once "Stop at the landing, where people look back" -> E2
? once "Carry an old man's clock to the top" (1 fatigue) -> E3
? item
? rest
? move

## E2
Step ninety-one is a landing. People stop there to look behind them and are pushed on by the people
behind. Down on the lower road a lamp goes out, is lit, and goes out. Then somebody in the white
begins to call for a light, with an oath after every word, as though reading them from a list. You
know it from the pay table: Peg Lantry. She calls for a light. She calls for anybody. And then,
quite clearly, she calls for {player}.

! record CALLED
? "Go down to her on a line" -> E4
? "Go on up, and count" -> E5

## E3
At step sixty it strikes eleven in your arms, and the old man has you put it down, so that he can
wind it, because one must. The town goes round you, him and the clock as water goes round a
post. At the top he pays what he would have paid a porter, less a little for the bump.

! gain 1 gold
! goto E1

## E4
Forty steps farther down there is no more down. The line runs out behind you through your own fist.
She is to the left. She is behind you, quite near, and has got as far as the saints. You hold out
the pole into the white at the full length of your arm, and wait for somebody to take the other end.

check [Murky] [Guided if item 47] [Unhurried if players = 1] Stand Firm II
pass -> E6
fail -> E7

## E5
At a hundred and twenty she is still using your name. At a hundred and sixty she has stopped, and
uses others: a sister's, a dog's. The man next to you says that it is wind in the lamp posts. You
say that it must be. At two hundred and eleven you have got the number right, and nobody to tell it
to.

! reveal T020
! goto E1

## E6
Somebody does. You pull, and they pull you, and on step ninety-one a person sits down between your
feet: a grey plait, one wet glove, Peg Lantry. She has all her oaths still. What she has not got is
the word for what you are carrying. She holds on to your pole with both fists and jerks her chin at
the end of it, where it burns, and cries with temper.

! record PEG; gain 1 xp
! goto E1

## E7
The line comes taut. They are hauling you in from the landing, and what you have in your hand is a
snuffer, with *P. L.* burnt into the handle. You can hear her all the way up, going through her
list. She gets no fainter, as a person does who is left behind. She stays exactly as far off as she
was.

! fatigue each 1
! goto E1

## E9
"Eighty-eight," says somebody into your ear, and "Eighty-nine," says the next. You are going up the
stair from one pair of arms to another, like a bucket at a fire. Each of them says the number over
you as you pass. They are very firm about it. One would think it was yours.

! if exhausted: death -> E
! goto E1

## E10
Where the cart road crosses the stair something stands in the way of the wheels, as high as a child,
made of white, with its head on one side and nothing on the front of it. Behind it, down the steps,
there is more of the same.

! if CALLED and not PEG: say "'Light,' it says, with Peg Lantry's voice, and puts in the oath."
! if PEG or not CALLED: say "'Mind the step,' it says, with the voice of some mother who went by an
  hour ago. 'Mind the step. Mind the step.'"

combat [Wounded if players = 1] [Exposed if players = 1] [Frenzied if legendary] E19
victory -> E11
defeat -> E12

## E11
It says it once more, lower, and comes apart upward, as breath does. The leading horse will not walk
through the place. You put a coat over its head and take it by the ear, and tell it
whatever one tells horses, and the wheels go by, all twenty-four.

! goto H6

## E12
From below you see the wheels go round, with straw in the spokes. You reach for one. It takes you
along for some way on your back, over a kerb, until a hand comes down from the tailboard and has you
by the collar. One lamp has rolled out of your pocket. When you look back it is being held up, by
something the height of a child, to whoever comes next.

! if exhausted: death -> H6
! lose 1 gold
! goto H6

## E48
At every tenth step you turn the rattle. It is an ugly noise. Those who have lost count come toward
it out of the white with their arms out, as cross as people who have been woken. Cross will do.
"What number is it?" asks a man, and you tell him, and he passes it down.

! rows each +1
! goto E1

## E54
With your back to the rail of the landing you write down everybody who goes by, and beside each whom
they are looking for. When the chalk is a crumb the two columns are of a length, and the same names
stand in both. Not one stands opposite itself. You read it up the stair and down the stair, until a
boy in the left-hand column hears himself on the right.

! rows each +1
! goto E1

## F
! if not xp-here: goto F1

She hangs there with a crack in her from lip to shoulder that one could post a letter in. On the
yoke sit some thirty crows and wipe their beaks on the bronze, left, right, as a cook does with a
knife. Underneath stands the ringer's bath. The friction of the rope keeps it warm, he has always
said. In it, in his clothes, up to the chin, sits the ringer.

! collect
! goto F2

## F1
Bronze dust on the sills, the crack, the bath.

! if not HEW and not FOG6: say "Hew Lorn is in it."
! if FOG6: say "White comes in by the louvres and lies down in the water."
? if not HEW and not FOG6: once "Get Hew Lorn out of his bath" -> F5
? if not HEW and FOG6: once "Feel for an arm in the bath" (2 fatigue) -> F6
? once "See who is weeping behind the counterweights" -> F3
? once "Unhang the clapper" (2 fatigue) -> F8
? item
? rest
? move

## F2
Every beak on the yoke stops. They have had the bell, or what there is to be had of it. Now here
comes fresh brass, polished, at the height of a collar, with soft stuff behind it.

combat [Wounded if players = 1] E11
victory -> F9
defeat -> F10

## F3
A boy in felt shoes, not sixteen, with a mallet across his knees and a wedge wrapped in wool. He has
been weeping for so long that his collar is wet. "It was only to be gagged," he says. "There was
frost in her. I drove it in and she went. It was only to be quiet." On the tower stair there are
people with gaffs. They have not found anybody yet, and would like to.

? "Take the mallet from him" -> F4
? "Put your cloak on him, and your pin on the cloak" -> F11
? "Call the people on the stair" -> F12

## F4
He has never hit anything that was alive, and shuts his eyes to do it. The mallet comes round with
the whole boy behind it, and the wall loses some plaster. He is taking a breath to say that he is
sorry. He will need another for the next one.

combat [Wounded if players = 1] E09
victory -> F12
defeat -> F13

## F5
"They won't lift," says Hew Lorn, seventeen, of his arms. "He's sulking, and he's ashamed." He nods
at one shoulder and then at the other. For two years those two have rung every dusk, and he has only
come along with them. Tonight, at the second stroke, they felt her go. They will have to be asked,
he supposes. Politely. One after the other.

check [Unhurried if players = 1] Soothe II
pass -> F6
fail -> F7

## F6
The left one comes first; it has always been the kinder. Then the right. He stands up, streaming,
looks at her once, and goes down the tower with an arm round your shoulders, like a man whom
friends are walking home. At the bottom he draws the bolt out of the door and gives it to you. It
locked her in, he says, it ought to be somebody's.

! record HEW; reveal R07
! goto F1

## F7
"You go on ahead," he says. "I'll only wait until it's cold." He says it very reasonably, with steam
about his ears. You roll up a sleeve and put your hand in, to see how long that will be. No fire, no
rope moving, and it is exactly as warm as it must have been at dusk.

! goto F1

## F8
Three pins, one strap, and you have her clapper in your arms. It weighs as much as a child of three.
When you speak, it hums, so you stop speaking, and it goes on for a little, like somebody who was
about to say the same.

! reveal item 51
! goto F1

## F9
They go up in a ring and hang over the louvres, round and round, on no strings. A feather comes
down; it has an edge of bronze. In his bath the ringer has not turned his head. "They were here
before me," he says. "She let them. She said they tickled."

! goto F1

## F10
Claws on your chest, a black eye, and then, for comparison, the other. They take the buckles. They
take the buttons. They go over the rest of you for anything that shines, down to the teeth, and you
keep your mouth shut, and lose a purse string and what was on it.

! if exhausted: death -> E
! lose 1 gold
! goto F1

## F11
Out past the gaffs he goes beside you, in a cloak that is too long for him, the newest of the Wick,
and weeps, and tonight nobody wonders at that. At the foot of the stair he unpins the pin and gives
it back. He lays his palm on his own throat. Then he is one more back among all the others, going
up.

! favor F3 +2; favor F1 -1
! goto F1

## F12
They are not cruel to him. They want to know who sent him. He would like to know that too; it was a
lady, she said thank you. So they take him up to the gate and tie him to the goat's post with his
face to the town, where he will be able to see it come.

! record TIED; favor F1 +1; favor F3 -1
! goto F1

## F13
"Sorry," says somebody above you, in a whisper, "sorry, sorry," for as long as it takes you to hear
it. He has put the wedge under your head, the woolly side up. Then there are felt soles on the
stair, two steps at a time. They are going down, not up.

! if exhausted: death -> E
! goto F1

## F45
You pour it hot and fill her with a trowel, lip to shoulder, the way a boat is done. One pull on the
rope, to see. *Clank*, she says, like a bucket. But on the yoke thirty beaks have stopped in the
middle of a stroke. The crows look at one another. They leave for good, all of them, by the same
louvre.

! recover each 1; rows each +1
! goto F1

## F51
You take hold of the clapper with both arms and strike her with it from beneath. It is not a note.
It is half of one, and the other half comes out of the crack a moment later, and higher. But along
the roofs the white stops where it is. It leans, as one leans who has very nearly heard. Then it
draws in its edge from the ridges, tile by tile.

! recover each 2
! goto F1

## G
! if not xp-here: goto G1

Six hundred paces of shed, and not a window in it. The rope-makers of Marrowby walk it backwards,
for a living, paying out hemp from an apron, and each has worn a groove of his own into the floor.
Nobody is here tonight. At the near end there is some light from the door. At the far end there is a
draught.

! collect
! goto G1

## G1
Hemp, tar, a groove to put your heels in.

! if BURNT: say "It burns from one end to the other, in perspective."
! if FOG3 and not BURNT: say "Somebody has taken away the last two hundred paces."
? if not title T023: "Put the lamp to the tarred end" -> G2
? if not BURNT: once "Walk it, backwards, as far as the draught" -> G4
? item
? rest
? move

## G2
It is the Court's. It is the town's winter. The ropes of nine bells were laid in here, and there are
forty new cables on the drums. Your lamp is not large. It does not have to be.

! favor F1 -1
! goto G7

## G4
Backwards, then; the groove is made for it. You lay one hand on the hemp and walk. You cannot see
what you are getting into, but you have been with the Wick for three weeks, and it no longer bothers
you.

check [Unhurried if players = 1] March I
pass -> G5
fail -> G6

## G5
Your shoulders find the end before you do: a hatch in the wall, propped open, and on the sill a
bucket of tar, set down to keep somebody's place. Nobody has been back for it. You lift the bucket
in and let the hatch fall shut. The draught stops. So, a little afterwards, does the sound that you
had taken for the draught.

! reveal R38
! goto G1

## G6
There is somebody else in the groove, and he is walking forwards. You stop; he stops, so close that
your back goes cold between the shoulders. You walk on. So does he, in step, like a man who is being
taught to dance. In the light from the door there is nobody but you. Across the back of your coat
are two white hands.

! rows each -1
! goto G1

## G7
Tarred hemp takes the flame with the sound of a sail filling. When you are out of the door it burns
at the far end too, six hundred paces in a line, from the mole to the hill. And along that line the
fog has stopped, as cattle stop at a fence. It stands there with its whole weight and waits. It can
wait for as long as there is something to burn.

! record BURNT; reveal T023
! goto G1

## G45
The barrel goes off down the groove as though the floor had been laid for it.

! if BURNT: say "The fire takes it whole. It gets no larger, only whiter. You stand in front of it
  until your boots are dry."; recover each 1
! if not BURNT: say "With tar at the draughty end the whole walk will go up at one breath, and
  hotter, and there is time to roll out the finished cables first. They lie in the street in heaps,
  saved. Then you put the lamp to it."
! if not title T023: goto G7
! goto G1

## H
! if not xp-here: goto H1

Nobody says halt. But the goat on the gate has lowered its head, and it is on the rolls: guard,
third class, one truss of hay a day. Behind it stand six carts with their shafts in the air, and Hob
Tarrant, who is walking round them. "Would anybody mind telling me," he asks, "what these are for?"

! collect
! goto H1

## H1
! if CARTS: goto H6

Six carts, one road down, time for one trip.

! if TIED and not FREED: say "At the goat's post stands a boy in felt shoes, tied, with his face to
  the town."
? if explored D: "Take the carts down" -> H3
? if TIED and not FREED: once "Cut the boy's cord" -> H22
? once "Give the goat the countersign" -> H2
? item
? rest
? move

## H2
Regulations entitle the guard to a countersign, and you have not got one. You have half a bun. It is
now a matter of who lowers the head first. The goat looks at the bun, at the pin, at the bun. It has
not been relieved since noon.

check [Unhurried if players = 1] Forage I
pass -> H14
fail -> H15

## H3
Two runners reach you together. Vay's boy: forty, she says, if they come now, and she is asking
nicely because he has no breath left to be rude with. The harbour master, who has come himself: two
hundred sacks in the granary, and the boats, and four thousand people who will want to eat between
now and spring.

They have stopped shouting. They look at you, since you have a pin and no side. It is a long way
down and a longer way up, and the white is walking. There is time for it once.

! record CARTS
! if FOG5 and not FOG6 and not BURNT: record FOG6; token place event 6 at F
! if FOG4 and not FOG5 and not BURNT: record FOG5; token place event 5 at D
! if FOG3 and not FOG4 and not BURNT: record FOG4; token place event 4 at C
! if FOG2 and not FOG3 and not BURNT: record FOG3; token place event 3 at G
! if FOG1 and not FOG2 and not BURNT: record FOG2; token place event 2 at B
! if not FOG1 and not BURNT: record FOG1; token place event 1 at A
? "Turn the carts left, to the Infirmary" -> H4
? "Turn the carts right, to the granary and the boats" -> H5

## H4
Left. The harbour master sits down on the mounting block, like a man at the end of a long day, takes
off his hat, and looks into it. Vay's boy is on the first shaft already.

! reveal T018; favor F3 +1; favor F1 -1
! if title T014: say "And behind you, white to the axles, come the carts of the salters, whose pans
  you kept from burning. Gritta Sand has tasted the wind. Hers turn right. It will be forty sacks,
  and forty is something."
! if title T014: favor F1 +1
! goto D12

## H5
Right. For a moment Vay's boy stands there as though it were a word that he would have to look up.
Then he runs, down, to tell her, and nobody calls him back. The harbour master is shouting figures
toward the mole in a voice that cracks.

! reveal M07; reveal T019; favor F1 +1; favor F2 +1; favor F3 -1
! if title T014: say "And behind you, white to the axles, come the carts of the salters, whose pans
  you kept from burning. Gritta Sand has tasted the wind. Hers turn left. They can take eleven,
  lying on salt."
! if title T014: favor F3 +1
! goto J9

## H6
Wheel by wheel they go through under the arch. Behind the last of them stands the white, table-high,
and waits its turn. "Would anybody still care to go down," asks Hob Tarrant, "before I count? One
counts only once, would you not say, and then one shuts it."

! if TIED and not FREED: say "The boy in felt shoes is tied to the goat's post. He is looking at the
  white as one looks at a parent."
? "Have him count, and shut the gate" -> H7
? if TIED and not FREED: once "Cut the boy's cord" -> H22
? rest
? "Go back down into the town": say "Down again, against the stream, begging the pardon of
  mattresses. They make way, as for people who have forgotten something."; arrive E

## H7
He goes along the pins and touches each, like somebody buying melons, and asks whether that is you.

! if PEG: say "Peg Lantry he does twice. She calls him something, and he thanks her."
! if title T007: say "Nan Teasel sits on the last tailboard with her feet in the air. *Nine roofs*,
  she signs. *I waited.*"
! if not title T007 and not HEW: say "The ringer has come up by himself, in a wet sheet. They got
  cold, he says, so they decided."
! if title T007 and HEW: goto H12
! if title T007: goto H8
! if NAN and not FOG4: goto H12
! goto H9

## H8
He is one short, and it is not a pin. Somebody saw the ringer in his bath, hours ago, and supposed
that somebody else would see to it. Out of the white comes a boy's voice, faint and sensible,
telling his arms that it is nearly dusk.

? "Go back down for Hew Lorn" -> H10
? "Shut the gate" -> H11

## H9
On the goat's horn hangs a bit of slate on a string: *FOUND A WAY. WAIT.* The N is the wrong way
round.

! if NAN: say "She stood beside you under the arch, and counted as well, and came out an aunt
  short."
! if not NAN: say "So she was here, while you were elsewhere, and has gone back for somebody who did
  not believe her."

Nan Teasel cannot call. In there nobody can see her hands.

? "Go back down for Nan Teasel" -> H10
? "Shut the gate" -> H11

## H10
You make the line fast to the goat, which outranks you, and go down backwards, as the rope-makers
do. After ten paces you have nothing but the line. After twenty there are shoulders on both sides of
you, in a row, and not one of them turns round. You go along the row, asking.

check [Murky] [Guided if LIST] [Unhurried if players = 1] Stand Firm II
pass -> H17
fail -> H13

## H11
There was a moment, and you know which. Now you put your shoulders to the oak with the others.

! if title T007: say "In there a boy has stopped talking to his arms. It may be that he is listening
  to something else."
! if not title T007: say "Somewhere in there two hands are saying something, quite plainly, to
  nobody."
! reveal T021
! goto H12

## H12
The Upper Gate was built against the hills, so its bar drops on the town side. In two hundred years
nobody has wanted it the other way round. The white is at your knees. "Would anybody think less of
me," asks Hob, "if I took this one?" He has given somebody his hat to hold.

? "Push him through, drop the bar yourselves, and climb" (2 fatigue) -> H18
? "Let him" -> H19

## H13
The goat pulls you out. Nobody has told it to; it has walked to the end of its chain, uphill, and
you come up over the cobbles on your stomachs with the line round your wrists. You asked each of
them. They were very civil. Each of them pointed you on, along the row, to the next.

! goto H11

## H14
It takes the bun out of your palm with its lips, as a lady takes off a glove, and stands aside. When
you go on it comes along, to the end of its chain. Then the chain comes along too, and the staple,
and a piece of the gate.

! gain familiar 11
! goto H1

## H15
Challenged a second time, at the level of the belt, you sit down in the road. When there is air
again the guard stands where it stood, chewing, with the look of somebody who has put it in the
book.

! fatigue one 2
! goto H1

## H17
A tug, low down on the line, and then a weight.

! if title T007: say "You walk the ringer out with his arm over your shoulders.
  It was a row, he says. They stood in a row, him and the others. It was not cold. The left one
  wanted to stay."
! if not title T007: say "She comes up it hand over hand, cross and dripping. *They stand in a row*,
  Nan signs, when there is light to do it in. *All the same way. It isn't cold. I said excuse me and
  nobody saw.*"
! gain 1 xp
! goto H12

## H18
The bar drops. You have eleven feet of oak before you, and at your backs the white, up to the belt
now, and not unfriendly. It says something, low down, and leaves a pause, as one does when one has
asked somebody a question. You climb.

check [Hurried if legendary] [Unhurried if players = 1] Climb II
pass -> H20
fail -> H21

## H19
You hear it go home on the far side. For a long time that is all. Then a wooden leg comes over the
top of the gate, and after it Hob Tarrant, the colour of putty. He asks for his hat. It is the only
thing that he asks anybody for the next hour.

! goto THE END

## H20
From the top you can see all of it: roofs laid out like stepping stones, the mole, and on the mole a
row of heads, close together, facing this way. On the land side they are cheering. They think that
you are waving to them.

! reveal T024
! goto THE END

## H21
Halfway up, the white has you by the boots, and somebody on the land side thinks of the goat. You
come over the top at the end of its rope, feet first, boots last. It counts. You lie on the wall
with your face to the sky until you can bring yourselves to turn over and look.

! fatigue each 1
! goto H20

## H22
The cord is wet and takes some sawing. He thanks you in a whisper, as he was brought up to, and does
not run. He asks whether it hurts when it comes. You tell him to walk on the uphill side of a cart.
A man with a gaff has watched the whole of it, and now has something to see to on his boot.

! record FREED; favor F3 +1
! goto H1

## I
! if not xp-here: goto I1

Knee-deep, under three streets, between walls that sweat brandy. For the floats somebody has painted
numbers at head height, one to forty, and toward forty the hand gets larger and happier. A flat boat
for casks lies along the wall. Overhead go the feet of the town. There are fewer of them than you
would like.

! collect
! goto I1

## I1
Drip, black water, the cask boat.

? once "Feel along the shelf at the high-water mark" -> I2
? item
? rest
? move

## I2
Wet brick, a nail, wet brick, something that was once a cheese. Then you notice that the shelf is
being felt along from the other end as well, by something that came in with the water, and is going
about it just as carefully as you.

check [Unhurried if players = 1] Swim II
pass -> I3
fail -> I4

## I3
One cask was forgotten. You roll it over, and out of the bunghole comes a stocking with two lamps in
the toe, put by, you suppose, against the day when the doctors stopped prescribing. The other on the
shelf was a hand's breadth away from it. It was an eel. You have decided that it was an
eel.

! gain 2 gold
! goto I1

## I4
It gets there first. You come up a good way farther along, without being clear how, with less skin
on your knees and one boot full of somebody's brandy.

! fatigue each 1
! goto I1

## I47
Lit by a ring of lantern, the whole vault turns out to be ruled with high-water marks, and every
line has its year. The topmost is from the winter before the bells were hung. Under it the wall is
clean. Two hundred years of it, not a line, not a stain; then one from last winter; then one that is
still wet.

! rows each +1
! goto I1

## I53
You hang the net weights along both gunwales, and the cask boat leaves off fidgeting and lies like a
bed. It is the first thing tonight that does not move when you lean on it. A hundred breaths, you
say, and then on; and you do not cheat by more than ten.

! recover each 2
! goto I1

## J
! if not xp-here: goto J1

The whitewashed numbers are not dry yet. You step into the first boat, and all forty curtsey, one
after the other, to the far end and back. In the third somebody's supper stands under a cloth. In
the ninth lie a pair of spectacles, folded, on a book about knots.

! collect
! goto J1

## J1
Wood knocks on wood, all down the row, and after a while comes back.

? once "Take the fog bell off the seventh boat" -> J2
? once "Go to the last boat, where somebody is sitting" -> J3
? item
? rest
? move

## J2
An old woman's boat, by the cushion; and by the tiller hangs a bell no bigger than a pear. One has
it for company. It speaks up when you unhook it: a clear voice, a little bossy. Out in the white,
some way off, a pair of oars that you had not noticed stops to hear whether there will be more.

! reveal R36
! goto J1

## J3
Number forty is the last, and on her stern bench sits somebody white from hat to boots, and all
outline: the person has gone, and the salt has kept the shape. It was waiting for the ferry, by the
way that it holds its fare. It lifts its head to your light with the greatest attention, and has
nothing to look with.

combat [Wounded if players = 1] E24
victory -> J4
defeat -> J5

## J4
What remains on the bench is salt, about a hundredweight, and a ring. Inside the ring is a name, and
it is the name on the bow. You put it back where the finger would be, and the fare beside it. Then
you untie number forty and give her a push. She goes out with the ebb, very straight.

! goto J1

## J5
Your warmth goes, hands first. It is kept for a while, and in the end most of it is given back,
there being no use for it. You lie with your eyes on a level with two boots. There is nobody in
them. They were laced by somebody who did it every day.

! if exhausted: death -> E
! rows each -1
! goto J1

## J9
Sacks, hand to hand, along forty boats that will not wait their turn. Whatever is loaded should have
been lashed first, and it is being loaded. On the mole the white comes on at a walk and takes the
bollards, one by one, like somebody shutting up shop.

check [Guided if CREW] [Guided if AWAKE] [Unhurried if players = 1] Craft II
pass -> J10
fail -> J11

## J10
Thirty-eight boats, and every one of two hundred sacks. The other two were not boats any more, by
then, but they floated for as long as they were asked to. The harbour master has no voice left; he
shows you the figure on his fingers, over and over, as far as they go. Then it is the carts, and the
road up.

! goto E10

## J11
The sacks you get away, all two hundred, on your own backs at the last. The boats you do not.
Nineteen of forty are round the point, and the rest lie along the mole in good order. Somebody has
sat down in each of them. You were the last to leave. Then it is the carts, and the road up.

! record SHORT; fatigue each 1
! goto E10

## J50
You run the sledge down the plank, and it goes by itself; somebody pushes, the slope does the
rest. At the bottom forty hands that you had not reckoned with take the load off, a grandmother, a
stove, a box of hens, and send the sledge back up for more.

! recover each 1
! if CREW: say "Half of the wrists have a strip of old sail round them."
! goto J1

## ADV3-1
"I had it a moment ago," says a man before his own front door, with a key in his hand, looking from
the one to the other. He means what they are for. He has brought a grain sledge for the children,
and gives you the rope of it to hold, so as to be able to think. From inside somebody has begun to
knock, low down, with both hands.

! reveal item 50

check [Unhurried if players = 1] Lore I
pass -> ADV3-1.1
fail -> ADV3-1.2

## ADV3-1.1
*Door*, you say. *Key. In.* He says it after you like a boy in school, and his hand remembers the
rest. They come out in order of size, five of them. There is not room for five. The smallest tells
you that you may have the sledge, and that it pulls to the left.

## ADV3-1.2
You break it down. He watches with interest, as one watches a foreign custom. In the passage stand
five pairs of shoes, in order of size, and at the end of the passage the back door is open, and
white. You still have his rope in your hand. He does not ask for it back.
! fatigue each 1

## ADV3-2
Out of the gutter and over the kerb, in no hurry, come things like wet sleeves. They have found out
which side of the street is warm. "Vinegar!" shouts a woman from an upper window. "They can't abide
vinegar!" And then, after a pause: "What does it look like?"

check [Hurried if legendary] [Unhurried if players = 1] Forage I
pass -> ADV3-2.1
fail -> ADV3-2.2

## ADV3-2.1
Brown jug, third shelf, and your eyes run when you draw the stopper. At the first splash they let
go, and leave by the drain, one after the other, like people at a dull sermon. Somebody chalks it on
the wall for whoever comes next: VINEGAR, an arrow, and a drawing of a jug.

! recover each 1

## ADV3-2.2
You find lamp oil. You find treacle, and a jar of buttons. By then they have had what they came for
and drop off by themselves, fat and warm, and lie in the road like gloves. You go on, lighter.

! rows each -1

## ADV3-3
A cart on its side across the lane, and the horse still in the shafts, asking in its own way to be
told what is happening. Behind it kneels a woman who is picking up lentils, one at a time, and
putting them in her apron. There is a sackful to go. She was brought up not to waste.

? "Set the cart on its wheels" -> ADV3-3.1
? "Cut the horse loose, and take her by the arm" -> ADV3-3.3

## ADV3-3.1
"On three," you say. She sets her shoulder to the wheel. She gets as far as two, and there she
stops, and looks at you, trusting and a little embarrassed, since you are the ones with the hymn
book.

check [Hurried if legendary] March I
pass -> ADV3-3.2
fail -> ADV3-3.3

## ADV3-3.2
It comes down with a crash that does everybody good. She drives. She will not take money and will
not be thanked, and gives you lentils, a hatful. You hear her for the whole length of the hill,
teaching the horse to count.

! rows each +1

## ADV3-3.3
She comes with you. All the way up she holds out her apron by its two corners, level, so as not to
spill. In the end it is you who look into it.

! fatigue each 1

## ADV3-4
Crows, on foot. They come down the middle of the lane in single file, each with something bright in
its beak, a hinge, a thimble, a medal, and do not make room. They have had all there was to be had
by the water. The one in front has seen your collars.

? "Take off your buckles and lay them in the road" (1 gold) -> ADV3-4.3
? "Walk through them" -> ADV3-4.4

## ADV3-4.1
They drop it all and are gone over the chimneys. The lane is bright with it: hinges, thimbles, a
medal for saving life at sea, and one lamp with the Regent's nose worn off.

! gain 1 gold

## ADV3-4.2
On your back you watch the buttons go: there is the coat, there is the other coat. A woman with a
handcart turns you over with her foot, finds that you are breathing, and leaves you a piece of
string, to hold the rest together.

! if exhausted: death -> E
! lose 1 gold

## ADV3-4.3
They choose. It takes a while, because they compare. The last in the file is young and has nothing
to give for its buckle. It goes away. It comes back, walking fast, and lays half a pair of
spectacles at your feet.

## ADV3-4.4
Up they go, all together, to the height of a face. Nobody caws, since their beaks are full. All you
hear is wings, and the small noise of thimbles.

combat [Wounded if players = 1] E11
victory -> ADV3-4.1
defeat -> ADV3-4.2

## ADV3-5
In a doorway stands somebody made of salt, one foot across the sill and one finger raised, like a
person who has just remembered the stove. You would take it for a statue, if Marrowby had ever paid
for one. As you go by, it turns its head.

? "Walk on, and do not run" -> ADV3-5.1
? "Stop, and ask who it was" -> ADV3-5.2

## ADV3-5.1
Three paces behind, it comes along. When you stop, it stops. It wants nothing that you have in your
pockets. It would like to be where somebody is, that is all, and the nearest place of that kind is
inside your coats.

check [Unhurried if players = 1] Stand Firm I
pass -> ADV3-5.3
fail -> ADV3-5.2

## ADV3-5.2
It would tell you, if it could. It opens its mouth, and out of it runs a thin white string, as from
a glass that measures eggs. That is of no use to anybody. So it takes hold of you instead.

combat [Wounded if players = 1] E24
victory -> ADV3-5.3
defeat -> ADV3-5.4

## ADV3-5.3
At the next corner it stops. This must be as far as it was going. It puts down its finger. You are a
long way up the lane before you look round, and there it is, under the lamp, like anybody
who is waiting for somebody.

## ADV3-5.4
White to the elbows, and as cold as a cellar: those are your arms. You are sitting in its doorway,
where it has put you, with one foot across the sill. It has gone off up the lane the way that you
were going. It has your walk.

! if exhausted: death -> E
! fatigue each 1

## ADV3-6
Before a wall of white a girl in felt shoes sits on a step, with a candle, and holds up one finger
to you: *listen.* Out of the fog comes the sound of a full church before the service.

? "Sit down beside her and listen" (1 fatigue) -> ADV3-6.1
? "Pull her away from there" -> ADV3-6.2

## ADV3-6.1
Breath. Feet that are shifted. A cough, and somebody's *sh*. Nobody in there is afraid. They sound
like people who have been told that it will not be long, and have believed it, and have been
standing ever since. "Nobody ever just listens," says the girl, and gives you the candle to hold
while she blows her nose.

! gain 1 xp; favor F3 +1

## ADV3-6.2
She fights as one does on being woken: with the elbows, without malice, and rather well. The candle
has rolled against the wall. Neither of you wants to be the one who steps on it.

combat [Wounded if players = 1] E09
victory -> ADV3-6.3
defeat -> ADV3-6.4

## ADV3-6.3
She lets herself be led as far as the next lamp, and there puts her shoe straight. "Thank you for
your concern," she says, word for word, as somebody has taught her to. Then she goes home, on the
dark side of the street.

! favor F3 -1

## ADV3-6.4
You lie where she has put you, out of the draught, with the candle by your head. Two felt soles go
up the step and in. The cough comes again, nearer than before, and a shuffle, as of people moving
up.

! if exhausted: death -> E

## ADV3-7
Against the stream comes a Keelborn boarder, axe in his belt, and strapped to his back like a
pedlar's tray a cradle. There is a child in it, and it is not his. Four people with gaffs have asked
him about that already. "Where," he says, "does one put this?"

? "Take him to the gate yourselves" -> ADV3-7.1
? "Tell him to put it down" -> ADV3-7.2

## ADV3-7.1
Three times you have to explain the axe. The third time you simply carry it. At the gate a woman
screams and snatches the cradle, looks in, and then, since she has her hands full and must do
something, kisses the boarder on the ear.

! favor F2 +1

## ADV3-7.2
He looks at your hands. The last person who told him that had a boathook behind his
back. He shifts the strap, so that the cradle hangs where you cannot reach it without going through
him.

combat [Wounded if players = 1] [Staggered] E17
victory -> ADV3-7.3
defeat -> ADV3-7.4

## ADV3-7.3
The child has slept through it. He sits on the kerb with his back to you and rocks it with his heel,
and does not look round when you begin to say what you meant. People come for it in the end. He
tells them that it likes to be on the left.

! favor F2 -1

## ADV3-7.4
Upside down, you see the cradle go off up the road, swaying. He is the first Keelborn through the
Upper Gate in two hundred years. You hear later that he asked everybody on the road where one puts
this, and that nobody so much as looked at the axe.

! if exhausted: death -> E
! favor F2 +1

## THE END
Morning of the twenty-first day, on the hill. Below you lies a white floor, with chimneys standing
on it. Two of them still have a fire in.

! if item 51: reveal T025; say "You have the clapper across your knees. It hums when anybody talks,
  and most of all at names."
! if title T002: say "The end house is under there. The two families from Sedgewick are on no slate.
  Adda Corse has been through all the slates, and then, for a while, through her fingers. She has
  nothing to say to you."
! if title T021: say "Hob has written up the count. He has left the last line open, and keeps the
  chalk shut in his fist."
! if TIED and not FREED: say "The goat's post is on the other side of the gate. One after another
  they remember who was tied to it."; favor F3 -1
! goto THE END.3

## THE END.1
Vay goes along the rows in the hay with two fingers out, and when she has done the last of hers she
does you. "Still there," she says. "What a nuisance for you."

! if SHORT: say "There are thirty-one. She goes on to where the thirty-second would be, and stands
  at that place a moment with her fingers out."

Two hundred sacks are under the white. You hear the town begin to work out what that comes to, in
loaves.

! if title T014: say "Gritta Sand's carts have brought up forty. They work it out again."

At dusk, far up the coast, a bell rings three, flat. It has waited for two, and counted to a
hundred.

! gain 1 xp

## THE END.2
The first loaf is broken before noon, among four thousand. Linnet Vay sits with her back against a
wheel and her sleeves rolled down. Her freckles have gone out. "No," she says to the harbour master,
"do tell me again how many it feeds."

! if title T014: say "Beside her, on salt, lie eleven. She has not taken her eyes off them."

! if SHORT: say "Nineteen boats lie in the cove. Along the gunwales people are sitting who own the
  others."

At dusk, far up the coast, a bell rings three, flat. It has waited for two, and counted to a
hundred.

! gain 1 xp

## THE END.3
Nine fires have been made into one, for the company.

! if title T023: say "Through the white runs a red line, six hundred paces long, going out."
! if title T024: say "They have kept you the place where it is warmest. Nobody says what for."
! if CREW: say "Ketil's people sit in between the gaffs. 'Salt,' says Ketil, and it is passed to
  him."
! if title T026: say "Nobody mentions a boat."
! if PEG: say "Peg Lantry goes round with your pole and has each of them tell her what it is called.
  She says it after them."
! if QUOIN: say "On the flank of a cart Mistress Quoin has begun again, from the nose. Your eleven
  gallons stand at the top."
! if title T018: goto THE END.1
! goto THE END.2
`
