// Made from the books by `npm run books`: write there, not here.
export default `# ADV7 The Unheard

## MAP
loc A "Outer Cells" at B5 xp 0
loc B "Refectory" at D5
loc C "Cloister of Felt" at D3
loc D "Scriptorium" at B3
loc E "Infirm Brother" at F5
loc F "Well of Steps" at F3
loc G "Inner Door" at C1
card M18 loc H "Bell in the Well" at G2
path A-B
path A-C enc 1
path B-C
path B-E enc 1
path C-D enc 1
path C-F enc 1
path D-G enc 1
path E-F
path F-G enc 1 closed
card M17 path A-D
card M18 path F-H
start A
recover A20
sentry at B

## SETUP
Put the marker on the Outer Cells, the tokens 1 to 6 face down on the paths, and the sentry in the
Refectory; it walks on at each of your arrivals. From here on not a word. What you say aloud, the
book will remember.

! record POST1
! on arrive if POST1: erase POST1; record POST2; token place sentry at C
! on arrive if POST2: erase POST2; record POST3; token place sentry at D
! on arrive if POST3: erase POST3; record POST1; token place sentry at B

## BEGIN
Felt, two layers, bought this morning from a girl who looked at your feet and knew the size. In
Feltholm everybody wears it; the carts do, and the geese. You have other names on as well, and they
pinch more. Your pins are sewn into a hem.

The gate of the house has no knocker and no bell pull. Somebody has rubbed a hollow in the wood with
a forehead. While you are still looking for the way to knock, a hatch slides back without a sound
and a hand comes out, palm up, clean, in no hurry. It waits to be given something.

! if title T003 and not title T027: goto A1
! goto A3

## A
Doors without latches, hung so that they never touch the frame. They move when you breathe.

! if CHOSEN: allow-end
! if title T002: say "They have heard of a village where the Wick sat under a bell and let it be. At
  night somebody puts bread on your sill."
! if title T006: say "They have heard who gave up the sexton. Along the whole passage, as you come,
  they turn to the wall."
? if title T018: once "Look for the boy with fisherman's thumbs" -> A8
? if (title T007 or people "Reedling") and not DOORS: once "Sign good morning to the one who weeps"
  -> A9
? if not DOORS: once "Ask the one who weeps what it is" -> A10
? once "Lie down when the others lie down" -> A12
? if CHOSEN and not DOORS: "Push open every door on the passage" -> A14
? item
? rest
? move

## A1
A ring, with one fingertip, on the palm; inside it a ring; inside that a ring. You learned it from a
paper under a clapper, in a village that had lost its voice for the evening. The skin is very dry.
The hand closes over the three circles as over a coin, and goes in to see whether they are good.
Bolts are drawn, one after the other, through wool.

! goto A2

## A2
Behind the gate, on a stool, sits Sister Tace, who once collected for the bereaved at a holed stone
and thanked you for it. She has a list. She lays her palm on her own throat, and you lay yours on
yours. *Thank you for coming*, she writes. *Thank you for wiping your feet. Thank you for the
names.* Then she looks at each face for as long as it takes to be sure of it, and copies down the
false ones without a blot.

! if title T027: record KNOWN
! if title T027: say "*And for the supper at Tallow*, she adds, *of which one has been told.*"
! if favor F3 >= 7 or title T028: goto A5
! if favor F3 <= 3: goto A6
! goto A7

## A3
! if title T027: say "You draw the three circles on it. It has been told of people who know the sign
  and have good appetites, and it stays open."
Nothing that you own is what it wants. It feels along a sleeve, dwells on the callus that a lamp
pole leaves below the forefinger, and comes to rest on a wrist, counting. Anybody's pulse would tell
it that they are lying. What one needs is a pulse that has lost somebody.

check [Unhurried if players = 1] Sleight II
pass -> A1
fail -> A4

## A4
It lets go, and the hatch slides shut. Rain on felt makes no noise at all; one only grows heavier.
After an hour the gate is opened all the same, by somebody very young, who takes your arm, looks
about, and writes *sorry* on the inside of the wrist with a wet finger.

! fatigue each 1
! goto A2

## A5
! if title T028: say "The letter that Lucan Feld gave you, with the fig stain, is read, folded,
  kissed, and put away with others."
Dry habits, still warm, of the third boiling: the kind one keeps for guests. Guests are looked past.
Along the passage forty people do it to you, one by one, like people making room on a bench. In this
house there is no higher courtesy. It takes you a while to stop checking whether you are there.

! if not item 76: reveal item 76
! record GUEST
! goto A

## A6
Pockets first, then hems, then hair. At each thing that she finds Sister Tace bows her head: thank
you for the knife, thank you for the string. The coins stay on the table, since they would clink.
She finds the pins as well. She feels the shape of one through the cloth, thinks about it, and
leaves it there, and underlines something on her list.

! lose 2 gold
! if not item 76: reveal item 76
! record WATCHED
! goto A

## A7
One grey habit each, one bowl, one hook in a row of hooks. The names over the neighbouring hooks
have been written, rubbed out, and written smaller. *You will find it hard until Thursday*, writes
Sister Tace, and thanks you in advance. It is Monday.

! if not item 76: reveal item 76
! goto A

## A8
Thumbs like that come from hauling. *L, Y, L, E*, he writes in the dust on the sill, with relish, a
flourish to each, and *Marrowby*; then a woman's name with a question mark as big as a hook. You
remember her. Fourth bed, the short one, from a collier; she swore at you from the cart the whole
way up, about her feet. You nod. Lyle walks the length of the passage and back, twice, since he
cannot shout. Then he takes you by the sleeve to the linen room. Behind the sheets there is a stair.

! record LYLE; reveal M17
! goto A

## A9
*Good morning. You. Cow. Roof.* It is what you have. The weeping one looks up out of his hood at a
grown person in grey, who has just told him that with great courtesy, and his shoulders begin to
shake in another way. He has to bite the blanket. Afterwards, wiping his eyes, he shows you with his
hands what those do who cannot sleep: they go behind the linen, and up.

! reveal M17; recover each 2
! goto A

## A10
It is out before anybody has thought: two words, quite low, the ones that one says. They go down the
passage like a dropped plate. To the left and the right the doors stir on their hinges, since eighty
people have breathed in. He stares at you with horror, and with something that is not horror. His
lips make the shape of it. *Say it again.*

! record SPOKE
! goto A11

## A11
A year he has been here, and nobody has asked. He tells you nothing; he would have to write it, and
there is not that much slate in the world. He gives you what he owns instead. It is a stub of tallow
and a folding knife for pens. Then he lays his finger on your mouth, firmly, like somebody corking a
bottle that is already empty.

! if not item 34: reveal item 34
! if not item 78: reveal item 78
! goto A

## A12
On their backs, hands at their sides, mouths a little open: in every cell they lie like that, and
nobody sleeps. It is not dark enough for sleep and not cold enough for prayer. Toward three in the
morning you understand what they are doing. They are practising hearing. You open your own mouth a
little. It does help.

check [Guided if title T056] [Unhurried if players = 1] Stand Firm II
pass -> A13
fail -> A15

## A13
Rain. Under the rain the well. Under the well the bees, asleep, all on one side. And then, farther
off than the sea, a very great number of people breathing in.

It is morning, and you are standing at the window with your palms on the stone. Your feet are warm.
Somebody has been in and put slippers on them.

! reveal R16
! goto A

## A14
They swing, as they always could. It only has to be seen that somebody lays a hand on one and
pushes, and goes on to the next, down the middle of the passage, with a straight back. Most lie
still. Some pull the blanket up. Eleven put their feet on the floor, and the first of them is the
one who wept. At the far end, where the passage meets the gate, somebody has begun to walk toward
you.

! record DOORS
check [Guided if LYLE] [Hurried if WATCHED] [Unhurried if players = 1] Intimidate III
pass -> A16
fail -> A17

## A15
Blood, your own. It goes round and round in there like a cart in a yard, and there is nothing else
to be heard. By dawn you would pay somebody to drop a tray.

! rows each -1
! goto A

## A16
In the gate stands Sister Tace with her list, and would like to know what to write. Eleven people
walk round her, some to the left and some to the right, like water. She thanks each of them. On the
road, at the first milestone, the smallest stops and says "I", to see whether it still goes. It
does. What comes after it does not matter yet.

! if not title T064: reveal T064
! favor F3 -2
! goto A

## A17
His hands are scrubbed to the elbow, and he holds them up and away from himself, so as to touch
nothing before he must. The surgeon of the house has all the time in the world. He looks along the
eleven, throat by throat, and then at yours; and he shakes his head, like a man who was about to
have his lunch.

combat [Wounded if players = 1] E47
victory -> A16
defeat -> A18

## A18
Pallet, blanket, a cup of water with a saucer on it. You have been tucked in by somebody who does
corners. Through the gap under the door you see eleven pairs of felt soles go by, slowly, the wrong
way, and behind them one pair that is in no hurry.

! if exhausted: death -> A
! goto A19

## A19
But a door that has been seen to swing goes on swinging. In the morning nine hooks in the row are
bare, and nine bowls have been washed and turned over, with a crust left on each for whoever has it
next. Two thought better of it. Sister Tace has drawn nine lines through her list, with a ruler.

! if not title T064: reveal T064
! favor F3 -1
! goto A

## A20
Wool above, wool below, wool in the ears. A hand finds your wrist, counts to some number that
satisfies it, and lays the arm back on the blanket in the place where it had been, like a book that
has been looked at.

! if exhausted: death -> A
! goto A

## A34
One flame, the size of a thumbnail. By the time you have shielded it there is somebody in every door
of the passage. Nobody is looking at the light. Tallow spits when it is damp, and they have come to
hear it: a small thing that hisses, and is not told to stop.

! recover each 1
! goto A

## A80
Honey goes down the passage on one finger, then on the next, from mouth to mouth. Nobody here has
licked anything for years; the soup does not count. A boy in the ninth door laughs, with no sound at
all, until he has to sit down, and then everybody has to look at the ceiling.

! recover each 2
! goto A

## B
! if sentry here: goto B8
! if not xp-here: goto B1

Steam, leek, wet wool. Eighty people sit at long tables over wooden bowls lined with felt, and eat
soup with their fingers. A bowl is set down, and it is like a cat being set down. A crust is broken
inside two sleeves. After a while you notice what is so loud in here. It is the steam.

! collect
! goto B1

## B1
Long tables, turned bowls, a pulpit with nobody in it.

? once "Sit down, and be handed the bowl" -> B2
? once "Say grace; somebody has to" -> B4
? once "Help in the honey store" -> B5
? once "Look into the pulpit" -> B7
? item
? rest
? move

## B2
Whoever has the bowl dips, turns it by a hand's breadth, and passes it on. The first time you take
it for manners. The second time the sister on your left has turned it by two, looked at you, and
waited. It is a language, it has been going round this table for thirty years, and you are being
asked something with every bowl.

check [Unhurried if players = 1] Carouse II
pass -> B3
fail -> B10

## B3
At the end of the bench is an empty place. There is one at every table. You dip, turn the bowl
twice, and set it down there, before nobody. A hundred and sixty eyes come up, and go down again. It
was the right answer, or else it was a very good question. From now on you are served first.

! rows each +2
! goto B1

## B4
Six words, your grandmother's, mumbled into the collar as she used to. Spoons would drop if there
were spoons. At the foot of the table an old brother has put down his bowl, and his lips go along
with the last two words a little ahead of you. He finds you afterwards, in the doorway. He presses a
flask into your hand, for that, and holds the hand a moment longer than the flask needs.

! record SPOKE
! reveal R46
! goto B1

## B5
Jars up to the vault, gold on gold, and the top row beyond anybody's arm. There is a folding ladder
in the next room. Somebody is folded up behind it, a big man, purple in the face, with his whole
sleeve in his mouth: he has had a cough since Candle Week and this is where he brings it. The ladder
has jammed on him. It is a matter of one hinge, and of doing it without a click.

check [Unhurried if players = 1] Tinker II
pass -> B6
fail -> B11

## B6
Down come the jars, one by one, into laps. One of them is for you. The cougher has dried his eyes.
He considers the ladder that has been his only friend since the winter, folds it up, and makes you a
present of it. He will cough in the ash pit, he shows you. It is roomier.

! reveal item 80; reveal item 58
! goto B1

## B7
A book lies on the ledge, and nobody has ever read aloud from it. It is open at the rule. *Why do we
not speak? So that we shall hear when they answer.* Next to it, in the margin, in a child's round
hand: *And if they are waiting for us to begin?* That has been rubbed out, by a grown woman, years
later. The page is still buckled where it got wet.

! rows each +1
! goto B1

## B8
On the threshold stands a preceptor in double felt with his eyes shut. He is the sentry of the
house; he walks the refectory, the cloister and the scriptorium, one after the other, all day, and
whoever comes in, he turns his face to them as a blind man turns to a stove.

! if not MET: goto B9
? "Kneel until he has gone by" (1 fatigue) -> B1
? if item 76 and not SPOKE: "Pull up the hood and pass" -> B1
? "Go back the way you came" -> A

## B9
He has not heard you before. He leans nearer, so near that the nap of his hood touches your cheek,
to learn you: how you swallow, which knee cracks, what your stomach has to say. He does it without
unkindness. He has learned eighty people like this, and the geese.

! record MET
! if SPOKE or KNOWN: goto B12
check [Guided if GUEST] [Unhurried if players = 1] Stealth III
pass -> B1
fail -> B12

## B10
You eat it. All round the table faces close like shutters, politely. You have just told the house
that your mother is a lid, and it was good soup.

! goto B1

## B11
A jar slides. It falls on felt, and rolls, and does not break. All the same everybody in the
refectory has looked round at the place where there would have been a noise, and the big man behind
the ladder, who has held it in since Candle Week, can hold it no longer.

! rows each -1
! goto B6

## B12
His eyes open. They are pale and rather shy; he does not use them much. Two more in double felt have
come up on either side of him, although he has called nobody. He raises one palm, the way one lays
it on a throat, and looks for yours.

combat [Wounded if players = 1] [Exposed if players = 1] E36
victory -> B13
defeat -> B14

## B13
Against the wall, with his legs out, he breathes like anybody. He makes a sign at you, a rather
large one: *loud*. It is no reproach. It is what he will know you by. Then he shuts his eyes again,
is helped up, and walks on. He will still turn his face to you. He will not lean nearer.

! goto B1

## B14
Ceilings go by, vault after vault. The people who have your arms and legs keep in step, so as not to
jolt you, and at each corner somebody puts a hand between your head and the stone.

! if exhausted: death -> A
! fatigue each 1
! goto A

## B77
*What do you miss?* you write on the wax, and send it down the table. It is gone for so long that
you think it has been confiscated. It comes back full on both sides, in thirty hands, some of them
on top of others. *Rain on a tin roof. Being called in. My own feet. A row, a proper row, with
doors.*

! gain 1 xp
! goto B1

## B80
You put the jar in the middle of the table, take off the lid, and sit back. That is all. They look
at it as one looks at a stage. In a while there is a bee.

! recover each 2
! goto B1

## C
! if sentry here: goto C8
! if not xp-here: goto C1

Wool hangs round the grass on frames, wet, by the furlong, and drinks up your steps. Under the
arches stand hives. It takes your ears a moment, like eyes in a cellar: something in this house is
humming. From hive to hive goes a sister with a veil and a slate, and as they come home over the
wall she counts them in.

! collect
! goto C1

## C1
Wet wool, grass, one low note from under the arches.

! if BEES: say "The sister lifts her pencil to you."
? once "Help to count the bees in" -> C2
? once "Ask her how many are missing" -> C4
? once "Turn the wool with the others" (1 fatigue) -> C5
? if not title T060: once "Kneel with those who are to be marked" -> C6
? item
? rest
? move

## C2
Looking is no use; they are bees. She shows you this by laughing at you behind the veil. Then she
takes you by both ears and turns your head until one ear faces the wall and the other the hive, and
shuts your eyes with two fingers. A bee that goes out is a shade higher than a bee that comes home.
It is carrying less.

check [Unhurried if players = 1] Forage II
pass -> C3
fail -> C9

## C3
Four thousand, one hundred and eleven, and one is out late. You wait for it together until the wall
is blue. When it comes in, low and cross, she writes it up and underlines it. And since you have
stood there so decently, she unlocks a door that you had taken for a cupboard. Out walks an owl with
feathers as clear as glass. It has never hooted. It climbs your arm and puts its face against your
neck, to listen.

! record BEES; gain familiar 13
! goto C1

## C4
You say it into the hum, quite low, where one would think there was room for it. *Nine*, she writes
at once; and then sees what you have done, and what she has, which is to listen. The hives have gone
up by half a tone. She rubs out the nine with both hands, and goes on rubbing.

! record SPOKE
! record BEES
! goto C1

## C5
Boil, roll, turn, carry; round the cloister for the hundredth time with wet wool on your neck. They
all walk one way, along a band of darker flags, and by now so do you. Then you see it from the
corner: the band is a ring. There is one outside it and one within. It is what somebody sees who
lies on the floor of a belfry and looks up: rim, bow, clapper. Three circles. They have been walking
about under a bell for thirty years. They took it down, and left its place.

! rows each +2
! goto C1

## C6
Under the left ear, three circles in blue, with a needle and a little mallet wrapped in fleece. Four
novices kneel in a row with their hair tied up. Whoever wears it is let through doors, in this house
and where they mean to go after it. It does not wash off. The brother with the needle has come to
you, and waits, as they all do here, until you are sure.

? "Hold still" -> C7
? "Get up again, with a cramp" -> C1

## C7
It hurts three times, the smallest ring most. Nobody dabs at it. Then a palm is laid on your throat,
and it is not your own; it stays there until you have swallowed, and knows you from now on.

! reveal T060; favor F3 +1
! goto C1

## C8
Down the north walk comes the preceptor with shut eyes, his face a little ahead of the rest of him.
He does not brush against the wool. The bees make way for him, and close again behind.

! if not MET: goto C10
? "Stand among the hives until he is past" (1 fatigue) -> C1
? if BEES: "Hum" -> C1
? if item 76 and not SPOKE: "Pull up the hood and pass" -> C1
? "Go back the way you came" -> A

## C9
Four thousand and ten, you make it, and a hundred and one stings. She writes down both figures. She
is fair.

! fatigue each 1
! goto C1

## C10
Two paces off he stops. His face goes over you like a hand over a shelf in the dark, feeling for the
jar that was not there yesterday.

! record MET
! if SPOKE or KNOWN: goto B12
check [Guided if GUEST] [Unhurried if players = 1] Stealth III
pass -> C1
fail -> B12

## C58
From the top of the ladder you can see over the roofs to the seventh tower. Its louvres are boarded
up. So it is on a board that they beat the seven, every dusk, for people who say that the Nun has a
cold. All along the planks, tier on tier, on one leg each, stand herons. One of them looks into your
hood for some time. When you climb down it comes after you, rung by rung, backwards, as you did.

! gain familiar 8
! goto C1

## C80
The jar is from the third hive; it says so on the lid. You set it down there at the door. Nothing
has ever been brought back before. There is a discussion, in hum, that goes through all the hives
and returns. Then somebody very small walks across the back of your hand, twice, and does not sting.

! recover each 2
! goto C1

## C81
Silver on the tongue, cold, with other people's teeth marks: so the singers stop their mouths
between offices. With the bit in you hear the hives as they must. It is one note, not quite held. It
is leaving room for somebody to come in.

! rows each +1
! goto C1

## D
! if sentry here: goto D8
! if not xp-here: goto D1

Forty desks, forty backs, forty pens of a breed of goose that has had the squeak bred out. You look
over a shoulder. Staves, clefs, a bar line drawn with a ruler; and between the bar lines only rests,
each with its small curl, page after page. They copy out what is not to be sung. They do it very
well.

! collect
! goto D1

## D1
Ink, vellum, forty people breathing through the nose.

? if title T036 and not READ: once "Read the shelf marks" -> D3
? if not title T036 and not READ: once "Find out how they shelve silence" -> D2
? once "Take a desk, and copy" -> D5
? once "Tell the master, aloud, that his ninth rest is a beat too short" -> D7
? if READ: once "Open the drawer of the ninth desk" -> D11
? item
? rest
? move

## D2
Two thousand spines of grey calf, and on each of them one small tick, leaning this way or that. You
pull a volume from the left and a volume from the right. Both are empty in different ways. By
length, perhaps. By who it was that did not answer.

check [Unhurried if players = 1] Lore III
pass -> D3
fail -> D4

## D3
A tick that leans left is a stroke that was missed. It is the shorthand of the Bell Archive, where
Perrin Wace keeps every stroke since the year one. Thirty years ago somebody left Tallow for this
house and took the system along in the wrist.

! if title T036: say "He taught it to you himself (badly, he said; see under haste)."
Now every spine on the wall is a sentence, and so is every desk. The ninth has been marked *not to
be opened*, in the hand of somebody who hoped it would be.

! record READ
! goto D1

## D4
Four volumes of pause, folio, on the forearm. By the time you have put them back in the gaps they
came from, or gaps like them, a brother with a duster has gone round you three times, so as not to
disturb.

! fatigue one 1
! goto D1

## D5
A rest of nine beats. A rest of eleven. A rest with a little hat on it, which means: until you can
bear it no longer, and then one more. They have given you a stool, a pen and a page to match. After
an hour the hand begins to see what the eye has not. All this is not empty. It has been left free,
by somebody who knew to the beat how long the other voice would need.

check [Delicate] [Unhurried if players = 1] Craft II
pass -> D6
fail -> D10

## D6
The master of the scriptorium bends over your page until his nose is on it. He finds no fault, and
it visibly spoils his morning. From his sleeve he shakes a lens, ground so fine that it shows where
a pen has hesitated, and lays it on your desk with a wax tablet. He would like to know, says his
face, where yours did.

! reveal R18
! if not item 77: reveal item 77
! goto D1

## D7
It is wrong. It has been wrong since the first copy, and in every copy made from it. When you say so
forty pens stop in the air. The master of the scriptorium, who has known it for thirty years and had
nobody to tell, lays his cheek down on the desk like a man on a pillow. Without raising his head he
pushes his own metronome across to you. It swings. It does not tick.

! record SPOKE
! reveal R17
! goto D1

## D8
Between the desks, without touching one of them, walks the preceptor. His eyes are shut. As he goes
by, each scribe in turn writes a little more slowly, as barley leans.

! if not MET: goto D9
? "Bend over a page until he has gone" (1 fatigue) -> D1
? if item 76 and not SPOKE: "Pull up the hood and pass" -> D1
? "Go back the way you came" -> A

## D9
Behind your stool the felt stops. He has every pen in this room by heart, and here is a breath that
belongs to none of them. You can feel him read the back of your neck, from left to right.

! record MET
! if SPOKE or KNOWN: goto B12
check [Guided if GUEST] [Unhurried if players = 1] Stealth III
pass -> D1
fail -> B12

## D10
A blot. It spreads over three bars with the leisure of a lake, and forty people have come to look at
it, in sympathy; there has not been a blot for some time. Somebody gives you a tablet of wax, on
which one may be wrong.

! if not item 77: reveal item 77
! goto D1

## D11
At the back of the drawer, under blotting paper, lies a leaf that has notes on it: one line of them,
the only line in the house that is sung. It has been copied in a beautiful hand, a scribe's, and
signed *Br. Q., Reed Chapel, Sedgewick*. Below it stands something else in chalk. It is the same
hand, after something has happened to it. *I hav tryd this. do not.*

! if not item 79: reveal item 79
! reveal R47
! goto D1

## D34
With the candle under it the vellum glows like an ear. Beneath the rests is older writing, scraped
off to save the skin: an order for barley, so and so many sacks, for three islands, in a hungry
spring two hundred and eleven years ago. *Paid in bronze.* It does not say who was the broker. There
was a name, and somebody has scraped there twice.

! rows each +1
! goto D1

## D78
You cut the master a new pen, with the folding knife, and take off a hair too much on the left. He
tries it on the margin. It squeaks. He looks round; nobody has turned. Then he writes on, faster,
with the face of a boy at the back of a church.

! rows each +1
! goto D1

## E
! if not xp-here: goto E1

Chalk dust lies on the blanket, on the cup, on the sill. The window looks into another window, a
yard away, with its curtain drawn. In the bed is a Reedling, old, and so small that the bed has been
made up again from his knees down. He has a slate. He must have written it before you came, for
whoever it might be, and holds it up with both arms. *Yoo are new. Pleas. Wil you anser me.*

! collect
! goto E1

## E1
Chalk, a cup, the other window.

! if EASED: say "The bed is made. On the slate somebody has corrected the spelling, and then put it
  back as it was."
! if title T005 and not EASED: say "On the stool, with a sponge, sits Jory Pell, whom you once let
  go. He bows to you, and begs the pardon of the door."
? if not QUILL: "Sit down, and let him write" -> E2
? if QUILL and not title T059 and title T005 and not EASED: "Nod to Jory Pell" -> E6
? if QUILL and not title T059 and not EASED: "Answer him, aloud" -> E5
? if QUILL and not title T059 and not EASED and (title T007 or people "Reedling"): once "Answer him
  with your hands" -> E8
? if QUILL and not EASED: "Stay, until it is over" -> E9
? once "See what the surgeon keeps in his cabinet" -> E12
? item
? rest
? move

## E2
*I was scribe at the reed chappel*, writes Brother Quill. *I coppied a leef that was not for me. I
had a bruther Sedge. I thort if it is only wun.* He rubs it out with his sleeve; the sleeve is worn
through from that, and the elbow too. *It was spring. I sang it wuns. He came. He sat on the step
til morning al wet. He tolkd.* For a while he only holds the chalk. *He tolkd with a litl girls
voys.*

! record QUILL
! goto E3

## E3
*In the morning ther was a child in sejwik who had nun.*

He turns the slate round to you, so that you need not lean, and keeps it there, although his arms
shake. He does not want it forgiven. He has had that; they do it here by the yard, and never a
sound. What he would like is for somebody to say something back.

? "Put your hand on the slate" -> E4
? "Go out, for now" -> E1

## E4
It is chalky, and warmer than slate should be. On the other side of it, you find, he has put his.
When you take yours away there is a print across the words, and he lies and looks at that.

! rows each +1
! goto E1

## E5
"Her name is Nan," you say. "She walks on roofs. She is angry with you."

In eighty cells somebody sits up. Brother Quill has closed his eyes, and his whole face listens: it
is the first thing anybody has said to him in two years, and he goes on hearing it for some time
after it is over. *Thank yoo*, he writes, quite straight. Then, so fast that the chalk breaks, he
writes the rest.

! record SPOKE
! goto E7

## E6
"She's eight," whispers Jory Pell, to the pillow. "And she's rude, they say. Sorry. She's rude with
her hands." Nobody can hold it against him; he has taken no vow, it has not occurred to anybody that
he would need one. Brother Quill has closed his eyes, and his whole face listens. "She'd tell you
herself," says Jory Pell. "I would let her, if I was you. Sorry." Then the chalk begins to move, and
does not stop.

! goto E7

## E7
*Wun living voys for each who comes home. That is the prise. She nows. She thinks ther are enuff of
us to share it.* He looks at the door, and writes smaller. *She is Elspet Merrow. The Regints
sister. She was berryd with her boy, they karrid the box thru Tallow. It was emty. I askt her wuns
who wil pay for him. She endid it for me. She sed: gladly.*

! reveal T059
! goto E1

## E8
*She. Roof. Angry. Good.* It is what you have. He watches your hands as other people look at a
letter whose writing they know; these are the signs of his mother's kitchen, where one talked across
the water. It is not aloud. But it is something back, and for that he gives you half of it: *wun
voys for each.*

! recover each 1
! goto E1

## E9
It is a matter of hours; there is so little of him. Toward evening he no longer lifts the slate, but
writes on it where it lies, without looking, and the words begin to run downhill.

! record EASED
! if title T022: goto E10
! goto E11

## E10
At Marrowby you held a lamp for worse than this, and a doctor was rude to you until your hands were
steady. You know where a palm has to lie so that somebody breathes more easily. You put it there,
and leave it there until the window opposite is dark. On the slate he has written *redy*. It is
spelt as he spelt it.

! gain 1 xp; favor F3 +1
! goto E1

## E11
You hold the slate for him. Later you hold only the slate, and are some time in noticing it.

! rows each -1
! goto E1

## E12
Bottles, in rows, the glass very clean. On each of them stands a name and a date, and under the name
a pitch. They are stoppered with wax, and there is nothing in them at all. You have just lifted one
to the light when the light changes. The surgeon stands in the door with his sleeves turned back. He
has come to hear what pitch you are.

combat [Venomous if legendary] [Wounded if players = 1] E47
victory -> E13
defeat -> E14

## E13
In his case, among the little spoons and the loops of wire, lies a bit of silver, made for teeth.
You take it. Setting back the last bottle you read its label. It is today's date. There is a pitch
on it too, rather a good one, and no name yet.

! reveal item 81
! goto E1

## E14
The underside of a cabinet, and a cork that rolled there years ago. Overhead somebody tilts your
chin to the lamp, looks down your throat, says with two fingers *thank you*, and goes. Later, in the
privy, behind a shut door, you try whether it is still there. It is. It was only one word, but it
was a word.

! if exhausted: death -> A
! record SPOKE
! goto E1

## E34
You stand the stub of tallow on the sill and light it. For as long as it takes to burn down by a
finger nothing happens. Then the curtain over there is put aside, and somebody in the other window
stands a light on the other sill.

! if not EASED: say "He has lain here for two years. He never knew that there was anybody."
! if EASED: say "They lift a hand, to the bed. They never knew that there was anybody."
! recover each 2
! goto E1

## E76
! if EASED: goto E15
You lay the habit over his feet, third boiling, warm from being worn. He regards it as one regards a
uniform that one has been proud in. *That is beter*, he writes. He means you, in your shirt. *Now
yoo look like sum body.*

! recover each 1
! goto E1

## E77
! if EASED: goto E16
Wax is softer than slate, and one need not press. He does not write on it, he draws: a chapel step,
and two boys on it, with their feet in the water. He takes great trouble over the feet.

! rows each +1
! goto E1

## E15
You fold the habit over the foot of the bed, where there were feet. Whoever is put here next will be
warm, and will wonder from whom. Then it is cold without it, and you take it up again.

! goto E1

## E16
On the made bed the tablet lies as if it had been left for somebody. You smooth the wax with a
thumb. There is nothing on it, and it is a long time before you can bring yourself to write there.

! goto E1

## F
! if not xp-here: goto F1

White comes up the shaft, hangs there, and goes down again. Round it, cut into the wall, nine
flights of stairs descend, without a rail. On each landing is a stone with a founder's name, and
where nine people have one, there is one stone blank. The white comes up. You find that you are
breathing with it, and that it is rather slow.

! collect
! goto F2

## F1
In. A pause. Out.

! if ENGINE: say "That was you. The shaft has stopped; it is only deep."
? once "Read the landings, going down" -> F6
? if not ENGINE: once "Go to the bottom, where it is breathed" -> F8
? if not title T065: once "Look for where the ropes have rubbed" -> F11
? item
? rest
? move

## F2
On the third landing lies something white, across the whole width of it, as large as a pony. It has
a badger's mask in paler white, and no eyes to speak of. The house feeds it because it does not
bark. It has heard you put down your feet, felt and all, and lifts its nose.

! if title T053: goto F3
? "Go by on the outside of the stair" -> F4
? "Meet it" -> F5

## F3
It is your soles that it wants. You walked over the slag in the hills, and they have never smelt of
anything else since: iron, cinders, hill, outdoors. Nobody has brought outdoors down here in all its
life. It lays its head on your feet, with a sigh that takes the dust off four steps, and cannot be
moved. After that it goes ahead of you as far as the seventh landing, and sits.

! recover each 1
! goto F1

## F4
There is no outside. There is a strip as broad as a hand, then fog. You go along it with your back
to the drop and your stomach to the beast, close enough to count the ticks, and it turns its nose
after you like a door.

check [Unhurried if players = 1] [Dangerous if legendary] Stealth II
pass -> F1
fail -> F5

## F5
It does not bark. It gets up, hind end first, which takes a while, and then there is no more stair
to be seen on either side of it.

combat [Wounded if players = 1] [Exposed if players = 1] E42
victory -> F12
defeat -> F7

## F6
*Hild Merrow. Ansel Thorpe. Ruth Grail. Piers Feld. Maud Corse. Tobias Wace. Jon Kittow. Sabine
White.* One for each landing, with a year, the way it is done. The ninth stone is blank. Beside it
is a hook for a lamp, and on the hook hangs a brass pin, of an old pattern, green, and straight.
When a pin dies it is bent. Whoever this one belonged to has not been reported.

! rows each +1
! goto F1

## F7
By the collar, up two flights, bump by bump. It puts you down in a hollow full of hair, among three
others, smaller, who are white as well and still warm from the last feed. It turns you over with its
nose. It has taken you for slow.

! if exhausted: death -> A
! fatigue each 1
! goto F1

## F8
Two bellows of felt as large as barns, one rising while the other sinks; a wheel; a crank with two
handles, worn bright, and nobody at either. With each breath it draws fog out from under the stones
of the floor and sends it up through the tower and over the fields. The house built it, to have a
quiet to practise in. A slate hangs on the frame: who is to turn it, and when. The last entry is two
years old. Below it somebody has written *It will not stop*, and then, *Thank you for not mentioning
it.*

? "Put your shoulders to the wheel" -> F9
? "Go up again, on tiptoe" -> F1

## F9
Grease, hair, and a spoke that comes round at the height of the chin. It is not angry with you. It
has a great deal of air, and it has somewhere to put it.

combat [Wounded if players = 1] [Exposed if players = 1] [Relentless if legendary] E44
victory -> F10
defeat -> F13

## F10
It holds its breath, and afterwards it does not take another. In the house overhead eighty people
lift their faces from their bowls: they can hear each other swallow. Some of them do it again, on
purpose. And out in the fields, for the first time in two years, a lark makes a mistake and begins
again from the beginning.

! record ENGINE; favor F3 -1; gain 1 xp
! goto F1

## F11
At the seventh landing the edge is worn into two grooves, as deep as a wrist, by ropes that held
something heavy. You lie down and look over. Far below in the black water, on its side, lies a thing
like the roof of a chapel. When you get up you see that a passage goes off here, on the level, to a
wall of wool, and that the dust in it has been walked on.

! reveal M18
! open F-G
! goto F1

## F12
It sits down on the stair with its back to you, like somebody who has been spoken to sharply before
company. There is room to get by now. You would swear that it draws in its hip.

! goto F1

## F13
Up, all the way, on one long breath, past nine names or eight: it sets you down on the top landing
as a shop assistant sets down a hat. Below you the engine goes on, in and out. It has got a wheeze.
By the time you can stand, it has locked its wheel.

! if exhausted: death -> A
! rows each -1
! goto F1

## F58
Unfolded, the ladder just reaches from the eighth landing to the ninth, whose steps are gone. Nobody
has stood here for two hundred years. Beneath the blank stone, at the height of a hand, the rock has
a hollow in it, smooth, where somebody held on while he did something with the other arm. Your own
hand fits. The rock there is not cold.

! rows each +1
! goto F1

## F80
Honey, on the third landing. It takes the jar in both paws, sits down, and holds it between its feet
like a child with a drum. When the jar is empty it follows you up as far as the light, and stands at
the edge of it, and lets you go.

! recover each 1
! goto F1

## G
! if not xp-here: goto G1

Stitched wool, a hand thick, from wall to wall and up into the vault: this is the Inner Door. There
is no handle. You push, and it gives, and where you took your hand away it fills out again. Behind
it somebody is singing, many people, so low that one does not hear it. It is a taste, at the back of
the mouth, like a key.

! collect
! goto G1

## G1
Grey, soft, shut.

! if CHOSEN: say "No, not quite shut. It hangs open by the width of a lip."
? if not SUNG: once "Lay your ear on the wool" -> G2
? if SUNG and not SAT: "Go in" -> G4
? if SAT and not CHOSEN: "Stay behind when the office is over" -> G10
? item
? rest
? move

## G2
Forty voices, and one that goes in front of them like somebody with a light. It is a rhyme, one that
children have for counting out. *Four for the water and five for the wall, six for the one who was
told not to call.*

! record SUNG
! if title T031: goto G3
Then forty people take a breath for seven. You wait for it. You wait until the wool is warm from
your ear. They are still holding it.

! goto G1

## G3
You know it. In the Hall of Ropes Lucan Feld hummed it over your shoulder while he trod a dance; his
wife had it from a nurse in Tallow, who had two little girls to get to sleep. One of them is Regent.
Behind the wool forty people have taken a breath for seven, and hold it, and the one who leads them
would have learned it in the other bed.

! gain 1 xp
! goto G1

## G4
One goes in when the others go in. Until then one stands in front of the wool, in a row, without
doing anything about it. There is no sign. A fly walks over the whole row of hands. Somebody's
stomach speaks and is forgiven. Then the woman at the far end is gone, and the man next to her, and
the wool is hanging straight, and you did not see how it is done.

! record SAT
! if SPOKE: goto G5
check [Guided if title T056] [Guided if title T060] [Unhurried if players = 1] Stand Firm III
pass -> G6
fail -> G5

## G5
A preceptor has stayed behind. He lays his palm on your throat, quite lightly, as they do to greet
themselves, to feel what is in there. It is the touch of a man trying a kettle.

! if SPOKE: say "It is still warm. Something in there has been used, and not long ago."
combat [Wounded if players = 1] [Exposed if players = 1] E36
victory -> G6
defeat -> G7

## G6
! if not SAT: record SAT
Forty backs, on kneelers, in rows. They all face away. Before them on a low step sits a veiled
woman, not large, with a child's glove in her lap, and beats time with one finger.

"You were going to ask whether one may speak here," says the Precentor. "One may. I."

It is an ordinary voice, a little hoarse. You have been without one for so long that your eyes fill.

! goto G8

## G7
Wool under your cheek. You lie along the foot of the door like something to keep the draught out.
Somebody has come and sat down beside you, veiled, with her hands round her knees, and is finishing
the sentences that you have been muttering. She does it well. You would not have known how some of
them ended.

! if exhausted: death -> G8
! goto G8

## G8
"You have come because you have lost—" She waits. You do not say it. "No," says the Precentor. "You
have come to see whether we are mad. That is also good. Most of us came to see it." She smooths the
glove, finger by finger. "It is arithmetic. There are so many of us; they are waiting; and between
them and us there is nothing but—" She lets you find the word, and then it is too late, and she has
it. "Noise."

? "Write: one voice for each" -> G9
? "Say it to her" -> G13
? "Hold the light so that she can see you by it" -> G14

## G9
She reads it twice, the second time with her finger. "That was Quill," she says. "He was always—"
Nobody ends it for her. It must be years since anybody let her come to the edge of a sentence alone.
"Exact," says the Precentor. She does not rub it out. She gives you back the slate with the words on
it, as one gives back a knife, handle first.

! gain 1 xp; favor F3 +1
! goto G1

## G10
Empty kneelers, each with two hollows. On the stand lies the score, ten leaves, the only one there
is: nine of rests, and on the tenth a single line. They copy the nine by the hundred out there, but
that line has been let out of this room once, and one voice was enough to show what it does. There
is a lamp. There are your hands. From the cloister you can just hear the bees being counted in, and
by the sound of it nearly all of them are home.

! record CHOSEN
? "Take it" -> G11
? "Kneel down, and begin with the first rest" -> G12

## G11
It weighs nothing. Against the skin, under the habit, it is as cold as a plate. They will have to
sing it from memory now, forty people with forty memories, and somewhere in the ninth leaf somebody
will come in early. You snuff the lamp from habit. Then you are out in the passage with the heaviest
thing that you have ever carried past a sentry.

! reveal T058; favor F3 -3
! if not item 79: reveal item 79
! goto G16

## G12
Nine beats. Eleven. One with a hat on. They find you there at the night office and let you be; they
think that you are grieving. On the second night you stop counting and it counts. On the third you
may be grieving, you no longer know for whom. In the great rest before the line you hear it: a long
way down, and all together, people are drawing breath to say yes. You could sing it now. You will
always be able to.

! reveal T057; favor F3 +2
! if not item 79: reveal item 79
! goto G1

## G13
"It costs a child," you say. It is very loud. Forty backs go stiff.

"It cost a child," says the Precentor, "once, since it was done badly, by one man, at night. We
shall be forty. Nobody will have to give up all of—" She stops. She has looked at you to see how you
would end it, and it is there in your face. She reads it to the last word. Then she draws the glove
on over two of her fingers, as far as it goes.

! record SPOKE
! gain 1 xp
! goto G1

## G14
You lift the lamp off its hook and hold it between you, at the height of her veil and of your own
faces, and ask for nothing. It is a while since anybody has. She puts back the cloth with both
hands. It is the Regent's face; it has laughed more.

"Yes," says Elspet Merrow. "The younger. In Tallow they keep a light turned down for me, I hear. Two
lights." She looks into yours. "He was nine. My sister had him by the hand. And then she was holding
a glove."

! reveal T063
! goto G1

## G16
They do not run. There is nothing as quiet as forty people who do not run. You hear wool brush along
the left wall, and along the right, at a walk, and no nearer and no farther whatever you do. Where
the passage turns, one of them is already standing, with the palm raised.

combat [Swift if legendary] [Wounded if players = 1] [Exposed if players = 1] E36
victory -> G17
defeat -> G18

## G17
You have the stair, you have the air, you have ten leaves under your shirt. Behind you nobody calls
out. It would be easier if they did. In the cells they have all turned over, so as not to have seen
you.

! goto A

## G18
From the floor one sees a great many hems. They gather up the leaves round you, squaring the edges;
they count; they count again. One leaf is not found. Nobody looks in your shoe, and it is the tenth.

! record TENTH
! if exhausted: death -> A
! goto A

## G77.78
Wax, warmed in the fist; a blade, to lift the seam. You take a print of the stitches, and of the
lead seal that lies under them. It is the Court's own, the small one, for family. Somebody in Tallow
would give money to see that, and somebody else has given it, in advance, to whoever sews here.

! gain 1 gold; rows each +1
! goto G1

## G78
With the folding knife you lift one stitch of the wool, only one, and put your eye to it. Rows of
backs. A step. A hand that beats time, quite small, with two fingers. Over the two fingers it has
drawn a child's glove.

! if not SUNG: record SUNG
! rows each +1
! goto G1

## G81
The bit between your teeth, as they wear it, and your eyes on the heels of the one in front: so you
go in among the singers, as one of those who cannot be tempted. Nobody lays a palm on you. What
should there be in a throat that has silver in front of it.

! if not SUNG: record SUNG
! if not SAT: goto G6
! goto G1

## H
! if not xp-here: goto H1

Bronze, green to the waist, on her side in black water, like a chapel that somebody has put down for
a moment to shift their grip. She is the Nun, seventh of nine, from Marra, by night. The ropes are
still on her. At dusk, up there, they beat her seven strokes on a board, and the whole coast hopes
that her cold will be better by spring.

! collect
! goto H1

## H1
Black water, a bronze hill, a drip that has been at it for thirty years.

? once "Swim in under the lip" -> H2
? once "Read the tally on the wall" -> H5
? item
? rest
? move

## H2
The lip lies a foot under water, and behind it there is a room. It has air in it somewhere. Whoever
dives must remember, in the dark, in the cold, with their hands on a wall that curves, which way a
bell is hollow.

check [Unhurried if players = 1] Swim II
pass -> H3
fail -> H4

## H3
Up, and the water lets go of your face. You breathe out; it comes back to you from all round, a
little hoarse. You cough, and she coughs. There is no crack anywhere, you feel her over to the
crown. With four men and a good rope she would ring tomorrow. Nobody has told her that she is
retired.

! if not title T065: reveal T065
! goto H1

## H4
You come up in the wrong place, and fast, and hit the seventh bell with your head. She says so. It
is only one stroke, under water, and not one of the good ones. In the refectory eighty people sit
with a finger in the soup and do not move until it is over. It takes her a long time to be over.

! if not title T065: reveal T065
! fatigue each 1
! goto H1

## H5
*Let down by us, day 12 of the year 181, forty hands. Forgive us. She was in the middle of it.*
Below it are forty hands in whitewash, the fingers spread. Under one of them stands *E. M.*, and you
do the sum: she would have been twenty-five, with nobody drowned yet, and no reason to be here. It
is an old woman's hand. Under the letters, smaller: *for my two girls, so that they can sleep.* It
was the nurse.

! goto H1

## H34
The candle goes on the lip. You lie down on your back with your head inside her. The flame steadies.
Above you is the rim; in the rim, the bow; in the bow, the clapper, all three of them drawn in
light. So that is what it is, on the paper, on the cuff, under all those ears. Somebody was lying
here. It is what one sees when one has been put down under a bell and waits to be called.

! rows each +1
! goto H1

## H79
One of you holds the leaf against the bronze and hums the line, mouth shut, to see. She hums it
back; not the line, but what stands round it, nine beats, eleven, one with a hat on. She has had
every rest in her since before they were written down. Does humming count as speaking? It is a
question for lawyers, and there are none in the well.

! rows each +2
! goto H1

## ADV7-1
Twelve candles burn in a passage without a window. A cantor stands before them and practises breath:
she empties her lungs, and the flames lie down, one row after the other, and do not go out. Then she
sees you. The flames lean the other way.

combat [Wounded if players = 1] E20
victory -> ADV7-1.1
defeat -> ADV7-1.2

## ADV7-1.1
She touches her throat, then yours, like somebody comparing shoes. Yours are the stouter. She snuffs
the candles for you, from where she stands, and you go by in the dark.

## ADV7-1.2
You have been breathed to the end of the passage. You lie with your legs up the wall, and watch
twelve flames straighten, one after the other.

! if exhausted: death -> A
! fatigue each 1

## ADV7-2
Two novices with a basket between them come up the stair on their toes. Somebody has left it at the
gate, and nobody has left instructions. In the basket is a baby, awake, delighted, and about to say
so. Round the corner, on felt, comes the sentry. They look at you.

? "Sing to it, under your breath": record SPOKE; recover each 2; say "Four bars of the one about the
  pig. It has never heard anything so funny, and swallows the laugh to hear how it goes on."
? "Give it your pin to chew" -> ADV7-2.1

## ADV7-2.1
Brass. It chews, and thinks about brass, and looks from face to face. Nobody has ever been so quiet
with it before. It cannot quite make up its mind whether that is a game.

check [Unhurried if players = 1] Soothe II
pass -> ADV7-2.2
fail -> ADV7-2.3

## ADV7-2.2
It falls asleep with the whole authority of the Wick in its mouth. They carry it past the sentry,
who bends down, listens for a long time, and shifts the blanket off its ear.

! rows each +1

## ADV7-2.3
It says so. All the house hears it: one long, round, wet vowel. On every landing people have stopped
with a hand on the wall, and nobody, for once, is practising.

! if legendary: rows each -1

## ADV7-3
A man as wide as the passage sits across it, mending a shoe, with his maul beside him. He is a
bellbreaker, off duty. He looks up at your hands, and finds the calluses that come from poles. He
takes two tacks out of his mouth, so as to have it free.

? "Hold out your wrists" -> ADV7-3.1
? "Take hold of the maul first" -> ADV7-3.2

## ADV7-3.1
He turns them over and lays a tack in each palm, to hold for him. That is all; he has only the one
mouth. When the shoe is done he takes the tacks back, counts them, and points with his chin. That
way is clear until supper.

! rows each +1

## ADV7-3.2
Both of you have it by the handle. He is the stronger, you have the better floor. It is a fight
about who makes the first noise.

combat [Staggered] [Wounded if players = 1] E30
victory -> ADV7-3.3
defeat -> ADV7-3.4

## ADV7-3.3
Neither. The maul has been set down between you on a folded sleeve, and you sit on either side of
it, crimson, and nod.

## ADV7-3.4
It is you, and it is rather a short word, and rather loud. The bellbreaker takes his foot off your
hand at once. He looks sorrier than you are.

! if exhausted: death -> A
! record SPOKE

## ADV7-4
Paper goes by at the height of your knee. A draught has got into a sheaf of copied rests, and is
carrying it off along the gallery, leaf by leaf, toward the well. At the other end stands a scribe
with both hands in his hair. He cannot even swear.

check [Hurried if legendary] [Unhurried if players = 1] Sleight II
pass -> ADV7-4.1
fail -> ADV7-4.2

## ADV7-4.1
All but one. He counts them, kisses them, and gives you what is in his purse for it. The last is
still going down, turning over and over, into the white. He waves to it.

! gain 1 gold

## ADV7-4.2
A handful, and a bruise from the balustrade. You hold them out to him. They are all alike; he goes
through them one by one, and it is quite clear that he knows every one that is missing.

! fatigue each 1

## ADV7-5
The boy ahead of you carries a tower of bowls, and the step that he is about to put his foot on is
not there. There are two flights below it. Behind the bowls he cannot see. There is no time for
signs, and he would not see those either.

? "Shout": record SPOKE; gain 1 xp; say "He stops with one foot over nothing. The bowls go down
  without him, one after the other, felt on stone. He turns round to see what made that noise, and
  it was a person."
? "Jump" -> ADV7-5.1

## ADV7-5.1
A flight and a half, across the turn of the stair, and the wall has been plastered by people who
take pride in it.

check [Dangerous] [Unhurried if players = 1] Climb II
pass -> ADV7-5.2
fail -> ADV7-5.3

## ADV7-5.2
You lie on a landing with a boy on your chest and bowls still arriving. He has clapped his hand over
your mouth. He keeps it there until the last one has rolled out.

! rows each +1

## ADV7-5.3
He breaks a wrist. One hears it. He looks at it with his eyebrows up and does not make a sound; he
has been here for a long time.

! rows each -1

## ADV7-6
Low down on the wall somebody has chalked an arrow, and farther on another, no higher than a knee.
They lead to a cupboard. In the cupboard, on the floor, sits an elderly sister with her arms round a
music box, and a cushion on top of it. She considers you. Then she moves up.

? "Sit down, and have it played" (1 fatigue) -> ADV7-6.1
? "Shut the cupboard" -> ADV7-6.2

## ADV7-6.1
Eleven notes, through a cushion, with a tooth missing from the comb. She has tears down to the chin,
and conducts. When it is over she winds it again and looks a question at you. It is the best concert
of your life.

! recover each 3

## ADV7-6.2
You hear it begin again behind you, through oak and feathers, or you think so. You will think so at
every cupboard in the house.

! if legendary: fatigue each 1

## THE END
Larks, on a road, on the seventieth day. Feltholm is a grey stripe behind you, then it is a hill.

! if SPOKE: reveal T062
! if not SPOKE: reveal T061
! if not SPOKE: say "It is hard to be the first. In the end Hob's letter does it, which has lain at
  the post house since Tuesday: how, it asks, is everybody's voice?"
! if SPOKE: say "You have been talking since the gate, about nothing, like people let out of school.
  The story of who said what in the felt house is ahead of you by a day."
! if title T064: say "In the hedge hang some grey habits, wrung out."
! if title T060: say "Three rings itch under your ear."
! if EASED: say "In your pocket there is a slate pencil, very short."
It is dusk. You stop with your hats off: one, from far behind you, if she rings; two and three you
know about. Then ought to come the Regent's Voice, slow as a verdict. You count to a hundred. You
wait until it is dark, and a dog begins.

! if title T057: goto THE END.1
! goto THE END.2

## THE END.1
A finger is tapping on the ash of the pole: nine, eleven, one with a hat on. It has been at it for a
mile. It goes on through the place where four strokes should have been, and does not come in early.
Far out, where it is darkest, something waits along with it. You do not stop.

! gain 1 xp

## THE END.2
Vellum, under a shirt, where it has got warm at last.

! if not TENTH: say "Ten leaves, and there is nothing on nine of them. You take them out at the next
  lamp, and at the lamp after that, to see whether they still say so. You could swear that the rests
  have grown longer."
! if TENTH: say "One leaf, with one line on it and the print of your heel. You take it out at every
  lamp. They have the nine that say nothing. You have what it was that they were not saying."
! gain 1 xp
`
