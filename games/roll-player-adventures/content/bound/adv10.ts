// Made from the books by `npm run books`: write there, not here.
export default `# ADV10 Siege of the Ninth Tower

## MAP
loc A "Tower Yard" at D4 xp 0
loc B "East Wall" at F3
loc C "West Wall" at B3
loc D "Sally Port" at E5
loc E "Powder Cellar" at C6
loc F "Bell Loft" at D2
loc G "Besiegers' Ditch" at G5
loc H "Field Hospital" at B5
loc I "Signal Rock" at A1
loc J "Sea Stair" at C1
card M26 loc K "Countermine" at E6
card M28 loc L "Relief Beach" at E1
card M29 loc M "Parley Tent" at H6
path A-B
path A-C
path A-D
path A-E
path A-F
path A-H
path A-J enc 1
path D-G enc 1
path I-J enc 1
card M26 path E-K
card M26 path K-G
card M27 path B-G enc 1
card M28 path J-L
card M29 path G-M
start A
recover H8
event 1 at C

## SETUP
Put the marker on the Tower Yard, the tokens 1 to 4 face down on the paths, and event token 1 on the
West Wall; the token for the Breach waits beside the map. There are four nights. Every rest brings
the next of them, and so does seeing one out in the yard. An assault that nobody has met waits for
you where it is. It does not wait beyond the fourth night.

! if lowest F1: record COURT
! if lowest F2: record CLANS
! if lowest F3: record CHOIR
! if highest F1: record HCOURT
! if highest F2: record HCLANS
! if highest F3: record HCHOIR
! on rest if not NIGHT2: record NIGHT2; token place event 2 at B
! on rest if NIGHT2 and not NIGHT3: record NIGHT3; token place event 3 at E
! on rest if NIGHT3 and not NIGHT4: record NIGHT4; token place event 4 at D

## BEGIN
Hay goes to the cow first. There is an order at Land's Ear that the garrison eats before anybody
else, so in the spring they named her Garrison, and thirty men stand behind her in the yard with
their spoons and wait until she has done. Over their heads Late Mercy gives nine. Each stroke comes
a breath after you have stopped expecting it.

! if title T001: say "But for Old Patience, at the other end of the road, she is the last of the
  nine that rings."
! if not title T001: say "She is the last of the nine that rings."
Then you hear it, from beyond the wall: a great many people, who had stopped what they were doing to
count along.

! goto A8

## A
Hay, a well, thirty pairs of boots.

! if GATE: allow-end
! if not NIGHT2 and not DONE1: say "It is the first night. Along the West Wall they are counting
  torches."
! if not NIGHT2 and DONE1: say "It is still the first night."
! if NIGHT2 and not NIGHT3 and not DONE2: say "It is the second night. Under the East Wall the gulls
  have got up, in the dark, all together."
! if NIGHT2 and not NIGHT3 and DONE2: say "It is still the second night."
! if NIGHT3 and not NIGHT4 and not DONE3: say "It is the third night. In the trough the water
  shivers, in rings, and the cow has stopped drinking to look at it."
! if NIGHT3 and not NIGHT4 and DONE3: say "It is still the third night."
! if NIGHT4 and not GATE: say "It is the fourth night. At the Sally Port somebody is knocking, with
  a ram or with a knuckle."
! if (LOST1 or LOST2) and not HOSP and not GATE: say "From the lost wall wet footprints cross the
  yard. They go to the skittle alley."
! if GATE and title T087: say "Nobody has told the thirty to fall out. They have fallen out all the
  same, in a row."
! if GATE and title T088: say "There are four hundred people in it, and every one has been
  introduced to the cow."
? once "Count who has come" -> A2
? if not GATE: once "Eat with the garrison" -> A4
? if not WATER and not GATE: "Look down the well" -> A5
? if title T030 and not GATE: once "Send the enamel eye to whoever is Regent" -> A9
? if title T084: once "Speak to the family that is looking at your coat" -> A10
? if title T073 and NIGHT2 and not CALL and not GATE: "Take up the nail that has been laid on your
  blankets" -> A11
? if DONE1 and not NIGHT2: "See the first night out": record NIGHT2; token place event 2 at B; goto
  A3
? if DONE2 and NIGHT2 and not NIGHT3: "See the second night out": record NIGHT3; token place event 3
  at E; goto A3
? if DONE3 and NIGHT3 and not NIGHT4: "See the third night out": record NIGHT4; token place event 4
  at D; goto A3
? item
? rest
? move

## A1
Whoever has no other place sits round the well.

! if title T007: say "Nan Teasel came on the rope cart, under the rope. *You walk better*, she
  signs. *Like old people.*"
! if title T077 and title T085: say "On the rim sits Wren Pell and asks everybody what year it was
  when they were fourteen. She is collecting them."
! if title T077 and not title T085 and title T021 and title T007: say "Hew Lorn has been up to try
  the ropes, all nine. 'They'd forgotten that they liked it,' he says, of his arms."
! if title T077 and not title T085 and title T021 and not title T007: say "On the roof of the
  lock-up Nan Teasel swings her feet. *You called me*, she signs. *I'm going to be called for
  everything now.*"
! if title T077 and not title T085 and not title T021 and title T020: say "Peg Lantry lights what
  can be lit, and says at each the word for it, with an oath behind."
! if title T077 and not title T085 and not title T021 and not title T020: say "Perrin Wace has a
  table under the stair, and writes it all down (while it is dry)."
! if title T078: say "When you lean over it the shaft hums. It is what you have carried behind the
  breastbone since you were in there."
They make room, as much as there is.

! rows each +2
! goto A

## A2
Some of them have walked four days, and all of them would like it understood that they were coming
this way.

! if title T001: say "Adda Corse needs both hands: nine ringers, and herself, which is a thumb. 'You
  rang ours. You were, I will say, quite. Well. There you are.'"
! if not title T001: say "Adda Corse has come alone, with a coil of rope on her shoulder. 'I asked
  them,' she says. No finger goes up."
! if title T086: say "On a keg by the gate sits Hob Tarrant. Would anybody mind, he asks, if this
  time he were to sit where he can see the pins?"
! if not title T086: say "By the gate stands a keg. People who are tired look at it, and sit down on
  the ground."
! if title T024: say "The militia of Marrowby leans on its gaffs."
! if title T056: say "Along the wall sit nine old people from the kiln, each with hold of the next
  one's sleeve."
! if title T027: say "In the lock-up is Lucan Feld. 'Ha! Company,' he says; and the lower voice, a
  breath later, means it."
! goto A1

## A3
Grey comes from all sides at once. You are on your feet to see it, because everybody is.

! if NIGHT2 and not NIGHT3: say "Behind the besiegers, a mile off, stands the fog, straight along
  the top, like a fourth party that nobody has introduced."
! if NIGHT3 and not NIGHT4: say "It is half a mile off now. Over there they have begun to turn their
  tents round, so that the doors face this way."
! if NIGHT4: say "A child could throw a stone into it. Between it and your wall they have lit more
  fires than they have people."
! if title T107 and NIGHT2 and not NIGHT3: say "Clear until two, you tell the watch, then wind off
  the sea. It is so, to the minute, and they are under cover."
! if title T107 and NIGHT2 and not NIGHT3: recover each 2
! if title T055 and NIGHT4: say "In the night Grail's bell went: one crack, quite small, like a cup
  being set down. It is rung all the same, and says two things now."
A boy comes round with a can. It is hot.

! goto A

## A4
Turnip, in order of seniority. Then, in the same order, the water. The cow has the tops. Corporal
Dunnage ladles it out and tells every man what it is, what it is, since by the fifth week they had
begun to call it other things.

! if title T019: say "Then the shutters are put up, and there is bread: six carts of it, Marrowby
  grain, out of the two hundred sacks. Nobody here has forgotten how it was come by, or who was left
  lying for it. They eat it with their hats off."
! if title T019: recover each 3
! if not title T019: say "You are asked whether you would like some more. It is a matter of form."
! if not title T019: rows each -1
! goto A

## A5
Almonds. It comes up with the bucket, faint, like something from a kitchen three doors off. There is
no almond tree within forty miles, and nobody in this yard has had anything sweet since the summer.
The bucket is full. Behind you a sergeant has his cup out, and behind him stand thirty men, the
wounded who can walk, and a cow.

! record WATER
! if title T033: goto A6
check [Unhurried if players = 1] Forage III
pass -> A6
fail -> A7

## A6
! if title T033: say "'A good half-pint of murder,' says somebody with flour on both horns. Tamsin
  Oake has come up from Tallow with her own knives, and has the bucket out of your hands and upside
  down before you have drawn breath. You told her a story once, and she has not yet heard the end."
Peach stones, a sackful, on a string. An under-cook had been paid to see to it, by the cup, and had
hoped that it would only make people sleepy. He weeps. They draw from the rain butts from now on, in
order of seniority, and the first to be served is Garrison.

! rows each +1
! goto A

## A7
You were the first to taste it; one has a pin, and people step back. It is not bad. It is not bad
for about as long as it takes to hand the cup on to the next man, and to see that his face has got a
long way off. They hold you over the trough by the belts. Nobody else has drunk, and they are very
polite to you after that, like people who owe a small sum.

! fatigue each 2
! goto A

## A8
! if COURT: say "Blue coats, to the edge of the heath. They are to take her to Tallow, for safety.
  In front, in a chair, in her own colours, sits the Regent, and lifts a hand to you at exactly the
  right moment."
! if CLANS: say "Hulls have been dragged up over the turf and stand round the tower like a town.
  They are here to break her. The nearest has a figurehead with its eyes taken out."
! if CHOIR: say "You look over, and there is only heath. Then the heath gets up. It is felt, in
  rows, palm on throat. They are here to gag her, and thank you in advance."
It is the ninety-fifth day. There are five left until the Long Dusk, and four nights.

! if title T080: say "At the gate you are asked for your names, and open your mouths, and what
  should be there was left at a ford. They let you in as *sundry*."
! if title T080: rows each -1
! goto A

## A9
A boy carries it in his cheek, since it is blue and people look up when they see blue. He has been
told Tallow. He is back before the kettle has boiled, walking, and what he takes out of his mouth
has been wrapped in a napkin. *One request*, is written there, in a hand that you know. It gives the
sentence plenty of room. The napkin smells of vinegar.

? "Ask for surgeons": say "Four of them come in by nightfall, through the enemy's lines, on a pass
  to which nobody cared to put a question. They ask who is in charge of the hospital, and are handed
  basins."; recover each 3; goto A
? "Ask for powder": say "Nine kegs, dry, under a load of cabbages. The carter was told to look at
  nobody. You keep the kegs, and sell the cabbages over the wall."; rows each +2; gain 2 gold; goto
  A
? "Ask her to come herself": say "The second napkin has one line. *We are not where we are thought
  to be; and you have twice held a door for us.*"; record REGENT; goto A

## A10
They have been walking round you since noon, five of them, at a distance, as one walks round a house
that is to let. The eldest comes forward at last and touches the lapel. Her family was from Skerrow,
she says, when there was a Skerrow. There is a picture, and it is of that coat. They do not want it
back. They would only like to know, if you happened to notice, whether he was cold.

You say that it was buttoned. You say that he was one of a great many, and that they stood close.
She nods, and does up the top button on you, and goes back to tell the others.

! recover each 2; rows each +1
! goto A

## A11
Square, hand-forged, and wet. You swore on a keel to come when you were called, whoever called and
whatever it was for; and under the Sea Stair lies a boat with one man in it, who does not look up. A
hull has gone aground on the bar with the little ones of three crews in her. She wants towing off,
by hand, between now and the flood. It is tonight. It is all night.

! record CALL
! if CLANS: say "They are the children of the people who have been throwing things at you since you
  came. He does not mention that either."
? "Go with him" (2 fatigue) -> A15
? "Send word that you cannot be spared": say "He waits for as long as there is any water to wait on.
  You see him from the wall each time you happen to look. You hear later that eleven were got off in
  the small boats, and then twenty, and then it was flood. On the top step of the Sea Stair lies the
  nail. It has been bent, with care, over a thumb."; lose T073; favor F2 -1; goto A

## A15
Left foot first, up to the chin, with a hawser: it goes by inches, and at every inch ninety children
say *heave*. Each of them has something along that it would not leave behind. One has a door
knocker. When she floats they all cheer, and then all at once are asleep. By the time you are back
on the stair it is light, and a nail has been driven into the gatepost, straight, at the height of a
hand. It is paid. Whoever goes by touches it.

! favor F2 +1; gain 1 xp
! goto A

## B
! if not xp-here and event 2 here and not DONE2: goto B2
! if not xp-here: goto B1

Salt has eaten the mason's marks. This wall was built against the sea, by people who as yet had
nobody else to be afraid of, and it is as thick as a house and leans out a little. Twelve fathoms of
air, then rocks. The watch up here is an old man with a cushion. He is issued one torch a year.

! if title T037: say "From a beam hangs Supper, green, in wet sacking. Nobody has been able to make
  her stop humming."
! if title T054 or title T055: say "Beside the old man, on a sledge, stands the bell that you cast
  at Founders' Row. She is in nobody's book yet."
! collect
! if event 2 here and not DONE2: goto B2
! goto B1

## B1
Salt grass, a drop, a cushion.

! if DONE2 and not LOST2: say "The old man has cut a notch in the parapet for it, the first in two
  hundred years."
! if LOST2: say "On the parapet are boot marks, facing in."
! if HUNG and title T054: say "Bettany Grail sits under her bell with the rope in her lap. Nobody
  owns it, and she is minding it."
! if HUNG and title T055 and not NIGHT4: say "Bettany Grail sits under her bell with one palm on its
  shoulder, as on a child with a cough."
! if title T055 and NIGHT4: say "There is a crack in the new bell, from the shoulder down. She rings
  all the same, and says two things."
? if NIGHT2 and not DONE2: "Go to the edge, where the gulls got up" -> B2
? if title T051: once "Help Bettany Grail to hang hers" -> B7
? if not GATE: once "Feel along the foot of it for the place that was mended with brick": say "It
  gives under the palm, like the crust of a loaf. In a night or two it would be a way in. It may as
  well be a way out first."; reveal M27; stay
? once "Turn the old banner the right way up": say "It has a nine on it, and has hung as a six for
  longer than anybody here has served. The old man salutes it, to see how that feels."; reveal R24;
  stay
? item
? rest
? move

## B2
"I don't want to be a nuisance," says the old man with the cushion, for the third time. Nobody has
ever come up on this side; that is what it was built for. You lie down next to him and look over.
Something down there is breathing, in step, and it is a good deal nearer than the sea.

! record DONE2
! token remove event 2
! if title T024 or title T035: say "Behind you the militia has come up without a lamp and lowered
  its poles, three deep, as they fence in the Garden at Tallow. It was you who showed them, or
  somebody who had it from you."
! if title T054: say "Then the new bell speaks, once, over all your heads, and on the whole cliff
  they stop and put a hand to an ear."
! if COURT: goto B3
! if CLANS: goto B4
! goto B5

## B3
Every rung has a number, so that the ladder can be returned. Up the middle one, alone, with his
visor open, climbs the Court's champion, who has written to each of you beforehand to say how much
he regrets it. To the left and right of him come bravos, hired by the yard. They regret nothing.
They have been told that there is a cow.

! if title T037: say "Supper hums. He stops on the last rung but one, sniffs, and looks whether his
  boots are clean."
combat [Wounded if title T054] [Staggered if title T035 or title T024] [Exposed if title T037 or players = 1] E34 + E10
victory -> B8
defeat -> B10

## B4
First the harpoons, with lines to them, one, two, nine, into the mortar at your feet. Then people on
the lines, hand over hand, and they are laughing, because it is higher than they had thought.
Somewhere below a boy with a sling is picking out stones by weight.

! if title T037: say "Supper hums. The first of them over the edge wipes her hands on her coat, both
  sides, and looks down to see why she did that."
combat [Wounded if title T054] [Staggered if title T035 or title T024] [Exposed if title T037 or players = 1] E40 + E13
victory -> B8
defeat -> B10

## B5
They walk. There is no path there, and they come up it two by two, in felt, at the pace of people
going in to supper. In front is a preceptor with his eyes shut, who puts each foot where the rock
has told him that it may. The novices behind have hold of his hem. One of them has lost a slipper
and is carrying the other.

! if title T037: say "Supper hums. He turns his face to her as to a stove, and for the length of a
  breath forgets where he was going to put his foot."
combat [Wounded if title T054] [Staggered if title T035 or title T024] [Exposed if title T037 or players = 1] E36 + E09
victory -> B8
defeat -> B10

## B7
Over the hills, on a hay cart, with all the cats: Bettany Grail has not let go of the tailboard
since Founders' Row. She taps the beam. *Tock.* She taps the pin, the hook, and you. "You'll do,"
she says. "Mind her lip, love." It takes eleven people and a pulley, and then there is a bell on the
East Wall that has never been rung for anybody.

! record HUNG
! if title T054: say "You pull, once. It goes out over the besiegers like a hand over a tablecloth.
  'Well,' says Grail, and has to sit down. 'That's what I said.'"
! if title T055: say "You pull, once. It goes out, and something comes after it, late, as when
  somebody repeats you behind a door. She lays her palm on the place. 'Three nights,' she tells it.
  'Do me three.'"
! rows each +2
! goto B1

## B8
Afterwards you sit in the gaps with your legs hanging over, all along it, and an onion is passed
from hand to hand. Down on the rocks they are helping each other into boats. They do it without a
light, and nobody up here drops anything on them. "I'd the whole place to myself, as a rule," says
the old man with the cushion. He has lent it to a boy with a gaff who is shaking.

! gain 1 xp
! goto B1

## B10
Cushion, under your head. From there you can see them along the parapet, with their backs to you,
black on grey. They have the wall that has never been taken. They do not know what one does with it.
They walk up and down; one of them tries the view. Then the tide is in behind them and they go, in
good order, before breakfast. But they had it. Everybody saw them have it.

! if exhausted: death -> A
! record LOST2
! goto B1

## C
! if not xp-here and event 1 here and not DONE1: goto C2
! if not xp-here and title T074 and NIGHT2 and not HARROW and not GATE: goto C9
! if not xp-here: goto C1

Half an inscription looks at you from the mortar, upside down. This one was built against the land,
later than the other, and cheaper; they used what there was, and what there was, was tower. It comes
up to the breast. In places it comes up to where the breast would be if one stood on something.

! collect
! if event 1 here and not DONE1: goto C2
! if title T074 and NIGHT2 and not HARROW and not GATE: goto C9
! goto C1

## C1
Second-hand stone, a walk two boots wide.

! if LOST1: say "Somebody has slept here, with his head toward the ditch."
! if LIT: say "Forty lamps burn along it, and every one was the besiegers' mark. There are eleven
  holes in the coping."
! if DARK: say "Forty lamps stand along it, snuffed. You have never done that before, and your hand
  remembers each of them."
? once "Read the inscription in the right order": say "One has to go along it on hands and knees,
  and back, and stand once on one's head. *Of the ninth tower, which was raised over a stair, which
  was there.* Then mortar."; rows each +1; stay
? if not GATE: once "Put by a set of ladder hooks before they are missed": say "They came with the
  ladders, nine to a rope, good iron. One could go down by them as well as up."; reveal item 93;
  stay
? item
? rest
? move

## C2
Out there they have let all nine go by before anybody moved. Everybody does; one could be born on
this coast, and sack it, and still not talk between strokes. Now the torches begin to walk. There
are forty lamps along this wall. You are the Wick, so thirty men and their corporal are waiting to
hear what you want done about the light, about the light.

! record DONE1
! token remove event 1
! if title T056: say "The nine from the kiln sit down along the foot of it with their backs to the
  stone. They only mean to be there, while it is a wall."
? if title T070 and not DUEL: "Stand up on the coping, and ask for their best" -> C8
? "Light every lamp, so that they see who is up here" (1 gold): record LIT; goto C13
? "Snuff every lamp, and wait" (1 fatigue): record DARK; goto C13
? "Leave the lamps as they are" -> C13

## C3
Halberds, in two ranks, dressed by the right. Between the ranks walk gentlemen in grey with
notebooks. They are only here to observe, one of them calls up to you; he asks you to go on exactly
as though they were not there, and would you spell that.

combat [Staggered if DARK or title T056 or title T107] [Exposed if LIT or players = 1] [Cornered if legendary] E18 + E29
victory -> C6
defeat -> C7

## C4
They have brought their own beach, it turns out, in sacks, to have something to stand on, and come
up over it with axes, left foot first. On both flanks the nets go out, quite low, for the ankles.
You have seen those nets dry in the sun with socks pegged to them.

combat [Staggered if DARK or title T056 or title T107] [Exposed if LIT or players = 1] [Cornered if legendary] E17 + E23
victory -> C6
defeat -> C7

## C5
A cantor breathes in, and along the whole of the wall your own smoke leans out toward her. When she
has all of it, she holds it. In the quiet that makes come the young ones, in stockings, with mauls
that they can hardly lift. They have been told that nobody will feel anything.

combat [Staggered if DARK or title T056 or title T107] [Exposed if LIT or players = 1] [Cornered if legendary] E20 + E09
victory -> C6
defeat -> C7

## C6
! if DUEL: say "It is their heel, and glass goes under it. Along the heath there is a groan, and
  then, since it was fair, applause. They go home. The lamp that was trodden on is handed up to you
  with a new pane in it; that is how it ought to be done, they have decided."
! if not DUEL: say "One after the other they notice that nobody is coming after them. They slow
  down. Some of them turn round and walk backwards, for the look of it. On the coping a lantern has
  been left, lit, with a hood that slides; and it takes you some time to work out that it was not
  dropped. It was put down, so as to have both hands for a man who was hurt."
It is a better one than any of yours.

! reveal R53
! goto C1

## C7
! if DUEL: say "Glass, under your own heel. Whoever treads on the lamps has drowned; it was you who
  told them."
! if not DUEL: say "Stones, close to the eye, with letters on them: *OF THE*. Boots go by on the
  walk above you, and then nobody goes by."
They have a foot and a half of wall, and lie down on it in their cloaks, end to end. In the morning
they are gone. They have swept.

! if exhausted: death -> A
! record LOST1
! goto C1

## C8
It is done very correctly. They make a ring of lamps in the heath, and send a man who has to stoop
to come into it, and who asks what the rule is. You tell them the one that you learnt on a beach:
whoever treads on the lamps has drowned. On both sides they have sat down to watch. After the first
fall they have begun, on both sides, to give advice.

! record DUEL
check [Unhurried if players = 1] Stand Firm III
pass -> C6
fail -> C7

## C9
Cork, on stone: a small dry knock, behind you, on the inside of the wall. He has come over it by
himself, in the dark, a man as broad as a door. He has crossed the ditch, the heath, and the whole
length of your watch. There is a harpoon in his fist, point down. There are corks on both his horns,
as for a visit.

"Knock, knock," says Harrow.

! record HARROW
? "Say: Harrow who" -> C10
? "Turn round" -> C14

## C10
He has been told who it was; now somebody would like to know the rest of it. He opens his mouth for
the joke. It is not there. There has never been one. "Of Twelvehouse," says Harrow, after a very
long while. "Third from the slip. It's what one put after. Harrow, of the Third House." He says it
again, to hear where the weight goes. Then he takes out the one cork, and the other, lays them in
your palm, and has himself let down on a rope like a bucket.

! gain 1 xp; favor F2 +1
! goto C1

## C13
! if LIT: say "Forty flames, from end to end, and behind each of them somebody one can see the
  colour of. It is very like a feast. Out there the torches waver, and come on."
! if DARK: say "Forty, one after the other. Then there is nothing on this side at all, and you hear
  them out there lose step, because they had been steering by you."
! if not LIT and not DARK: say "The torches reach the ditch, go down into it, and come up again on
  this side, all but one."
Corporal Dunnage tells the thirty to let them come. "Them come," he says.

! if COURT: goto C3
! if CLANS: goto C4
! goto C5

## C14
"There," says Harrow, with something like relief. He has only been waiting for you to see him. He
kicks a bucket out of the way, so that nobody shall fall over it. He takes off the corks.

combat [Exposed] [Wounded if players = 1] E59
victory -> C15
defeat -> C16

## C15
He goes over the coping backwards, with his mouth open. He had one more. You lean out as far as you
can, and it is too dark to see the ground; and down in the dark somebody laughs, from the stomach,
at something that must be very good. Then he stops. In the morning they come for him with a plank.
They ask who heard the end of it.

! favor F2 -1
! goto C1

## C16
Stars, two horns. He stands over you, breathing, and tells it to you after all, from the beginning,
with the voices. There are two islands in it, and a widow. You are in no state to laugh, but it is
not bad. "No?" says Harrow. He waits a bit. Then he climbs back over your wall, and you hear him go
home across the heath, trying it another way.

! if exhausted: death -> A
! fatigue each 1
! goto C1

## D
! if not xp-here and event 4 here and not GATE: goto D10
! if not xp-here: goto D1

Iron, and so low that whoever goes out by it goes out bowing. It opens away from you, over the
ditch.

! if GATE: say "What is left of the door leans beside the hole."
! if not GATE: say "Before it, on a drum, sits Captain Ysolt Brand. 'I hold this,' she says. 'I was
  told to. I asked by whom. They are finding out.' The paper on her knee has come apart at the
  folds, and she has sewn it."
! if COURT and not GATE: say "There is another beside it, new, in the Regent's name, to open at
  once. 'It is signed,' says Brand. 'It has a joke in it.'"
! collect
! if event 4 here and not GATE: goto D10
! goto D1

## D1
! if not GATE: say "Iron, a drum, a draught."
! if GATE and title T087: say "A hole, and what came through it, stacked."
! if GATE and title T088: say "An iron door, open, with a stone in front so that it shall stay so."
! if title T093: say "The drum stands where it stood. People go round it."
! if GATE and not title T093: say "Captain Brand has gone to sleep against the wall, sitting up, at
  attention."
? if NIGHT4 and not GATE: "Stand up; it is the fourth night" -> D10
? if title T009 and not title T090 and not GATE: once "Ask Captain Brand for the key" -> D2
? if not title T009 and not title T090 and not GATE: once "Ask Captain Brand for the key" -> D4
? if SALLY and (DONE1 or NIGHT2) and not GATE: once "Go out at dawn, all together" -> D6
? if not GATE: once "Ask what is under the drum": say "'The lever of the gatehouse,' says Brand. It
  is as long as a person and lifts the bar at one go. 'So that nobody does it by mistake. You are
  not by mistake.'"; reveal item 97; stay
? item
? rest
? move

## D2
! if title T009: say "'You showed me a path,' says Brand. 'I went down it. There were seven. I have
  thought about it since.'"
! if not title T009: say "'That is a reason,' says Brand. She says it over, to see whether it
  lasts."
She has the key on a cord, under the coat, and takes it off over her head like a medal. It is warm.
She gives it to you with the paper that goes with it, and there is a blank in the paper, after *to
be opened for the purpose of*. She holds out the pen. You may put what you like, she says. But it
will have been you who put it.

! record SALLY
! goto D1

## D4
"For what?" says Captain Brand. She has the pen out. She would have to write down why, and then it
would be so.

! if title T013: say "In her glove is a report in her own slow hand, from another road. *12*, it
  says. *With casks.* She has carried it since the dunes. She reads everything of yours twice now."
Behind you Corporal Dunnage has stopped breathing, in case it should be taken for an opinion.

check [Hurried if title T013] [Unhurried if players = 1] Bargain III
pass -> D2
fail -> D5

## D5
"I have read it twice," says Brand. "There is no why in it." She puts the cap on the pen.

But in the night somebody moves the drum, by a hand's breadth, to the left. It takes her until
morning, because it must not scrape. She sits on it as before, facing front. Past her shoulder there
is now exactly room for one person at a time, if they have been up all night as well, and breathe
in.

! record SALLY; fatigue each 1
! goto D1

## D6
Thirty, in socks, with their boots round their necks. Captain Brand counts them out under the lintel
with a touch on each helmet; one of them is not wearing a helmet, and chews. Nobody has let the cow
out. Nobody can get her in again either. There are forty paces of wet grass, then the ditch, and on
the other side of the ditch a cook is whistling and breaking eggs into a pan.

check [Guided if item 93] [Guided if title T024] [Unhurried if players = 1] March III
pass -> D7
fail -> D8

## D7
They were at breakfast. You go through their ditch from one end to the other without a trumpet, and
they stand up with their spoons in their hands, and sit down again at the far end of the heath.
Nobody is much hurt; there is egg on everything. What you bring home is ladles, mostly, and eleven
wheels, and the cow, who had gone on to the second line by herself, and taken it.

! reveal T090; gain 1 xp
! goto D1

## D8
Eggs, in the face. They were at breakfast, and had kept some for you; it comes over in the pan. From
the bottom of the ditch you can see a strip of sky with people jumping across it, both ways, for
what feels like most of the morning. Captain Brand comes out herself in the end, bowing, with a
paper in her hand to say that she may, and counts you back in.

! if exhausted: death -> A
! fatigue each 2
! goto D1

## D10
Breath, on the other side of the iron: so near that the rivets must be wet. In the yard everybody
has got up. The cooks have, and the wounded, two to a crutch, and a woman in an apron, very
straight, who has forgotten to put down her pails. It is the fourth night. The bar lies in its bed
across the door, as thick as a thigh.

! record GATE
! token remove event 4
! if not DONE1: say "Nobody was on the West Wall when they came to it. They have had it since, and
  they wave."; record DONE1; record LOST1; token remove event 1
! if not DONE2: say "On the East Wall, when they came to it, there was an old man with a cushion. He
  did tell you."; record DONE2; record LOST2; token remove event 2
! if not DONE3 and not title T052 and not title T092: say "And an hour ago the cellar went, with
  nobody in it to hear the picks. There is a pond."; record DONE3; reveal T092; token remove event
  3; fatigue each 2
! if not DONE3 and title T052: say "In the cellar something hissed, and went out."; record DONE3;
  token remove event 3
Captain Brand is on her feet. She looks at you. It is the one order that she is short of.

? "Hold it" -> D11
? "Lift the bar" -> D16

## D11
"Good," says Captain Brand. "That is an order."

"An order," says Corporal Dunnage, and all down the passage you hear it being handed on, from mouth
to mouth, getting shorter. A man at the back laughs. It is a thing that one can do, then; one can
stand here. The bar jumps in its bed. Dust comes down, quite gently, on everybody's hat, and the
second blow has less far to go.

! reveal T087
! if COURT: favor F1 -1; favor F2 +1
! if CLANS: favor F2 -1; favor F1 +1
! if CHOIR: favor F3 -1; favor F1 +1
! if title T090: say "There are eleven wheels in your yard that were theirs. They have had to carry
  the ram."
! if title T096: say "On both sides of you, helmets that you have only known since the beach."
! if COURT: goto D12
! if CLANS: goto D13
! goto D14

## D12
Down comes the door, and there stands the Regent, sword up, lit from the left. She has waited until
the dust was out of the way. You have never seen anybody do it so well; her own halberdiers have
stopped, just behind her, because it would be a pity. "We had hoped," she says, in a voice that
reaches the cow, "that you would be pleased to see us."

combat [Wounded if title T089] [Staggered if title T090] [Exposed if title T096 or players = 1] [Cornered if LOST1 and LOST2] E57 + E18
victory -> D15
defeat -> D17

## D13
They have drawn bones for it, out of a boot, and whoever drew the mark is king until breakfast: a
woman the size of a capstan, with everybody's rings on. She comes in through the door without
waiting for it to be open. In the gap behind her they are three deep, singing something about a pot,
and none of them has ever seen so much stone in one place.

combat [Wounded if title T089] [Staggered if title T090] [Exposed if title T096 or players = 1] [Cornered if LOST1 and LOST2] E49 + E05
victory -> D15
defeat -> D17

## D14
Eight faces of bell metal come in out of the dark at the height of faces. Behind each is somebody
who cannot hear; they have seen to that. Each sings one note, and keeps it, and has no means of
knowing whether the others are singing too. Your teeth know. Between them, in stockings, walks a
girl with a bag of wet leather and a needle already threaded.

combat [Wounded if title T089] [Staggered if title T090] [Exposed if title T096 or players = 1] [Cornered if LOST1 and LOST2] E54 + E03
victory -> D15
defeat -> D17

## D15
Then nobody comes. You stand there with your arms up. Where the door was it is white, from the
lintel down, and it takes you a while to see that it is not the morning. It has come up behind them,
over the ditch. They are running along the wall, to left and right, and have stopped being anybody's
enemy.

"Everybody back to the stair," says Captain Brand. "Everybody. I hold this." She has set the drum
upright in the hole and sat down on it, with her face to the white.

? "Leave her the lamp, and go" -> D18
? "Take the drum from under her" (2 fatigue) -> D19

## D16
You have to do it yourselves; nobody else can have been told to. It goes up as easily as the lid of
a box, and there is the latch, which a child could lift. Behind you thirty men draw a breath and
cannot decide what for. Outside it is eleven paces to the first of them. Somebody will have to walk
out, with open hands, before anybody else has thought of anything.

! reveal T088
! if COURT: favor F1 +2; favor F2 -1
! if CLANS: favor F2 +2; favor F1 -1
! if CHOIR: favor F3 +2; favor F1 -1
! if item 95: say "One of you has the sheet, on a lamp pole. It is a good sheet, and only a little
  egg has got on it."
! if TABLE: say "You know how some of them take their soup."
check [Guided if item 95] [Guided if TABLE] [Guided if title T075] [Unhurried if players = 1] Stand Firm III
pass -> D20
fail -> D21

## D17
Heels, that is what they have you by. You come in backwards over the sill, with your hats on your
faces, and somebody steps across you who smells of boot polish. Beyond her it is white, from the
lintel down, and it is not the morning. Whoever beat you has seen it as well. They are running.
"Everybody back to the stair," says Captain Brand, high above. "Everybody. I hold this." You hear a
drum being set down.

! if exhausted: death -> D18
! goto D18

## D18
On the stair you hear her whistle, three short: it is the order for standing fast. It is given once.

When it gets light the hole is full to the sill, and not an inch over the sill. It has looked in all
night, and has not come in. On the drumhead lie the whistle, and a paper, with the lamp on it so
that it shall not blow away. *Held.* The hour. A signature, slow and clear. Under *by whose order*
there is, for the first time, something written. It says: *mine.*

There is nobody on the drum.

! reveal T093
! goto D22

## D19
"That is Court property," says Captain Brand, horizontally. She does not struggle. She has never
been carried, and there is no drill for it. On the first landing you set her down, with the drum,
and she goes on looking at the place where she was not left.

Up in the loft they are ringing, at two in the morning, out of all order, with whoever can stand.
The white comes as far as the sill. It leans in, as neighbours do who have seen a light. Then it
draws back. "I shall have to write that," says Brand. She has something in her eye. It was very
smoky.

! goto D22

## D20
On the ninth pace somebody over there puts down what he has in his hand, so as to have it free.

! if CHOIR: say "It is a maul, in felt, and makes no sound; you see only how his shoulder comes up."
! if not CHOIR: say "You hear it touch the grass."
Then the one beside him does; and then it goes along the whole of the heath, to both sides, like
rain coming, things being put down. Behind them, a long way back, the fog stands to its full height
and looks on.

Boots come up beside you. "I was not told to do this," says Captain Brand. She walks two more paces,
and thinks. "It makes sense."

! goto D22

## D21
On the fourth pace somebody throws something. It gets you over the eye; you go on. On the sixth
there are more of them, and one is a boot. You have to wipe your face to be able to see where you
are walking to. On the ninth an old man has come out of the line toward you. He bends, with a hand
to his back, and picks up the first thing that was thrown. It was a ladle. It was his. He had not
known that it would be so loud.

! fatigue each 2
! goto D22

## D22
On the ninety-ninth day it gets light as on any other. People go along each other with a finger out.
Everybody counts everybody, and comes to different sums, and begins again.

! if title T087: say "Out on the heath they are doing the same."
! if title T088: say "It is not easy, since by now they are mixed."
! allow-end
! goto D1

## D97
You set the lever in its socket, to see, and lean on it until the weight of the bar comes into your
hands. It is just what four nights would weigh.

! if not GATE: say "Captain Brand watches the bar go up by a finger, and come down by a finger.
  'Yes,' she says. 'That is where it is.'"
! if GATE: say "It has nothing to lift any more. You go on holding it for a bit."
! rows each +2
! goto D1

## E
! if not xp-here and event 3 here and not DONE3: goto E2
! if not xp-here: goto E1

! if title T092: say "A pond, square, with a stair going down into it. Along one edge sits the
  garrison, on staves, with its feet in. It used to be dry here, they tell you. There were forty
  casks."
! if not title T092: say "Sand on the floor, wool on the hinges, one lantern behind two panes. Forty
  casks stand about like people who have been asked to wait. The stair of the tower is over them.
  Under them, when somebody puts a heel down, it is hollow."
! collect
! if event 3 here and not DONE3: goto E2
! goto E1

## E1
! if not title T092: say "One talks low here. Nobody has ever said why."
! if title T092: say "There is no cellar. There is sky."
! if title T049 and not title T092: say "Brom Oake lies on the floor with his ear to it, all
  eighteen stone, and has asked for a cushion."
? if NIGHT3 and not DONE3: "Cover the lantern, and listen to the floor" -> E2
? if not title T092: once "Count what there is" -> E4
? if title T049 and not title T092: once "Ask Brom Oake what he hears" -> E6
? if not title T049 and not title T092: once "Lay your ear to the floor" -> E7
? item
? rest
? move

## E2
Picks. They stop when you stop. Then somebody down there says something short, and they go on, under
the third row of casks, no farther off than a bed from its floor. There are two ways of dealing with
that. One of them is a good deal quicker, and has forty casks in it.

! record DONE3
! token remove event 3
! if title T047: say "In good coats, along the wall, stand eleven of Mr Thorpe's guards. You paid in
  full once, and he has not got over it. They find that they are equal to the matter."
! if title T052: say "The far row is black at the staves. Mr Thorpe has had the bungs out of every
  one, to be remembered to you."
? if title T047 and not title T091: "Leave it to those who have been paid for": say "They fold the
  good coats and go down by a plank, in order of height. It is not a long business. Afterwards you
  are asked to sign. *To services, nil, the party being in credit. With thanks in advance.* You read
  it on both sides, to see where it will hurt."; reveal T091; goto E1
? "Go down to them, and keep the casks whole" -> E8
? if not title T052: "Light the far row, and run" -> E9

## E4
! if title T052: say "You pull a bung and put your hand in. It comes out black, and drips. All forty
  have been seen to, and on the last is a card: *Mr Thorpe's compliments.*"
! if title T048: say "The book says sixty. Twenty were to come from Tallow, and have not; there was,
  writes the quartermaster, a matter of a cart."
! if not title T048 and not title T052: say "Forty, dry, sharp on the tongue. Enough to lift the
  tower off its stair, says the quartermaster, and set it down a little to the left."
From the lantern hangs a key, and beside the key a coil of cord. *Eighteen inches to the minute*,
says the tag. A later hand has added: *count aloud*.

! reveal item 94; reveal item 72
! goto E1

## E6
"A good four ton of them," says Brom Oake into the sand, "thirty pace off, and a hundredweight of
that's opinion." You broke a ledger once, and four hundred people have walked here from the hills,
with their own picks, to see what else there was. Nobody has had to tell them when to start. They
start at four. By breakfast there is a hole behind the ninth row, propped, swept, and as round as a
throat.

! reveal M26
! goto E1

## E7
Something is down there that is not digging. It is an old man's voice; it says a number, and after
that it says nothing for as long as a breath takes, and you find that you are on your knees,
scraping the sand away. There is a slab. Under the slab is a doorway, older than the tower, with a
sill worn hollow by people going in. None of them has worn it coming out.

! reveal M26
! goto E1

## E8
A hole, as wide as one person, with a light at the far end that goes out as you look. You leave your
hats on the casks. It is a hundred and forty feet on the elbows, with somebody's heels before you
and somebody's breath behind, and then it opens, and they are there.

! if COURT: goto E12
! if CLANS: goto E13
! goto E14

## E9
! if title T052: say "It takes the flame, all along the row, and hisses at you like a basket of
  cats, and goes out. Forty casks of wet powder sit there and steam. Down below they have smelt it,
  and run. They have not come back to ask. Toward morning the cooks carry it up by the hatful, to
  dry."
! if title T052 and not title T091: reveal T091
! if title T052: goto E1
The yard stands up, thinks about it, and sits down again. The cow is on the roof of the lock-up.
Nobody ever learns how. Where there were picks there is a pond, and in the pond, going down into it,
half of the old stair, in pieces. You had not known that anybody could run so far with their hands
over their ears.

! if not title T092: reveal T092
! fatigue each 2
! goto E1

## E12
They have sent their executioner through first, since he is the most used to low rooms. He has a
lamp on his hood and kneels on a folded cloth, with the axe across his thighs. He has done this for
eleven years. He asks each of you, kindly, not to move.

combat [Wounded if players = 1] [Exposed if players = 1] [Relentless if legendary] E50
victory -> E15
defeat -> E16

## E13
It was never picks. It is claws. They have a crab down here as large as a hay wagon, which they
raised from a cup, and have only shown it where. Behind it walk two girls with a basket of herring,
and throw. Their eyes get quite round when they see you: nobody has ever come the other way.

combat [Wounded if players = 1] [Exposed if players = 1] [Relentless if legendary] E56
victory -> E15
defeat -> E16

## E14
The man who sits there, on a camp stool, in felt, has a ledger open on his knee, and all that he
knows comes past him up the tunnel like a draught. He is the archivist of the house. He has read
where this goes. "You are not in the order," he says, leafing, and he minds it for your sake.

combat [Wounded if players = 1] [Exposed if players = 1] [Relentless if legendary] E51
victory -> E15
defeat -> E16

## E15
You shore it up with their own props, and wall in what is left over. Forty casks, whole. One of the
cooks goes along them with a chalk, for luck, and draws a cow on each. By the thirtieth she has
wings.

! if not title T091: reveal T091
! goto E1

## E16
A roof, a foot from your face, and it is coming nearer. You are being dragged. Beyond your boots
there are too many of them, and between them and the casks is one boy from the garrison with a
lantern in his hand, who looks at it, and looks at you.

! if exhausted: death -> E9
! goto E9

## E94
You shut the inner grille on the casks, and turn the key, and put it where you will feel it.

! if title T092: say "There is nothing behind the grille but water. It is shut, though."
! if not title T092: say "Whoever comes now will have to ask. It is surprising how well one sleeps
  on top of forty casks when one has been asked for."
! recover each 1
! goto E1

## F
! if not xp-here: goto F1

Nine ropes come down through nine holes to nine worn places. NOBODY RINGS ALONE stands over the
door, as in every loft on the coast. Here it is kept. Since there is no eighth bell to wait for,
they count to a hundred first, under their breath, and their lips are chapped from it. Six of the
nine ringers are in the skittle alley. The other three look at your hands.

! collect
! goto F1

## F1
Late Mercy, dark, and warm from the last time.

! if CROWS: say "Along the yoke there is a row of scratches, and nobody sitting in it."
! if RUNG: say "Toward midnight they all hold their breath, in case she should do it again."
? if not TUNED: "Ring the dusk with them" -> F2
? if title T085: once "Make room for Jory Pell on the ninth rope" -> F3
? if title T065 and not RUNG: "Have the seventh rung, from here" -> F6
? if not CROWS: once "See what is sharpening itself over your heads" -> F8
? once "Feed the dove in the ninth louvre": say "White, with three grey rings at the throat. It was
  sent to see what you do up here, and has not gone back to say."; gain familiar 15; stay
? item
? rest
? move

## F2
Anybody can be late. To be late by one breath, all nine, and by the same one, takes people years.
The eldest of the three shows you: one waits until it ought to have come, and then one misses it, a
little. "And then you forgive her," she says, and wipes her palms.

! record TUNED
! if title T001: say "Corse's people from Sedgewick have taken six of the ropes. They have only ever
  had one stroke a day to do, and eye the other eight like a pudding."
check [Guided if title T001] [Guided if title T078] [Unhurried if players = 1] Craft III
pass -> F5
fail -> F7

## F3
He has come in by the side, with his hat in both hands, and begged the rope's pardon. "They said
there was one short," whispers Jory Pell. "I gagged the first. I thought. Sorry." He does not ask
whether it is allowed. He spits on his gloves, takes hold, and is as late as anybody. Down in the
yard, on the rim of the well, a girl with a plait counts along, out loud. She has been told about
the ducks, the pews and the boots. They come out together on nine.

! rows each +2; favor F3 +1
! goto F1

## F5
Nine. You can see by the fires that they have stopped again, out there; nobody is crossing in front
of them. They stand with their ladles up and their heads on one side.

! if title T078: say "You held the note against her, behind the breastbone, and after the fourth
  stroke the eldest went up with a file and took off as much as one takes off an egg. Now she is
  right. On the heath people are looking at their own hands."
Between the last stroke and the first word there is a gap, and it is the first rest that anybody has
had today.

! recover each 3
! goto F1

## F6
By lantern to the headland, by a rider to the river, whom both sides let through because he is
crying; by a boy who knows where the linen room is. At Feltholm there are people who can find the
seventh landing in the dark. You do not know that any of it has got there. You sit up. Then it
comes, at midnight, from the south, under water, hoarse: seven. The Nun has still got her cold. For
thirty years they have hoped that it would be better by spring, and eighty thousand people sit up in
bed.

! record RUNG; favor F3 +1; rows each +2
! goto F1

## F7
You are late by two breaths, and not by the same ones. It is nine all the same, or eleven. Outside
somebody laughs, and is hit. In the yard the cow gets up, believing that it is morning, and has to
be talked to.

! rows each -1
! goto F1

## F8
Left, right, left, as a cook does it. Eight bells are mute, and the crows that used to live on nine
have moved to the ninth: they sit along the yoke in black, wing to wing, and put an edge on their
beaks. Round the bronze itself, where it is warmest, hangs something like wet sleeves. Both parties
have been here for weeks, and have got used to sharing. Neither was told to expect you.

! record CROWS
combat [Exposed if players = 1] [Venomous if legendary] E11 + E06
victory -> F9
defeat -> F10

## F9
Out by the louvres they go, and round the tower, and off down the coast, to see whether anything has
changed. The sleeves let go by themselves, one at a time, and you drop them in the rain butt. On the
yoke lies what crows think worth keeping for a siege: a thimble, a tooth, and one bright lamp, with
the Regent's nose still on it. It has never been spent.

! gain 1 gold
! goto F1

## F10
Boards, and your own buttons going by, one by one, overhead. It is warm under those things. One does
not notice how much of the warm is one's own. The eldest ringer gets them off you with vinegar and
tells you that she had been meaning to mention it.

! if exhausted: death -> A
! rows each -1
! goto F1

## G
! if not xp-here: goto G1

Thyme. Somebody has planted it along the lip of the ditch, between the stakes. They have dug with
care, and drained it, and for duckboards they have laid the front doors of the village, letter slots
and all. One of them is green. Where the boots have scraped it, it is blue.

! collect
! if GATE: goto G1
! goto G3

## G1
! if not GATE: say "Mud, doors, other people's cooking."
! if GATE and title T087: say "Mud, doors, and warm ash with nobody round it. The thyme has been
  watered."
! if GATE and title T088: say "Mud, and some of the doors have already been carried home."
? if title T071 and not GATE: once "Whistle for Rolf and Little Ketil" -> G4
? if title T072 and not GATE: once "Show the sentry the Judge's knot": say "'The person may pass,'
  says the sentry at once; he has been to law himself. 'The person may be bringing its own spoon.'
  Behind the field kitchen, he shows you, stands a tent with a table in it, and all three sides have
  a chair there."; reveal M29; stay
? if not GATE: once "Take the tablecloth off the line": say "It has been to a number of weddings. On
  a pole it would do for a flag."; reveal item 95; stay
? if not GATE: once "Spike whatever has wheels" -> G7
? if not GATE: item
? rest
? move

## G3
A man turns round, sees you in the mud behind him, and lights up: he has taken you for the relief.
He has a ladle. He tells you who snores, where the dry planks are, and what to say if the sergeant
asks. The sergeant is coming along the doors. You have perhaps a minute to look like people who have
been cold together for weeks.

! if title T060 and CHOIR: say "Then he sees the three rings under your ear. He lays his palm on his
  throat; so does the sergeant; and you go through the lot of them like somebody coming home late."
! if title T060 and CHOIR: goto G1
! if title T060: say "Then he sees the three rings under your ear, and stops telling you things."
! if title T060: rows each -1
check [Unhurried if players = 1] Sleight III
pass -> G1
fail -> G8

## G4
Two large young men get up, from different fires, and neither is the right fire. "She said, if it
was the ones that stayed the night," says Rolf. "It is," says Little Ketil, who has looked. They
come over to you by way of the thyme, stepping across it, with all they have brought to the war. It
is one stool. Their mother would not have them sitting on the ground. They know which of the wheels
are pinned, and with what.

! rows each +2; record SALLY
! goto G1

## G7
A ram on eight wheels, a tower on six, and between them a soup kettle on two, which is the only one
of the three that has been greased. There are spikes in your belt and a mallet wrapped in a
stocking. At the far end one sentry is telling another about a dream.

check [Dangerous] [Unhurried if players = 1] Demolish III
pass -> G9
fail -> G8

## G8
For people who have been up all night they are quick. The one with the ladle is very much hurt, and
says so. He had told you about the planks.

combat [Swift if legendary] [Exposed if players = 1] E10 + E07
victory -> G11
defeat -> G10

## G9
Nothing in that ditch will roll before it has been to a smith, except the soup. On the kettle you
put back the lid. It was a good dream, from what you could hear; there was a house in it. On the
last axle hangs a month's pay, in a sock, and you have come away with that before you have thought
whether you wanted to.

! record SALLY; gain 1 gold
! goto G1

## G10
Over your own wall, by arms and legs, at the third swing: they count it out together, and on your
side they hear the counting and hold out a blanket. You come down on it. From the blanket you can
see, for a moment, a ladle lifted against the sky.

! if exhausted: death -> A
! fatigue each 1
! goto A

## G11
In the end there is nobody left standing who is sure what side he was on, and they go off to ask.
The man with the ladle sits on a green door with his head in his hands. You give him yours to
bandage, and he gives you his. He still thinks that you were very good.

! goto G1

## G84
Smoke powder, a pinch at every tenth door. In the brown that comes of it you walk down the whole of
their ditch, from one end to the other, saying *mind your heads*, and they mind them. At each wheel
you stop and do what you came for. At the last you are handed a cup.

! record SALLY
! goto G1

## G95
You stand up in the ditch, all at once, with a tablecloth. Nobody has shot yet. It is very white.
One can see where the gravy was.

! if title T075: say "'That's them,' it goes along the ditch. 'Three keels, three nights, and not
  one nail.' It is known here too. Along the whole line they take their hats off to it, and leave
  them off."
! if not title T075: say "They argue about it, up and down the line, for as long as your arms last.
  It has never been tried."
Somebody has to be sent for. It is a table, in a tent, behind the field kitchen. They would be
obliged if you wiped your feet.

! reveal M29
! goto G1

## H
! if not xp-here: goto H1

It was the skittle alley. They lie nine to a lane, heads to the wall, and at the end of each lane
stands one pin, to hang the chart on. "Splendid," says Linnet Vay, with thread in her mouth. "More
people who can stand in a doorway." Her freckles light up the basin. She has had the ball sawn in
two, for bowls.

! collect
! goto H1

## H1
Vinegar, nine lanes, a rumble that everybody still waits for.

! if (LOST1 or LOST2 or YARD) and not HOSP and not GATE: goto H9
! if title T018: say "There are twice as many hands as there ought to be. Forty from Marrowby have
  come to carry, for once."
! if title T064: say "Eleven in grey have the other end of every stretcher, and talk. 'S, P, O, O,
  N,' says Lyle, handing one over, with love."
! if HOSP: say "One of the pins has been knocked down. Nobody has cared to stand it up."
? if title T022: once "Hold the lamp for her" -> H2
? if not title T022: once "Ask where you are wanted" -> H3
? once "Speak to the woman with the pails" -> H5
? if title T018 or title T064: once "Lie down, since there is a bed": say "Nobody wakes you. In all
  four nights there is no greater luxury, and you are asleep for the whole of it."; recover each 4;
  stay
? item
? rest
? move

## H2
She does not look round to see who has it. You held one for her at Marrowby, and it did not move; it
does not move now. The knife is as thin as grass. When she has bitten off the last thread she wipes
the blades, rolls them up in their cloth, ties it, and pushes the whole thing into your coat. "I've
another set," says Linnet Vay. There is no other set. She goes on to the next lane, and asks
somebody very rudely for a kitchen knife.

! reveal R26
! goto H1

## H3
"There. No, *there*. Press." He is a boy, off the wall, or from under it; he has no coat on, so that
one cannot see whose he is, and Vay has not asked. What comes up between your fingers is quite warm.
"Harder," she says. "He'd tell you if it hurt." He looks at the ceiling, where they used to keep the
score.

check [Unhurried if players = 1] Soothe III
pass -> H6
fail -> H7

## H5
Chapped hands, an apron, two pails on a yoke. She carries as people do who have learnt it late, with
a straight back, and does not spill. When you step in front of her she stops and waits until you
have explained yourselves. It takes you some time to notice that you are doing it.

! if title T063 or REGENT or title T030: goto H10
"Mind the step," she says then, and goes by. There is no step. You have lifted your feet for it.

! goto H1

## H6
He opens his eyes, and asks what the score is. You tell him nine. "All down," he says, and sleeps,
with his hand in your sleeve. Vay throws you a packet. "Take it. I was only sitting on it." It is
lint, boiled, rolled, tied with a hair ribbon. Then it is you and her and a frame on two poles, up
and down the lanes, for the rest of the day.

! reveal R54
! if not item 49: reveal item 49
! goto H1

## H7
You press with all your heart, in the wrong place. Vay moves your hand over by an inch, without a
word, and that is worse than if she had said one. He lives. He will have a bad leg, and a story
about you. "Take the other end of this," she says, when she has washed; it is a frame on two poles.
"One can't do that wrong. One can only drop it."

! if not item 49: reveal item 49
! rows each -1
! goto H1

## H8
A skittle, with your name on it. Beyond the skittle a lamp; under the lamp a great many freckles.
"Back, are we?" says Linnet Vay. "I had just got that bed warm for somebody who would appreciate
it." She has two fingers on your wrist while she says it, and does not take them away.

! if exhausted: death -> A
! goto H1

## H9
By the scullery, without a light, in wet boots: a wall has been lost, so they have come in here too.
They stop. There is a lane in front of them with nine people in it, looking up. They are very tired,
and would be glad to be told that this was the wrong door. Vay holds up the lamp and has her mouth
open to do it. Then, at the other end, somebody drops a basin.

! record HOSP
combat [Exposed if players = 1] [Staggered] E07 + E10
victory -> H11
defeat -> H12

## H10
! if title T063: say "You know that face. You have seen it behind a veil at Feltholm, by your own
  lamp; that one had laughed more."
! if not title T063: say "You know those hands. They pinned something under your collar once, and
  were quick."
She sees you see it. She lets that go on for as long as she would in Tallow. "You will have
noticed," says Isaude Merrow, "that nobody asks one to sit here either." Then she puts down the
pails, one after the other, without a sound.

! if not REGENT: record REGENT
? if title T059: "Tell her who leads the Choir, and what it costs" -> H13
? "Take one of the pails": say "You carry until noon. She counts the trips under her breath, in
  rhyme, as far as six, and begins again. She does not know that it can be heard."; favor F1 +1;
  goto H1

## H11
They help to carry, afterwards. There is one bed too few, and a man in wet boots gets out of it and
says that he had only been leaning. Vay has not spoken. She is white under the freckles, and the
lamp is still up, at the full length of her arm, as if somebody were operating on the room.

! goto H1

## H12
A floor, laid to be rolled on: you go down it quite a long way. They leave when there is nothing
here to be afraid of. They go out backwards, wiping their boots. In the third lane there were nine,
and there are eight, and Vay is writing up the chart. She writes the hour. She hangs it on the pin,
and squares it, and stays there.

! if exhausted: death -> A
! fatigue each 1
! goto H1

## H13
Elspet, you say. She knew. She had the empty box made herself, and walked behind it. So you say the
rest, as it was written on a slate by a scribe who could no longer spell: one living voice for each
who comes.

"For each," says the Regent. A lane away a boy is asking for water. She has been silent before
councils; you have never before seen it done by somebody who had nothing to say. "He would be
twenty-eight," she says. Then she takes up the pails. "I shall go down to her."

! gain 1 xp; favor F1 +1
! goto H1

## H49
With a second stretcher on the lanes it goes like a loom: one out, one in, one across. Toward
evening Linnet Vay finds that she has nothing in her hands. She looks for what she has forgotten.
She sits down on a skittle, for the first time since Marrowby, and tells you that it is a disgrace,
how little there is to do here.

! rows each +2
! goto H1

## I
! if not xp-here: goto I1

A bench, and one half of the seat is worn hollow; somebody sat there, and kept the place beside her
free. In front of it stands an iron basket for a fire. All round is white and grey, and one of the
two is the sea. Nothing has been signalled from here since they stopped having anybody to signal to.

! collect
! goto I1

## I1
Rust, spray, half a bench.

! if SEEN and title T089: say "Out there somebody keeps answering: short, short, long. It is a
  little larger each time."
! if SEEN and not title T089: say "The basket has burned down to its rivets."
? if not SEEN and not GATE: "Light the basket" -> I3
? once "Look under the bench": say "A drum, to be beaten when one cannot see. A mirror, in a sock.
  And a note: *if it goes out, keep on.* There is nothing about until when."; reveal R25; reveal
  item 44; stay
? if not GATE: item
? rest
? move

## I3
Tar, driftwood, the door of the privy. It has to stand up over all that white like a person, and it
has to be seen twenty miles out, by people who are not looking.

! record SEEN
! if title T076: say "You built one on Smoke Cliff that nobody could mistake. Wet kelp first, you
  remember, and somebody's boots."
! if title T083: say "Twice it will not draw. One stamps at a fire, one sings to it, every pin knows
  that; and whatever you do has a hole in the middle, where something was weighed, and sold, for a
  door."
! if title T083: rows each -1
check [Hurried if title T083] [Guided if title T104] [Guided if item 96] [Guided if title T076] [Unhurried if players = 1] Craft IV
pass -> I4
fail -> I7

## I4
It gets to its feet. It stands there, yellow, and holds on to the sky.

! if title T104: say "And from the south, from the Gull Tooth, an old man has swung his lamp round
  to meet it. He will have had money against it. Between the two of them there is a road on the
  water."
You wait with your hands over your eyes. You know it when it comes as one knows that one has been
touched: out there, low down, a spark. It goes out. Short, short, long.

! if not title T089: reveal T089
! reveal M28; gain 1 xp
! goto I1

## I7
Up it gets, and the fog leans over it, and has a look. For an hour there is a light on Signal Rock.
They may have seen it. If they have, they will not be sure what it was; there will be a discussion,
in some wet boat, and somebody will say that in any case it is on the way.

! reveal M28; fatigue each 1
! goto I1

## I44
Toward noon there is a hole in the white, no larger than a plate, with sun in it. You catch that in
the mirror and put it through. It slides about on the grey like something spilt. Then it lies on a
sail, and the sail, after a moment, lies over on the other side.

! rows each +1
! goto I1

## I44.96
Rocket above, mirror below. It goes up green, and hangs, and you catch the green and lay it along
the water like a plank, from the rock to wherever they are. Whoever it is has only to walk in. A
good way out a whole crew begins to cheer, and is hushed, so as not to spoil it.

! if not title T089: reveal T089
! reveal M28
! goto I1

## J
! if not xp-here: goto J1

Ninety steps, cut in the rock, and of the lowest thirty one can say only that they are there at
times. Weed hangs on the rail. At the bottom is a ring for a boat, worn thin on the sea side. It
smells of a cellar in which the tide is kept.

! collect
! if title T028 and not GATE: goto J2
! goto J1

## J1
Weed, wet, a ring.

? if title T008 and not GATE: once "See who is arguing below the ring" -> J3
? if title T105 and not GATE: once "Take the line from the old man in the boat" -> J4
? item
? rest
? move

## J2
On the fortieth step stands Lucan Feld, in a good cloak. Behind him, two by two, come up the people
he has hired to let in the others. "Ha! I am so sorry," he says; and, a breath later, lower: "I am."
He had the stair from your own letters. You kept his secret, and he has kept all of yours, in order,
by date. What he was given for them hangs round his neck, in a locket. He opens it to show you. It
is a lock of her hair, and would not cover a coin.

combat [Exposed if players = 1] [Staggered] E10 + E04
victory -> J6
defeat -> J11

## J3
"You go up first." "You always say that, and then you've gone up first." It comes out of the weed,
and has four boots. One of the four holds the key of the water gate; they have walked it here from
the other side, through the whole of an army, and were saluted twice. "That's three," says Gard, and
"Three," says Tolly, at the same moment. They look at each other. It has never happened before.

Tolly is leaning on him, rather. It is only under the lamp that you see whose blood it is.

! rows each +2; record SALLY
! goto J7

## J4
"Seven to one I'd miss it!" calls Ambrose Kittow, with a gull on his shoulder, and does not miss it.
He has never steered anything, he tells you, that could move. He has brought eleven boats. But
before he sets foot on Land's Ear he would like to know one thing, about a door.

! if explored G: say "You have walked on it. They painted it green, you tell him, and it has worn
  through to the blue. He holds on to the ring. 'Both,' says Kittow. 'Forty years. We've both won.'
  The lower voice laughs first."
! if not explored G: say "Nobody can tell him. The village has no doors left. 'Then it's still
  open,' says Kittow, and looks younger."
! reveal M28; recover each 2
! goto J1

## J6
He is sitting on the forty-first step with his cloak held shut. It was one of his own who did it, in
the dark; they were paid by the head. "Ha," says Lucan Feld. You wait for the other laugh, a breath
later. It has something to ask instead. "Would you see that it goes with me?" says the lower voice.
"One shouldn't like to come with empty hands." He has got the locket open. He looks for something
else that he could give you.

! record FELD; gain 1 xp
! goto J1

## J7
He weighs nothing, says Gard, and carries him up the ninety, and on every one of them gives him the
better of the argument.

! if title T018 or title T022: say "Vay does what there is to be done, and it gets them until
  morning."
! if not title T018 and not title T022: say "They get as far as the trestle, in the yard, where it
  is dry."
Tolly would like to know what there is for breakfast. Bacon, says Gard. Eggs, two ways. Bread in the
fat, with the crusts on. There's a sort of a pudding that they do. He goes on with it for some time,
dish after dish, after there is nobody to tell it to.

"All right," says Gard. "You left first."

! goto J1

## J11
Steps, the edges of them, one after the other. By the time you have stopped they are past you and in
the yard, and it takes the cooks, the cow and everybody's grandmother to get them out of it again.
Feld was not seen with them. Halfway up lies a locket, open, trodden on. Somebody has come back for
what was in it.

! if exhausted: death -> A
! record YARD
! goto J1

## J93
Hooks in the rock, rope through the hooks, down past the weed into the green: now there are ninety
steps at any time. A seal hauls itself up to the sixtieth on the first evening and looks into the
yard, and is taken, by the cow, for an inspection.

! rows each +1
! goto J1

## K
! if not xp-here: goto K1

Props, lamps, clean sand, and a passage as round as a throat. It runs under the wall and under the
ditch. On one side it does something else. There is an opening there, with a dressed lintel, that
nobody has dug; steps go down from it, and the air that comes up them is warm, and has supper in it.

! collect
! goto K1

## K1
Earth, and in the earth a hum.

! if title T049: say "'A hundredweight of quiet, down that side,' says Brom Oake. They have left it
  as they found it, and put up a rail."
? once "Listen at the steps that go down" -> K2
? if not GATE: once "Break through to their gallery" -> K3
? if not GATE: item
? rest
? move

## K2
Harl. Vanna. Oar. It comes up with the warm air, ten of them, a breath to each; then a number; then
a breath for himself. He has got slower.

! if title T042: say "You know where he is in it, and say the next, down the steps. He stops. 'Thank
  you,' says the old voice. 'I had lost the place. I thought so. It was the knocking.'"
! if not title T042: say "You do not know what it is a number of. You stand with your hats in your
  hands until he has said the next, and it is one more."
! rows each +1
! goto K1

## K3
A hand's breadth of clay is left. On the other side a man is humming, and scraping, and has not
noticed that it has got thinner. It wants one blow, from the whole arm, in the right place; and a
second or so afterwards there will be a hole with an eye at either end.

check [Guided if title T049] [Unhurried if players = 1] Demolish IV
pass -> K4
fail -> K5

## K4
Out you come behind their kitchens, in a shower of turf, with a light. They have all been facing the
other way for days. They are off across the heath before anybody has told them that they may, and it
is only the cook who stands his ground, with a lid, in front of the soup. You buy some. He gives
change.

! record SALLY; gain 1 gold
! goto K1

## K5
It comes down between you, quite gently, like an aunt on the end of a bed. You lie there and spit
sand. By and by there is a knock from the other side, three times, with the handle of a pick. They
would like to know whether you are all right. You knock that you are.

! fatigue each 1
! goto K1

## K72
With the cord, cut short, you bring down their gallery and leave your own. You knocked first. You
gave them while one counts aloud to ninety, and heard them go, a good many, with their tools. One
came back. That was for his lunch.

! rows each +1; record SALLY
! goto K1

## L
! if not xp-here: goto L1

Shingle, a strip of it, under the cliff, and twice a day it is not there. One oar has been drawn up
above the tide mark, and on the blade is written: *back directly*. The barnacles on it are as big as
thumbs.

! collect
! goto L1

## L1
Stones, wrack, an oar.

! if title T096: say "The shingle is trodden up to the foot of the cliff, and the next tide is
  coming to see by whom."
? if not title T096 and not GATE and (NIGHT3 or title T076): "Look who is coming" -> L6
? once "Lay out stones for them to steer by" (1 fatigue): say "Nine heaps, white side up, in a line.
  When they are done you sit down on the tenth, and that is comfortable too."; recover each 2; stay
? item
? rest
? move

## L2
Blue coats, along the water's edge, up to their knees in it, with a band. They have marched from
Keelwatch, and have a paper about you, and it is a good one.

! if COURT: say "There is another Court outside, they have been told, with another paper. They have
  compared the signatures."
! if title T034: say "They should have been here on the Tuesday. The colonel had a letter to say
  that there was no hurry, on account of a conversation about the roads. It had been underlined."
! if title T034: fatigue each 1
They have brought their own bread. The bass horn has been carried the whole way by two men, dry,
over their heads.

! goto L1

## L3
Sails. They come round the point with the wind in the wrong quarter, and drive straight up the
shingle, all standing, and people are over the side before it has stopped: left foot, left foot,
left foot.

! if title T044: say "They came by Lantern Rock, in line, and not one of them is missing."
! if title T046: say "In the first of them is Sael Redmast. 'Sleet and slack water, are we late?' On
  the port side an oar has been shipped that nobody else was let use."
! if CLANS: say "Those up there on the heath are cousins, they tell you. It will be a matter for the
  nails, afterwards. They have brought a plank."
! goto L1

## L4
At first it is only that the fog has a gap in it. In the gap walk people, in grey, two by two,
humming at it, and it moves over for them, as people do on a bench. They carry bundles of lint. They
have come to nurse, they write on a slate; they will not fight. They will stand wherever you put
them.

! if CHOIR: say "Up there are forty with whom they have eaten soup for eleven years. They lay a palm
  on the throat when you say so, and do not take it away."
You put them on the wall. It is remarkable how few people will throw a thing at somebody who is
looking at them.

! goto L1

## L6
First there is a noise, then a colour, and then you can see who it is. They come, those who like you
best, round the foot of the cliff, with the tide at their heels. By evening they are on your walls.
There are not enough helmets, and nobody will go without who could lend his, so that in the end they
stand there in each other's.

! reveal T096
! if HCOURT: goto L2
! if HCHOIR: goto L4
! goto L3

## M
! if not xp-here: goto M1

One table, three sides, three chairs. There is a high one, a middling one and a milking stool, and
whoever comes last has the stool. You have come last. It brings the chin just over the cloth. From
here one sees what the others have on their knees under the table: a napkin, on both. They are
afraid of spilling.

! collect
! goto M1

## M1
Canvas, a lamp, three heights of chair.

! if GATE: say "The soup has been eaten. The stool has been turned over, to see how it was made."
? if not TABLE and not GATE: "Sit down, and be served" -> M2
? if (CLANS or HCLANS) and not GATE: once "Ask for the terms of the clans" -> M4
? if title T058 and not GATE: once "Lay the score on the table" -> M5
? if REGENT and COURT and not GATE: once "Bring in the woman with the pails" -> M6
? item
? rest
? move

## M2
! if COURT: say "She has taken off the gloves, and eats an apple down to the pips. 'Was I all
  right?' asks the Regent of the Ninebell Coast. 'From the wall, I mean. One gets no idea.' Her name
  is Dulcie Marl. Behind her chair a colonel looks straight ahead, with his hat under his arm."
! if CLANS: say "They have sent the one with most against you: an old man with a plank. He eats with
  his left hand and lays the right on the cloth, where you can see it. The plank leans by his knee.
  It has more nails in it than at the moot."
! if CHOIR: say "Sister Tace has had the salt put where you can reach it. 'Thank you for coming
  out,' she says, aloud; it is wartime. 'Thank you for the bell. One will be sorry about her.'"
The soup is better than yours. Nobody at this table has slept. It might be possible to say
something.

! record TABLE
check [Guided if title T072] [Unhurried if players = 1] Bargain III
pass -> M3
fail -> M1

## M3
! if COURT: say "You tell her that she was good. You say in which scene. She puts down the core, and
  for a while there is nobody in that chair at all, only somebody's daughter who learnt to curtsey
  from a print."
! if CLANS: say "He tells you the nails, from left to right. At each of them you tell him what you
  know of it, and that is mostly where you were standing. In the last row the right hand comes off
  the cloth, and goes to find a spoon."
! if CHOIR: say "'Who was it?' you ask her. In all these years she has thanked everybody and told
  nobody. 'My husband,' says Sister Tace. 'He went out to look at the net. Thank you for asking.'
  She has to do it twice."
You get up from table together. It is difficult, after that, to see only a helmet.

! reveal T094
! goto M1

## M4
Thirty nails are laid on the cloth, in rows, heads to the sea.

! if title T066: say "'A mole, two cranes, and over it a name,' says Sael's man, and gives you the
  pen for the name. 'She won't spell it for you. Gale take her, she's shy.'"
! if title T067: say "'Peace,' says Thessaly's clerk, 'in nine articles, each to be read out to
  somebody who cannot see it, and standing where they say they stand.'"
! if title T068: say "'The tower,' says Harrow's man. 'Down. He'd have you know it was very funny,
  while it lasted.'"
! if title T069: say "Every crew has sent somebody, and each has brought one nail. They cannot agree
  on a single thing, except that it was you who put out the fires."
You do not sign. But you have asked, and it will be told on nine decks that somebody asked.

! favor F2 +1
! goto M1

## M5
Ten leaves, or one. You square the edges, and nobody touches it.

! if CHOIR: say "Sister Tace lays her palm on her throat, and it is not a greeting. For that they
  would go home for a night. 'For one night,' she says. 'Thank you.' They do; you hear nothing go
  away across the heath."
! if not CHOIR: say "They do not know what it is. It says nothing, as far as they can see, for nine
  pages. But they can see that you would not care to leave it here, and they pass it back to you by
  the corners."
! recover each 3
! goto M1

## M6
She has left the pails outside. They stand and look at each other, in the one light, the one in the
coat and the one in the apron, and neither will be the first to put her head on one side. It is a
very long silence, and they are both good at it.

"The shoulders," says Isaude Merrow at last, "are excellent." The colonel drops his hat. "They're
padded," says Dulcie Marl, in a voice that you have never heard. It is rather flat, and comes from
Bar Point.

! favor F1 +2; gain 1 xp
! goto M1

## ADV10-1
Between your last post and their first one somebody is standing in the dark, breathing, or not
breathing.

! if COURT: say "'Friend,' says a gentleman in grey a little farther off, and makes a note that he
  has said so."
! if CLANS: say "'Who's there?' says a boy with a net a little farther off. 'I don't mean it as a
  joke.'"
! if CHOIR: say "A little farther off nobody says anything, on felt."
This one turns its head to your lamp, and there is nothing on the front of it.

combat [Cornered if legendary] [Wounded if players = 1] E24
victory -> ADV10-1.1
defeat -> ADV10-1.2

## ADV10-1.1
Salt. It had been on guard between the lines for so long that both sides took it for one of theirs,
and saluted. In the glove is a lamp, its pay for some month or other. The heap you leave in the same
place; people have got used to there being somebody.

! gain 1 gold

## ADV10-1.2
Arms, stiff, and white to the elbow. You have been put at the slope. It is a good half hour before
you can get them down, and in that time you are saluted by both armies.

! if exhausted: death -> A
! fatigue each 1

## ADV10-2
A mule goes to and fro between the lines with the post on its back. It has been at it since before
the siege. Both armies have tried oats, and singing; it will be caught by neither. It stops ten
paces off, and puts its ears up, to hear what you have thought of.

check [Unhurried if players = 1] Forage III
pass -> ADV10-2.1
fail -> ADV10-2.2

## ADV10-2.1
Three months of letters. You sort them on the grass, yours here, theirs there, and one heap for the
drowned. While you are about it nobody shoots. They come up singly, from both sides, with their caps
off, and say a name, and are given something or are not.

! rows each +2

## ADV10-2.2
You have a strap. It has the post. It takes that a good way off, lies down on it, and looks at the
sea.

! if legendary: rows each -1

## ADV10-3
They have had the same idea as you, and have come the same way, and are of a size to have been let.
There is a boy with a sling. There is a rope, and at the other end of the rope something with its
own turf on. And there are rats, who came with the army, and have found that they like it.

combat [Frenzied if legendary] [Exposed if players = 1] E01 + E13 + E16
victory -> ADV10-3.1
defeat -> ADV10-3.2

## ADV10-3.1
He has stopped crying by the time you have untangled them. He trained it himself, he says, it can
nearly sit. The rats were his own idea as well. He asks whether he might have the crab back. You
look at it; it has your boot. You say that it is a matter of what the crab would like.

! if COURT: favor F1 +1
! if CLANS: favor F2 +1
! if CHOIR: favor F3 +1

## ADV10-3.2
You have been put to flight by a boy, some rats and a crab. Nobody will put that in a report. You
can hear him tell it, back there, and you are already a good deal larger.

! if exhausted: death -> A
! fatigue each 1

## ADV10-4
Under the path a boat has struck, and in it stand seven people with a mattress. They are of nobody's
party. They only want to get away from all this, they call up to you, and which way is that? They
have been keeping a rocket, for when it should be over.

? "Bring them in" (1 fatigue) -> ADV10-4.1
? "Show them the way round" -> ADV10-4.2

## ADV10-4.1
You carry them up on the mattress, one by one, and put them with the cow. They look about the yard.
It is as over, they agree, as it is going to get, and they give you the rocket.

! if not item 96: reveal item 96

## ADV10-4.2
They thank you, and row off round the point into the white, talking as loudly as they can. On the
rock they have left a sack of powder, for smoke. They had never found anybody that they wished to
signal to.

! if not item 84: reveal item 84

## THE END
Nine, on the evening of the ninety-ninth day. Nobody counts to a hundred first. There is a breath,
and everybody takes it.

! if DONE1 and DONE2 and not HOSP and not LOST1 and not LOST2 and not YARD: reveal T095
! if title T095: say "In the skittle alley, in all four nights, nobody has raised his voice but the
  doctor. They have stood up the pins."
! if not title T091 and not title T092: reveal T091
! if FELD: say "They have buried Lucan Feld with a locket in his hand, and hung a lamp over it. It
  has been neither turned down nor put out."
! if title T027: say "Somebody has unlocked the lock-up. Lucan Feld has stayed in, since there is a
  chair."
! if title T096: say "On the walls they have mixed up the helmets, and nobody will get his own
  back."
! if title T055 and title T051: say "Grail has chalked a ring round the crack, and written in it:
  *still here*."
! if title T087: goto THE END.1
! goto THE END.2

## THE END.1
Outside there are still fires, a good way off, and behind them the white. After the ninth stroke,
when people have put their hats on, somebody under the stones says a tenth. It is not a bell. It is
an old man, and it is a number.

! if title T093: say "By the hole in the wall stands a drum. The cow has lain down in front of it,
  and there is no getting her to move."
! if not title T093: say "Captain Brand has got up from the drum, for the first time since Sunday,
  and put her ear to it."
They have found the stair. It was there. Tomorrow is the Long Dusk.

! gain 1 xp

## THE END.2
The gate is open, it has come on to rain, and those who were outside have been asked in. They sit in
the yard, back to back with the others, round the cow, because she is warm. After the ninth stroke
nobody gets up. So everybody hears it, four hundred people with soup: under the stones, a long way
down, an old man says a number.

"What is that?" asks a man with a ladle. It is Captain Brand who has the paper out. She writes it
down. She looks at the flags between her boots. They have found the stair. Tomorrow is the Long
Dusk.

! gain 1 xp
`
