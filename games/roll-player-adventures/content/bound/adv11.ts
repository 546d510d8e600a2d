// Made from the books by `npm run books`: write there, not here.
export default `# ADV11 The Last Note

## MAP
loc A "Crypt Stair" at D1 xp 0
loc B "Hall of Clappers" at C2
loc C "The Ringers' Graves" at E2
loc D "Sunken Loft" at B4
loc E "Choir's Stand" at D4
loc F "Mouth of Fog" at F4
loc G "The Bell Below" at D6 xp 2
card M30 loc H "Founders' Shelf" at A2
card M32 loc I "Drowned Landing" at A5
path A-B
path A-C enc 1
path B-D enc 1
path B-E enc 1
path C-E
path D-E
path C-F enc 1
path E-F enc 1
path F-G
card M30 path B-H
card M31 path C-G
card M32 path D-I
start A
recover A9

## SETUP
Put the marker on the Crypt Stair and the tokens 1 to 5 face down on the paths. Behind you
everything is lit that can be lit. What you have kept of paper, and of the note, comes down with
you.

! if title T032: reveal item 59
! if title T057 or title T058: reveal item 79
! if title T078: reveal item 90
! if title T059 or title T063 or title T030: record REGENT

## BEGIN
Every ninth step has a hook for a lamp, and every hook is a pin, of the old pattern, bent. So people
have come down here before, and somebody has bent theirs for them. The air that comes up is warm,
and has soup in it. It is noon of the hundredth day.

! if title T088: say "On each step stands somebody who besieged you yesterday, with a lantern.
  Nobody has asked them to."
! if title T092: say "Half of the stair lies in a pond that you made. The rest is done on its
  stumps."
! if title T092: fatigue each 1
! if title T095: say "You have slept, in beds, with charts."
! if title T095: rows each +2
! if title T086: say "At the top sits Hob Tarrant with a lamp between his feet. Would anybody
  object, he asks, if he were to stay until they come up?"
! if title T051: say "Bettany Grail has brought the small hammer. 'I've cast the eleventh,' she
  says. 'I'll hear the tenth.'"
! if title T106: say "By forty years of a keeper's dates it will be dusk at nine minutes to five."
! goto A

## A
Steps, hooks, warm air.

? once "Listen who comes down after you" -> A2
? once "Hang your own pin on the last hook, and think better of it": say "It is warm from other
  people's. You put yours back on your coat, straight."; rows each +1; stay
? once "Take a rope from the ringers' closet": say "Forty feet, new, with a red yarn worked in at
  every arm's length. It smells of onions. It is out of Adda Corse's loft."; reveal item 31; stay
? once "Borrow a lamp that was made for worse air": say "A miner's, with a gauze. On the bottom it
  says *return to*, and the rest has been filed off, by somebody who was glad to."; reveal item 71;
  stay
? if REGENT and HEARD and not DOUBLE: once "Wait for the one who walks in the Regent's step" -> A10
? item
? rest
? move

## A2
By the feet, since one can see no farther than the next hook. There are a good many, and they keep
nine steps behind, from tact.

! record HEARD

! if REGENT: say "One pair comes on. Straight back, chapped hands, an apron that she has forgotten
  to take off: Isaude Merrow."
! if title T096: goto A3
! goto A4

## A3
! if highest F1: say "Brand's sergeant, with six, sits down across the top step. He takes off his
  boots, so that nobody shall think that he means to leave."
! if highest F2: say "Big Anneke takes the top step for herself. She asks whether it is anybody's,
  and how their back is, and sits."
! if highest F3 and title T064: say "Across the top step sit Lyle and ten others, and talk, as
  loudly as they can, about nothing, so that it shall not be quiet behind you."
! if highest F3 and not title T064: say "Forty in grey sit down across the top steps. Nobody will
  get past them, and nobody will be heard not getting past."
Whoever is not wanted down here will not come.

! rows each +1
! goto A4

## A4
Boots, nailed, out of step with nobody.

! if title T093: say "They are Corporal Dunnage's. Round his neck hangs a whistle that was blown
  three short, and has not been blown since. He stops in front of the youngest of you and hangs it
  there. 'It stays with,' he says. 'It stays with.' He cannot find whom."
! if title T093: recover each 1
! if not title T093: say "They are Captain Brand's. She comes as far as the first hook, with the
  drum under her arm, and sits down on it. 'I was not told to,' she says. 'I will be here.'"
! goto A5

## A5
Then somebody light, who has been this way before.

! if title T077 and title T085: say "Wren Pell has her boots on, greased, inside as well. They still
  fit. 'I know where they stand,' she says. 'I'll tell you when you're near.'"
! if title T077 and not title T085: say "Whom you called out of the row has come as far as the light
  goes, and stands with one hand on the wall, like somebody at the back of a play who knows how it
  ends."
! if title T077: rows each +1
! if title T078: say "It is only the note, behind your breastbone. It has begun to lean downhill."
! if REGENT and title T059: say "'For each,' says the Regent, when you look round at her. She has
  said it over all night, and it has not got any shorter."
! if title T094: goto A7
! goto A

## A7
Last of all comes one who should not be here. You sat down to soup with the other side, and it has
got about.

! if lowest F1: say "It is a colonel, with his hat under his arm. He had no orders, he says, so he
  came."
! if lowest F2: say "It is an old man with a plank. He has brought a hammer, and no nails."
! if lowest F3: say "It is Sister Tace. 'Thank you, I know the way,' she says, and goes in front,
  and thanks each step."
! recover each 2
! goto A

## A9
Stairs, seen with the head downward. Somebody has you by the collar. He has brought you up as far as
this hook, and stopped to get his breath, and counts the hooks that are left, and lets you hear that
he does not mind.

! record DIED
! if exhausted: death -> A
! goto A

## A10
She has a train of six, and a lamp held so that it falls on the cheek. On the ninth step she stops,
because it is the right one. "There cannot be two," says Dulcie Marl. She is not speaking to you;
she speaks past you, to an apron. "You left. One evening you went down a back stair in a carter's
coat, and somebody had to go on. I was there. I was there every night. I was *good*."

Nobody moves. It is a very long silence, and for once it belongs to neither of them.

! record DOUBLE
? "Tell her that she was" -> A11
? "Step between them" -> A12

## A11
One has to say it as one says it to an actress: at once, and with an example. It has to be the right
example. And it has to be true, since she will know. Her eyes have come away from the apron and rest
on your mouth, as they must have rested every night on four hundred.

check [Unhurried if players = 1] Soothe IV
pass -> A13
fail -> A12

## A12
There is a sword in the train, under the velvet. She learnt fencing for a part, in which she died;
she has asked them since to write her another end.

combat [Exposed if players = 1] [Wounded if players = 1] E57
victory -> A13
defeat -> A14

## A13
She is sitting on the step with her hands in her lap, and is at once a smaller woman. "Which was the
best?" she asks. You think about it. You say: the hand, from the chair, before the wall.

Isaude Merrow unties the apron, folds it in three, and lays it round the other's shoulders against
the draught. "You will have to do it for some time yet," she says. "They are used to you." It is the
nearest she has come in nineteen years to asking somebody to sit.

! gain 1 xp
! goto A

## A14
From where you lie you see her go up again: slowly, by the lamp, with the train arranging itself
from step to step, for the gallery. It is beautiful. One has to admit it, upside down, with a cut
lip. On the landing she turns, and sees that there is nobody in the house but you, and does it all
the same.

! if exhausted: record DIED
! if exhausted: death -> A
! fatigue each 1
! goto A

## A71
You hang the miner's lamp on the last hook. It shows seven steps more. After the seventh there is no
longer a wall on the left, and what you had taken for the wall breathes out.

! rows each +1
! goto A

## B
! if not xp-here: goto B1

Iron tongues, hung by size, from a child's fist to a horse. Nine were taken out before the melting,
since one does not melt a clapper, and afterwards nobody could say where they belonged. There is a
tenth, behind, that is newer. You take a step. They move. You stop, and, a moment later, in the dark
between them, so do you.

! collect
! goto B1

## B1
Your own steps, a moment late, from all round.

? once "Cross the floor in step with yourselves" -> B2
? if title T025: once "Hold the Fishwife's tongue against the second" -> B4
? if title T065: once "Look for the one that is still wet" -> B5
? once "Read the tags" -> B6
? if title T091: once "Lay a keg against the west wall" -> B8
? item
? rest
? move

## B2
They swing at where you will be. The ringers used to come down here to learn it, by the marks on the
floor: left foot, wait, and be somewhere else when your own step arrives. Whoever is where they
expect to be is hit by it, and it weighs what a heifer weighs.

check [Unhurried if players = 1] Stealth IV
pass -> B3
fail -> B7

## B3
At the far end hangs the smallest, and it has never struck anything. It is of no metal that you
know, that is to say of all of them; they must have had a spoonful left. Founders always cast two.
It comes off its hook like something that has been told to wait there, and lies in the palm, and is
exactly as warm as that.

! reveal R57
! goto B1

## B4
It is Vanna's tongue that hangs there. Yours is the grandchild; you have carried it since Marrowby,
cracked, and cross, and it hums when anybody says a name. Laid together they fit like a pair of
spoons. The old one is worn on the left side. So is yours. You take yours down again and put it
under your arm. It may be that somebody farther on has never been shown how one begins.

! record FITTED
! goto B1

## B5
Seventh from the left, with its face to the wall: Marra's. They have all hung dry for two hundred
years, and this one drips. Far off, in a well, under a town that walks on felt, something that has a
cold turns over in its sleep. You dry the iron with your sleeve. It is only manners.

! rows each +1
! goto B1

## B6
*Harl*, it says on the first; *Vanna*; *Oar*. Under each name stands what it was used to. *Supper.
Supper. Supper. A wedding, once; supper. Supper, and boats in fog.* You read them all, in the order
in which the islands went. It is always supper. Behind the ninth tag a shelf has been let into the
wall, and the tag hung so that one should not see it.

! reveal M30
! goto B1

## B7
You have been hit by what you did a second ago. It stands before you with your own way of standing,
and nothing on the front of it. It has lived down here on the last thing that anybody said, and for
a long time nobody has said anything. *Left foot*, it says, in your voice; *wait.*

combat [Exposed if players = 1] [Wounded if players = 1] [Frenzied if legendary] E35
victory -> B3
defeat -> B11

## B8
Up there people have sat on forty casks for four nights so that this one should be here.

! if title T052: say "The cooks have dried it, by the hatful, on the hospital stove. It smells of
  soup."
It must go off in one direction only. There are nine tons of iron in this room, on hooks, and each
of them is listening.

check [Unhurried if players = 1] Demolish III
pass -> B9
fail -> B10

## B9
The wall comes down like a curtain. There is a shaft behind it, with a draught, and a thread of
light that must have come all the way round by the sea. It goes past the graves and straight on
down. With a good rope one could be at the bottom before anybody there had heard one coming.

! reveal M31
! goto B1

## B10
All of them swing at once. Nine have been struck before, and know how to give way; the tenth has
never struck anything in its life, and strikes you. When you can count again there is a shaft, all
the same, and light in it, and a draught that goes straight down.

! fatigue each 2; reveal M31
! goto B1

## B11
Floor. High over you ten tongues are swinging, out of time, and every one of them says what you said
as you fell. It was short. You will hear it in here for the rest of the day, in ten sizes.

! if exhausted: record DIED
! if exhausted: death -> A
! fatigue each 1
! goto B1

## B31
With the ringers' rope you tie the largest to the smallest, by way of all the others. Now, when you
walk, there is one step behind yours instead of ten. It is quite deep. After a while you are glad of
it, as of somebody who has come along.

! recover each 2
! goto B1

## B90
You strike the fork and hold it up. They turn to it, all ten, without touching. You have been looked
at by councillors and by eels; you have never before been looked at by iron, and it is the only one
of the three that knew what it was waiting for.

! rows each +2
! goto B1

## C
! if not xp-here: goto C1

A number on each stone, and hardly ever a name: how many strokes. They lie in rows of nine, two
hundred years of ringers, under a roof so low that the mason must have knelt. His bench is still
there. On the bench is a stone that has been squared and polished, and nobody has cut anything on
it, and a chisel has been laid beside it, with the handle toward the stair.

! collect
! goto C1

## C1
*14,602. 20,011. 9.*

? once "Look for the one with the nine" -> C2
? once "Add them up" -> C3
? once "Drink from the cup on the chain" -> C6
? once "Look behind the blank stone" -> C7
? item
? rest
? move

## C2
*Tib Corse, eleven years. 9.* So that was one evening. Somebody has brought a duck's feather, not
long ago, and stuck it upright in the gravel; you know only one person on this coast who would count
out a thing like that. On the stone lies a glove. It is very small, and stiff with rope.

! reveal item 98
! goto C1

## C3
You have a slate, the back of the slate, and a wall. It is not difficult. But at every stone one
stops to think what so and so many evenings come to, if one takes off Sundays, and then remembers
that they did not.

check [Unhurried if players = 1] Lore IV
pass -> C4
fail -> C5

## C4
Divide it by nine, and it is the number that an old man says under the floor, less one. You do it
again. It is less one. You find it in the end: it is the first. On the first evening of all there
were eight people on nine ropes up there, since one had gone down to see about something, and
whatever he has counted since, nobody has ever counted him.

! gain 1 xp
! goto C1

## C5
You have it; then you see that you have carried a one. You go back for it. By the time you have
found where it was picked up, there are two.

! rows each -1
! goto C1

## C6
Tin, on a chain, and full to the brim: the ringers' beer. It is poured out every dusk for those who
can no longer come up to get it, and every dusk somebody drinks it, so that it shall not go flat. It
tastes of work. You wipe the rim, and turn it a little, for the next.

! reveal R55
! goto C1

## C7
In the rock behind it is a nail, and on the nail hangs a wick: plaited, the old sort, never lit.
Below the nail two words have been scratched, with a pin. *For after.*

! reveal item 99
! goto C1

## C31
You let the rope down between two of the graves, where there is a crack with a draught in it. It
runs out to the last red yarn. Then it drags on something, a long way down, and the something is
hollow, and does not ring, but thinks about it.

! reveal M31
! goto C1

## C98
You lay the glove on the stone of the last who had it, and draw the figure after with a finger. Nine
is soon done. When you put the glove back on, as far as it goes, it is warm, from the inside.

! recover each 2
! goto C1

## D
! if not xp-here: goto D1

Tide marks, on the wall, one over the other, as one marks a child, and each has initials. Below the
lowest the stair goes on, into black water. Under the water, quite clear, is a ringing floor. Nine
ropes stand upright in it with nobody at them, and sway.

! collect
! if title T040: goto D2
! goto D5

## D1
Weed, ropes, a green light.

? if title T015: once "Call out to the man in the boat" -> D3
? if title T089 or title T105: once "See whose lamps those are" -> D4
? if title T083: once "Speak to the man on the third step, who has a pair of scales" -> D6
? once "Look into the ringers' locker": say "Bladders, tarred and tied, on hooks, for whoever had to
  go down and see to the ropes. Under them stands a row of slippers."; reveal item 65; stay
? once "Follow the wall to where it opens" -> D8
? item
? rest
? move

## D2
You have done this once, with your palm on a hum. In; and out. It is a hundred breaths across to the
other stair. You take nine, and walk it, along the floor, between the ropes, the way people cross a
room in which children are asleep. One of the ropes puts itself into your hand. You hang it up
again.

! recover each 2
! goto D1

## D3
He is looking at the sky. There is none. You ask how he got in here. "Thought you might want a
lift," says Ned Shale. You ask what it would cost. "By the cave, at the ebb." You ask whether he
will wait; and he looks at you, for the first time since you have known him, straight. "Nothing,"
says Ned. It has been a long time coming, and he says it as though he had put something down. "Yes,"
he says then.

! if not BOAT: record BOAT
! rows each +1
! goto D1

## D4
By the sea cave, under the cliff, on the last of the ebb: rings of yellow on black water, one behind
the other.

! if title T089: say "They saw the rock, and were not sure what it was, and came. They are
  fishermen. They have brought blankets, and a cask, and their wives have brought them."
! if title T105: say "'A hundred to one against!' calls Ambrose Kittow out of the dark. 'And I took
  it!' He has the tiller under his arm like a newspaper, and on the tiller a gull."
! if not BOAT: record BOAT
! recover each 2
! goto D1

## D5
It is a dive, then, across, between nine ropes that would like to be held. The cold is only cold.
What takes the breath is that each of them, when you brush against it, gives a little, as a rope
does when there is somebody at the other end.

check [Guided if title T045] [Unhurried if players = 1] Swim III
pass -> D1
fail -> D7

## D6
Gloves, a pair of scales, a clean cloth: he had the third stall at the Still Market. In one pan lies
nothing, very carefully, and the pan is down. It is yours. You paid with it for a door. He has kept
it; he has even, he lets you see, had it out and dusted it. He would take something quite ordinary,
now. He is going home.

? "Buy it back" (3 gold): lose T083; rows each +2; say "You have it on before you have got to the
  next step, or in your throat. It has been very well looked after."; goto D1
? "Leave it with him, since he has taken such care of it" -> D1

## D7
One of them is held. You are drawn up short, halfway, by the wrist; and then, for want of anything
else on the end of the rope, you are rung. It is one stroke. You feel it in both heels. On the far
stair you lie for some time and go on being late.

! fatigue each 2
! goto D1

## D8
Here the water breathes. You had thought that it was the sea. It comes in by a cave, as broad as a
barn, and something has followed the warmth in and lain down in it, full length, and grown. When it
opens an eye there is light enough to read the initials by.

combat [Exposed if players = 1] [Wounded if players = 1] [Relentless if legendary] E53
victory -> D9
defeat -> D10

## D9
Out it goes by the cave, and takes its time; for as long as it is going there is no room in there
for any sea. Then that comes back, and lifts whatever floats. Where the thing has lain there are
steps, dry and clean, and a bollard.

! reveal M32
! goto D1

## D10
Ribs, from the inside, by a green light. You are let out at the gills, like something it had thought
better of. You lie on steps. They are dry and clean, and there is a bollard, to which somebody has
tied you by the belt so that you shall not be washed off.

! if exhausted: record DIED
! if exhausted: death -> A
! reveal M32
! goto D1

## D65
With the bladder you can stay under for as long as it takes to read them. *O. W.*, they say, one
over the other, year by year, in the same hand; and each of them is a finger higher than the last.
He has been keeping an eye on it.

! rows each +1
! goto D1

## D71
A light, let down on a string. All nine ropes lean toward it from their places, like a class when
the door opens, and hold it, until you have pulled the lamp up, a little to one side.

! rows each +1
! goto D1

## E
! if not xp-here: goto E1

Kneelers, in rows, and on them forty backs. They face away from you, and so does she, on a low step
before them, with one hand raised to the height of her ear. They have knelt here since last night,
so as not to be late. When the ninth bell is over, up there, they will begin; and after it, for the
first time in two hundred and eleven years, nothing is to follow. You can hear the wool.

! collect
! if not SETTLED: goto E2
! goto E1

## E1
! if not SETTLED: goto E2
Wool, breath, forty backs.

! if title T101: say "Two women sit on one kneeler. One of them is talking, and the other lets her
  finish."
! if title T102 and not title T101: say "In the front row one back is straighter than the others,
  and has no hand raised."
? once "Pick up what lies under the first kneeler" -> E12
? item
? rest
? move

## E2
"You have come to ask me to—" says the Precentor, and turns round. She has put back the veil; down
here there is nobody to keep it from. She looks in your faces for the word. She finds it. "No," she
says.

! record SETTLED
! if not title T059 and not title T063: say "It is the Regent's face. It has laughed more. At Tallow
  a lamp is turned down for it, with a card: *E. Merrow*."
! if title T061: say "'They kept the vow,' says somebody in the second row, and does not turn his
  head. It is the first thing that he has said for eleven years. 'Let them.'"
! if title T062: say "A stir goes along the kneelers. They know these voices. They have heard them
  through eighty doors."
! if title T037: say "'You took her out of the water,' she says, 'and hung her on a wall. I heard.
  She is flat there.'"
! if title T038: say "'You left the one in the well,' she says. 'I was glad. I had not expected to
  be.'"
? if title T061: "Speak to all forty" -> E4
? if title T063: "Say: Elspet" -> E5
? if title T031: "Sing as far as six, and go on" -> E6
? if REGENT: "Step aside, for her sister" -> E7
? "Stop her" -> E9

## E4
In that house you said nothing, for a week, whatever it cost. It is why forty people now let you
begin. You tell them what it comes to, and who pays, and what her name is, and that she is eight. It
has to be short. There must not be one rest in it in the wrong place, since that is what they will
hear.

check [Guided if title T059] [Guided if title T057] [Unhurried if players = 1] Bargain IV
pass -> E8
fail -> E9

## E5
Nobody has called her that for nineteen years, except in rhyme. She has opened her mouth to end it
for you, and there is nothing after it. It is only a name. She stands there with her hand up, like
somebody who has been called in from a garden, and has heard, and would still like to finish what
she is doing.

check [Guided if title T059] [Guided if title T082] [Unhurried if players = 1] Soothe IV
pass -> E8
fail -> E9

## E6
One for the lamp, you sing, and two for the stair. You danced to it once, as far as it went. *Six
for the one who was told not to call.* There it has always stopped. Then it goes on. You could not
say who began: it comes from behind you, or it comes from the step. *Seven to listen and eight to be
still, nine for the answer, and nobody will.* There is a cap in it, and a candle, and two beds. She
has covered her face with both hands, and one of them was to have given the sign.

! record SUNG
! if REGENT: goto E7
! gain 1 xp
! goto E8

## E7
They stand opposite each other, the back that was never bent, and the one that has knelt.

! if title T031 or title T063: goto E10
"You will have noticed," says the Regent. She stops. It is the sentence with which she has begun for
thirty years, and it does not go on from there. Her sister's lips are parted. She has always known
how it goes on. This time she does not help. It gets so long that somebody will have to say
something, and it had better be the right thing, and there is nobody but you.

check [Unhurried if players = 1] Soothe III
pass -> E10
fail -> E9

## E8
She lets the hand sink with which she was to have begun. It goes down for a long time, past her ear,
past her collar, and forty people look at it all the way, and when it has got to her side some of
them breathe out who have been holding it, you would think, since they were young.

! goto E11

## E9
She draws breath. She has never been loud in her life, and is not now. But the whole of the stand
gets up, row behind row, with one rustle, and there is nothing left in your own chest to say
anything with.

combat [Exposed if players = 1] [Wounded if title T064] [Relentless if title T058] [Frenzied if title T062] E60
victory -> E11
defeat -> E13

## E10
"I had his hand," says Isaude Merrow. "It was wet. I had it, and then I was holding—"

"I know," says Elspet.

"I have never been able to say it to the end."

"No," says her sister. She waits. She has her mouth shut, and it costs her more than all the years
of being quiet. Somewhere overhead a drop falls, and another.

"A glove," says Isaude.

! reveal T101; gain 1 xp
! goto E11

## E11
On the step sits a woman with a cold coming on. "You had better decide about me," says the
Precentor. "You will want both hands free by dusk." Nobody has ended that for her. She did it
herself, and looks a little surprised.

! if SUNG: say "On the kneelers a man is humming it, from one on, right through."
! if title T101: goto E14
? "Let her go where she likes" -> E14
? "Have her taken up the stair" -> E15

## E12
A leaf, face down, with the print of a knee. It has one line of notes on it, and it is the tenth; or
it is a tenth. After the double bar somebody has written, in pencil, in large round letters such as
one has at nine: *is it long*. She must have carried that with her since Tallow. There is no
question mark. He had not got to those.

! reveal R56
! goto E1

## E13
Kneelers, from below; hassocks; somebody's darned heel. It is quiet, and nobody is singing. She has
stopped of her own accord, in the middle of the first bar. She is looking at one of you, who has
fallen with an arm stretched out and the hand open. She has been looking at the hand for some time.

! if exhausted: record DIED
! if exhausted: death -> E11
! goto E11

## E14
She gets up. She could go to the stair. She goes along the front row instead, looks for a place, and
kneels down in it, as one of them, so as to hear.

! reveal T102; favor F3 +1
! goto E1

## E15
Two of her own take her by the elbows. On the first step she turns her head, to see how your
sentence ends, and you have not got one. They go up, past the hooks, and at each of them she puts
out a hand to it, as one does in a house where one has lived. Forty backs have stayed where they
are. They do not know what for.

! favor F1 +1; favor F3 -1
! goto E1

## E79
You put it on the stand, open at the first rest, and step back.

! if title T058: say "They look at it, all forty, and do not move. It was theirs. You took it under
  your shirt, past every door in that house, and have brought it down here by yourselves."
! if not title T058: say "They look at it, all forty, and see how it has been handled. Nobody can
  have known it so well who did not kneel."
One can see now, from every row, how long it is.

! rows each +1; favor F3 +1
! goto E1

## F
! if not xp-here: goto F1

The cave ends in white. It stands upright from wall to wall, like a pane that somebody has put in;
and on the pane, at the height of a mouth, from the other side, there is breath. It clears. Somewhat
lower there is breath again. They must be standing quite close.

! collect
! if not MOUTH: goto F2
! goto F1

## F1
! if not MOUTH: goto F2
Breath. It clears. Breath.

? if title T080: once "Answer to a name that is not yours any more" -> F4
? if title T084: once "Hold the coat up to it" -> F5
? if title T079: once "Pay what you promised" -> F6
? once "Write on it with a finger" -> F7
? item
? rest
? move

## F2
Then it is not a pane. It leans out, and goes on leaning; it has shoulders, in rows, and on the
shoulders more; they have stood so long, so close, that this piece of the line no longer knows that
it is people. It would like to come in. It puts forward something, and it is nine hundred left feet.

! record MOUTH
! if title T041: say "You looked through its door once, out at sea, and let it down without a bang.
  It remembers who it was that did that."
! if title T081: say "Far back in it there is a place that moves. You called somebody in, and that
  has not stopped."
? if title T041 or title T081: "Stand as one stands in a line" -> F3
? "Hold the cave against it" -> F8

## F3
One behind the other; facing in; a little room before you, for somebody. You know how it is done. It
comes on until it has to look down at you. The thing now is to be in nobody's way, and still not to
move.

! if title T045: say "'That one was down here,' it says, with a great many mouths, of one of you.
  'That one counted.'"
check [Guided if title T045] [Guided if title T017] [Unhurried if players = 1] Stand Firm IV
pass -> F9
fail -> F8

## F4
It says them: your names, both halves, with the weight in the right place. You left them at a ford.
They have been kept in a row, among others, and aired. You say that you are much obliged. You say
*yes*, and then, so that there shall be no misunderstanding, *for now*.

! recover each 3
! goto F1

## F5
On the other side somebody turns round and feels behind him with both arms, as a man does whose wife
holds it for him. It fits. He shrugs it up on his shoulders. He does the buttons, from below; you
had one of them wrong. For as long as that takes you see his face, and he nods to you, as to the
tailor. He finds the list in the pocket.

! lose T084; gain 1 xp
! goto F1

## F6
You said that you would bring it back. You have gone through your pockets for it so often that the
linings are thin. It is never the thing that one would have thought. When you have found it, you
hold it out flat, on both palms, and it is taken as it was lent, with a thank you; and after that
you weigh a little less than you did, and can stand up straight.

! giveup one 1
! lose T079
! recover each 3
! goto F1

## F7
Backwards, so that it can be read in there: you begin with the E. HERE, you write, with a wet
finger, as large as you can reach. One has to think where every stroke would go if one were somebody
else. And one must not breathe on it.

check [Guided if title T082] [Unhurried if players = 1] Lore III
pass -> F11
fail -> F12

## F8
It does not want to hurt anybody. It begs your pardon, in a great many accents. But it has been told
that it would not be long, and there you stand, in the door, with your arms out.

combat [Exposed if players = 1] [Wounded if title T081] [Venomous if legendary] E48
victory -> F9
defeat -> F10

## F9
It falls apart into shoulders, hats, an umbrella. They look at each other. They had no idea. There
is a great deal of *after you*, and a hem has been trodden on; and then they go back in, in order,
each with a little room before him. The last draws the white to behind her, as far as it was.

! goto F1

## F10
A row, and you have been put in it. It is not cold. The person in front has wet shoes. You know that
there was something, and that it was on the other side, and it takes everything you have to step out
by the wrong foot.

! if exhausted: record DIED
! if exhausted: death -> A
! rows each -2
! goto F1

## F11
A finger comes, from inside, and writes underneath. It has to think as well; the first letter goes
wrong, and is wiped out with a cuff. Then it stands there, the right way round for you, small, in a
hand that was taught on slates. *where*

You tell it. It takes up most of the pane.

! gain 1 xp
! goto F1

## F12
The H will do. The E comes out as something that is hung on walls. In there they put their heads on
one side, all together, and try it from the left. It gets a laugh; you see that, by the breath.

! rows each -1
! goto F1

## F90
You set the foot of the fork against the white. It rings, and the white takes it up: the nearest,
then those behind, then those behind them, back, and back. You had never known how far it goes. You
stand and hold the thing and hear two hundred and eleven years of people agree about one note. When
it is over there is something in the prongs that you did not strike.

! reveal R28
! goto F1

## F99
No match will take on it. But held up here the wick leans over, toward the pane, as a plant does on
a sill.

! rows each +1
! goto F1

## G
! if not xp-here: goto G1

It is no larger than a washtub. It hangs from the rock over the edge of everything, dull, in ten
colours of bronze, and you had expected something else; one has come a long way. From the crown a
rope goes up into the dark and comes down again. In one place it is worn as thin as a hair. There a
hand has hold of it, and the rest of him sits beside it on a stone. "Seventy-seven thousand and
sixty-eight," he says.

! collect
! goto G1

## G1
! if not ORRIN: goto G2
The rope, quite still.

! if title T100: say "The old man has his eyes shut. He is smiling at something on the far side of
  the lids."
? if (title T050 or title T051) and not MENDED: "Have the bell looked at" -> G6
? if FITTED: once "Hang the Fishwife's tongue in it" -> G7
? if SETTLED and not NOTE: "Take hold; it is time" -> G10
? if not SETTLED: "Go up to the Stand, where somebody is drawing breath" -> E2
? item
? rest
? move

## G2
"Nobody is on the list for today," says Orrin Wick. He says it to the rope. On his collar is the
mark of a pin, a green drop, and no pin. "It must not be rung. It must not be let go. Harl. One. I
was to hold it until Monday."

! record ORRIN
! if title T106: say "You tell him that it will be at nine minutes to five, by the keeper's
  reckoning. 'Will it?' says the old man. 'As soon as that.'"
? if title T042: "Say the next number" -> G3
? if not title T042: "Sit down beside him" -> G4
? "Take the rope out of his hand" -> G5

## G3
You say it. His head comes round, by stages, like something that has not been turned for years.
"That is right," says Orrin Wick. He knows the voice; it came down to him once through the floor of
a cell under the sea. "You count well. Then comes Sunday, nine. Then I come to the tenth. If I pull
it, they are answered, and I do not know what is answered. If I do not, they wait. I have thought
about it." He moves over on the stone. It is worn for one.

! goto G8

## G4
He does not look up. He has been alone with this for so long that you would have to be here for a
good while before you were here. There is not a good while. There is the afternoon.

check [Guided if item 98] [Guided if title T039] [Unhurried if players = 1] Soothe IV
pass -> G8
fail -> G5

## G5
He has held it against the sea, and against sleep, and against himself. He can hold it against you.
He does not even get up. "I am sorry," says Orrin Wick. "Vanna. Two. I gave my word."

combat [Exposed if players = 1] [Wounded if players = 1] [Staggered if title T093] E58
victory -> G9
defeat -> G12

## G6
! if title T051: say "*Tock*, says the small hammer. Bettany Grail has her ear to it before the
  sound is out. 'Hairline,' she says. 'Under the lip. You poor love, you've been holding that in.'
  She takes your wrist and lays the palm where it is."
! if not title T051: say "*Tock*, says your own knuckle. You shut your eyes, as you were taught to
  over a white furnace, and it is there: a hairline, under the lip."
It cannot be filled. It can be warmed, and drawn, and that is done with breath. You kneel round it,
a hand's breadth off, and breathe, until the bronze clouds over and the cloud stays.

! record MENDED; gain 1 xp
! goto G1

## G7
You take out the tongue that has never struck anything and hang the one that has never done anything
else. It is cracked, and cross, and a size too large. It gives the dull thing a mouth.

! rows each +2
! goto G1

## G8
So you sit, on a stone for one, with a hand each on the rope, and nobody says anything. After a time
he notices that it does not weigh what it did. He looks into his palm. There is a groove in it,
right across, as clean as a cut in cheese.

"Is somebody," says the first lamplighter, "is somebody seeing to the lamps?"

You say that there are nine hundred burning. About that.

"Thirteen hundred and twelve," says Orrin Wick. But he has shut his eyes.

! reveal T100
! goto G13

## G9
He lets go of it one finger at a time. The last he looks at. "I may have missed one," he says. Then
he is an old man asleep on a stone, with his mouth a little open; and after that there is a coat,
and a green drop on the collar.

! goto G13

## G10
Nine, a long way up. You hear it through three hundred feet of rock, and each of them is a breath
late. When the ninth is over it is the Long Dusk, and no bell on the coast can be heard any farther
than one can throw a stone. Behind the white they have all breathed in.

You have the rope. One can pull it, and that is an answer, and they will have been told. One can
hold it still, and the line will be sung, and they will come; and there will not be a voice left on
the coast to say so. It is thin as a hair here. Here it is as thick as an arm.

! record NOTE
? "Pull it, once, with everything, and keep them out for good" -> G11
? "Hold it still, and let them come" -> G15
? if ((title T038 or title T039) and (title T057 or title T059)) or ((title T038 or title T039) and
  (title T078 or title T082)) or ((title T057 or title T059) and (title T078 or title T082)): "Unlay
  the rope, and give everybody a strand" -> G18

## G11
It cannot push; it was cast so that it could not. It can only answer, and one may answer *no*. You
say it with your whole weight.

! reveal T097; favor F1 +1
! if title T054: say "Above you, on the East Wall, Grail's bell takes it up, without a flaw."
! if title T055: say "Above you, on the East Wall, Grail's bell goes to pieces with it, and every
  piece says it too."
! if title T087: say "And Late Mercy, who had finished, says it once more, and is not late."
The white gets up. It stands before you to its full height, all of it, as far as the roof and as far
back as there is any back, like somebody who has been struck, at table, by a person whom they had
come a long way to see.

combat [Exposed if title T087 or title T054 or players = 1] [Wounded if title T081] [Staggered if MENDED or FITTED] E61
victory -> G14
defeat -> G16

## G12
When you can see again he has you, every one of you, in the other hand. He has let go of nothing.
"It is heavy today," says Orrin Wick, and looks at you along his arm, with some interest, as a man
looks who has had nobody to complain to. "One of you might take it. For a moment." You take it. It
is a long moment; by the end of it there is only a coat on the stone.

! if exhausted: record DIED
! if exhausted: death -> G13
! goto G13

## G13
Where his hand was, the rope is as thin as a hair. A foot above that it is as thick as an arm. It is
one rope. He has coiled down beside the stone what he did not need of it, two hundred and eleven
turns, very neatly.

! reveal R27
! goto G1

## G14
*No*, says the bell. Nine bells had said it, every evening, for two hundred and eleven years; it is
only that this time it has been understood. They turn round. You see the whole of it go back along
the road, hat after hat, with its umbrellas. Nobody hurries, and nobody looks at you. At the end
walks a boy of nine with one hand a little away from his side. He looks back over his shoulder for
as long as he can.

Then it is a cave, with some damp in it.

! goto THE END

## G15
Nothing is harder. The line is on the air already; forty voices have it, or the few that are left of
them, or only yours. Nine beats. Eleven. One with a hat on. In the great rest, the one before the
end, somebody up on the stair begins to shout, and there is a hand on the rope that was not there
before, and it may be one of your own.

! reveal T098; favor F3 +1
check [Guided if title T057] [Guided if title T061] [Guided if title T102] [Unhurried if players = 1] Stand Firm IV
pass -> G17
fail -> G19

## G16
You are down. You have the end of it round one wrist, and hang there, over the edge, with the white
in your face; and it is only your weight that has done it, falling. It has rung. It was not even a
good stroke.

! if exhausted: record DIED
! if exhausted: death -> G14
! goto G14

## G17
The last line is sung. It is quite short; a child could do it. The white comes open down the middle
like a coat, and they step out of it, left foot first, one after the other, with a hand up against
the light. The first is a boy. He looks round for somebody. You say something to him; it is only
what one says. You see him see that you have said something.

You say it again.

! goto THE END

## G18
It was laid of nine, long ago, over a man's knee. You turn it against the lay and it opens in your
hands. Nine strands; you count them twice. One for each of the islands, and for each of them
somebody who is here, and can be asked.

! reveal T099
! if title T007 or (title T077 and title T021 and not title T085): say "The first hand that is put
  out is Nan Teasel's. Everybody has always asked where her voice went. You ask her what she was
  saying. *About time*, she signs, and takes hold of Harl."
! if not title T007 and not (title T077 and title T021 and not title T085): say "The first hand that
  is put out belongs to a child off the stair, whom nobody here knows. It takes hold of Harl.
  Somebody has to be first, it says."
! goto G22

## G19
It moves; by a finger. Out of the bell comes half a sound, and of those who were on the sill one in
nine looks round, as though somebody had called from the other room, and is not there. The others
come on. They have closed up the gaps before you can see where they were.

! rows each -2
! goto G17

## G20
It is not loud. It is what one says when somebody calls up the stairs: *here. Yes. Coming. Come in.*
It is said in nine voices, and one of the nine is hands.

On the other side it is quiet, for as long as it takes two hundred and eleven years to believe a
thing. Then somebody in there laughs. Then another, a long way back. They want to know what there
is.

! goto THE END

## G21
It holds. But one of you has given more than a ninth. You will notice it in the mornings: there is a
word, and it will not come. It is not a large one. You will go round it, as one goes round a chair
in the dark, and after some years nobody will know that there was ever anything there.

! giveup one 1
! goto G20

## G22
Adda Corse takes Vanna, and for once folds all her fingers round a thing. Big Anneke will have
Twelvehouse, if nobody's back is better.

! if title T086: say "Would anybody mind, asks Hob Tarrant, who was going to stay at the top."
! if not title T086: say "'I'll have, I'll have,' says Corporal Dunnage, and it is the first time
  that he has begun a sentence."
! if title T051: say "Grail gives hers a tap."
! if not title T051: say "A miner has one whom nobody has introduced."
! if title T101: say "Two sisters have the same."
! if not title T101: say "'Thank you,' says Sister Tace, and holds on."
! if title T085: say "Wren Pell wants to know what year it will be."
! if not title T085: say "Lyle has hold of Marra, and spells it."
! if title T100: say "The old man asks for Sunday; he has it by the end already."
! if not title T100: say "An old man with a plank puts down the plank."
That leaves one, for you. It will cost each of them a little: a word, a season, the top note.

check [Guided if title T100] [Guided if title T101] [Guided if title T082] [Guided if MENDED] [Unhurried if players = 1] Soothe IV
pass -> G20
fail -> G21

## G99
Here it takes. Nobody has put a match to it: it lights from below, a flame no longer than a thumb.
Kittow would bet you anything you like that you did not see that. In the rock, over the stone, one
hook is left, and it is a pin, and straight. You hang it there.

! rows each +2; gain 1 xp
! goto G1

## G98.99
The child's glove holds the wick, so that nobody need have a hand in it. In this light the bell is
ten colours, and round the lip runs writing, small, in no founder's hand. It has been scratched in
with a pin, over a great many evenings. *Who is not here yet*

! rows each +1
! goto G1

## H
! if not xp-here: goto H1

Nine boxes, nine names: *Merrow. Thorpe. Grail. Feld. Corse. Wace. Kittow. White. Wick.* There is a
tenth box without one. On it sits an old man in felt with a ledger, reading, and he has not heard
you come. He has catalogued everything that was ever said about this place, over thirty years, and
would not like any of it to be different.

! collect
! goto H2

## H1
Boxes, dust, a pen.

? once "Open the tenth" -> H5
? if title T032: once "Find where the page was cut from" -> H6
? item
? rest
? move

## H2
"That is not the order," says the archivist of the house. It is the first thing that he has said
aloud in all that time, and it comes out in two pieces. He means you. He has been through the
ledger, and you are not until next year.

! if title T032: say "Then he sees what you have in your hand. It has nine lines on it, and one edge
  cut with a ruler. He has a stub that goes with it. He has had it all his life."
? if title T032: "Ask him to correct it" -> H3
? "Reach past him" -> H4

## H3
He ought not to. He takes off his spectacles, wipes them, and puts them on. He has the pen in his
hand already. There is one word in the fourth line that has been wrong for two hundred years, and
you must on no account tell him which; he would like to find it.

check [Guided if item 59] [Guided if title T036] [Unhurried if players = 1] Lore III
pass -> H7
fail -> H4

## H4
He knows where everything is. That turns out to be true of you as well: the left knee, the short
breath, the thing that you said to your mother. He draws them out, one after the other, like cards
from a drawer, and lays them down.

combat [Exposed if players = 1] [Wounded if players = 1] [Dreadful if legendary] E51
victory -> H7
defeat -> H8

## H5
A receipt. *From what was left, one, small. Not for use. O. Wick to hold it until somebody has
thought what to do.* There are nine signatures, of people who were in a hurry. They had written
underneath when they would be back. It was to be on the Monday.

! gain 1 xp
! goto H1

## H6
It was cut from the first ledger of all, and the lower half is still in there. *And from what was
left over*, it went on, *we have cast one that cannot push. We have not had the courage to try it.
Whoever reads this is asked to be better than we were. It need not be by much.*

! rows each +2
! goto H1

## H7
"Box ten," says the archivist, and gets off it. He gives you the chair. He will stand, he says, and
write down what you do; he has never yet been present at anything. He tries the nib on his thumb.

! goto H1

## H8
Filed, under *W*, between a will and a wreck. It takes some time to find yourselves there. Your hat
has been cross-referenced.

! if exhausted: record DIED
! if exhausted: death -> A
! rows each -1
! goto H1

## H59
Half to half, cut to cut: it was one sheet. Nine people signed it. Below the ninth is a line for a
tenth, ruled, and left free, and nobody has ever come to put anything there. You have a pencil.

! rows each +2
! goto H1

## I
! if not xp-here: goto I1

A quay, under the rock, for a harbour that was never built. It has a bollard, steps, a ring, and a
bench, and one half of the bench is worn. Chalked on the wall is a list of who was to be met here,
in the year they were hung: ten names of places, and behind each the number of beds.

! collect
! goto I1

## I1
Black water, a buoy that has lost its bell.

! if BOAT: say "Boats lie along it now, with lanterns, and people in them who have brought
  sandwiches."
? once "Sit on the half of the bench that is not worn" -> I2
? once "Clear the steps" (1 fatigue) -> I3
? item
? rest
? move

## I2
It is as good as new, because nobody has come yet. You sit there for as long as one would sit.
Beside you, in the hollow, there is room for somebody who has been sitting longer; and after a time
one has the feeling of having been a help.

! recover each 3
! goto I1

## I3
Weed, nine barrows of it, and under the weed mussels, and under the mussels the stone. It has to go
up to the top, and over. One goes round and round like an ox.

check [Unhurried if players = 1] March III
pass -> I4
fail -> I5

## I4
Nineteen steps, scrubbed, with a hollow in each. Whichever way it goes tonight, somebody will be
glad of those.

! rows each +1; favor F2 +1
! goto I1

## I5
Why the last of them was left you see when you have got down to it. A man is asleep there, on the
bottom step, with weed for a blanket. He would like to be told when it is morning. You promise, and
tuck it in again all round.

! rows each -1
! goto I1

## I65
You set a candle on the bladder and let it go, out by the cave, on the last of the ebb. It gets very
small. A minute later a voice out there calls that they have it, and who is it from?

! rows each +1
! goto I1

## ADV11-1
Steps, behind you, and this time they are not yours. You were not the only ones who thought of
coming down tonight.

! if title T090: say "It might have been twenty. Since the morning of the ladles it is three, and
  they have had no breakfast."
? "Stand to one side, and cover the lamp" -> ADV11-1.1
? "Wait for them" -> ADV11-1.2

## ADV11-1.1
They come by so close that a sleeve brushes the wall beside your ear. Steel; pomade; a head cold.
One must breathe when they do, and not when one would like to.

check [Guided if title T090] [Unhurried if players = 1] Stealth III
pass -> ADV11-1.3
fail -> ADV11-1.2

## ADV11-1.2
In front is a champion in half armour, and behind him a gentleman in grey, with a notebook, holding
the light for both. They had hoped that it would be somebody else. So had you.

combat [Wounded if title T090] [Exposed if players = 1] [Swift if legendary] E34 + E29
victory -> ADV11-1.3
defeat -> ADV11-1.4

## ADV11-1.3
They go up again in the end, with one lamp among them, close together, and do not talk. On the step
where they turned lies a purse. The gentleman in grey has left a note in it: *found*.

! gain 1 gold

## ADV11-1.4
Overhead you hear them go by, on tiptoe, as people pass a nursery. They had been told that it would
be worse.

! if exhausted: record DIED
! if exhausted: death -> A
! fatigue each 1

## ADV11-2
Hats: the passage ends in them. Ringers' hats, carters', a bonnet, from floor to roof, on pegs, wet,
as in a cloakroom when it is full. Behind them somebody knocks, patiently, with something hard.

check [Unhurried if players = 1] Demolish III
pass -> ADV11-2.1
fail -> ADV11-2.2

## ADV11-2.1
It was water that knocked, on a handrail. There is a stair. You hang them all up again on the other
side, in their order, and in the one bonnet you find two lamps, for the attendant.

! gain 2 gold

## ADV11-2.2
You go through it with your arms over your faces, and come out with a hat on. It will not come off
until the next landing. It is wet inside, and has a name in it, and the name has begun to seem
familiar.

! fatigue each 1

## ADV11-3
"Will it be long?" asks a child, ahead of you, where the wall turns. There is no child there.

? "Say: not long now": say "'That's what they said,' says the voice, quite contented, and stays
  where it is."
? "Say: I don't know" -> ADV11-3.1

## ADV11-3.1
It thinks about that. "All right," it says. For a good part of the way it walks along with you, on
the inside, next to the wall. You can tell by the breath. It has not been told the truth for some
time, and finds that one can walk on it.

! recover each 2

## ADV11-4
Across the way stands a preceptor with his eyes shut, by himself, between two pillars. He is
listening to the whole of the hill. He lifts one finger: *sh*.

? "Wait with him" (1 fatigue) -> ADV11-4.1
? "Go by" -> ADV11-4.2

## ADV11-4.1
After a while you hear it as well. It is coming up, slowly, all of it together, like dough. He opens
his eyes. They are pale, and frightened, and he would like to be told that it is only the sea. He
lets you pass.

! rows each +2

## ADV11-4.2
The pillars come forward. They are cantors, and have been holding their breath.

! if title T060: say "They see the rings under your ear, and it puts them out by half a beat."
combat [Exposed if players = 1] [Wounded if title T060] [Cornered if legendary] E36 + E20
victory -> ADV11-4.3
defeat -> ADV11-4.4

## ADV11-4.3
All three sit down against the rock with their hands over their ears. They have practised hearing
for so many years, and now it is so loud. One of them has pushed his purse over to you with a foot,
for taking him by the wrists and showing him how one does it: palms flat, and hum.

! gain 1 gold

## ADV11-4.4
They lay you to one side, out of the draught, and put something under your heads. It is a ledge; it
is quite a good one. From there you can hear it coming too.

! if exhausted: record DIED
! if exhausted: death -> A
! fatigue each 1

## ADV11-5
On both sides of the passage, as in a church porch, stand people of salt. They hold out their hats.

? "Put something into each" (2 gold) -> ADV11-5.1
? "Wish every one of them good evening, by name, by guess" -> ADV11-5.2

## ADV11-5.1
They look into the hats. They shake them a little, to hear it. Then they put them on.

! recover each 3

## ADV11-5.2
*Anders*, you say. *Maud. Anders.* It is a matter of how one says it. Some of them have begun to nod
before you have come to the name.

check [Guided if title T017] [Unhurried if players = 1] Carouse IV
pass -> ADV11-5.1
fail -> ADV11-5.3

## ADV11-5.3
One of them was neither. She takes you by the sleeve, to explain. So does the next, who was a
ringer, and has the arms.

combat [Exposed if players = 1] [Thieving if legendary] E24 + E37
victory -> ADV11-5.1
defeat -> ADV11-5.4

## ADV11-5.4
At the other end you come out without sleeves. Behind you, all along the passage, they are holding
them up against themselves for the length.

! if exhausted: record DIED
! if exhausted: death -> A
! rows each -1

## THE END
It is recorded (in brackets) that the Long Dusk of the year 211 was over at nine minutes past five.

! if title T036 or (title T077 and not title T085 and not title T021 and not title T020): say "The
  hand is Perrin Wace's (small, upright; he had asked to be there)."
! if not title T036 and not (title T077 and not title T085 and not title T021 and not title T020):
  say "The pen is Perrin Wace's. The hand is somebody else's, and has tried to make the brackets as
  he did."
! if not DIED: reveal T103
! if title T097 and highest F1: goto THE END.1
! if title T097: goto THE END.2
! if title T098 and highest F3: goto THE END.3
! if title T098: goto THE END.4
! goto THE END.5

## THE END.1
*The Rung Coast.* In the morning the fog is gone. From Bar Point to the Ear there is sea, blue to
the edge, and nothing on it. A medal is struck, and the first is hung on a cow. In the nine towers
they hang nine new bells, which the Court has inscribed; and at dusk they are rung, from south to
north, out of gratitude. Nothing leans against the sound any more. It takes the ringers years not to
fall over.

Ships go out as far as they like. On the charts, at ten places in the west, it says *clear*. The
clans sail across them with their hats on. They have left off humming.

It is the safest coast in the world. In every house by the shore there is a chair of which nobody
knows the reason, and nobody sits in it, and nobody will give it away.

! gain 3 xp
! goto THE END.6

## THE END.2
*Bells Without a Court.* The fog goes, and with it the reason for a toll. By spring each of the
towers belongs to whoever rings it: fishwives at Marrowby, clans at Keelwatch, miners on the hill,
and at the Ear an old man with a cushion, to whom it is given with a speech. They ring when they
like. Travellers say that it is like a quarrel in nine rooms of one house, and that one sleeps well
to it.

Nobody carries paper. A bar has been kept, at Sedgewick, for the children to swing on, and the board
with the price of bees.

At sea there is nothing. The clans come in to the nearest beach and are let. They have a tenth verse
that is hummed, and they still hum it, as far as the place where it used to be for somebody.

! gain 3 xp
! goto THE END.7

## THE END.3
*The Return.* They come ashore for nine days, left foot first. In every street people hold each
other, and one hears none of it. On the ninth evening the last door shuts, on both sides, without a
sound, and it is a coast of slates, of hands, of lamps in windows. The best-paid teacher in Tallow
is a Reedling of eight. She is very strict.

The Choir goes from house to house and is kind. Sister Tace has a list with names on it, two by two,
and strikes them out as they are found. She is thanked, at each door; she does not know where to
look.

The drowned sit in the sun and get used to it. They would like to tell what it was like. They move
their lips, and laugh, and lay a hand on your arm to see whether you are laughing too.

! gain 3 xp
! goto THE END.8

## THE END.4
*Grey Peace.* They come back, and it is quiet, and nobody has a rite for what one does next.
Keelborn settle beside garrisons, because neither can hear what the other is called. A woman who
went down with Harl asks, by pointing, where she may put her step.

The fog has stayed too. It lies along all the roads, no higher than the knee, like something that
was forgiven and not asked to leave. One walks in it. Nobody has been thanked. There was a plan to,
and a committee, and they sat there.

In the evening nine ropes are pulled, from habit, in nine lofts. The drowned stop in the street for
strokes that do not come, and take off their hats between them. It is not bad. It is like a Sunday
with no Monday behind it.

! gain 3 xp
! goto THE END.9

## THE END.5
*Nine Answers.* Nobody gave all of it. Along the coast people miss small things: a whistle, the name
of a cousin, the top note of the hymn. They go round the gap and find that there is somebody on the
other side of it, going round too.

In the evening one rings, and waits. And from the west, over the water, one after another, ten
answer. It is only *yes*. It is only *nearly*. Some have come in already; the first of all was an
old man with his boots off, and asked who was to be thanked, and they fetched him the cook. Others
say that they will just finish this, and be along.

The sea stands where it stands. The children have given the song another end. *Ten for the answer,
and everyone will.*

! gain 3 xp
! goto THE END.10

## THE END.6
(As to persons.) Linnet Vay has forty beds, all of one length, and complains of it.

! if title T101: say "On the dais are two chairs. The second is sat in on Sundays, by somebody who
  ends her own sentences."
! if not title T101: say "Isaude Merrow reigns. At night she goes down the back stair and fills two
  lamps."
! if title T102 and not title T101: say "Of the Precentor it is known that she was seen on the road,
  in felt, going inland."
! if title T100: say "There is a lamp 0 on the Lamp Road. An old man had asked for it. He slept
  beneath it, and was not woken."
! if title T093: say "By the Sally Port stands a drum. Each new captain reads what lies on it, and
  is told that it makes sense."
! if not title T093: say "Captain Brand has been given the whole of the road. She has asked for it
  in writing."
! if title T049: say "There is no debt law in the hills. The Court has forgotten, officially, that
  there was."
! if DOUBLE: say "Dulcie Marl opens the harbours. One can hardly tell; they cheer more."
! goto THE END.11

## THE END.7
(As to persons, of whom there are a good many.) Sael Redmast has put up a crane, and swears at it.

! if title T101: say "Two sisters keep a school at Bar Point. It is a rule there that everybody
  finishes."
! if not title T101: say "Isaude Merrow handed in the coat. She is said to be quite good with
  pails."
! if title T102 and not title T101: say "Elspet Merrow was let go, and went. Once a year there is
  felt on a doorstep in Tallow."
! if title T100: say "The first lamplighter lies under the last lamp. They put his pin in straight."
! if title T093: say "At Marrowby they drill to a whistle, three short. Nobody knows who it was that
  stayed. It says so on the drum."
! if not title T093: say "Ysolt Brand has thirty men, no orders, and a cow. So far, she says, it
  makes sense."
! if title T049: say "The pit belongs to four hundred people. They quarrel about it, in tons."
! if DOUBLE: say "Dulcie Marl tours. In the last act she takes off the coat, and they weep."
! goto THE END.12

## THE END.8
(As to persons; by hand.) Linnet Vay is as rude as ever, with both.

! if title T101: say "Two women walk on the mole at Tallow, and in front of them runs a boy of nine.
  One can see that he shouts."
! if not title T101: say "A boy of nine has found his mother. She has not found out how to tell her
  sister."
! if title T102 and not title T101: say "The Precentor has put off the veil, and cooks. *Everybody
  eats too loudly*, she writes. It is her one joke."
! if title T100: say "Orrin Wick goes along the road with you and puts right the numbers, from 640
  on."
! if title T093: say "On the second day Ysolt Brand came up by the Sally Port, wet. She had been
  told to hold it."
! if not title T093: say "Captain Brand has slates for thirty. *By whom*, she writes at the foot of
  each."
! if title T049: say "In the hills nobody can read out a debt. It has ended that way."
! if DOUBLE: say "Dulcie Marl has a theatre. There was never such acting."
! goto THE END.13

## THE END.9
(As to persons, as far as they have been found.) Adda Corse has run out of fingers, and borrows.

! if title T101: say "The sisters live at Feltholm, in the house without latches. They leave all the
  doors open, and it draws."
! if not title T101: say "The Court meets, and looks at its papers. Nobody remarks any longer on the
  Regent's silences."
! if title T102 and not title T101: say "Elspet Merrow goes up and down the roads, knee-deep, after
  a boy who is always just being called away."
! if title T100: say "The old man sits beside the bell. He does not hold it. People come and sit
  there too."
! if title T093: say "The whistle is handed on, from captain to captain, and not blown."
! if not title T093: say "Captain Brand has the Sally Port. It comes and goes there, at the height
  of the knee. She has a form."
! if title T049: say "The miners came up, and their fathers, and theirs. There is a good deal of
  standing about, in the shape of singing."
! if DOUBLE: say "There are two Regents, and one coat. They take it in turns."
! goto THE END.14

## THE END.10
(As to persons; read aloud.) Linnet Vay gave a joke. She has forgotten which.

! if title T007 or (title T077 and title T021 and not title T085): say "Nan Teasel answered first.
  When the fog lies off Sedgewick one sees in it now, quite large, the sign for *cow*."
! if title T101: say "The sisters gave, between them, the number seven. They leave it out when they
  sing, and laugh, a breath apart."
! if not title T101: say "The Regent gave her silences. She has to talk now, all day. People have
  got to like her."
! if title T102 and not title T101: say "The Precentor gave the ends of other people's sentences.
  She listens where they go."
! if title T100: say "Orrin Wick let go. He asked for soup, and who was not here yet."
! if title T093: say "Below the Ear a woman in a blue coat came ashore with the first of them. 'I
  have a paper,' she said. 'It is wet.'"
! if not title T093: say "Captain Brand gave the word *why*. She goes about quite easily without."
! if title T049: say "The ledger was burned. This is a list of those who stood in it, by name, with
  nothing after."
! goto THE END.15

## THE END.11
(The same, continued.)

! if title T073: say "In the keel of the Red ship there is a square nail, for an oath that was kept.
  She lies in a harbour with somebody else's name."
! if title T072: say "The Judge's verdict has one line. *The person was asked, and said no.*"
! if title T085: say "On the step of Reed Chapel sits Jory Pell with his daughter. It has dried. He
  begs nobody's pardon."
! if title T104: say "The light on the Gull Tooth warns of a fog that is gone. He keeps it up;
  somebody has bet him."
! if title T105: say "Ambrose Kittow has a room in Tallow, over the pilots' club, and wins there
  every night, by mistake."
! if title T103: say "All who went down came up. Hob's hammer is in a museum."
You go on lighting lamps. There is a pension. Now and then, toward five, you find that you have
stopped, hat in hand, on the side of the road that looks west, and are waiting; and that you could
not say for how many.

## THE END.12
(Further persons, in no order; nobody keeps one.)

! if title T073: say "When the clans call, lamps come. It has become a custom, and by now there is a
  cake."
! if title T072: say "The Judge has set foot on land, once, to see what it was like. It does not
  alter the law."
! if title T085: say "Wren Pell rings at Sedgewick. Somebody has to be on time, she says; she has
  three years to make up."
! if title T104: say "The Gull Tooth is a parish of its own. The lamp has a vote."
! if title T105: say "Kittow steers the ferry, and has never yet landed on the side that he said."
! if title T103: say "All who went down came up. It is drunk to in nine towers, on nine different
  days."
Nobody pays you any more, and you have never had so much oil. At number one somebody comes out of
the dark with a can, and would you mind, they ask, if they were to do the next?

## THE END.13
(The same, on another slate.)

! if title T073: say "You swore to come when you were called. Nobody can call. At every new moon you
  go down to the strand, and look."
! if title T072: say "The Judge writes her verdicts in the sand, below the tide mark. It makes them
  shorter."
! if title T085: say "At the weir Jory Pell begs the eels' pardon, in signs, and his daughter
  corrects him."
! if title T104: say "Half the world reads the light on the Gull Tooth. He has taught it to say
  *evens*."
! if title T105: say "Kittow sits on the quay and bets with his fingers. What people miss is the
  second laugh."
! if title T103: say "All who went down came up, and told it at once, all together, and looked at
  each other."
You light lamps; it has become a manner of speaking. At dusk people stop under them, and all along
the road their hands go up, like birds from a ledge, and come down when they have said good night.

## THE END.14
(Others, as they come in.)

! if title T073: say "Your oath lies in the keel of a ship full of people who were drowned. They
  think that it was meant for them. It may have been."
! if title T072: say "The verdict is adjourned. The person is to appear again, when it can be
  heard."
! if title T085: say "Wren Pell greases the boots herself. He watches her do it, every evening, and
  it does not get less."
! if title T104: say "On the Gull Tooth the lamp stands in it to the waist, lit. There is one more
  frame, without red."
! if title T105: say "Kittow has gone to look for the far edge, in a boat, with a gull. The odds
  were very long."
! if title T103: say "All who went down came up. It has been entered, with a tick that leans to
  neither side."
You walk the road and light it. One sees as far as the next lamp, and from there to the next. Beside
you, on the inside, somebody generally walks, and carries the can.

## THE END.15
(The same. Somebody else reads now.)

! if title T073: say "You are called, now and then. You go. It is mostly to supper."
! if title T072: say "The Judge has given her verdict, with one foot over the side: paid, on both
  parts, to the coin. That does not mean that it was not taken."
! if title T085: say "Jory Pell rings, and his daughter counts. When he begs its pardon the bell
  says that it does not mind."
! if title T104: say "Kittow's light is answered, every evening, from ten places. He has lost four
  thousand lamps on it, and was never so well."
! if title T105: say "Kittow ferries those who come in on the evening tide. 'Evens you'll like it,'
  he says, and gives them the better seat."
! if title T103: say "All who went down came up; and some besides."
You light the road. It is longer than it was. At lamp 1,312 there is, since the spring, a step,
scrubbed hollow in the middle; and, after the step, another lamp.
`
