// Made from the books by `npm run books`: write there, not here.
export default `# ADV4 A Court of Lamps

## MAP
loc A "Lamp Gate" at D6 xp 0
loc B "Hall of Ropes" at D4
loc C "Map Room" at B4
loc D "Kitchens" at F4
loc E "Regent's Stair" at D2
loc F "Bell Archive" at B2
loc G "Garden of Poles" at G2
card M09 loc H "Closed Stacks" at A1
card M10 loc I "Balcony of the Voice" at E1
path A-B
path A-G enc 1
path B-C enc 1
path B-D
path B-E enc 1
path C-F enc 1
path D-G enc 1
path E-F enc 1 closed
card M08 path D-E
card M09 path F-H
card M10 path E-I
start A
recover A14

## SETUP
Put the marker on the Lamp Gate and the tokens 1 to 6 face down on the paths. You have washed.

## BEGIN
One lamp for each of you: a footman lights them with a taper, on a wall that has some thousands, and
hangs your names underneath, spelt right. Here and there one is turned down to a blue bead. Those
guests have died, he explains. One does not put them out.

Behind you Hob Tarrant has polished his leg. Three days ago, at noon, with a guard on the door,
somebody gagged Grey Annis; and the Regent has asked the Wick to supper. "Would anybody say," he
asks, "that those two things know each other?"

! if title T024: favor F1 +1; say "'The gate!' somebody calls as you step under the arch, and then
  the whole street calls it. They have heard which side you shut it from."
! if title T003: reveal item 41; say "In your pocket is the paper that was sewn in with the first
  bell."
! goto A

## A
A warm wall, moths, a stand for poles.

! if MIDNIGHT: say "Four strokes have gone over the roofs, slow as a verdict. The moths have turned
  in."
? if not SEATED: "Give Chamberlain Pym your names" -> A1
? once "Come to the stand for poles" -> A4
? if title T023 and not BILL: "Take the paper that a clerk keeps holding out" -> A9
? once "Look along the lamps that are turned down" -> A12
? item
? rest
? move

## A1
Ivo Pym unrolls the seating list and looks up from it, like a man looking at the sky on the morning
of a wedding. "I am so very sorry," says the Chamberlain. "It came in from the west about noon.
There was nothing one could have done."

! record SEATED
! if title T005: say "There is a letter for you too. Jory Pell begs the pardon of the postman, the
  table and the plate, and writes that the boots are greased."
! if favor F1 >= 7: goto A3
! if favor F1 <= 3: goto A13
! goto A2

## A2
"Among the salt," he reads, which is neither above it nor below, "with a chance of widows." There
are two of them, one on each side of you, and opposite sits a dike-reeve, who has brought a model.
By the fish you can tell a sluice from a culvert. By the cheese you have been adopted twice.

! rows each +1
! goto A

## A3
Pym reads it twice. "Fair," he says, astonished, "and getting fairer. The high table, third and
following. And if one were to be asked something, one would say it into the left ear." Your cards
stand where the cards of colonels stood. The colonels have been moved to the salt. They are
looking at you over it.

! record HIGH
! goto A

## A4
Poles are to be left and a mask is to be taken: a lamp of gilt paper, with a candle where the nose
goes. The footman holds one out to you, and holds the other hand out too, empty. Eleven swords
already lean behind him in the stand, and a bishop's stick.

? "Leave the poles and put on a mask" -> A5
? "Say that one of them is a cane" -> A6

## A5
In the long glass by the door stands a row of lamps that has been asked to supper. It is a good
mask. Nobody could say who is behind it, or whether they slept. The candle warms the end of your
nose, which nobody had mentioned.

! reveal item 55
! goto A

## A6
Ash, eleven feet, with hook, tongs and snuffer. As canes go it is a long one. You have begun to
limp, and it would all be more convincing if it were the same leg each time.

check [Unhurried if players = 1] Sleight II
pass -> A7
fail -> A8

## A7
"At your age," says the footman, moved. He gives you his arm up the steps, a mask, and, unasked, the
history of his own knee. The cane goes in before you like a bowsprit.

! reveal item 32
! goto A5

## A8
He takes it from you in both hands and stands it with the others. It is the only one that has
notches. He gives you the mask with two fingers; and it turns out that for canes there is a charge.

! lose 1 gold
! goto A5

## A9
*To one Rope Walk, property of the Court, six hundred paces, burnt.* Then the sum, in words, so that
nothing can be added to it. The clerk has been holding it out ever since you came in, at arm's
length, like a man with a fish. "Payable tonight," he says, "or remembered."

! record BILL
? "Put something on account" (2 gold) -> A10
? "Fold it into a boat and set it on a tray" -> A11

## A10
He writes *received, with surprise*, blots it, and gives you the copy. At this rate the Wick will be
clear of it in a hundred and four years. He says that he will look forward to it, and for the first
time tonight somebody in this house means it.

! favor F1 +1
! goto A

## A11
Stiff paper makes a good boat. You launch it on a tray that is going in, between the glasses, and
the clerk walks beside it as far as the hall with his hands out, so that it shall not capsize. You
hear of it tonight at every table, and at one of them with applause.

! favor F1 -1
! goto A

## A12
There is nineteen years' dust on the bracket, and the oil is fresh. *E. Merrow*, says the card,
under the blue bead. Beside it hangs a very small one: *A. Merrow, nine.* "I have never seen who
fills them," says the footman. You have not asked. He has been on this gate for twenty years.

! record SISTER
! goto A

## A13
"There is a bench," says Pym, and suffers. "Sheltered. With a view of the kitchens." It stands by
the kitchen door. It is the warmest place in the hall, and whatever is carried up to the Regent must
be carried past it.

! record LOW
! goto A

## A14
Curtains, plush, the smell of other people's hair: a sedan chair, standing still. Somebody is
fanning you with the seating list. It is Pym, and he is sorry about the air. On your knees lies a
paper lamp that has been trodden on once.

! if exhausted: death -> A
! goto A

## A32
Above the seventeenth row the footman's arm is too short, and he has not told the Court. You do it
for him with the pole: hook, tongs, flame, forty guests who have been dark since the summer. He sees
the notches, and looks away, as is proper. Then he makes a bow, to the pole.

! rows each +1
! goto A

## B
! if not xp-here: goto B1

Nine bell ropes come down out of the ceiling between the tables, and the guests lift them aside like
branches. Nobody is quite sure that they are not connected, so nobody pulls. Three hundred paper
lamps are talking. At the head sits the Regent, unmasked; she has the face for it. She looks at each
of you exactly once.

! collect
! if title T013: goto B2
! goto B1

## B1
Nine ropes, long tables.

! if not MIDNIGHT: say "Three hundred candles burn at the height of a nose."
! if title T027: say "A chair has been taken away. The figs still go round."
! if title T028: say "Across the hall Lucan Feld lifts his glass to you, and laughs first."
! if MORNING: say "Somebody is sweeping up gilt paper."
? if title T006: once "Go to the man who is chained under the ninth rope" -> B3
? if title T003 and not MIDNIGHT: once "Watch the cuffs" -> B4
? if not MIDNIGHT: once "Dance, since you are asked" -> B5
? if not MORNING: once "Stand beside Captain Brand and look where she looks" -> B9
? if PAPERS and not MIDNIGHT: once "Take the four papers round the tables" -> B22
? if HIGH and not MIDNIGHT: once "Take your places on the dais" -> B21
? if not MIDNIGHT: once "Rescue Hob Tarrant from a countess" -> B23
? if not MORNING: once "Drink the toast" -> B13
? if SUSPECT and not MIDNIGHT: "Stand under the ropes until midnight" -> B10
? item
? rest
? move

## B2
Between the soup and the fish somebody stands up in the wrong boots: a captain of the road garrison,
unmasked because on duty. "I wrote a dozen," says Ysolt Brand. "There were forty. The dozen I had
from these." She points with her spoon, since it is in her hand, and sits down. She has not raised
her voice. She has put it in order.

! favor F1 -1
! goto B1

## B3
They have given him a paper lamp to hold. He stands on three feet of chain, the man who gagged the
first bell, and the guests read the card round his neck. When Jory Pell sees your pins he begs the
rope's pardon. You are the ones who handed him over the bar, and he does not mention it. Whoever
paid, he whispers, spoke twice: once, and again a breath later, lower. "I thought it was the chapel.
Sorry," he tells the rope.

! record CUFF; record SUSPECT
! goto B1

## B4
Two hundred cuffs go by with dishes, and you look into every one. Inside the hundred and sixtieth,
in thread the colour of the cloth, are three circles, each in the next, as on the paper from under
the clapper. The hand that comes out of it holds a fig. Behind the fig stands Councillor Feld, whom
everybody likes: an open face, a Hollowkin's, laughing already.

! record CUFF; record SUSPECT
! goto B1

## B5
"Ha! A pin! May I?" says Lucan Feld; and, a breath later, lower: "May I?" He has filled your sleeve
with candied figs before you have found your feet; he gives the way others pick pockets. He dances
like somebody who was poor once, close to the walls. It is a counting dance, and the whole room
knows it, and at each number it goes faster. One keeps up, or is left standing in the middle on a
five.

! reveal item 61

check [Unhurried if players = 1] Carouse II
pass -> B6
fail -> B7

## B6
He hums it as he turns you, and does not notice. *One for the lamp and two for the stair, three for
whoever is no longer there.* His wife had it from the Regent's old nurse, who had two little girls
to get to sleep. *Four for the water and five for the wall, six for the one who was told not to
call.* "Ha! And there it stops," he says. "One never got the rest out of her." The lower voice, a
breath later, does not laugh.

! reveal T031
! goto B1

## B7
On four you are on his foot. "Ha! No, do keep it, I have another." He limps through five and six on
your account, brings you back to your chair, and asks you nothing at all. It is the kindest thing
that anybody has done for you tonight. You notice that you are looking for the hook in it.

! goto B1

## B9
"Grey Annis. The twenty-seventh. Noon." Captain Brand does not look at you, she looks along the
tables. "I asked four councillors where they were. They wrote it down." She has the papers in her
glove. Read one by one, they are all true. The one on top has a thumbprint on it, in syrup.

! if title T009: say "'You showed me a path,' she says. 'I have a medal. I have asked what it is
  for.'"
! if title T010: say "'You showed them water,' she says. 'I have a mark in my book. I have asked
  what it is for.'"
! record PAPERS; record SUSPECT
! goto B1

## B10
From the dais down they pinch out the candles. Once a year the Regent's Voice is rung at midnight as
well. It hangs straight overhead, and gives four, slow as a verdict, and between the strokes three
hundred people do not speak. Then the masks come off.

Four paces away stands Lucan Feld with a red line across his nose, from the wire. He looks tired. He
sees you see it. He could put down the dish now and walk out to his coach. He holds it out to you
instead.

! record MIDNIGHT
? "Name him, before them all" -> B11
? "Take a fig" -> B12

## B11
You say it into the quiet after the fourth stroke, so that it cannot have been anybody else: his
name, and who it is that pays for the leather in which they sew up bells. Three hundred bare faces
come round to you, each with a red line across the nose.

! reveal T027; favor F1 +2; favor F3 -2
! if (CUFF and HOUR) or (CUFF and item 56) or (CUFF and WITNESS): goto B14
! if (HOUR and item 56) or (HOUR and WITNESS) or (item 56 and WITNESS): goto B14
! goto B15

## B12
It is a good fig. "What is it that you need?" he asks, very low, both times. Letters, doors, felt
for an army; he would so much rather be of use than be thanked. He folds two things into your hand,
a paper that would pass for the Regent's and a purse that would pass for gratitude, and goes off to
be liked by somebody else.

! if WITNESS: say "By the door stands a footman in his shirt, waiting for anybody to go first. After
  a while he sits down."
! reveal T028; reveal R40; favor F3 +1; gain 2 gold
! goto B1

## B13
"The nine," says somebody on the dais, and three hundred people drink and look up along the ropes.
The goblet is yours to keep. The Court has far too many; they were made for the opening of the new
harbour, nineteen years ago, which was called off in the middle.

! reveal R10
! goto B1

## B14
What you have you lay on the cloth, one thing after the other. Feld laughs first. Then the hall
waits for the second laugh, and it does not come. "Oh," says the lower voice. From behind his chair
steps a man with no line across his nose, since he has not worn a mask, and draws something long and
thin out of a walking stick.

! if WITNESS: say "'It was I that carried it,' says somebody loudly, by the door: a footman, in his
  shirt."

combat [Wounded if players = 1] [Cornered if legendary] E25
victory -> B16
defeat -> B17

## B15
A name, then, and not enough to put under it. He spreads his hands to the hall, and the hall has
eaten his figs. Somebody hisses. The Regent says nothing, with her whole strength. It comes down to
standing there until it is more embarrassing for everybody else.

check [Guided if HIGH] [Unhurried if players = 1] Stand Firm III
pass -> B14
fail -> B18

## B16
The Regent has been silent for so long that the ropes have stopped swaying. "Take him," she says.
They lead him past you, and he bows. "I would have paid you better," says Lucan Feld; and, a breath
later, lower, as if it were another matter: "I would."

! gain 1 xp
! goto B1

## B17
From under the table you see good shoes go by, then army boots, then a fig, which rolls, and rolls,
and is stopped by a foot. The foot bends its knee; Ysolt Brand looks in at you. "He got to the
gate," she says. "I was at the gate. He gave me the dish to hold."

! if exhausted: death -> A
! goto B1

## B18
"Both, then," says the Regent, "until we know which." Halberds come down to the left and right of
you, with tassels on for the feast. A page holds out a tray for your pins. He is about twelve, and
cannot look at you.

? "Lay your pins on the tray, and wait" -> B19
? "Keep them" -> B20

## B19
An hour on a bench in the passage, with him. He shares his last fig with you and tells you about
being poor, and is very funny about it. Then Brand comes with four papers, and has for the first
time laid them side by side. You may get up, she says. He stays where he is, turning the stalk of it
between two fingers.

! favor F1 -1
! goto B1

## B20
Passages are narrow and halberds are long, and the tassel gets into everything. The page with the
tray has gone under the table, where he can be seen not to be looking.

combat [Bannered if legendary] [Wounded if players = 1] E18
victory -> B16
defeat -> B17

## B21
Third and following. The Regent does not turn her head to you, only the ear. "You were at Marrowby,"
says Isaude Merrow. She lets it lie there until the soup has been taken away.

! if title T018: say "'Forty,' you say, in the end. 'They are alive.' The fish comes. 'And do they
  eat?' she asks."
! if title T019: say "'Two hundred sacks,' you say, in the end. 'They eat.' The fish comes. 'All of
  them?' she asks."

She has had both figures for a week. She wanted to hear which of them you would say. She moves the
salt toward you by an inch. Down the hall the colonels see her do it.

! rows each +1
! goto B1

## B22
A bishop was at prayer; an admiral was asleep; a cousin of Thorpe's was counting something, and
would rather not say whose. All three are offended, at length, with their mouths full. The fourth
says, "Ha! Of course," and reads his own paper through for you, and has spelt *appetite* wrong, and
makes you a present of it. His is the only one of the four that was written slowly.

! rows each +1; record SUSPECT
! goto B1

## B23
She has him by both hands. Hob Tarrant's leg is turned from a lamp pole and was never meant for the
lively measures; it has already put out two candles. "Would anybody," he asks, going by, "happen to
have an emergency?" You have one. The countess sends a bottle after him, and her card. He wonders
whether anybody would mind if he kept the card.

! recover each 1
! goto B1

## B55
! if MIDNIGHT: say "Midnight is past, but you have the mask in your hand, and put it on again. All
  round you, one after another, people do the same, with relief, for the length of a dance."
! if not MIDNIGHT: record SUSPECT; gain 1 gold; say "Behind the mask you sit down at the wrong
  table, and are told, as one of the family, what the council gives this year for a vote, a bishop
  and a blind eye. Prices have gone up since spring. Somebody presses your share on you and says
  that Lucan is a saint, he pays for everything."
! goto B1

## B56
! if title T027: say "You put the purse down where his plate was. A servant takes it away with the
  crumbs, and brings it back to you, and has put the tooth on top."
! if not title T027: record CUFF; record SUSPECT; say "Without a word you set the purse beside his
  plate. Feld has eyes for nothing in it but the tooth. 'My wife's,' he says, 'her first. They tell
  one to have something of theirs.' Then, lower: 'To call her by.' He lets you take it up again. He
  even thanks you for having kept the cotton."
! goto B1

## B60
Something has died in the vase before the Regent, and nobody has dared. You take it out and put in
the flowering pole, eleven feet of it, and a petal comes down into her wine. She looks at that. She
waits. You do not explain. It turns out to be the right length of time.

! rows each +1
! goto B1

## C
! if not xp-here: goto C1

The coast stands on a table in plaster, as long as a rowing boat, with the sea poured in, real, up
to the right height. It is topped up on Mondays. A fish has got in. Along the shore stick four paper
flags in Captain Brand's hand: a councillor to each, and the place where he has sworn that he was,
at noon, on the twenty-seventh.

! collect
! goto C1

## C1
Plaster, salt water, the fish.

? if title T004 and not HOUR: once "Lay the nine pricks over the nine towers" -> C2
? if not title T004 and not HOUR: once "Work out the tide of the twenty-seventh" -> C3
? once "Let out the sea by a finger" -> C5
? once "Open the long drawer" -> C6
? item
? rest
? move

## C2
! if title T004: say "The third prick comes down on Saltern Head, as you knew that it would."

Three of the flags stand inland, or beyond the hills. The fourth is an hour's walk from the third
tower, on a plaster landing: *L. Feld, rowed ashore, with an apetite.* You set the moon to the
twenty-seventh and the sea to noon, and float a crumb from his boat to his lunch. It does not float.
It lies on the beach. At noon that day the landing was a field.

! record HOUR; record SUSPECT
! goto C1

## C3
Moon, month, the slope of a plaster beach. Along the frame somebody has scratched the tides, but
only those of Mondays. You will have to reckon from there, and float a crumb from each of the flags,
and see who could have come and gone. The fish takes an interest.

check [Guided if PAPERS] [Unhurried if players = 1] Lore II
pass -> C2
fail -> C4

## C4
The fish eats the evidence. It is quick; it has lived for years on crumbs and on the mistakes of
admirals. All four councillors are still where they say they were. The fish goes back to lie off
Keelwatch, where it is deep.

! fatigue one 1
! goto C1

## C5
Under Land's Ear there is a plug, with a chain, painted to look like rock. You let it run by one
finger's breadth. Out to the west something breaks the surface, and beside it something else: ten
bumps in all, with little houses modelled on them, and the houses were painted once. Nobody has ever
let it down by a finger. It is topped up on Mondays.

! gain 1 xp
! goto C1

## C6
The drawer is as long as the room, and the lock was made by somebody who was fond of what is in it.
You go down on your knees to it with a bent pin. Behind the curtains the window must be open. They
breathe in. They breathe out.

check [Watched] [Unhurried if players = 1] Tinker II
pass -> C7
fail -> C8

## C7
Steps, folding, for reaching the top of the world. Beneath them lies a single sheet, brown at the
edges: the coast, drawn with great care by somebody who had not heard of towers. There is much less
blank sea on it than one is used to.

! reveal item 58
! goto C1

## C8
"One moment," says a gentleman in grey from among the curtains, and finishes his sentence before he
comes out. He has a notebook, a cold, and an excellent memory for faces. He is not armed. He is an
investigator.

? "Tell him who you are" -> C9
? "Close the drawer on his notebook" -> C10

## C9
Down it goes, with the hour and the draught. He thanks you and reads it over, in a pleasant voice.
There is not a word in it that is not so, and hearing it you would have yourselves arrested.

! record CAUGHT; favor F1 -1
! goto C1

## C10
It turns out that there is a knife in it, at the letter K. He is as sorry as you are, about the
binding. "Might I have you a little nearer to the lamp?" asks the investigator, and comes on.

combat [Wounded if players = 1] E29
victory -> C11
defeat -> C12

## C11
You have the notebook. Page after page of it is about cuffs. He has drawn them, outside and in, with
the name of the wearer, for eleven weeks, and on the last page there are three circles with a
question mark. He was after the same man. You get off his chest and help him to look for his
glasses.

! record CUFF; record SUSPECT
! goto C1

## C12
He helps you up and dusts you down. While he is about it he describes you, aloud, to get the height
right. It is nothing personal, he would like you to know. It is all in capitals.

! if exhausted: death -> A
! record CAUGHT
! goto C1

## C41
Held to the lamp over the plaster sea, the pricked paper throws nine dots of light, and each comes
to rest on a tower. There is a tenth. It is only a flaw in the paper. It falls beside the ninth
tower, on bare rock, and is rounder than the rest.

! rows each +1
! goto C1

## C58
Seen from the top step, as a gull sees it, the frame tells you something. To the west it was made
larger, once, with good joints. Afterwards it was cut back again, by somebody with a blunt saw who
was in a hurry.

! rows each +1
! goto C1

## D
! if not xp-here: goto D1

On the great spit turns a roast that has never been off the fire. It is renewed, piece by piece,
like a regiment; there may be something of the first ox in it yet. "Two pounds of lamplighter," says
the cook over her shoulder, "and not a spoonful of fat on it. Sit." Tamsin Oake has flour on both
horns.

! collect
! goto D1

## D1
Steam, and a bell wire for every room in the house.

! if title T033: say "A stool is pushed under you before you have made up your mind to sit."
? if not title T033: once "Tell them below stairs what goes on above" -> D2
? if LOW: once "Sit down on the bench where you have been put" -> D9
? once "Turn the spit for a quarter of an hour" (1 fatigue) -> D4
? once "Help with the cloaks" -> D5
? item
? rest
? move

## D2
"A handful of councillors and a pinch of bishop," says Tamsin Oake, chopping. "I send it up. I never
hear how it goes down." Eleven scullions have their backs to you and their arms in the water. You
would have to tell it so that they stopped scrubbing.

check [Guided if LOW] [Unhurried if players = 1] Carouse II
pass -> D3
fail -> D8

## D3
They stop at the soup. At the fish there is a plate in front of each of you, and then you are paid
in kind: who drinks, who owes, who has his meat cut up for him. Her brother Brom is in the hill
mines, all eighteen stone of him, for a debt of one spoonful. And the small door behind the flour,
says Tamsin Oake, goes up to the Regent's own landing. It has never been locked. It has never been
noticed.

! reveal T033; reveal M08
! goto D1

## D4
One side of it is always done. You turn, and are dripped on, and are told about it. When the sand
has run through, the spit boy opens the drawer under the fire: sweetmeats that go up to the dais
every night and come down again, because the Regent does not care to be seen liking anything. It is
the wages of the spit.

! reveal R39
! goto D1

## D5
Cloaks, two hundred of them, hang in the passage to be warm for going home in. Each has a scent, and
most an opinion. One is lined with felt, boiled, as soft as the ear of a cat, and hangs lower on the
left.

check [Unhurried if players = 1] [Delicate if legendary] Sleight II
pass -> D6
fail -> D7

## D6
A purse. In it are a roll of lamps under seal, which it would not do to break; three receipts, and
six blanks; and in a twist of cotton a tooth, a child's. The third receipt is for the
twenty-seventh. *With thanks*, it says. It does not say for what.

! reveal item 56; record SUSPECT
! goto D1

## D7
The hooks are older than the cloaks. All two hundred come down on you, lined, furred and buttoned,
and it takes four footmen and a dog to find where you end.

! fatigue each 1
! goto D1

## D8
Better stories than that come down on the plates. But the flour boy feels for you, and takes you out
by a small door behind the sacks, so that nobody shall see you leave by the large one. There are
stairs behind it. They go up a good deal farther than flour does.

! reveal M08
! goto D1

## D9
"That bench?" says Tamsin Oake. "That's the best seat in the house, only nobody has ever dared to
tell them." All that goes up to the dais goes by you at the height of the chin, and off each dish
comes one spoonful, for balance. Tonight the Regent of the Ninebell Coast eats after you. A
half-pint of page asks whether you feel poisoned yet.

! recover each 2
! goto D1

## D57
Dressed in the livery you carry one tureen through four rooms, and in all four hear the same
sentence begun: "The trouble with Feld." It ends in four ways. He is too rich. He was too poor. He
buys more wool than a man can wear. He has not once sat down since she drowned.

! rows each +1; record SUSPECT
! goto D1

## D61
You lay figs across the flags, a stride apart, from the flour bin to your own sleeve. Something long
and white comes out of the flour and sneezes. It has a lamp in its mouth, with tooth marks. It takes
the first fig, the second, the third; it looks up the sleeve, as one looks up at a house; and moves
in.

! gain familiar 9
! goto D1

## E
! if not xp-here: goto E1

Worn hollow in the middle by petitioners, and at both edges by spies. On the landing stands a guard
who has been told that he has not seen anybody, and does not. Beside him hangs a portrait with its
face to the wall.

! collect
! goto E1

## E1
Hollow marble, and a draught from above.

! if MIDNIGHT and not MORNING: say "A page says that you are expected, as soon as it is light."
! if MORNING: allow-end
? if MIDNIGHT and not MORNING: "Go up, when it is light" -> E5
? once "Turn the portrait round" -> E2
? if not MORNING: once "Go by the edges, to the door with the draught" -> E3
? item
? rest
? move

## E2
Two girls on one stool. The elder looks at the painter, as she now looks at everybody. The younger
looks at the elder, with her mouth open, about to end a sentence for her. *I. & E.*, says the frame.
It has been dusted this week, on both sides.

! record SISTER
! goto E1

## E3
At the edges the marble has been walked so thin that the lamps of the lower floor shine through it.
It sings underfoot. You go up it as people go over a pond in March.

check [Unhurried if players = 1] Stealth II
pass -> E4
fail -> E13

## E4
Behind the door is the night; a balcony; and on it, aimed at the town, a brass funnel a good deal
taller than you are. Something is asleep inside it, and shifts its feet.

! reveal M10
! goto E1

## E5
She stands at the window. There is one chair, and she does not use it either. "We are told that it
was a remarkable supper," says Isaude Merrow. Then she waits. A clerk stops writing. The clock goes
on alone, until it has become a question.

! record MORNING
! if title T027: say "'We sat beside him for eleven years,' she says, when she sees that you can
  bear it. 'He always laughed first. One was grateful.'"
! if title T028: say "'Nobody was named,' she says, when she sees that you can bear it. 'And we
  notice that there are still figs.'"
? "Report what you saw, and no more" -> E6
? if title T032: "Tell her what her nine bells are made of" -> E7
? if SISTER: "Ask her who fills the lamps" -> E9
? "Tell her to her face what her roads cost" -> E10

## E6
You report. She listens as other people pay: to the end, without a glance at the sum. When you have
finished there is a pause, in which you hear everything that you have left out.

! if favor F1 >= 5 or HIGH: goto E8
! goto E11

## E7
Harl, you say. Vanna, Oar, Skerrow, as many as you have. She knows them. You see that she has always
known them, and that nobody has ever said them to her aloud, in a room. She takes hold of the
silence like the rail of a stair. The thing to do is to let her.

check [Unhurried if players = 1] Stand Firm III
pass -> E8
fail -> E11

## E8
On a plate, on a napkin, lies an eye of blue enamel with a pin to it. Whoever wears it is seen by
her, and sees for her, and nobody stands between. She has not said so; the clerk has, to the
inkwell. The plate has been put down exactly halfway.

? "Take it" -> E12
? "Leave it on the plate" -> E14

## E9
For the first time the silence is not hers. "I do," she says. It is the first *I* that you have
heard from her, and it wants oil. "By the back stair. One does not like to be met." Below the window
they are taking in the feast, lamp by lamp. Two of them she watches until the footman has gone past.

! favor F1 +1
! goto E8

## E10
Tolls on water. A bond on a spoonful. Thirty men sent against a cradle. You say it in the order in
which you walked it, and do not leave out the bees. The clerk has laid down his pen, so as not to be
a witness. She hears you to the end. It is the only courtesy that you are shown, and it is not a
small one.

! reveal T034; favor F1 -2; favor F2 +1
! goto E11

## E11
"You may go," she says, "and we shall remember that you came." It could be either. The clerk lets
you out. Through the door you hear his pen begin, and stop. He asks her something. He is not told.

! goto E1

## E12
Cold, and then not: she puts it on you with her own hands, under the brass pin, where it does not
show. She is quick at it, like somebody who once had a younger sister to dress. "Find us one more
winter," says the Regent.

! reveal T030; reveal R08; favor F3 -1
! goto E1

## E13
The fourth step gives a high, clear A. The guard has seen nobody. He fixes his eyes on the ceiling
and lowers his halberd across the stair, so that nobody shall get past and hurt himself.

combat [Wounded if players = 1] E18
victory -> E15
defeat -> E16

## E14
With one finger she turns the plate by a quarter, toward herself. "No," she says. "We would not
have, either." On the stairs the clerk tells you that it is the longest talk she has had this year.

! favor F1 +1
! goto E1

## E15
He sits down on the step and holds the door for you with his foot. He has still not seen anybody. He
would like to put it on record that nobody fights extremely well.

! goto E4

## E16
You are carried down the middle, where it is worn, one of them to each limb, and see the ceiling go
by in steps. They turn out your pockets for whatever a spy should have on him. There is nothing.
They take a lamp, so that the report shall have something in it.

! if exhausted: death -> A
! lose 1 gold
! goto E1

## E32
Nobody has lit the lamp over this landing since they raised the ceiling. You reach it, at full
stretch, and hold the portrait up to it. There is a third head under the paint, to the right, where
the curtain is: a nurse's cap and a wide open mouth. She has been painted out in the middle of a
song.

! rows each +1
! goto E1

## F
! if not xp-here: goto F1

Ticks. One for every stroke since the year 1, in books, in rooms of books, and at the last desk sits
a Duskwing who is adding tonight's. "Four strokes (always four)," says Perrin Wace, without turning
round. "And by the door, breathing, the Wick (people do come, in time)." Across the year 94 lies a
cat.

! collect
! goto F1

## F1
Dust, the cat, three and a half million ticks.

? if not title T029: once "Ask Perrin Wace what is missing" -> F2
? once "Have him teach you the shorthand" (1 fatigue) -> F3
? once "Let the cat finish its page" -> F9
? item
? rest
? move

## F2
"What is missing?" He puts down his pen, square to the edge. "You are the first to ask (I keep a
record). One page. It is where I put it (I forget where; I forget it every evening, at about this
time)." He looks at the key on his desk. Then he goes to the window to admire the moon, and is a
great while about it. There is no moon.

? "Take the key while his back is turned" -> F5
? "Ask him for it" -> F4

## F3
A tick that leans to the left is a doubt. A tick with a foot is a bribe. Two that touch are a
quarrel in the loft. It is a whole language for not saying things, and he is the last who can be
silent in it. He writes a line, very small, and turns the book round to you.

check [Instructive] [Unhurried if players = 1] Lore II
pass -> F7
fail -> F8

## F4
"Oh," says Wace, to the window. It is not what he had arranged. He comes back, and lifts the cat,
and gives you the key with its ribbon, in his own hand, so that it can never afterwards be said that
it was taken. "(Nobody asks.) (I should come with you, but somebody has to be here, adding.)"

! goto F6

## F5
The ribbon is under the cat, and the cat is awake. You draw it out by the inch. At the window Wace
begins to hum, and hums louder when it scrapes. "I must shut this (there might have been anybody),"
he tells the glass, once you have it. His wings, which were up about his ears, come down.

! rows each +1
! goto F6

## F6
It has nine wards, and a tenth that has been filed off. It opens the stair to the Regent's side;
and, behind the shelf with the year 1, a low door that is on no plan of the house.

! reveal T029; open E-F; reveal M09
! goto F1

## F7
*Rung by the ringer's wife*, you read out; *he was drunk; she did it better.* That was in the year
60, and nobody has heard of her since. Wace takes off his spectacles and puts them on you. "(I have
another pair,)" he says. "(I have another of everything but that.)"

! reveal T036; reveal R09
! goto F1

## F8
The bribe you can do. The doubt keeps falling over. He blots your line with great tact, and enters
it (under weather). Then he shows you how it goes, slowly, with one wing round the page, so that the
cat shall not see that he is enjoying himself.

! rows each +1
! goto F1

## F9
She walks through the ink, across the nineteenth of last month, and up your arm, and leaves on your
cuff one perfect tick. It leans neither way. "She has never signed anything," says Wace. "(I have
offered her a pension.)" She sits down on your shoulder with her back to him, and it is settled.

! gain familiar 7
! goto F1

## F41
Wace holds the pricked paper so near that it touches his nose. "Nine (correct). From the south
(pedantic). On council paper (laid, two pages to the sheet; I issue it myself)." He turns it over,
and turns it back. "To four people," he says, and for once there is nothing in brackets.

! record SUSPECT; rows each +1
! goto F1

## F59
He does not look at the page. He looks at you reading it, and is always half a line ahead. When you
get to the bottom, where it is cut, he breathes out. "(Thank you,)" says Perrin Wace. "(It had got
rather heavy, for a page.)"

! rows each +1
! goto F1

## G
! if not xp-here: goto G1

Lamp poles, a wood of them. Pins stuck them into the Regent's lawn, meaning to come back, and the
ash took root. Some are forty feet high, and a few still have a lamp in the crown, where no ladder
goes. In between, soldiers are fencing with what they could break off.

! collect
! goto G1

## G1
Night air, ash leaves, applause.

? if not MORNING: once "Step into the ring at poles" -> G2
? once "Break off a pole that is in flower" -> G5
? if not MIDNIGHT: once "See who is being sick behind the hedge" -> G6
? if MIDNIGHT and not MORNING: once "See who is standing by the sundial" -> G8
? item
? rest
? move

## G2
Whoever is in the pond three times has lost. They send you their best, a halberdier as wide as a
door, who takes off his tassels one by one and gives them to his mother to hold. She tells him to
mind your hands. You need them for your work.

combat [Staggered] [Wounded if players = 1] E18
victory -> G3
defeat -> G4

## G3
The third time he goes in by himself, from laughing. They cut you into the bark of the tallest ash,
with the date: *W. I. C. K.*, since your names would not go round. Somebody's grandfather is above
you, and a good deal of sky.

! reveal T035
! goto G1

## G4
The pond is not deep. You lie on your back in the lilies and see leaves, poles, and a ring of broad
faces, all anxious. They are very decent about it. Somebody's betrothed lends you her shawl.

! if exhausted: death -> A
! goto G1

## G5
Eleven feet up sits a spray of white, in the wrong season. You take hold and brace yourself for the
crack. But it does not break. It lets go, roots and all, like something that has been holding out
for a hand.

! reveal item 60
! goto G1

## G6
A footman in Feld's livery is being sick into a hedge cut like a swan. He is leaving service
tonight, he tells the swan. Every month he has taken a purse to the sundial, and never asked, and
this month he looked. He would have been all right but for the tooth. He has just noticed that you
are not part of the swan.

check [Unhurried if players = 1] Soothe II
pass -> G7
fail -> G11

## G7
He carried it to a woman in felt shoes, and she said thank you, each time, as if it had been the
first. He would say so. He would say it before the whole hall, only not first. He has never been
first at anything. If somebody else were to begin, he would be at the door.

! record WITNESS; record SUSPECT
! goto G11

## G8
By the sundial stands a woman in felt shoes with her palm on her throat. She has come for the month.

! if title T028: say "Feld's coachman counts it into her hand, loose, out of his hat. She thanks
  him, in a voice that is used to a large room."
! if title T027: say "Nobody comes to count anything into her hand. She must have heard the
  shouting. She waits for the proper time all the same."
? "Step out, and ask her where it goes" -> G9
? "Let her leave, and go after her as far as the wall" -> G12

## G9
She draws breath. It is a very large breath. Along the whole walk the leaves turn over on the poles
and lean toward her, and the air in your own mouth would like to go as well.

combat [Wounded if players = 1] E20
victory -> G13
defeat -> G14

## G11
He goes in to serve the cheese, in his shirt. He has left you the coat, over the swan's neck, and
with the crest turned in it would pass for the kitchen's. The swan has worn it better than he did.

! reveal item 57
! goto G1

## G12
Where she treads the gravel says nothing. Where you tread it talks. She goes from pole to pole,
without haste, and at each of them one of her hands comes up and touches the bark, as one touches
children going by.

check [Murky if legendary] [Unhurried if players = 1] Stealth II
pass -> G13
fail -> G9

## G13
Afterwards there is a docket lying on the gravel, in a round hand: *Feltholm. For wool.* The sum has
been filled in for nine months ahead. It would be a great deal of wool.

! record HOLM; gain 1 xp
! goto G1

## G14
When you can hear again you are lying across the sundial, with your hands folded. Somebody has taken
the trouble to close your collar against the damp. The dial says that it is dark.

! if exhausted: death -> A
! goto G1

## G60
Back it goes, a few paces outside the ring, where a pin would have, and tread the earth down round
it. It stands. Before you have got to the steps somebody has hung a lamp on it, since that is
plainly what it is for.

! recover each 2
! goto G1

## G32.60
One pole in flower and one in use: crossed, they make a gate. The soldiers, by now quite drunk,
march through it in pairs, in step, with great seriousness, for the better part of an hour. Several
of them consider themselves married.

! rows each +1
! goto G1

## H
! if not xp-here: goto H1

Here the books stand with their spines to the wall, so that one has to know what one wants. It is
very quiet, in the way it is beside somebody who is about to speak.

! collect
! goto H1

## H1
Paper, edge outwards, as high as the lamp goes.

? once "Take down the one that has been read" -> H2
? once "Count the shelves" -> H4
? item
? rest
? move

## H2
Its edge is grey with thumbs, one pair of them, over many years. It opens by itself at a leaf that
has been cut out and laid back. *Harl: bought, for barley. Skerrow: borrowed, for a wedding. Marra:
we went by night.* Nine lines, nine weights of bronze, and a sum. The nine were cast from nine
others. At the foot, in a different hand: *and from what was left over*. There the paper stops.

! reveal T032; reveal item 59
! goto H1

## H4
Ten. On the tenth there is nothing, and it has been dusted. Behind it somebody breathes out: it is a
pipe, for warm air, and at its other end, three floors up, the Regent is asleep.

! if title T031: say "She says a rhyme in her sleep. You danced to it. It goes as far as six, and
  begins again."
! rows each +1
! goto H1

## H59
Edge against stub, it fits. It was cut twice: a long time ago, with a knife; and last year, a hand's
breadth lower, along a ruler. Somebody has kept the bottom strip for himself. You think of a
Duskwing at a window, admiring no moon.

! rows each +1
! goto H1

## H41.59
The paper with nine holes fits over the page with nine lines as though they had been one sheet. In
every hole stands a name, and every name lies under a tower: Harl under Sedgewick, Vanna under
Marrowby, and so on up the coast. You grew up saying them. They are puddings, half of them. They are
what one shouts at hopscotch.

! rows each +2
! goto H1

## I
! if not xp-here: goto I1

Whatever is said into the brass funnel here can be heard on the quay, a quarter of a mile below.
Sparrows have built in it. While they sit, in spring, the Regent does not address her people. A
saucer has been put out, with crumbs of the good cake.

! collect
! goto I1

## I1
Roofs, masts, the fourth tower very near. To the south, where the third light should be, the dark
has a soft edge.

? once "Say something into the funnel" -> I2
? item
? rest
? move

## I2
You clear your throat, and down on the quay a night watchman takes off his hat. That is the trouble
with it: it makes everything sound decided.

? "Say that the third bell is mute, and to sleep in their boots" -> I3
? "Say good night" -> I4

## I3
A window. Nine windows. Then all of them, and somewhere a drum, and a child being told to find its
other shoe. Tomorrow they will be cross with you. Tomorrow some of them will be there to be cross.

! favor F1 -1; favor F2 +1; gain 1 xp
! goto I1

## I4
*Good night*, says the quay, after a while, out of two hundred beds. One voice adds, to be on the
safe side, *ma'am*. The watchman puts his hat back on. For once nobody in Tallow will lie awake and
wonder what she meant.

! recover each 2
! goto I1

## I61
You set a fig on the rim. The sparrows turn it over, look at it from both sides, and let it lie. In
the nest behind, among straw and gilt, runs one thread of grey felt, in three rings, each in the
next. But sparrows take what they find.

! rows each +1
! goto I1

## ADV4-1
Two paper lamps are having a quarrel in a window seat, in whispers, and each has taken you for a
friend of the other. "Tell him," hisses the left. "Yes," hisses the right, "do tell me."

check [Unhurried if players = 1] Soothe II
pass -> ADV4-1.1
fail -> ADV4-1.2

## ADV4-1.1
They are married, it comes out, and to each other. They have not said so much at one time for years.
You may have the bottle. They will be wanting the window seat.

! recover each 2

## ADV4-1.2
One thing they can agree on, and it is you. The left has a word with a footman while the right holds
your sleeve. It costs a lamp to be shown into a different corridor.

! lose 1 gold

## ADV4-2
"Papers," says a gentleman in grey, pleasantly. He has been asking all evening, and all evening
people have had some. You see that he has given up hope of anything else.

! if CAUGHT: goto ADV4-2.1
? "Hand him the guest list, upside down" (1 gold) -> ADV4-2.2
? "Walk through him" -> ADV4-2.1

## ADV4-2.1
He has you in writing already, height, ears and gait. A whistle, a cord, a warrant for the arrest of
a lamp: he lays them out on a side table, in order, and then comes at you without any of them.

combat [Veteran if legendary] [Wounded if players = 1] E29
victory -> ADV4-2.3
defeat -> ADV4-2.4

## ADV4-2.2
He reads it upside down, to spare your feelings, finds everything in order, and wishes you a good
evening. Behind you he writes something. It is short.

## ADV4-2.3
He makes one request, from the carpet. He needs it signed that it was a fair fight. For witnesses
there is a fee. He has it on him, and insists.

! gain 1 gold

## ADV4-2.4
You lie still. You are being described, limb by limb, to somebody with a better hand. "Ears, two,"
says the gentleman in grey, and bends down to make certain.

! if exhausted: death -> A
! favor F1 -1

## ADV4-3
"You know why," says a mask with a thin sword. You do not. "They do not even know," he says,
bitterly, to a curtain, and the curtain gasps.

? "Apologise for it" -> ADV4-3.1
? "Draw" -> ADV4-3.2

## ADV4-3.1
It will have to be a very good apology, since you have no notion what it is for. You begin with the
general, and watch the point of his sword for the particular.

check [Unhurried if players = 1] Bargain II
pass -> ADV4-3.3
fail -> ADV4-3.2

## ADV4-3.2
He salutes. Then he is somewhere else, and the hat that has been run through is yours. "First
blood!" says the curtain, which is following closely. "Felt," says the mask, with contempt. "Again."

combat [Wounded if players = 1] E25
victory -> ADV4-3.3
defeat -> ADV4-3.4

## ADV4-3.3
He puts up his mask. He puts up yours. "Oh," he says, and goes pink to the collar. The gentleman he
wants is a head taller and left an hour ago, by the window. He would be obliged if you forgot this.
The curtain says that it will never forget it.

## ADV4-3.4
He leans over you to finish it, sees who you are not, and runs for the surgeon, calling him by his
first name. They are brothers. They have not spoken since spring. They do it now, across you, while
one of them sews.

! if exhausted: death -> A
! fatigue each 1

## ADV4-4
A boy with a tray, weeping. There is one tart on it. It is for the high table, and there were nine.
Something white went up the curtain with the others, he says. It made eight journeys.

? "Put your own supper on the tray" (1 gold): rows each +1; goto ADV4-4.1
? "Climb the curtain" -> ADV4-4.2

## ADV4-4.1
He moves it about until it looks like nine. He has an eye. He will go far if he is never found out,
and farther if he is.

## ADV4-4.2
Velvet, forty feet of it, hung to be looked at. The boy holds the hem, for safety. Up on the pelmet,
out of the light, somebody is eating, without hurry, with an open mouth.

check [Hurried if legendary] Climb II
pass -> ADV4-4.3
fail -> ADV4-4.4

## ADV4-4.3
Eight tarts, each licked once. A garter. A lamp, with tooth marks. Whoever keeps house up here has
left by the other side, and has had, you think, a better evening than you. You leave it the garter.

! gain 1 gold

## ADV4-4.4
You come down with the curtain, all of it, in some style, before a card party that has waited since
the soup for something to happen. They hold up their scores.

! fatigue each 1

## ADV4-5
Six soldiers come round the corner, out of step. "Word for the night," says the sergeant. He holds
the list so that anybody could read it, who was the sort of person to read it. His thumb is just
under the line.

? "Be that sort of person" -> ADV4-5.1
? "Guess" -> ADV4-5.2

## ADV4-5.1
*Patience*, you say. He is so pleased that he says it back to you. He has been alone with it all
evening. The patrol presents arms, one after the other, like somebody dropping a drawer.

## ADV4-5.2
There cannot be so many words: nine bells, one Regent, the usual virtues. The sergeant can hardly
stand it. His eyebrows are doing what they can for you.

check Lore II
pass -> ADV4-5.1
fail -> ADV4-5.3

## ADV4-5.3
The sergeant shuts his eyes. "No," he says, with real regret, and six people level something long at
you, all together, in a walk four feet wide. One of them has got hold of the sergeant's.

combat [Staggered] [Wounded if players = 1] E18
victory -> ADV4-5.4
defeat -> ADV4-5.5

## ADV4-5.4
They would as soon not report it, and help each other up by the tassels. "It's *patience*, by the
way," says the sergeant, from under a bench. "I was sure you had it. You have the look."

## ADV4-5.5
Left, right, right: they march you to the Lamp Gate and back again, and let you go for want of a
form. It will be days before your own feet agree with each other.

! if exhausted: death -> A
! fatigue each 1

## ADV4-6
A passage with nine lamps in it, and a draught that has had all nine. You are off duty. You are
dressed for it. Nobody would know.

? "Light them" (1 fatigue): gain 1 xp; goto ADV4-6.1
? "Go through in the dark, and see who snuffs them" -> ADV4-6.2

## ADV4-6.1
Somebody has left a note on the post of the ninth, years old, gone brown: *Whoever lights this is
paid nothing, and thanked.* You cut nine notches. When you look back the passage is lit from end to
end, with nobody in it.

## ADV4-6.2
Somebody in felt shoes is waiting at the ninth, with a snuffer, and sings one note, so low that you
have it in your teeth before you have it in your ears.

combat [Relentless if legendary] [Wounded if players = 1] E20
victory -> ADV4-6.3
defeat -> ADV4-6.4

## ADV4-6.3
The note stops. You strike a light. Nine wicks stand in nine glasses, pinched off short by a careful
hand, and under the last of them the floor is very clean, in the shape of two soles.

## ADV4-6.4
You find the furniture, all of it, with your face. The next light belongs to a parlourmaid, who
holds it over you and asks whether that is the new dance.

! if exhausted: death -> A
! rows each -1

## THE END
Noon of the thirty-first day. On the wall by the gate they have moved your lamps.

! if HOLM: say "Feltholm. You have it on a docket, in a round hand, for wool."
! if title T030: say "Under the brass pin sits the other. One walks straighter for it, or
  crookeder."
! if title T034: say "At the first toll out of town you pay double. The sergeant has it in writing;
  the ink has run."
! if WITNESS and title T027: say "The footman who was not first holds the gate for you, in a kitchen
  apron. Tamsin Oake has taken on six feet of him."
! if WITNESS and title T028: say "By the gate sits a man in his shirt. He asks whether it was said.
  He nods before you have told him."
! if title T027: goto THE END.1
! goto THE END.2

## THE END.1
They hang among the captains now. Feld's has been neither put out nor turned down; nobody knows the
form. From a window of the archive somebody lets down a basket on a ribbon: a roll, some cheese, and
a slip of paper that says only *(well said)*. You eat it on the road. Far behind you, at dusk, come
four strokes, slow. You had not noticed before how few come in front of them.

! gain 1 xp

## THE END.2
Beside his, that is where they hang now. At the second milestone a coach overtakes you, and out of
the window a hand in a good cuff throws you a fig. You catch it. You have it in your hand before you
have thought whether to. There is a laugh, and the coach is round the bend, and then, a breath
later, lower, there is another.

! gain 1 xp
`
