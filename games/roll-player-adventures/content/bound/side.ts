// Made from the books by `npm run books`: write there, not here.
export default `# SIDE The Lighthouse Keeper's Wager

## MAP
loc A "Landing" at C6 xp 0
loc B "Lamp Room" at C2
loc C "Oil Store" at B5
loc D "Bird Rock" at F3
loc E "Keeper's Kitchen" at D4
loc F "Sea Cave" at F6
card M33 loc G "Lamp Gallery" at C1
path A-C enc 1
path A-D enc 1
path A-E
path A-F enc 1
path B-E enc 1
path C-E
card M33 path B-G
card M34 path D-F enc 1
start A
recover E9

## SETUP
Put the marker on the Landing and the tokens 1 to 5 face down on the paths. The sun is a hand above
the water.

## BEGIN
"Evens that you get your feet wet," calls an old man from the rock, and throws you a rope. It is too
short. You get your feet wet. He pays, on the spot, into your wet hands, and could not be better
pleased.

That is Ambrose Kittow, forty years keeper of the Gull Tooth. On his shoulder sits a gull called
Interest. "And I bet," he says, "that you can't keep one lamp burning until it's day."

! if title T097: say "The sea to the west is empty now, and safe. 'One lights it all the same,' he
  says."
! if title T098: say "He says it on a slate; it is quiet everywhere now. By the third wager you have
  forgotten that you are reading. The gulls you know by heart."
! if title T099: say "From the west, over the water, somebody calls back. He takes his cap off to
  it. 'They bet as well,' he says."
! if title T015: say "'Rowed with Ned Shale? Then you've asked one thing too many. Good people.'"
! goto A

## A
A ledge, a ring, nineteen steps cut for shorter legs.

? if not DAWN: once "Take his first wager: the leap to the ring" -> A1
? once "Unload what the supply boat has left" -> A8
? if DAWN and used A33: once "Pull up the trap" -> A9
? item
? rest
? move

## A1
"From there to the ring, dry, for a biscuit. We'll go higher when you have seen the rock." Between
there and the ring the sea comes up, has a look round, and goes down again. Kittow considers you.
When he thinks that you are watching the gull he moves the mark nearer with his foot.

check [Unhurried if players = 1] Climb I
pass -> A6
fail -> A7

## A6
Nothing is what the wave did. "I never saw one do that," says Kittow, delighted. He pays in ship's
biscuit, and has written LOST on it with a red pencil before you can get your teeth in.

! goto A

## A7
A boathook collects you from the kelp. High up in the tower there is a small noise, like a word that
has been swallowed, and the beam comes round browner than it went. "Oh, it does that for company,"
says Kittow. "Run, though."

! fatigue one 1
! goto B20

## A8
An eel trap. A pole of the Wick's, eleven feet, with somebody's notches, which you do not count. And
a box marked NOT A TOY, which is empty except for a slip: *Had it out again. Sorry. A. K.*

! reveal item 32; reveal item 33
! goto A

## A9
The line is heavy. Up comes the trap, and in the trap a boot, and in the boot, looking out of it
like a lodger, an eel. "Yours!" cries Kittow, who had bet on the boot. "The eel's inside, the inside
counts. The boot's mine." It is his. You see now that he has been hopping since midnight. He pays,
standing on one leg.

! gain 1 gold
! goto A

## A33
You let the trap down on a line beside the ring. By morning there will be something in it, and until
then there is a bet on what. You say an eel. He says a boot, and at once looks worried, and a little
later you see him behind the oil store, having a word with an eel.

! recover each 1
! goto A

## A43
At slack water you pole round the Tooth with the oar. All up its sea side go high-water marks, in
chalk, year over year, each with an initial; and some time ago he ran out of rock. From here one can
see a reef that one sees from nowhere else. At low water it would be a path.

! reveal M34
! goto A

## B
! if not xp-here: goto B1

Brass, a lens as tall as a bride, and in the middle of it a flame no longer than a thumb. "That's
all of it," says Kittow. "Forty years. People think it's bigger." He has put on his jacket to show
it to you.

! collect
! goto B1

## B1
It burns, upright and small.

! if OUT3: say "It has been down three times tonight. The glass has a tide mark of soot."
! if OILED: say "The cistern is full. You filled it."
! if DAWN: allow-end
? if not DAWN: once "Wager on trimming it without a flicker" -> B2
? if OATH and not DAWN: once "Ask him where home would be" -> B17
? if not DAWN: once "Climb out by the hatch" -> B9
? if explored C and explored D and explored E and explored F and not DAWN: "Sit down for the third
  watch" -> B10
? item
? rest
? move

## B2
"There are the scissors. You trim it, and it doesn't notice. What will you put on that? A crumb? A
supper? A week's pay? The pin itself?" He rubs his hands. This man would lay odds against the
sunrise, and get up early to lose.

? "A crumb" -> B3
? "A supper" -> B4
? "A week's pay" -> B5
? "The pin" -> B6

## B3
In the rain, on posts, with a cow breathing down your neck, you have done this before. Those flames
did not have a name along the whole coast. It is best not to think of it as that one.

check [Unhurried if players = 1] Tinker I
pass -> B7
fail -> B8

## B4
He breathes in, to help, and keeps it in. His face goes slowly the colour of the brass. You have
until he needs the next one. On the other side the gull leans in and does the same.

check [Instructive] [Unhurried if players = 1] Tinker II
pass -> B7
fail -> B8

## B5
Nearer comes the gull, on foot, and looks on with one eye and then with the other, like a firm of
auditors. The scissors have never seemed so large, nor a week so short.

check [Lucrative] Tinker III
pass -> B7
fail -> B8

## B6
You unpin it and lay it on the sill, where both of you can see it. "I wish you hadn't," says Kittow,
quite low. In forty years he has not wanted so badly to lose.

check [Lucrative] [Instructive] Tinker IV
pass -> B7
fail -> B8

## B7
It burns on, like somebody who has had his hair cut in his sleep. "Lost!" says Kittow. He gives you
a spare wick, of his own plaiting. There are drawers of it. The winters here are long, and one hand
is always free.

! reveal R60
! goto B1

## B8
By a hair too low. The flame turns round and looks at you, blue. "I saw nothing," says Kittow, and
goes to the window, so that you may panic in private.

! goto B20

## B9
A hatch, a ladder of nine rungs, and the wind takes your hat, by way of a deposit. Outside, round
the glass, runs an iron walk no wider than a boot.

! reveal M33
! goto B1

## B10
The third watch is the one in which people talk. "Swore it on that lens," says Kittow. "The day it
goes out in another's hand, I hand in the key and go home. It was a joke. It's a very good lamp." He
is seventy. His second voice, a breath behind the first, sounds a good deal older. He looks at the
flame and not at you.

"Ten to one," he says, "that you can't lose to me."

! record DAWN
! if OATH: say "So it is true, what hangs over the stove."
? "Keep it burning until it is light" -> B11
? "Lean over, and breathe on it" -> B14

## B11
He nods, as one nods to a bill. Then he gets up and brings you the good chair, and a blanket for
your knees, and goes and sits on the other one.

! if OUT3: goto B12
! goto B13

## B12
But it has been down three times tonight, and what is left of the wick is a stump. "I could look at
the sea," Kittow offers. "For about a minute." You thank him, and say no. He is so proud of you that
he has to look at the sea anyhow.

check [Guided if OILED] [Unhurried if players = 1] Tinker III
pass -> B13
fail -> B15

## B13
Toward five it is only a flame. Toward six there is a room round it. Then it is day, and it burns on
in the day, yellow and to no purpose, and you cannot remember ever having made anything so well. He
shakes hands with each of you. "Lost again," says Ambrose Kittow. He takes his coat off the hook,
looks at it, and hangs it up.

! reveal T104
! goto B16

## B14
One breath. For as long as another the room is dark, and forty years of sea can be heard in it. Then
you light it again, with the pole, as you have lit all the others. Kittow sits where he sat. "Well,"
he says. "Well, well." He goes through his pockets, all of them, for a key that he wears round his
neck.

! reveal T105
! goto B16

## B15
It goes out by itself, a minute before the sun. "Missed that," says Kittow, at the window. "I was
looking at a gull." He puts his own match to it, with his back to you, and will not have it counted,
either way. He is a man of honour.

! goto B1

## B16
There is a lamp that goes with the wager; it stands on the sill, and its glass is the size of a
plum. In forty years nobody has won it, since it was always he who lost, and nobody ever thought to
ask what he had put up. It is yours, he says. He cannot now recall the terms.

! reveal R30
! goto B1

## B17
"Home?" says Kittow. "There's a house, in Land's Ear. It had a blue door. I've ten to one with the
postman that they'll have painted it green." He wipes a brass rail that is clean. "He knows, of
course, he goes by it. But he won't tell me. He'd win, you see, and he's a friend."

! rows each +1
! goto B1

## B20
It lies on its side in its own oil, blue, no bigger than a bean.

! if OUT3: say "By now you do it without a word, like people who have been married a long time. It
  looks past you, at the window."
! if OUT2 and not OUT3: record OUT3; say "You talk until your throats are dry. What gets up in the
  end is short of breath, and has burned itself down to a stump to do it. You do not think that
  there is another one in it."
! if OUT1 and not OUT2: record OUT2; say "This time it will not be talked to about boots. It wants a
  story. You find that you know one."
! if not OUT1: record OUT1; say "You go down on your knees, put your hands about it, and talk to it,
  about anything, about the price of boots. After a while it is up on one elbow. Then it stands. It
  has left a ring of soot on the glass, so as to remember."
! goto B1

## B32
With the pole you reach a vent that he has not been able to close since his shoulder went. The flame
straightens, like somebody who has been addressed by name. "Nine years," says Kittow, looking up. "I
had twenty to one on that draught."

! recover each 1
! goto B1

## B47
You stand the storm lantern next to it. For the length of a pipe there are two lights on the Gull
Tooth. Far out, a ship that has gone by every month and never once been spoken to dips its own,
twice, to be certain.

! rows each +1
! goto B1

## B99
A wick that has never burned. Kittow takes it and smells it and lays it along his palm, and for once
he quotes no odds. "Not for here," he says, and gives it back. "That's for where it's darker."

! rows each +1
! goto B1

## B47.99
You draw the new wick into the storm lantern, and no match will take on it. Then, with no match
near, it glows, for about a breath, and the glow leans to the north. Kittow will bet you anything
you like that you did not see that. He is not smiling.

! rows each +1
! goto B1

## C
! if not xp-here: goto C1

Nine casks, and one of them sloshes. In the dust go the tracks of a rat, at a walk; then the tracks
of a gull, at a run; then the tracks of the gull. On the shelf stand forty funnels, of which
thirty-nine were won from him and posted back.

! collect
! goto C1

## C1
It smells of whales and thrift.

? if not DAWN: once "Wager on carrying up a night's oil in one go" -> C2
? once "Look behind the ninth cask" -> C8
? item
? rest
? move

## C2
"Ninety-six steps to the cistern," says Kittow, "and never put it down. What do you say? A thimble?
A pint? A gallon? All of the ninth cask?" He is holding the door for you already, with his foot, so
as to have both hands free for wringing.

? "A thimble" -> C3
? "A pint" -> C4
? "A gallon" -> C5
? "The ninth cask" -> C6

## C3
Two buckets each. He carries one of yours himself, behind his back, and says that it does not count.
"What bucket?" he asks you, on the landing, wheezing.

check [Unhurried if players = 1] March I
pass -> C7
fail -> C9

## C4
This time he walks behind you, for the spillage, with a spoon. Every dozen steps you hear him put a
drop back. He keeps a tally on the wall, and rounds it down.

check [Instructive] [Unhurried if players = 1] March II
pass -> C7
fail -> C9

## C5
On the forty-eighth step he has put a chair, with a cushion, out of malice. You go past it. Two
turns higher up there is another, and it rocks.

check [Lucrative] March III
pass -> C7
fail -> C9

## C6
A cask has to be rolled: uphill, round a spiral, past a gull, while the sea looks in at every slit
to see how you are getting on. "Nobody has ever," says Kittow, and does not go on, for fear of
putting you off.

check [Lucrative] [Instructive] March IV
pass -> C7
fail -> C9

## C7
The cistern takes it with the noise of a good dinner. He hangs in over the rim to listen. "Lost," he
reports from down there, twice, since it echoes. He comes up with oil on both eyebrows and asks
whether you would care to see the other eight.

! record OILED
! goto C1

## C8
Behind it he keeps what he has no frame for: a tide table for this one rock, forty years of it, in
pencil; and a storm lantern, the glass of which has been mended in eleven places by somebody who
could have bought another.

! reveal item 68; reveal item 47
! goto C1

## C9
Whale oil goes down a stair in its own time, step after step after step. So do you, a little ahead
of it. From overhead comes a sound like a word that has been swallowed. You go up again on all
fours, by the wall.

! fatigue each 1
! goto B20

## C33
A rat, in an eel trap. It can be done, if it is the kind of rat that thinks of itself as an eel.
Kittow had money on the rat. He pays it, in cheese, when he believes that nobody is looking.

! recover each 1
! goto C1

## C68
By the table the store floods on the ninth. It is the ninth. When the sea puts its first finger
under the door the casks are on the shelf, and the full one is upstairs. Kittow stands in it up to
his laces and watches you win a bet that he had not made yet.

! record OILED
! goto C1

## D
! if not xp-here: goto D1

White, loud, and it moves: ten thousand gulls on one rock, each with a view. When the beam comes
round they all go up by a foot, and come down again, and do not interrupt themselves to do it.

! collect
! goto D1

## D1
You are being discussed.

? if not DAWN: once "Wager on keeping them off the glass" -> D2
? once "See what is under the stone that has no gulls on it" -> D8
? item
? rest
? move

## D2
Kittow points with his pipe. "About two they come at the light, by the hundred. Glass, feathers,
grief. But one can talk to them. What's it worth to you? A feather? An egg? A dozen? The rock?" The
gull on his shoulder turns its back. It is not a party to this.

? "A feather" -> D3
? "An egg" -> D4
? "A dozen" -> D5
? "The rock" -> D6

## D3
With bread it is done, mostly. You have the heel of one loaf, and ten thousand takers. The art lies
in being seen to give it to the right ones.

check [Unhurried if players = 1] Forage I
pass -> D7
fail -> D9

## D4
One of them is the aunt. There is always an aunt. She looks like nothing in particular; it is only
that before they say a thing the others glance at her.

check [Instructive] [Unhurried if players = 1] Forage II
pass -> D7
fail -> D9

## D5
You sit down in the middle and stay there until you are furniture. It takes as long as it takes.
Something with cold feet has begun to keep its dinner on your hat.

check [Lucrative] Forage III
pass -> D7
fail -> D9

## D6
At the very top lives an old one whom nobody sits near. In forty years not even Kittow has spoken to
her. You take off your hats and begin to climb, and behind you, row by row, ten thousand
conversations stop.

check [Lucrative] [Instructive] Forage IV
pass -> D7
fail -> D9

## D7
Two o'clock, and they rise, the whole ten thousand, and go round the tower at a distance, like a
skirt in a dance. Nothing touches the glass. When they have all sat down again one feather is still
in the air. It takes its time, and it is for you.

! record BIRDS; reveal R58
! goto D1

## D8
It gets up. The gulls knew. It has been sitting under that stone, and under a good part of the next
one, ever since it was of a size to, and would like it put back.

combat [Veteran if done >= 4] [Armored if done >= 7] [Wounded if players = 1] E16
victory -> D10
defeat -> D11

## D9
They come at two, by the hundred, and do not stop for glass. You run, up and in and up, with your
coats over your heads. In the lamp room it is snowing; it is feathers; and somewhere underneath is
the flame.

! fatigue each 1
! goto B20

## D10
Where it sat the rock is dry, and on the dry place lies a rocket in oilcloth, of the sort that says
where one is. From here you see as well how the reef runs, round below the tower, to the mouth of a
cave.

! reveal item 96; reveal M34
! goto D1

## D11
On your backs among the residents you look at a great deal of sky. They give you a little room,
though not much, and go on with what they were saying. One of them does your pockets.

! if exhausted: death -> E
! lose 1 gold
! goto D1

## D33
Fish in the trap, the trap on the rock, you at a distance, upwind. It is the quietest hour in the
history of the Gull Tooth. You hear the sea, and then, with some surprise, your own breath.

! recover each 2
! goto D1

## D96
Red, all at once, and ten thousand gulls go up into it. For as long as it burns you see what lies on
the sea to the west: a bank of fog. It has a front, and the front is straight, from one end of the
horizon to the other, as though somebody had asked it to keep behind a line.

! lose item 96; rows each +2
! goto D1

## E
! if not xp-here: goto E1

A stove, a cot, and four walls of frames. In each hangs a wager, with its date and its stake, and
across it, in red: LOST. A. K. There must be four hundred. He dusts them on Sundays, in the order in
which they were lost.

! collect
! goto E1

## E1
The stove ticks.

? once "Read the walls" -> E2
? if not DAWN: once "Play him at blind postman" -> E3
? once "Ask for the log" -> E10
? if not DAWN: once "Wager that he cannot make you laugh" -> E12
? item
? rest
? move

## E2
*That I could not cheer up the postman.* LOST. *That it would rain on my birthday.* LOST. *That
nobody eats a whole one.* LOST.

! if title T007: say "There is a new one, in pencil: *That the Teasel child never says thank you.*
  LOST."
! if title T025: say "*That a cracked bell has nothing more to say.* STILL OPEN."
! if title T086: say "*That nobody keeps the last lamp lit.* LOST, and underlined."

Over the stove hangs the oldest: *That it never goes out in any hand but mine, or I go home. Sworn
on the lens.* It is the only one on the four walls without any red.

! record OATH
! goto E1

## E3
Blind postman is played with dominoes. You hold yours with their faces to him, and he holds his with
their faces to you, and each plays what he has not seen. "For buttons?" asks Kittow, shuffling. "For
the kettle? The stove? The roof?" He has cut you the larger piece of cake, to be on the safe side.

? "For buttons" -> E4
? "For the kettle" -> E5
? "For the stove" -> E6
? "For the roof" -> E7

## E4
He palms a double six. A moment later it is in your hand. All you have to do is to put it down
somewhere without hurting his feelings. He is looking at the ceiling with all his might.

check [Unhurried if players = 1] Bargain I
pass -> E8
fail -> E11

## E5
Like an uncle, that is how he cheats: for you, and always one move too soon. You must notice in
time, and look as though you had not. It is a good deal harder than winning.

check [Instructive] [Unhurried if players = 1] Bargain II
pass -> E8
fail -> E11

## E6
Meanwhile the stove ticks, as though it were not the one concerned. There are two lies on Kittow's
face, and you have to pick the one that loses. Under both of them he is tired. That is no help.

check [Lucrative] Bargain III
pass -> E8
fail -> E11

## E7
At this height he cheats so hard on your behalf that he is within a tile of winning. Sweat stands on
his lip. You see that you will have to get him out of it.

check [Lucrative] [Instructive] Bargain IV
pass -> E8
fail -> E11

## E8
"Lost!" says Kittow, and looks round for a frame. He is happy as far as the clock. There you can see
him reckon how many hours are left, and what of; and he puts the frame away again and does something
to the stove.

! record STOVE
! goto E1

## E9
A cot, a blanket that smells of pipe, and on your chest something warm with a yellow eye, which gets
heavier: the gull called Interest. "Evens that you'd wake," says Kittow, from the stove. "I had the
other side."

! if exhausted: death -> E
! goto E1

## E10
Forty years, a line a day: wind, ships, and how far off it stood. "The fog," says Kittow. "For ten
years it came in by half a furlong a winter. Then there was one spring, and since then it's been a
whole one. Something stopped, that year. I've the date. Nobody's ever asked." He moves the lamp over
to you. To copy it would take the evening, and most of what you have in your legs.

! if title T065: say "You know what stopped that year. You have seen where it lies."
? "Copy the dates, all of them" (2 fatigue) -> E13
? "Read the last page and let it be" -> E14

## E11
You have won. He shows you how. Then he looks again: in the last move he has cheated himself, by
mistake, and it is he who has won, and he is quite upset. He does not know how one writes it.
Overhead something dips. You hear it, both of you, and it is you who run.

! goto B20

## E12
There are two keepers in it, and a cow. "Evens you laugh," says Kittow. He has told it to this stove
for forty years. By the first keeper his own mouth has begun to go, and he looks at you over it,
imploring.

! if STOVE: say "You have seen by now what losing does for him."
? "Laugh at the first keeper, since he wants it so" -> E16
? "Keep a straight face as far as the cow" -> E15

## E13
It makes a curve. It begins flat, and it is not flat now. You lay your finger on the end of it and
draw it on, as far as the shore.

! if done <= 10: say "That will be on the hundredth day of this autumn."
! if done >= 11: say "That was on the hundredth day of the autumn. He was right, to the hour. Nobody
  had asked."
! reveal T106
! goto E1

## E14
*Stood off nine furlongs. Wind W. Sang a little, to be fair to it.* Under that, in another ink:
*Wagered I imagined it. LOST.* You shut the book. He has watched your face the whole time, and now
finds that the kettle wants filling.

! goto E1

## E15
You hold out. You bite the blanket. At the second keeper your eyes run. When it comes to the cow you
are done for; but by then he is under the table himself, so that he has lost by any reckoning. He
crawls out and pours.

! reveal R59
! goto E1

## E16
You laugh. He stops. "Oh," says Kittow. "That's me won, then." He turns the mug round in his hands.
After a while he asks whether you would mind if he told it again, tomorrow, and you had not heard
it. Then he sees that you mean well, and brings the cake.

! recover each 1
! goto E1

## E43
You lean the oar against the stove to dry, and he tells you whose it is. There is a man who replies
to the question before last, and drops one of these every autumn; it comes by here, on its way home.
They had a bet once, those two, as to which of them would be. It hangs at the bottom, on the left.
There is no red on it.

! recover each 2
! goto E1

## E68
He shows you how it must be read: not the figures, the rubbings out. Where he was wrong about the
sea he has put it right. Where the sea was wrong, these last years, he has pressed so hard that the
pencil went through.

! rows each +2
! goto E1

## F
! if not xp-here: goto F1

Under the light the rock is hollow, and the sea goes in and out of it like somebody asleep. Between
two breaths you can see as far as the back wall. There are three pillars. Round the middle one, the
one that the tower stands on, something is wound that you had taken for rock.

! collect
! goto F1

## F1
It breathes in. It breathes out.

? if not CAVE: once "Go in between two breaths" -> F2
? if not DAWN: once "Wager on the swim to the third pillar" -> F8
? item
? rest
? move

## F2
It came in on the spring tides and has stayed. When it shifts its grip on the pillar you can hear a
cup move on a saucer, a long way up, in the kitchen.

! record CAVE
! if done >= 8: goto F4
! goto F3

## F3
It is young, and about as thick as a mast, and wants the cave to itself, as anybody would at that
age. It opens one eye, and then, having thought it over, its mouth.

combat [Wounded if players = 1] [Frenzied if legendary] E31
victory -> F5
defeat -> F6

## F4
It has grown since Kittow last had a look, and its views on visitors have grown with it. The pillar
has got a waist. When this one breathes, the cave has to wait its turn.

combat [Wounded if players = 1] [Exposed if players = 1] E53
victory -> F5
defeat -> F6

## F5
Out it goes with one breath, and does not come in with the next. At the foot of the pillar lies what
it must have taken for an egg: a brass tube with a glass at both ends. It has been kept warm.

! reveal R29
! goto F1

## F6
Breathed out, like a pip: shingle, weed, a number of stars. On the ledge above you an old man is
shouting to somebody that he had his money on you, and that it stays there.

! if exhausted: death -> E
! fatigue each 1
! goto F1

## F8
"The far pillar," says Kittow. "Touch it, shout, come back. For a shell? A pearl? The oyster bed?
The tide?" It shows only when the cave breathes in, and is green up to the height of a man.

? "A shell" -> F9
? "A pearl" -> F10
? "The oyster bed" -> F11
? "The tide" -> F12

## F9
With a rope round you, and at the other end of it an old man and a gull. Both of them have promised
to pull. They have not agreed on when.

check [Unhurried if players = 1] Swim I
pass -> F13
fail -> F14

## F10
The same rope, but the gull has been asked to keep out of it, and is hurt. Kittow has put on his
spectacles. They make no difference, he says, he only wants to look as though he could see you.

check [Instructive] [Unhurried if players = 1] Swim II
pass -> F13
fail -> F14

## F11
Without the rope. He will throw you the end of it afterwards, he says, if it comes to that.

! if BIRDS: say "A few white shapes go on before you, close over the water, from stone to stone."

check [Lucrative] [Guided if BIRDS] Swim III
pass -> F13
fail -> F14

## F12
You go on the breath out, so that it is downhill there and uphill all the way home. You let go of
the ledge. So this is what it is to be a word, and in a mouth.

check [Lucrative] [Instructive] Swim IV
pass -> F13
fail -> F14

## F13
Stone, slime, stone: you touch it, and shout. Back comes your shout. After it, from lower down,
comes something that is not your shout.

! if done >= 5: say "It is a number."

Kittow has not heard it, he says. He is coiling rope, very fast. He never does hear it.

! goto F1

## F14
You shout first, and then there is no air for the rest of it. He has you out by the collar before
you have finished swallowing. "Up," says Kittow, "never mind me. Up! It's dipped."

! fatigue each 1
! goto B20

## F32
The hook of the pole just reaches a bottle, on a ledge that nobody could have got to. There is a
paper in it. *I bet that nobody finds this. A. K.* It is eleven years old. You keep it for
breakfast; it ought to be seen, what his face will do.

! recover each 1
! goto F1

## F47
Lantern up. The whole back wall is scratched in fives, row above row, by hands that were here before
the tower was. Somebody kept count of something, up to a very large number. It leaves off in the
middle of a five.

! rows each +1
! goto F1

## G
! if not xp-here: goto G1

An iron walk, the width of a boot, and under it all the air there is. To the east stand the nine
lights of the coast, or as many as there still are. You count them, and the wind waits, and you
count them again.

! if title T044: say "To the west, alone, is one more: Lantern Rock. Kittow shows it to you as
  though he had had it made."
! collect
! goto G1

## G1
Wind, salt, the beam going over like a slow broom.

? if not DAWN: once "Wager on standing out a squall at the rail" -> G2
? once "Ask him what he is looking at" -> G8
? item
? rest
? move

## G2
"That one there," says Kittow, "with the beard on it." He means a squall. "You stand up to it, hands
off the rail, until it's by. For a hiccup? A sneeze? A sermon? The whole mass?" He has already
turned up your collar for you.

? "A hiccup" -> G3
? "A sneeze" -> G4
? "A sermon" -> G5
? "The whole mass" -> G6

## G3
A small one, then, out of the side of it. It comes across the water at a trot. There is a fish in
it. Kittow has shut his eyes, on your behalf.

check [Unhurried if players = 1] Stand Firm I
pass -> G7
fail -> G9

## G4
This one takes the voice out of your mouth and gives you back somebody else's. You stand there with
it between your teeth and do not use it.

check [Instructive] [Unhurried if players = 1] Stand Firm II
pass -> G7
fail -> G9

## G5
Several parts, this one has, and hail. During the third you notice that Kittow has got out his
watch, not for the time, but to have something to hold.

check [Lucrative] Stand Firm III
pass -> G7
fail -> G9

## G6
He takes off his cap and stands beside you and sings the responses. You cannot hear him. You can
only see how far along it is.

check [Lucrative] [Instructive] Stand Firm IV
pass -> G7
fail -> G9

## G7
Afterwards you put in the storm panes, all four, with ears that ring. "I was so sure of it," says
Kittow. "I'd have put the stairs on it. I'd have had to go up and down by rope."

! record WIND
! goto G1

## G8
"That gull. That streak. The smell. My knee." He teaches it like a game of cards: what is a sign,
and what is only bluff. The sky is the one player whom he has never cheated, he says; it would
notice. And it helps if one does not mind losing a little.

check [Guided if WIND] Lore II
pass -> G10
fail -> G11

## G9
You find that you are holding the rail after all, and from the outside. By the time he has you in
again by the belt the beam has gone brown along one edge. He pushes you at the hatch.

! fatigue each 1
! goto B20

## G10
"Rain in four minutes," you say. It takes four minutes. Kittow feels for his purse with both hands
and cannot see for the wet in his eyes. It is the rain, he says. You had said that there would be
rain.

! reveal T107
! goto G1

## G11
You call it fine until morning, and it hails. He puts his own cap on you, the dry one, for the
courage. "It was a good bluff," says Kittow. "From the sky I would have believed it."

! recover each 1
! goto G1

## G96
Straight up it goes from the gallery, and stands there. All along the coast, one after the other,
small lights come on in windows, to see what you want. There are so many more than you had thought.
You wave. Nobody can see it, and you do it all the same.

! lose item 96; rows each +2
! goto G1

## SIDE-1
A chair on the stair, a mug on the chair, and under the mug, which steams, a slip of paper: *Evens
you stop for it.*

? "Stop for it": recover each 1; say "It is cocoa, with something in it. On the bottom of the mug,
  in red: LOST. You must have been expected to be in a hurry."
? "Step over it" -> SIDE-1.1

## SIDE-1.1
Nine steps farther up stands another, with cake. *Two to one.* From behind the door comes the sound
of somebody not breathing.

? "Stop, this time": recover each 1; say "Behind the door a man begins to breathe again, and a red
  pencil goes across paper."
? "Go on": rows each +1; say "'Three to one!' calls somebody, running ahead of you up the stair with
  a plate."

## SIDE-2
In a crack of the ledge somebody has put by a box: matches, and under the matches a wick that has
never burned. You have it open in your hand when a wave comes over the rock that was in no table.
"Seven to two on the matches!" shouts a voice from above.

! reveal item 99

check [Hurried if legendary] [Unhurried if players = 1] Sleight I
pass -> SIDE-2.1
fail -> SIDE-2.2

## SIDE-2.1
When it has gone you are wet to the skin, all but one armpit. In the armpit is the box. "I was never
so wrong in my life," calls Kittow, leaning out of a slit, radiant.

! recover each 1

## SIDE-2.2
The sea sets you down a good deal farther along the ledge, in kelp. The matches are porridge. The
wick lies in the middle of them, and it is dry.

! fatigue each 1

## SIDE-3
The gull called Interest has something of yours. It sits with it at the end of a finger of rock,
over a good deal of sea, looking the other way.

? "Offer it something better" (1 gold) -> SIDE-3.1
? "Go out on the finger after it" -> SIDE-3.2

## SIDE-3.1
It compares. It takes both. That, after all, is how it came by the name. A little later you get your
glove back, from a height, with a button in it by way of a receipt.

## SIDE-3.2
It waits until you are quite at the end. Then it moves up by a foot, to make room, and you sit there
side by side, legs and feet over the edge, and watch the light go out of the west. When
it flies home it has left you the place, and what was in it: eleven buttons, your own glove, and a
lamp from before the bells.

! gain 1 gold; fatigue each 1
! if legendary: rows each -1

## SIDE-4
A boat is drifting past the Tooth with nobody in it, only an oar, and a coat folded on the thwart.
It has been out for a long time. It is quite dry.

? "Hook it in" (1 fatigue) -> SIDE-4.1
? "Let it go by" -> SIDE-4.2

## SIDE-4.1
The oar is good ash, and has been gripped in one place only. In the pocket of the coat is supper for
two, in paper. Both halves are warm; or you are cold.

! reveal item 43

## SIDE-4.2
It slides by below the light, and you can hear its water. As it passes out of the beam on the far
side, somebody who is not in it ships the oar.

! if legendary: fatigue each 1

## SIDE-5
Fog has come in by a slit, and stands on nine steps of the stair, up to the knee. It keeps very
still in the turn of the wall, like something that hopes not to be sent out.

? "Read to it off the frames: lost, lost, lost" -> SIDE-5.1
? "Go through it on tiptoe" -> SIDE-5.2

## SIDE-5.1
At each word it comes up by one step. At the ninth it is a very small fog, at your feet, listening.
You would have gone on. But then the beam comes round, and there is a wet stair.

! recover each 1

## SIDE-5.2
You get to the top, and turn, and there you are. Nobody has heard you arrive, not even you. It takes
a moment before anybody cares to be the first to say something.

! rows each -1

## THE END
The supply boat lies at the ring, and bets on nothing.

! if title T106: say "You have forty years under your arm, in a roll."
! if title T107: say "'Wind'll go round by noon,' you tell the boatman. He looks up at Kittow, and
  Kittow, overjoyed, puts a lamp on it that it won't."
! if title T099: say "Ten notes come over the water from the west, for breakfast. Somebody up in the
  tower works the shutter, ten times."
! if title T104: goto THE END.1
! if title T105: goto THE END.2
! goto THE END.3

## THE END.1
He stands on the ledge until he is a stroke, and then a dot, with a smaller dot on its shoulder.
Behind him, in broad day, the light is burning. He has not put it out. You can see it from a great
deal farther off than you would have thought; you go on looking, and each time somebody in the boat
says that now it has gone, he has to pay.

! gain 1 xp

## THE END.2
He sits in the bow with the gull, and on his knees the frame from over the stove. He has brought the
red pencil. He takes the cap off it, and puts the cap back on. Behind you a young pin whom the Wick
has sent out is counting the steps aloud. "Blue," says Kittow, to the horizon. "Evens, green. Blue."
He does not look round until the light is too far off to be seen, and then he does.

! gain 1 xp

## THE END.3
"We'll call it a draw," he shouts after you, through both hands. "I never had one. I don't know
where it hangs!" He goes in to see. Between one wave and the next you can make him out at the
kitchen window, holding up a frame against this wall, and then against that.

! gain 1 xp
`
