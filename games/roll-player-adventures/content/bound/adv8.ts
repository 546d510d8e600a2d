// Made from the books by `npm run books`: write there, not here.
export default `# ADV8 Three Keels Burning

## MAP
loc A "Moot Strand" at D5 xp 0
loc B "Red Keel" at B5
loc C "White Keel" at B3
loc D "Bone Keel" at B1
loc E "Widow's Fire" at F5
loc F "Wrestling Ring" at F3
loc G "Judge's Skiff" at D1
loc H "Smoke Cliff" at H4
card M20 loc I "Cave of Names" at H2
path A-B
path A-C enc 1
path A-D enc 1
path A-E
path A-F enc 1
path C-G
path D-G enc 1
path E-H enc 1
path F-H
card M19 path B-C
card M19 path C-D
card M20 path H-I
card M21 path E-G enc 1
start A
recover E9

## SETUP
Put the marker on Moot Strand and the tokens 1 to 6 face down on the paths; the one for the Burning
Line waits beside the map. Left foot first.

! if title T012: reveal item 40
! if title T011: reveal item 46

## BEGIN
Tar drips from the roof, and the roof is a keel. The hall of the moot is made of other people's
ships, upside down on posts, and some of them have been the Court's; over the place where they gut
the fish you can still read HIS SERENE. On the sand three fires are laid, a hundred paces apart, and
none is lit.

! if title T044: say "Ninety-one sails; they have not been so many since the islands. They steered
  by Lantern Rock, and the helmsmen know who lit it."
! if not title T044: say "Sixty sails, and gaps in the row, where some did not find it."
Up on the cliff the eighth tower stands with its head in a bag. A girl takes your lamps from you,
since it is a moot, and hangs them in a row with all the others. She gives you a nail for them, and
looks to see whether you will count it.

! goto A

## A
Sand, ship's ribs, a great deal of fish.

! if VOTED: allow-end
! if VOTED: say "Three black rings on the sand. Children are jumping over them."
? once "Ask when strangers speak" -> A1
? if title T016 or title T037 or title T062: once "Ask why they look at you like that" -> A2
? if title T019 or title T038: once "Sit down, since there is room made" -> A3
? once "Buy figs from a man who had them from a coach" (1 gold): reveal item 61; stay
? once "Have the hulls pushed together" -> A5
? if explored B and explored C and explored D and not VOTED: "Come to the three fires" -> A10
? item
? rest
? move

## A1
There is an order, by boats owed and boats owing, and a boy who works it out on a string of nails.
He wants to know who rowed you, whom you have pulled out, and what you have had to eat since
Tuesday. His lips move. You have seen tax collectors with less in their faces.

! if favor F2 >= 7: goto A6
! if favor F2 <= 3: goto A7
"In the middle," says the boy at last. "After the caulkers." He lets the string go slack. The
caulkers, he adds, are usually asleep by then, and so is everybody else.

! goto A

## A2
They tell you, one after the other, with the date.

! if title T016: say "At no fire is there a place for you. At the fourth somebody says why: boats,
  he says, burnt on a beach, and sniffs at your sleeve, where the tar smoke is."
! if title T037: say "'Grave robbers,' says a child, as one says coopers."
! if title T062: say "'They can't hold their tongues in the felt house,' it is told. 'Good,' says an
  old man. 'Nor could I.'"
Nobody raises a hand to you. It is only that wherever you stop, the talk goes out, and is lit again
when you are past.

! rows each -1
! goto A

## A3
On a full bench there is a gap, exactly as wide as you are, and the people on either side of it are
looking straight ahead.

! if title T038: say "As you come in under the ribs the Red rise; then the White; then, with a
  scraping, the Bone. It is not for you. It is for where you left her."
! if title T019: say "The bread on the boards is Marrowby grain. They break it so that you have the
  crust, and somebody says the number: two hundred sacks."
! recover each 2
! goto A

## A5
Nine men, nine hulls, a plank from each to the next, and a great deal of advice from the water. Now
one can walk from deck to deck dry-shod, if one is not proud. The last plank is a door. It has a
knocker on it, from Skerrow, and nobody steps on that.

! reveal M19
! goto A

## A6
"First," says the boy, and looks at the string again, and begins once more from the knot. It comes
out the same. First means before anybody is drunk. He gives you the end of the string to hold, for
luck, though he does not hold with it.

! record FIRST
! goto A

## A7
"Last," he says, and is sorry about it. "After the dogs." The dogs do not speak, he explains, but
they are given the time. Last means when it has already been decided, and people are looking for
their hats.

! record LAST
! goto A

## A10
Masts, ribs, shoulders: on the third night there is somebody on everything. Whoever would lead lays
fire to his own log. Sael Redmast has done it, with one flint; Thessaly White, who was led to it;
Harrow, with somebody else's pipe. Whoever would follow goes and stands there. They have gone and
stood. The boy counts on his string. A hundred and forty; a hundred and forty; a hundred and forty.
Then it is so quiet that you hear the three fires talk. They look at you, who have lamps and no
keel.

! record VOTED
? "Go to the red fire" -> A11
? "Go to the white fire" -> A12
? "Go to the fire of bone" -> A13
? if SONG or title T039: "Fetch water" -> A14

## A11
Sael Redmast says nothing. She looks at the coast, at the one place along it where the cliff comes
down to a beach, and then she moves over, by exactly your width. The brick dust on her hands has got
on your sleeve. A hundred and forty people breathe out, and somebody behind you begins, very low, to
name streets.

! reveal T066; favor F2 +1; favor F1 +1
! goto A15

## A12
"Who is that, coming from the left?" asks Thessaly White; and then, since she has known it since the
second step, "In front of witnesses. Clerk. Write down their feet." He kneels and does it, with a
compass. She holds out a hand until somebody has put a pen into it, and holds that out to you.

! reveal T067; favor F2 +1
! goto A15

## A13
"I knew there was somebody else with a sense of humour," says Harrow, and puts an arm like a spar
round the nearest of you. It is warm there. They make room, they pass you something hot; somebody
has kept you a seat. That is how it is done. Over his shoulder you can see the tower, in its bag,
and he can see you see it.

! reveal T068; favor F2 +2; favor F1 -2
! goto A15

## A14
Buckets, out of the sea, full to the rim. It goes through the crowd like a cut: they stand aside
before they have understood. Red hisses. White hisses.

! if title T039: say "'They have a name in Mother's House,' somebody says. 'They can put out what
  they like.'"
At the fire of bone you have to reach over a shoulder, and the shoulder does not move, and you reach
over it. Then it is dark. Four hundred and twenty people stand on a beach, and for the first time in
two hundred years none of them is anybody's.

! reveal T069; favor F2 -2; favor F3 +1
! goto A15

## A15
Now it has to be said why, so that it will still be so tomorrow. Somebody has rolled a cask to where
you are. It is the custom to stand on it. It is also the custom, you learn as you climb up, to roll
it.

check [Guided if FIRST] [Hurried if LAST] [Guided if title T032] [Guided if SONG] [Unhurried if players = 1] Bargain III
pass -> A16
fail -> A17

## A16
They hear you to the end. It is quiet in the way an axe is quiet at the top. Then, far down the
strand, an old woman begins to hum, for agreement; her neighbour takes it up, and it comes along the
beach from mouth to mouth like a light along a road.

! if title T011: say "Into the light beside you steps Sael Redmast, whether you stood for her or
  not. 'They pulled me out,' she says. 'I stand where they stand. That is settled, hail and thaw.'"
! gain 1 xp
! goto A18

## A17
"I'll tell you what they are," says somebody, in the middle of your best sentence: a captain without
a keel, whom nobody has asked. He lost it at cards to all three clans, and has been at each of the
fires tonight about it. He has friends. They have been waiting for a reason, and you have a cask.

! record BLOOD
combat [Wounded if players = 1] [Exposed if players = 1] [Bannered if legendary] E43
victory -> A18
defeat -> A19

## A18
The crowd opens, and there stands Harrow, leaning on a harpoon.

! if title T068: goto A24
"Knock, knock," says Harrow.

Nobody says anything. "They never do," he tells you. "It's a pity. It's a very good one." He takes
both hands off the harpoon, and it goes on standing where it is, in the sand, a foot from your boot.
A second one is stuck in the post beside you. He has brought one for each side.

? "Say: who's there" -> A21
? "Take up the other harpoon" -> A20
? "Step aside, and let him walk off the beach" -> A23
? rest

## A19
Sand between the teeth. There are feet on every side of you, and none of them is on you, because an
old woman is standing over you with a broom and it is her sand. Somebody goes through your pockets,
with his back to her.

! if exhausted: death -> A18
! lose 1 gold
! goto A18

## A20
He laughs, for the first time from the stomach. "There we are," says Harrow, quite gently, and takes
off his crown, and gives it to a child to hold.

! record BLOOD
combat [Exposed] [Wounded if players = 1] [Staggered if title T070] E59
victory -> A22
defeat -> A25

## A21
"Who's there?" you say.

It is so quiet that one hears the tar drip. In all these years he has never got as far as this. His
mouth is open, and something that is not a joke at all has come up behind it and is looking out.
Four hundred people lean in. If anybody laughs now, he will pick up the harpoon. It is for you to
keep him there.

check [Guided if BONEEAR] [Unhurried if players = 1] Carouse IV
pass -> A22
fail -> A20

## A22
They will tell it on nine decks, and on none of them right: how he stood there, with his big hands
empty. He goes down to the water between people who make way for him. At the edge he turns round, to
you, and it is as though he were returning something you had dropped.

"Harrow," he says, quite low. "It was only *Harrow*."

! reveal T074
! goto A26

## A23
He waits a moment longer, for anybody. Then he walks. All the Bone Keel walk after him, a hundred
and forty, in step, past the place where you have stepped aside, so that each of them can have a
look. The children do it too. One harpoon is left standing in the sand.

! favor F2 -1
! goto A26

## A24
Nobody expected it, and he least of all. They have put him up on a bench, with the crown of whale
ivory on askew, and for a moment it looks as though he might cry. "Well," says Harrow, "knock,
knock," and a harpoon goes into the post beside his ear. It came from the red fire. The next is for
whoever made him king.

! record BLOOD
combat [Wounded if players = 1] [Exposed if players = 1] E40
victory -> A26
defeat -> A25

## A25
Stars, and a ring of faces upside down. "Gets them every time," says somebody a long way up. Nobody
finishes it; this is a moot, and whoever kills at a moot has to feed the widow. A boot turns your
head to the side, so that you shall not swallow sand.

! if exhausted: death -> A26
! fatigue each 1
! goto A26

## A26
Toward morning, for luck, they rake an ember out of each of the three places, wrap the three in wet
leather, and give them to whoever stood there last. They hiss at each other in there. The girl with
the nails brings you your lamps. She has trimmed them.

! reveal R48
! allow-end
! goto A

## A40
You spread it on the sand, red, as large as a house. For a while they only stand along the hem. Then
a grandmother sits down on it with her soup, and after her whole families come, and somebody finds
the patch that his father sewed, and lies down with his cheek on it. It has been asked after.

! recover each 2
! goto A

## B
! if not xp-here: goto B1

Brick: they scrub the deck with it until it is the colour of skin and as tender. You step over the
side left foot first. Both watches have been standing here since they made you out on the beach,
arms folded, in two rows, with a lane between them. Nobody says anything. At the end of the lane
Sael Redmast coils a rope that is coiled already.

! collect
! if title T046: goto B2
! if title T009: goto B3
! goto B1

## B1
Brick dust, ropes in perfect coils.

! if REDEAR: say "Sael has had a crate put down for you, which is a chair."
? if not REDEAR: once "Ask Sael Redmast what she would do with the coast" -> B6
? if REDEAR and not SWORN: "Swear on the keel to come when you are called" -> B9
? item
? rest
? move

## B2
Then a fist comes down on the rail, and another, and they all bang: you sat the night watch with
them off the Mother Isle, with an oar. You rowed badly, it is said down both rows. But you rowed all
night, and one of you was sick to leeward, without being told.

! record REDEAR
! if title T009: goto B3
! goto B1

## B3
An old man comes down the lane with a plank. Seven nails are in it, and four of them are red. "You
knew the path through the dunes," he says, "and showed it. Four of ours." He holds the plank so that
you can see. "It's thirty a head. Nobody here wants your thirty. But it has to be *in* something, so
that it can be over."

? "Pay what you have on you toward it" (4 gold) -> B4
? "Take the four nails, and carry them" (2 fatigue) -> B5
? "Say that it was an order" -> B7

## B4
Before all of them he counts it out again, names four people, bends the four nails, and throws them
over the side. They make four small rings. Then both watches unfold their arms, and somebody asks
whether you have eaten. It is over. You would not have thought that it could be.

! record REDEAR; favor F2 +1
! goto B1

## B5
He drives them into the haft of your pole, at the height of the hand, with a name to each blow. He
leaves the heads standing. Nobody speaks. Then the plank with three nails in it goes over the side,
and he shows you how to hold the pole so that it does not hurt. It is not a way in which anybody
lights lamps.

! record REDEAR; favor F2 +1
! goto B1

## B6
"A mole," says Sael Redmast. "Two cranes. A privy that stays where it is. And over it a name." She
says it with her eyes on your boots, which have walked about on land all their lives and think
nothing of it. "Rain and rot, is that so much? You've got forty. You've harbours where nobody even
fishes." She waits. She has asked this of people before, and they all began with the same word.

check [Guided if title T011] [Guided if title T010] [Unhurried if players = 1] Soothe II
pass -> B8
fail -> B12

## B7
"Yes," says the old man. "It would have been." He pulls the nails back out of the plank, one by one,
and puts them in his pocket, where they will stay. Behind him a shipmother, mother of one of the
four, has begun to take off her rings. There are nine, and she gives them all to a boy.

! record BLOOD
combat [Wounded if players = 1] [Exposed if players = 1] E33
victory -> B13
defeat -> B14

## B8
"Not a kingdom," says Sael. "Squall take it, I'd not know where to put one." But she has looked up
from your boots. She takes a coin from her neck, lays it on the rail, and cuts it through with a
hatchet, clan's mark and all. She weighs the halves. You get the one that is heavier by a shaving.
She will want that back.

! record REDEAR; reveal R49
! goto B1

## B9
Left hand on the wood, below the water line, so that one has to lie down on one's stomach and be
held by the belt. It is bitterly cold. You say it to the keel and not to her: that you will come
when you are called, whoever calls, and whatever it is. Something under there knocks against the
planks, twice. A crab, says Sael. They give you a square nail, out of the same oak.

! record SWORN; reveal T073; reveal item 66
! goto B1

## B12
You have said *but*. She nods, as at a coast that is where the chart has it, and goes on coiling.
"No, finish," says Sael. "I like to know where the rocks are." You finish. It does not get better.

! goto B1

## B13
She sits down on a hatch, breathing hard, and has the boy hand her the rings, one by one. "There,"
she says, "that was it," and does not mean the fight. And to the old man: "Throw them in." He takes
the four nails out of his pocket. He looks almost sorry to lose them.

! goto B1

## B14
Dry sand, raked. They have laid you out on the beach with your heels together and your arms
straight, and somebody has put a stone on your hat so that it shall not blow away. It is how they
lay out their own. The old man is sitting by, in case.

! if exhausted: death -> A
! fatigue each 1
! goto A

## B40
Up the side you bring it, wet, on your shoulders, and nobody helps until it lies on the deck. Then
there are forty hands. They find the reef points in it without looking, as one finds the latch of
the house one was born in. "That," says Sael Redmast, and clears her throat, and starts again.
"That's a thing one need not have done."

? "Give it back" (item 40): record REDEAR; favor F2 +1; goto B1
? "Show it, and take it down again" -> B1

## B46
Round her neck you hang the captain's whistle that she gave you for a life. She squints along it,
blows the spit out, and hangs it round yours again. "It isn't paid," says Sael. "Gale and ground,
did you think you'd get rid of me with a whistle? Wait until it's worth something."

! rows each +1
! goto B1

## C
! if not xp-here: goto C1

A rail runs round the White Keel from stem to stern, and it is knotted: one walks along and reads it
with the thumb. It is the ship's log. Calm, calm, child, gale from the north-west. It goes back to a
harbour. Under an awning, among ink pots, sits Thessaly White with her blind face to the gangway.
"Four steps," she says, "and a halt. Somebody who reads before they knock."

! collect
! if title T010: goto C2
! goto C1

## C1
Chalk, salt, a clerk with a pen behind each ear.

! if WHITEEAR: say "'Those,' says Thessaly to her clerk, 'are standing correctly.'"
? if not WHITEEAR: once "Tell Thessaly White where you stand" -> C3
? once "Read the rail to the end, with your thumbs" -> C6
? if SHAME: once "Say Sabine's name to her" -> C8
? item
? rest
? move

## C2
"I know that step. It smells of wells," says Thessaly White. "It stood on a dune in the drought,
with a lamp, and held it to the sea, where the garrison could not but notice. Clerk! Put it down:
forty people, and a cradle. I shall say so before the fires, whomever they stand for." The clerk
wants to know how one spells a step.

! record WHITEEAR
! goto C1

## C3
She does not mean the deck. "The toll road," says Thessaly White. "Where were you? Go there." A
plank for the road, then; a hatch for Marrowby; the pump for the bell in the well. She has you walk
it, with all the turns you made and the places where you stopped, while she sits with her head on
one side and the whole crew watches your feet. It is surprising how often one goes back.

check [Guided if title T038] [Hurried if title T037] [Unhurried if players = 1] Lore III
pass -> C4
fail -> C5

## C4
"So that is the shape of it," she says, when your boots have come to a stop. "It is not a straight
line. I should have been worried." She has the clerk draw it. He holds it up for you; it looks like
something that a worm has done to a beam. She puts her seal to it.

! record WHITEEAR
! goto C1

## C5
"You have left out a step," says Thessaly, "between the quay and the isle. I heard you lift the
foot. I did not hear you put it down."

! if title T032: say "You tell her, instead, what is on the founders' page that you read at Tallow:
  nine lines; bought, borrowed, by night. At *bought* she puts up her hand. 'That was the step,' she
  says."
! if title T032: record WHITEEAR
! goto C1

## C6
Storms, births, a very long calm. A wedding, with a dance worked into it. Your thumbs go back a
hundred years, two hundred, along wood that has been handled until it is silk. Then they come to the
beginning, and there the rail has been sawn off and planed. Whoever did it hated doing it. On the
underside, where no inspector would feel, one knot has been left: *bar-ley*.

! record SHAME
! goto C1

## C8
She sits for a time with her hands in her lap. "Three bells, in a hungry spring," says Thessaly
White. "For barley. And Harl's children ate it too. She thought that they would hang them up and
look at them." A gull walks the length of the sawn rail. "She was my grandmother's grandmother, and
she did sums very well. It is not in writing anywhere." Then she asks you for the pen.

! record WHITEEAR; gain 1 xp; favor F2 +1
! goto C1

## C66
You drive the square nail into the rail, at the place where it was sawn off. The clerk winces. She
comes along the deck, hand over hand, and runs her thumb across the head of it, once round. "What
does it say?" you ask. "*Here*," says Thessaly.

! rows each +1
! goto C1

## C86
With the Judge's cord about your wrists you are one person before the law, and she may ask that
person anything she likes; it is bound to reply. The clerk dips both pens. Thessaly White thinks
about it with her face to the sun. She asks whether it is tired.

! recover each 3
! goto C1

## D
! if not xp-here: goto D1

Whale ribs for a bulwark, skulls for lamps. The figurehead is a woman with her eyes taken out, so
that she shall not see. On the deck of the Bone Keel somebody is telling a story, and they have all
begun to laugh before the end, since they know who drowns in it. He tells it standing, with a
harpoon for the mast and his own knee for the widow. He sees you over their heads and does not stop.

! collect
! goto D2

## D1
Bone, train oil, laughter.

! if BONEEAR: say "'Here they are,' calls Harrow, 'the lamps! Somebody dim them.'"
? if not BONEEAR: once "Tell Harrow one" -> D6
? once "Ask him what he wants" -> D9
? once "Draw a lot with the harpooners" -> D10
? item
? rest
? move

## D2
Two with sabres come down the plank to see what you are, a brother and a sister, left foot and left
foot. They have one way of moving between them, like one person and a mirror. They stop at the same
board. She looks at your hands; he looks at what you look at.

? "Give up your knives, handles first" -> D3
? "Ask which of them is the reflection" -> D4

## D3
She takes them, he counts them. You will have them back tonight, oiled. In two hundred years, they
say, turn and turn about, they have never not given anything back, except that once it was the coast
that did not.

! goto D1

## D4
They do not like that one. They have been asked it since they were four, and every time by somebody
with a better seat. The sabres come out together, with one sound.

! record BLOOD
combat [Wounded if players = 1] [Exposed if players = 1] E45
victory -> D5
defeat -> D8

## D5
Back to back they sit on the plank and get their wind. A coin has rolled out from somewhere, and
neither wants to be the one who picks it up, so it is yours. "It's me," says the brother, after a
while. The sister says nothing. She has always known.

! gain 1 gold
! goto D1

## D6
"Go on, then," says Harrow. He has put down his cup for it. A hundred and forty people have put down
their cups. It must be one that they have not heard, and at the end of it somebody must drown; and
it must be funny, really, to people who were all of them somebody's last child into the boat.

check [Unhurried if players = 1] Carouse III
pass -> D7
fail -> D11

## D7
Nothing. A rope creaks. Then Harrow breathes out through the nose, and has to wipe one eye, with a
thumb like an oar. "That's terrible," he says. "That's my mother to the life." He goes round to
those who were too far off, and tells it them, better. You are thrown a whistle of bone, for when
you should be in trouble with anybody but him.

! record BONEEAR; reveal R21
! goto D1

## D8
They lay the two sabres across you, like knife and fork, and step off you left foot first. One goes
through the right pockets and the other through the left. They come out with the same amount, and
halve it.

! if exhausted: death -> A
! lose 1 gold
! goto D1

## D9
"I had an island," says Harrow. "I put it down somewhere." They laugh. "No, but what do I want. I
want them to tread water. The whole lot of them, with their pots, for an hour. I'd fish them out
after." He looks into the cup. "Some." He has stopped smiling, and you see that the last word
surprised him.

! if title T042: say "You tell him that somebody is still counting them, below. 'How far has he
  got?' says Harrow, after a silence, in another voice."
! rows each +1
! goto D1

## D10
Vertebrae, in a boot, with marks burnt into them. What one draws one does. Yours says *eat with the
crew*; on its back there is a knife. It ought to go back into the boot, and goes up your sleeve.
"Keep it," says the lot-keeper, who saw. "But eat first."

! reveal item 82; recover each 1
! goto D1

## D11
"And?" says Harrow. They would all like to know what came after *drowned*. Nothing came after it.
You try it once more from the priest on. It is worse than a beating; they are helping you.

! rows each -1
! goto D1

## D61
Figs, for Harrow. He bites one in half and looks at the seeds, and is very still. "Somebody's been
living on these," he says. "All winter. With a roof." Then he makes a joke. It is not good, and
nobody laughs, and he sees them notice. He pushes the plate back to you, gently, with one left on
it.

! record BONEEAR
! goto D1

## D82
You cast the bone on his own deck, before his feet, with a flick, so that it shows the other face.
*Eat with the crew.* He has to. They make room on the bench, and make it again, since it was not
enough. He has had his supper alone in the stern, it turns out, these twenty years. He asks for the
salt as though it were a trick.

! record BONEEAR; rows each +1
! goto D1

## E
! if not xp-here: goto E1

Chairs: a stack of them, higher than a man, off ships that did not come back. One stands in the
fire. "That's Anders's, from the *Patient Wind*," says a woman with a poker. "He tipped it. They
told him." She waits until the back legs have gone. In the heap behind her every one has a different
seat, and somebody has dusted them.

! collect
! if title T026: goto E2
! goto E1

## E1
One chair a night, and it is a long winter.

! if title T071: say "She has kept the place next to the smoke free, where one's eyes have an
  excuse."
? if not title T071: once "Stay the night" -> E4
? once "Carry chairs" (1 fatigue) -> E6
? once "Look where the sparks go" -> E7
? item
? rest
? move

## E2
Beside the stack, not in it, stands one that is quite new, with a cushion. She has seen your lamps.
"From Marrowby," says Oda Ketil. "You'll have been on the quay, then, the night of the fog. He only
wanted a line." It is not a question; she has it from a man with a gaff. Behind her stand two large
young men, who have their father's way of asking for one thing at a time.

? "Say: I was the one who said no" -> E3
? "Say nothing" -> E5

## E3
For as long as it takes a chair leg to burn through she looks at you. The younger son has turned
away. Then she takes the new chair by its back and moves it, a little, to the side, so that there is
sand. "Sit on the ground," says Oda Ketil. "But sit." Rolf and Little Ketil go on standing.

! favor F2 +1
! goto E1

## E4
Whoever sits here at midnight says whose chair it is, and then it burns. "This is Maren's. She ate
standing, and it's as good as new." "This is the boy's who was going to be cook." When it comes to
you, Oda Ketil gives you one off the top that has no name on it. You have to think of somebody. They
are in no hurry. It is only that the fire is getting low.

check [Guided if title T017] [Unhurried if players = 1] Soothe III
pass -> E8
fail -> E10

## E5
She nods. Later, when you are lying with your back to the fire, you hear her get up. In the morning
the new chair is still there, and the cushion has been burnt by itself.

! rows each -1
! goto E1

## E6
Each of them is still the shape of somebody: you carry them against your chest, and this one had
been broad, and this one always sat on the left. In the joints of the thirtieth a twist of oiled
paper has slipped down. It is powder, the kind with which a ship makes smoke when it would like to
be found.

! reveal item 84
! goto E1

## E7
Out they go over the water, low, in a line, and do not scatter. Somebody has strung lamps along a
cable, from this fire to a skiff that lies out there by itself, and each of them takes light from
the one before. One could follow it, hand over hand, if one did not mind warm palms.

! reveal M21
! goto E1

## E8
You say a name. It does not matter whose; they say it after you, all round the fire, and it sounds
quite different in their mouths, like somebody who could have lived. Toward morning Oda Ketil rakes
out a coal and folds it into clay. It burns in the wet, she says. It burns where it's quiet, too. It
has been talked to.

! if not title T071: reveal T071
! goto E1

## E9
Smoke, and a blanket that smells of two large young men. They have carried you here from wherever it
was, and would rather not have. The one puts down your feet. The other one says: "She said to."

! if exhausted: death -> E
! goto E1

## E10
Nobody comes to mind; or everybody does, and they are all alive. It gets very late. "Then it's
yours," says Oda Ketil, and hands you the poker. You watch it burn. By the time the seat goes it has
your shape, and you know which leg you would have tipped. But you have stayed, and in the morning
she gives you the coal.

! fatigue each 1
! if not title T071: reveal T071
! goto E1

## F
! if not xp-here: goto F1

Anchor chain, laid in a ring on the sand, each link as long as a forearm. Whoever treads on a link
has drowned. The drowned lie outside on their elbows, some thirty of them by now, with beer, and
heckle. In the middle two coopers are leaning on each other like drunkards on a stair, and have been
for a quarter of an hour. "Kiss her!" shout the drowned.

! collect
! goto F1

## F1
Oil, sand, advice.

? if title T035 and not title T070: once "Be announced" -> F2
? if not title T035 and not title T070: once "Put down your coat at the chain" -> F3
? once "Hold the cock for its owner" -> F8
? once "Have your back looked at by Big Anneke" -> F10
? item
? rest
? move

## F2
"Out of the Garden of Poles at Tallow!" calls the drowned man who does the calling. "Their names are
cut in the tallest ash, and the ash has complained!" They have heard of it; they have heard it with
a bear in it. You need not wrestle the small ones first.

! goto F4

## F3
First one wrestles the cooper. Then one wrestles the cooper's brother, who has been lying on the
chain side getting his wind and watching what you do with your left. Then there is a cousin. It is
all one cooper, as far as you can tell, and he is fresh every time.

check [Unhurried if players = 1] March II
pass -> F4
fail -> F5

## F4
Big Anneke of the Bone Keel steps over the chain without looking down. Her horns are corked. "How is
your back?" she asks, and really wants to know. "Then not the left side. Tell me if it's the left
side." She takes hold of you, with great consideration, and it is like being taken hold of by a
pier.

check [Guided if title T035] [Guided if item 83] [Unhurried if players = 1] Stand Firm III
pass -> F6
fail -> F7

## F5
Drowned. You are given a place among them, and a mug. From here one sees all the mistakes. Within
five minutes you have shouted at somebody to kiss her.

! fatigue each 1
! goto F1

## F6
She looks down. It is her heel, and it is on a link; iron has left its mark in it. The drowned have
stopped in the middle of a word. "Oh," says Big Anneke, "*well* done!" and has you up on her
shoulder before you can see to your back, and walks you once round the chain, so that they can look
at you from the ships.

! reveal T070; reveal R19
! goto F1

## F7
You are lifted, turned the right way up, carried four paces, and set down on the chain, from no
height, feet first. She holds on until you have your balance. "It *is* the left side," says Anneke.
"You ought to see somebody."

! rows each -1
! goto F1

## F8
It weighs nothing and has one opinion. The owner has only gone to fetch its cape. You hold it
against your coat for half an hour, and it looks along its beak at everybody who walks by, and
remembers them. He does not come back. He cannot, it turns out: he has lost it, to you, in a wager
between two other people.

! gain familiar 5
! goto F1

## F10
"Lie down," says Big Anneke. She uses her elbows. Something that has sat between your shoulders
since the first of autumn says a short word and gets up and leaves. "That was a bell rope," says
Anneke. "It's always a bell rope, with your sort." There is a flask of oil over, for luck.

! reveal item 83; recover each 2
! goto F1

## F82.83
A bone for the marker, oil for the toss: they teach you *whale*, which is played lying down, and at
which nobody has ever been hurt. There are a great many rules about blowing. You play it until it is
dark, with Red and Bone and a clerk of the White, and nobody can say afterwards who was on whose
side.

! recover each 2
! goto F1

## F83
Oiled, you cannot be held by anybody. It is tried. You go through the hands of three coopers like a
piece of soap, on down the beach, and come second in a race that you had not entered. There is a
prize for second.

! gain 1 gold
! goto F1

## G
! if not xp-here: goto G1

Moored by the stem and by the stern, so that it shall not swing, a skiff lies between sea and sky.
On the thwart sits the law. It has not touched land for two hundred years; it goes from lap to lap
and from boat to boat, and its hem is wet. "The person may speak," says Judge Vessa Tarn. She says
it to you, however many you may be.

! collect
! if title T043: goto G3
! goto G1

## G1
Small waves, a pair of scales with a mussel in one pan.

? if not title T072: once "Tell it from the beginning, all of it" -> G5
? once "Ask what the law says about bells" -> G8
? once "Bail" (1 fatigue) -> G10
? if title T015: once "Ask Ned Shale why he is sitting in the bow" -> G2
? item
? rest
? move

## G2
He looks at the sky. You ask whether he is well. "Witness," says Ned. You ask in what matter.
"Tolerably." You ask nothing more; the water slaps under the bow, and after a time he says, to the
one before: "Yours. She wants to know if the person bails." He studies you sideways. "I said two,
and it did."

! recover each 1
! goto G1

## G3
"Before the person speaks," says the Judge, "the person will turn out its pockets." She has a list.
It is in knots, and she reads it with her eyes on yours: what lay in the Grave of Keels, in which
boat, under whose hand. She knows it to the needle case.

? "Put down what you took, and its worth" (3 gold) -> G4
? "Say that the dead had no use for it" -> G6

## G4
It is weighed against the mussel, and is the lighter. She does not remark on it. "It will be taken
back," says Judge Vessa Tarn. "That does not mean that it was not taken." Then she undoes one knot
out of two.

! favor F2 +1
! goto G1

## G5
It takes from noon to the turn of the tide. One may leave nothing out, and least of all what looks
well, since that, says the Judge, is where the person will have sat down for a rest. She does not
write. At every stroke of luck she asks whose it would otherwise have been.

check [Guided if title T013] [Unhurried if players = 1] Lore III
pass -> G7
fail -> G9

## G6
"Nor has the person, it appears," says the Judge, and makes a knot. It is a small one. She pulls it
tight with her teeth.

! favor F2 -1
! goto G1

## G7
"The person has told the truth and is not the better for it," says Judge Vessa Tarn. "That is
usual." From under the thwart she brings out the other scales, the ones that travel. Then she takes
the cord from her waist, with which she ties together those who are to be heard as one, and looks a
moment at how it has kept the shape of her.

! reveal T072; reveal R20
! if not item 86: reveal item 86
! goto G1

## G8
"That what calls people to eat may not be sold," says the Judge. It is the whole of it. She says it
as one says that water is wet; it had never been needed. She sings you the law after that, in a
small flat voice, as far as the sixth verse: *Skerrow had a bell, and they asked it for hire.*
Whoever wants the rest must go and read it where it is cut, in the rock, above the smoke.

! record SONG
! goto G1

## G9
You have left out a Tuesday. She waits for it; the tide turns, and she is still waiting. It was such
a small thing. In the end she gives the person the cord from her waist, so that it may have about it
the shape of something whole.

! if not item 86: reveal item 86
! goto G1

## G10
No ceremony. It leaks. You fill the scoop, you tip the scoop; the law draws up its feet. Most of the
great judgments, says Judge Vessa Tarn, were come to like this. The others were come to when the
person had stopped.

! rows each +2
! goto G1

## G66
You lay the square nail in the empty pan, over against the mussel. The scales dip, and think, and
come to rest, dead level. She does not breathe on them. A wave goes under the boat, and they stay as
they are. "That," says the Judge, "has not happened."

! rows each +1
! goto G1

## H
! if not xp-here: goto H1

Three cairns stand on the cliff, black inside, and between them, in a box, lies a book of what each
smoke has ever meant. *One: whale. Two: weather. Three: do not come.* There is a page for a fourth,
blank, and it has been thumbed more than all the others. Overhead Ironmouth hangs in his tower, sewn
into sailcloth. The wind gets in under it. He breathes.

! collect
! goto H1

## H1
Wind, ash, gulls from above.

! if title T076: say "It stands up from the fourth place like a tree."
? if not title T076: once "Build a fourth" -> H2
? once "Climb to the bell, and look into the bag" -> H6
? once "Let yourselves down to the ledge with the bones" -> H7
? item
? rest
? move

## H2
From up here you can see it, and from the beach nobody can. South of the point it lies on the sea,
white, with a front as straight as a table: the Hush, farther out than it has ever come by day,
between the strand and the way home. In two days they will all sail straight into it, singing. It
has to be a smoke that cannot be mistaken for anything; least of all for that.

check [Guided if item 84] [Unhurried if players = 1] Craft III
pass -> H3
fail -> H4

## H3
Wet kelp, tar, somebody's boots. It goes up black, then yellow, and then it leans out to sea like an
arm. Down on the strand the heads turn round, all of them, pale on one side. You take the pencil
from the box and write on the fourth page what it means. *Go round.*

! reveal T076; gain 1 xp
! goto H1

## H4
It goes up white. You stand and look at it with watering eyes. From the sea nobody could tell it
from the other, and a boat that had been doubtful puts its helm over, toward the point. You kick the
thing apart with your feet before it can invite anybody else.

! fatigue each 1
! goto H1

## H6
Eight ropes and forty fathoms of canvas. They have sewn him in as one sews in a captain, with the
last stitch through the nose. You put your head in at the seam. TWELVEHOUSE, says the lip, cast in
letters that another lip must have had before it. So they know. They have always known what it is
that hangs over them, and have put a bag on it for the length of a party, like people who live with
a portrait.

! if title T065: say "You have been in the mouth of the Nun, in the well at Feltholm. He has the
  same bow."
! rows each +2
! goto H1

## H7
Thirty feet down, where the harpooners have thrown their bones for two hundred years, kites have
built, red ones, out of ribs, twine and hats. They are at home. They lift a little off the ledge as
you come down, and hang level with your faces, interested in the ears.

check [Dangerous] [Unhurried if players = 1] Forage II
pass -> H8
fail -> H10

## H8
One has come off the heap, and stands before you in the wind, upon nothing, and considers your hat.
You hold it out. It gives you, for the hat, its whole weight, on the wrist; it is a fair exchange.
Behind the nest, where it had been sitting, a way goes in.

! gain familiar 4; reveal M20
! goto H1

## H10
You have been relieved of your hats, and of a piece of ear the size of a lentil. They carry it all
into the nest and arrange it. From where you hang, upside down, you see something that you could not
have seen with dignity: behind the nest a way goes in.

! reveal M20; fatigue one 1
! goto H1

## H84
A handful of the powder on the second cairn, and it is weather on every deck for an hour. They take
in sail. They look up, they hold out wet fingers, and then they curse you, by all the winds in
order. It is good practice. Somebody says so, on the way down, and hits you on the shoulder.

! rows each +1
! goto H1

## H84.85
Powder; brand; one breath. The cliff coughs. When you can see again a column stands over it, brown
as a bull, with its head bent out to sea, and the gulls are walking. They see it in Tallow, and, it
is said, on the Gull Tooth, where an old man loses a bet. What the fourth page says is: *Go round.*
You have to write it with a burnt finger.

! if not title T076: reveal T076
! goto H1

## I
! if not xp-here: goto I1

Letters, under your palm, before your eyes have got used to it. The law song is cut into the rock
here, nine verses, as high as one can reach from a shoulder, by people who had time and no other
paper. Each verse has an island to begin with. In the middle of the floor there is a pool, so clear
that you have one foot in it.

! collect
! goto I2

## I1
Drip; and drip, on another note.

? if not SHAME: once "Read the verses that are bought" -> I5
? once "Read it to the ninth" -> I6
? once "Put your own names where there is room" -> I8
? item
? rest
? move

## I2
A fish hangs in the pool, quite still, and round the fish there is something else. It is as long as
the cave. You see the fish in it, and in the fish a smaller one, and behind them all, a little bent,
the seventh verse. It has not yet noticed your foot.

? "Wait until it has turned round" -> I3
? "Stir it up" -> I4

## I3
One sees it only when it blinks. You wait. Your foot has gone numb, the fish have drifted a yard to
the left, and one cannot say whether that is the whole of it turning over or only its lunch.

check [Unhurried if players = 1] Stealth III
pass -> I1
fail -> I4

## I4
The pool stands up. It is not angry; somebody has put a boot in its bed.

combat [Wounded if players = 1] [Exposed if players = 1] E41
victory -> I7
defeat -> I9

## I5
*Harl had a bell and a barley-poor spring.* In each of the first three verses the line after that
has been chiselled away. But whoever did it had been made to, and cut along the letters, so that
they stand there twice as deep, in hollow. You read them with a fingertip. *Our Sabine went over to
speak for the thing.*

! record SHAME; record SONG
! goto I1

## I6
Bought, bought, bought. Borrowed, for a wedding, a christening, on a note of hand. Stolen; and with
each the names of those who sat at table that night and did not get up in time. The tenth verse is a
groove without letters, worn by fingers, since it is hummed. You hum it, with a finger in the
groove, to see how it goes. The pool hums back.

! record SONG
! goto I1

## I7
It leaves by a hole that nobody would have thought was there, without haste. Since one can see
through it one sees it leave for a long time: first it, then the fish, then the smaller one, looking
back.

! goto I1

## I8
At the height of a knee there are others who have done it: pilots; a bride; a boy who was very cross
with somebody called Tam. You find a place next to the boy. It is slow work, and by the end of it
you are rather fond of your own names.

! recover each 1
! goto I1

## I9
It has lain down on top of you. It weighs what water weighs. Through it you can read the verses,
quite large, and all of the seventh; and when it breathes, the letters breathe. After a time it has
had enough of something lumpy in the bed, and moves over.

! if exhausted: death -> A
! fatigue each 1
! goto I1

## I66
Under the ninth verse there is a hand's breadth of bare rock. With the point of the nail you scratch
into it, small, what you have learned on the coast and they have not.

! if title T042: say "*Somebody below is counting you. He has not stopped.*"
! if not title T042 and title T065: say "*Marra's lies in a well. It is whole.*"
! if not title T042 and not title T065: say "It is not much. *We did not know*, it says. *Nobody
  there knows.*"

! rows each +1
! goto I1

## I85
With the brand laid flat along the wall every letter throws a shadow, and so do the letters under
the letters. The song stood here once before, in another order, and without a grudge in it: what
each island brought when the bell was rung. Harl, bread. Oar, eels. Sunday, something sweet. It was
a menu.

! record SONG
! goto I1

## ADV8-1
A plank between two hulls, a foot wide. Toward you on it comes a shipmother with a cauldron in her
arms, at the pace of somebody who has soup up to the brim. She cannot see over it. She can hear that
there is somebody there, and that they have stopped.

? "Go back" (1 fatigue) -> ADV8-1.1
? "Stand" -> ADV8-1.2

## ADV8-1.1
All the way, backwards, feeling with your heels. As she goes by she gives you a ladleful of it,
without asking. It is hot, and it has everything in it, including something that was a hinge.

! recover each 2

## ADV8-1.2
She puts the cauldron down on the plank, with care, and turns the handle so that it shall not catch
on anything. It is only now that one sees how large she is without it.

! record BLOOD
combat [Cornered if legendary] [Wounded if players = 1] E33
victory -> ADV8-1.3
defeat -> ADV8-1.4

## ADV8-1.3
Together you fish the cauldron out with a boathook. Not a word is said about the soup. At the
bottom, under the last of the barley, lies a coin, and she says that whoever finds that has to wash
up.

! gain 1 gold

## ADV8-1.4
You come up among oars, with a leek on your head. High above you, on the plank, the soup goes by.

! if exhausted: death -> A
! return

## ADV8-2
Dry shoes, on a beach: three gentlemen in hill cloth, each with a case. "Mr Thorpe presents his
compliments," says the one in front, and the other two count you, and compare.

! if title T052 or title T049: goto ADV8-2.3
! if title T048: goto ADV8-2.1
! goto ADV8-2.2

## ADV8-2.1
"There was a cart of tin," says the first, "which it has been found was not—" Before he can say
what, some forty fishermen drink to the cart, and to you, and come and stand very near him with
their mugs. He finds that they have an appointment. He finds that it is in the hills.

! favor F2 +1

## ADV8-2.2
"You are paid up, I see. Mr Thorpe finds that he thinks of you with pleasure, and hopes that it may
become mutual." They hand over a calendar. On every day of it there is a small, tasteful space for a
sum.

## ADV8-2.3
"There is a figure on you," says the first.

! if title T049: say "'For a ledger,' he adds, with feeling."
"It is nothing personal. It is rounded." He steps to one side with his case. The one behind him was
a captain once, and has kept the boots.

combat [Hoarding] [Wounded if players = 1] [Exposed if players = 1] E43
victory -> ADV8-2.5
defeat -> ADV8-2.6

## ADV8-2.5
They go off along the tide line in three directions. A paper has stayed behind. You are put down on
it as *lamps, sundry*, between *hawsers* and *loss by damp*.

## ADV8-2.6
Scissors, close to the ear. They take a lock of hair, as a receipt, and what is in your purse, on
account. One of them shakes the sand out of your collar before they go.

! if exhausted: death -> A
! lose 2 gold

## ADV8-3
Boys, in a ring, yelling; and in the ring two smaller ones with wooden sabres, who are being Red and
Bone. They have been at it since breakfast. One of them is crying in earnest. He may not stop, since
then he would be White.

? "Take off your coats, and be the sea" -> ADV8-3.1
? "Tell them that it is only a vote" -> ADV8-3.2

## ADV8-3.1
You drown both of them, with noises, and then the ring, and then both of them again. They cannot
have enough of it. At the end they sit on your chest, Red and Bone, and argue about which of you was
the deep bit.

! recover each 1

## ADV8-3.2
"That's what *she* said," says one of them. He means his mother. She has gone to fetch something
from under a bed, something long, and said that she would be back before it was only a vote.

! if legendary: fatigue each 1

## ADV8-4
Something hums by, and a post has a harpoon in it. They are practising, right across the path, a
dozen of them. "Run," calls one, and waves you on. "It's better for us if you run."

? "Run" -> ADV8-4.1
? "Walk" -> ADV8-4.2

## ADV8-4.1
They are very good. They hit only where you were. But the path goes uphill, and over a wall, and
where you were has begun to catch up.

check [Unhurried if players = 1] Climb II
pass -> ADV8-4.3
fail -> ADV8-4.4

## ADV8-4.2
"Well, if it's like that," says a woman with rings in her ear, and looks at the point of hers, and
wipes it.

! record BLOOD
combat [Wounded if players = 1] [Exposed if players = 1] E40
victory -> ADV8-4.3
defeat -> ADV8-4.4

## ADV8-4.3
Whistles, through two fingers, from a dozen mouths. One of them lights a brand at the pitch kettle
and throws it after you, end over end, for the way. You are supposed to catch it, and you do.

! if not item 85: reveal item 85

## ADV8-4.4
You have a new parting. They are all about you and very sorry; somebody holds up a tin plate, so
that you can see. It suits you, says the one with the rings.

! if exhausted: death -> A
! fatigue each 1

## ADV8-5
Lamps, twelve or more, come over the water in a heap, against the tide: a skiff, and nobody in it.
It is being towed. By what, one sees only because there is a fish inside it, and the fish is looking
at you.

combat [Wounded if players = 1] [Exposed if players = 1] E41
victory -> ADV8-5.1
defeat -> ADV8-5.2

## ADV8-5.1
It lets go of the painter. In the skiff there is bread under a cloth, and a jug; it is on its way to
the dead, who are not particular about the hour. You leave them the bread. You take one brand.

! if not item 85: reveal item 85

## ADV8-5.2
It has your rope, your eyebrows and the right of way. You hang on to the cable by one knee and watch
it go by under you, lamps and all, like a street.

! if exhausted: death -> A
! fatigue each 1

## ADV8-6
"Password," says the brother. "We haven't got one," says the sister. "That's right," says the
brother. They have the narrow place between two hulls, and a sabre each. It is cold, they are bored
to the bone, and they would not like to let anybody through without something having happened.

? "Make something happen" -> ADV8-6.1
? "Stay until it is their turn to sleep" (1 fatigue) -> ADV8-6.2

## ADV8-6.1
They light up like children. They salute, each with the wrong hand.

! record BLOOD
combat [Relentless if legendary] [Wounded if players = 1] [Exposed if players = 1] E45
victory -> ADV8-6.2
defeat -> ADV8-6.3

## ADV8-6.2
It is past midnight, and you are sitting on a step with them. They show you how it is done. One
thinks, the other does not. They take it in turns, and neither has ever told the other whose turn it
is.

## ADV8-6.3
Upside down, the stars. They carry you over the narrow place, one at each end, in step, and set you
down on the far side with your hat on your stomach. "Pass," they say.

! if exhausted: death -> A
! fatigue each 1

## THE END
Wet canvas goes up, mast after mast, on the seventy-eighth day. The hall is lifted off its posts,
turned right side up, and launched.

! if not BLOOD: reveal T075
! if not BLOOD: say "'Not one,' says the old man with the nails, turning out his bag on the sand.
  'Three keels, three nights, and not one nail. I'll have to tell my wife.'"
! if BLOOD: favor F2 -1
! if BLOOD: say "An old man goes from hull to hull with a plank, and at some of them he stops and
  hammers."
! if title T074: say "One hull goes out by itself, without a song."
! if title T076: say "They go round, all of them, outside the white, in a line as far as one can
  see."
! if SHAME: say "To the rail of the White Keel somebody has joined a new piece, at the old end, and
  is knotting."
Nobody takes the bag off Ironmouth. At dusk you wait for eight, under the cliff, with your hats in
your hands.

! if title T066: goto THE END.1
! if title T067: goto THE END.2
! if title T068: goto THE END.3
! goto THE END.4

## THE END.1
Sael Redmast has the first stone of the mole in the bilge already, and takes you down to see it,
with a lantern, past the herring. It is a plain stone. "Well?" she says. She has washed it.
"Thunder, say something. It's only got to be *put* somewhere."

! gain 1 xp

## THE END.2
Thessaly White has the clerk read out what has been decided, and at each line she asks who is
standing there. Somebody always is. When he has come to the end she wets her thumb on the pad, and
holds it over the paper, and asks him, quite low, to tell her whether it is still blank.

! gain 1 xp

## THE END.3
Harrow has himself rowed past you, standing, with his crown on straight. "What's grey," he calls,
"and can't swim?" A hundred and forty people lean on their oars to hear. You turn round and look at
the coast, lamp after lamp of it, with its doors all on the land side. He is right. It is very like
one.

! gain 1 xp

## THE END.4
They sail when they like, one by one, and no two on the same tack. At the last moment a boat puts
back. A boy wades ashore from it with a string of nails round his neck, and stands in front of you
on one leg. He wants to know, if you would not mind telling him, what he is now.

! gain 1 xp
`
