// Made from the books by `npm run books`: write there, not here.
export default `# ADV9 The Road With No Echo

## MAP
loc A "Last Lamp" at D6 xp 0
loc B "Field of Coats" at D5
loc C "House of Rain" at B4
loc D "The Queue" at F3 xp 2
loc E "Mirror Ford" at C2
loc F "Still Market" at F1
card M22 loc G "Street of Doors" at F5
card M23 loc H "Empty School" at A3
card M24 loc I "Bridge of Voices" at D1
card M25 loc J "Your Own House" at H1
path A-B
path B-C enc 1
path C-E enc 1
path D-E enc 1
path D-F enc 1 closed
card M22 path B-G
card M22 path G-D enc 1
card M23 path C-H
card M24 path E-I
card M24 path I-F enc 1
card M25 path F-J
start A
recover A9

## SETUP
Put the marker on the Last Lamp and the tokens 1 to 6 face down on the paths; those for the street
and for the bridge wait beside the map. Then write nine words on the journal, one under the other,
and say each of them aloud once: STEP, RED, BREAD, LAUGH, SONG, HAND, HOME, LAMP, NAME. It is what
you bring along. You will be asked for it. And wherever you arrive, something goes out of your rows,
unless the fog makes room for you.

! record STEP; record RED; record BREAD; record LAUGH; record SONG; record HAND; record HOME; record
  LAMP; record NAME
! if title T040: record BREATH
! if title T060 or favor F3 >= 7: record ROOM
! if title T036: reveal M22
! if title T039: reveal item 64
! on arrive if BREATH: erase BREATH
! on arrive if not BREATH and not ROOM: rows each -1
! on arrive if not BREATH and not ROOM and favor F3 <= 3: rows each -1
! on arrive if legendary: fatigue one 1

## BEGIN
Brass, bent double and hammered flat into the iron: there are pins all the way up the post of the
last lamp, to the height of a man, and higher where somebody has stood on a box. The road has not
been told that it ends here. It goes on behind the post, quite straight, and is white from the third
pace.

Hob Tarrant has brought a keg, a drum of bell rope, and a hammer. The hammer he puts down behind the
post, where he thinks that you do not see it. He ties one end of the rope round his wooden leg and
lays the other in your hand. Then he calls down the road, once, as one calls in front of a wall, and
holds his head to one side. Nothing comes back.

"You might," he says. "Come back." It is the first time that he has not made it a question.

! goto A5

## A
! if CALLED and not BACK: goto A10
! if BACK: allow-end
Bent brass, a keg, a box to stand on.

! if not BACK: say "Hob sits in a ring of yellow with the rope across his knees."
! if BACK and title T086: say "Hob has not let go of the edge of the keg. Somewhere a bird is making
  a noise, and nobody stops it."
! if BACK and not title T086: say "Nobody sits on it. A brass pin lies on the lid. Somewhere a bird
  is making a noise."
! if title T042 and not BACK: say "Under the hum of the wick somebody is saying numbers, a long way
  down. You know who that is."
? if not BACK or title T086: once "Ask Hob Tarrant what he would take along" -> A1
? once "Read the pins" -> A2
? if title T042: once "Say the next number, down the road" -> A3
? if CHALKED: "Read what you have chalked on the post" -> A4
? item
? rest
? move

## A1
"Would you like a rattle?" asks Hob. "Would you like a slate? Did it ever hurt anybody to have a
thing in writing?" He turns the wick up by a hair, and down by a hair. There is a rule on the post,
he says; would you call it a long one? Two things, a lamp, and which way home is? He has hauled in
people who had come away with one of them. Or would you care to stay here? That last he asks the
keg.

! reveal item 48; reveal item 54
! goto A

## A2
Two letters are scratched beside each of them. They begin at your ankles, two hundred and eleven
years ago. From there they go up through a bad winter, through four brothers, through somebody who
had all his letters the wrong way round, to where you would need the box. At the very bottom is no
pin. There is a hole, drilled for one, and the others have been set round it with a finger's breadth
to spare, as people leave a chair. *O. W.* Somebody has kept it oiled.

! rows each +1
! goto A

## A3
At his own pace, a breath to a number, you say it into the white. Far in, and far down, he stops.

"You are on the wrong side of it." A breath. "You count right." A breath. "There are stones. I set
them. One. Two."

From then on there is, at long intervals, something square beside the road, at the height of a knee,
and it is where he said it would be.

! recover each 2; gain 1 xp
! goto A

## A4
Chalk, at the height of your eyes, in a fair hand. It is a surprise how many of the nine one would
have said one knew. What you read out here, slowly, with a finger under it, you have again. But it
comes off on the finger. There will be enough on the post for one.

? if not STEP: "Read out 'step'": erase CHALKED; record STEP; goto A
? if not RED: "Read out 'red'": erase CHALKED; record RED; goto A
? if not BREAD: "Read out 'bread'": erase CHALKED; record BREAD; goto A
? if not LAUGH: "Read out 'laugh'": erase CHALKED; record LAUGH; goto A
? if not SONG: "Read out 'song'": erase CHALKED; record SONG; goto A
? if not HAND: "Read out 'hand'": erase CHALKED; record HAND; goto A
? if not HOME: "Read out 'home'": erase CHALKED; record HOME; goto A
? if not LAMP: "Read out 'lamp'": erase CHALKED; record LAMP; goto A
? if not NAME: "Read out 'name'": erase CHALKED; record NAME; goto A
? "Leave the chalk where it is" -> A

## A5
Put an arm into the white, and the arm stops at the elbow. Everybody whom the fog has had is in
there. Of the nine bells one still rings, or two. Before it is none, somebody might go in and ask
what it wants. In two hundred and eleven years that has not occurred to anybody. The Wick has one
rule for this road, scratched over the topmost pin: *Know a lamp. Know the way home.*

! if title T040: say "You draw one breath, of the slow kind, as at the well on the Mother Isle. It
  will last as far as the first field."
! if title T060: say "Under your ear three rings have begun to itch, and the white draws in its
  skirts, as for one of the house."
! if ROOM and not title T060: say "The white draws in its skirts to let you by. Somebody at Feltholm
  has put in a word."
! if not ROOM and favor F3 <= 3: say "The white feels down the sleeve to your boots, like a porter
  who has been given a description."
! goto A

## A9
Gravel under your heels, and a knot under your arms. You lie in the ring of light with your feet
still outside it.

! if not BACK or title T086: say "At the other end of the rope somebody with one leg has sat down in
  the road. He has no breath left to ask anything with."
! if BACK and not title T086: say "The rope is made fast to the post. You have come in by it, hand
  over hand, and could not say whose hands they were."
! if exhausted: death -> A
! goto A

## A10
White, and the rope ahead of you, at the height of a knee, and somewhere a place where it is less
white. There is nothing else to go by. A rope does not say how far.

! if title T077: say "Behind you somebody sets down their feet where yours have been, and has hold
  of your coat."
! if title T078: say "You take small breaths, round what you carry, so as not to spill it."
! record BACK
! allow-end
! if (LAMP and HOME) or (title T071 and (LAMP or HOME)) or (title T106 and LAMP): goto A11
! goto A14

## A11
There is something yellow.

! if LAMP and HOME: say "It is a lamp. One walks toward it; it is the one thing that you have ever
  been paid for."
! if title T106 and LAMP and not HOME: say "A lamp, but whose, you could not say. You have it in a
  roll, though, by date: at this hour the fog turns and draws out, and you go with it as with a
  tide."
! if title T071 and (not LAMP or (not HOME and not title T106)): say "What one does about that, you
  could not say. But Oda Ketil's coal has begun to pull at your pocket like a dog that knows the
  street."
Hob Tarrant sits on the keg and shields the flame with his hand, although there is no wind. The wick
is down to its last thread. The hand must have been there for some time. "Would that be everybody?"
he asks, and begins to count.

! if title T077: say "It comes to one over. He counts again, and it comes to one over, and he has to
  see to the lamp."
! reveal T086
! goto A

## A14
Something yellow hangs in the white, a good way off. It is pleasant to look at, and so you stop and
do that; what else would one do? Then it is not there any more.

The rope jerks. Along it, hand over hand, without a light, since it has gone out, comes a man with a
lamp pole for a leg. He takes hold of the first coat that he meets, and does not let go until there
is gravel. He comes out last. When you turn round to thank him he is standing at the edge with his
head to one side, like somebody who has been called from the next room.

"Would you excuse me?" says Hob Tarrant, not to you.

The loop of the rope is about your own chest. He must have put it there. It is round nobody else.

! fatigue each 3
! goto A

## A54
A stub of chalk hangs from the slate on a string. You write nine words with it on the post itself,
above the topmost pin, one under the other, so that they shall be outside when you are in.

! if not BACK or title T086: say "Where you stick, Hob has it; he was there when you packed. 'Is
  that the lot?' he asks, when he has read it through. He means no harm."
! record CHALKED
! goto A

## B
! if not xp-here: goto B1

Coats, some thousands of them, buttoned to the chin and standing up. In each is the shape of
somebody, made of air. They have been set out in rows across the whole of a field, with a hand's
breadth between sleeve and sleeve, and they all face inland. Eels lie like that, on the bed of a
weir, with their heads toward the land.

! if title T036: say "Between two rows a street goes off. Wace once drew it for you, on the back of
  a date (see under dreams)."
! collect
! if title T017: goto B3
! goto B2

## B1
Wool, buttons, no wind.

! if title T077 and title T085 and not BACK: say "Wren Pell wishes them good evening, row by row,
  and asks some of them how long they have been."
! if title T077 and not title T085 and not BACK: say "Whoever has hold of your coat goes through
  here with their eyes on your heels."
! if title T078 and not BACK: say "Collar after collar turns to what you carry, and turns back."
? once "Put your ear to a collar" -> B4
? once "Take one that fits" (erase RED) -> B7
? if RED: once "Follow the red linings" -> B8
? once "See what is grazing there" -> B9
? item
? rest
? move

## B2
Ten paces in you notice what is missing, and stop, and do not hear yourself stop. You stamp. The
ground takes the print. But your steps have gone, every one of them, back to the first, which went
across a kitchen and had somebody's arms at the end of it. The field has them. It had not had any.

! if title T061: say "It goes round you once more, though, and finds somebody who has walked on felt
  for a week without a word. There is hardly anything to be had. What there is, it puts back."
! if not title T061: erase STEP
! goto B1

## B3
Collar by collar they turn to you, a little, as one does for somebody whom one knows by sight. You
dug on a beach once, one row for both sides, and did not ask which was which. It has got about.
Nobody here would think of taking your steps. You hear each of them, all the way across.

! if not title T036: say "In the third row a sleeve is held out. Behind it, between two coats, runs
  a street."
! if not title T036: reveal M22
! recover each 2
! goto B1

## B4
One button, and you can get your head in. It is warm inside the collar, and somebody is thinking
about a stove: whether it was shut. They go round it and look, and come back, and go round it and
look. It is not at all unpleasant. There would be room for two. What one must not do is join in.

check [Unhurried if players = 1] Stand Firm III
pass -> B5
fail -> B6

## B5
It is the stove in the third house of a street which they all know, since it is where they all
lived, the whole field. Green door, brown door, green door; mind the scraper. You could find it from
here with your eyes shut. You have them shut.

! if not title T036: reveal M22
! rows each +1
! goto B1

## B6
It is later when your head comes out. What coal costs, to the penny, in a town in which you have
never been: that you know now, and something must have made room for it. A long way off one of the
coats begins to shake at the shoulders; then the one beside it. It goes down the row. They have got
hold of something funny, and it was yours.

! erase LAUGH
! goto B1

## B7
A good coat. It fits across the shoulders as if somebody had measured, and it is warm from nobody.
The colour was what you chose it for; it stood out in its row like a shout. Now, turned to the
light, held against your sleeve, it is of none that you could name. In the pocket is a list. *Eggs.
Thread. Fetch M. from school.*

! reveal T084; reveal item 87
! goto B1

## B8
Nineteen of them have it, where the hem lifts: a lining as red as a mouth. They stand across all the
rows, in a line, like stitches. The line goes out to the far edge of the field, and the nineteenth
is so small that it lies on the ground. It is not a coat. It is a shoe, lined with red. Somebody had
no time to turn back for it.

! reveal R52
! goto B1

## B9
Hems are being eaten. It comes along the row with its head down, a stag, a door and a half high, and
in its antlers hang lamps, a great many, all of them lit, and none of them gives any light. It draws
a thread, and chews. Then the whole chandelier goes up. Here is something that has hems, and moves.

! if title T045: say "You had a hand up before it lifted its head. Whoever has been under the tide
  for a hundred breaths hears things early."
combat [Wounded if players = 1] [Staggered if title T045] E39
victory -> B10
defeat -> B11

## B10
It goes off between the rows at a walk, like a chandelier in search of a room. One lamp has come
down. It lies on the ground, lights a yard of it, and is only a lamp.

! if not LAMP: say "*Lamp*, you say. There. You had been looking for that."; record LAMP
! goto B1

## B11
Sleeves, from below, with white between them. You are lying in the third row, in a gap, quite
straight, arms at your sides, and there is a hand's breadth to the left and to the right. Somebody
has done you up, to the chin.

! if exhausted: death -> A
! fatigue each 1
! goto B1

## B54
A name is sewn into the first collar, in a wife's stitches. *Anders Finn.* You copy it on the slate,
and hold the slate up before the place where one would have a face. For a while it hangs there as it
hung. Then every button on it lifts, as on somebody who breathes in, and it takes a step.

! rows each +1
! goto B1

## C
! if not xp-here: goto C1

Water runs down the stair carpet and out over the mat. It is raining in the hall, it is raining in
the parlour, on the spinet, into the clock; on the beds it rains as if it meant to stay. Only the
kitchen is dry. Through its door you can see a table, a loaf on a board, and beside the loaf a
knife, with its edge turned away, as one lays it where there are children.

! collect
! goto C1

## C1
Drumming, on everything. You have it in your teeth, not in your ears.

? if BREAD: once "Sit down in the kitchen" -> C2
? once "Give the kitchen what it lacks" (erase BREAD) -> C3
? once "Go up the wet stairs" -> C4
? once "Look out of the back door" -> C8
? item
? rest
? move

## C2
It smells. Nothing has, since the lamp, and this does only because you know what it ought to smell
of. The crust goes off like a small fire. You eat it down to the board, on dry chairs, and
afterwards a finger travels round for the crumbs. It turns out to be yours.

! recover each 4
! goto C1

## C3
You stand in the doorway and think of it, as hard as you can: a whole street, at six in the morning,
with the shutters still down and one window lit. Then you do not. The kitchen has a smell now. It is
really very good; what is it? In the other rooms it lets up a little. On the hook behind the door
hangs a coat, made of what was over of the weather, and nobody minds if you take it.

! reveal R23
! goto C1

## C4
On the rim of a bath, on the top floor, sits a kite as large as a door, with wet shoulders. It picks
something out of the water that is not there any more, tips back its head, and swallows. Then it
looks at you, along the beak, and for a moment you cannot think what one calls the thing that one
sleeps in.

! if title T045: say "It is a bed. You had heard the beak open, and held on."
combat [Wounded if players = 1] [Staggered if title T045] E46
victory -> C5
defeat -> C7

## C5
Names are in the bath, a grey skin of them, washed off. One has caught on the plug chain. You wring
it out over a bottle, push the cork in, and do not hold it to the light. It belongs to somebody.

! reveal item 88
! goto C1

## C7
Down the stairs on your back, a step at a time, along with the rain. You arrive in the hall with
some of the carpet. The clock drips on your forehead; you used to have a rhyme about clocks, quite a
short one. Upstairs it goes on swallowing.

! if exhausted: death -> A
! rows each -1
! goto C1

## C8
Dry flags, and a hop-scotch chalked on them, one to nine. The stone lies on seven. It leads across
the yard and under a gate in the wall, and anybody can see that it is the way, if it is done
properly, on the one leg, and as though it were fun. Beside the one stands the rule, in a child's
capitals. *NOT ON THE LINES. WHO TREDS ON A LINE CANT GO HOME.*

check [Hurried if legendary] [Guided if LAUGH] [Unhurried if players = 1] Sleight III
pass -> C9
fail -> C10

## C9
Seven, and pick up the stone; eight; nine; turn. The gate has opened meanwhile. Behind it, with its
shutters back and its step swept, stands a school. The stone, when you look at it, is a gold piece,
kicked smooth on both sides.

! reveal M23; gain 1 gold
! goto C1

## C10
A heel, on a line. Back to one. It gets to be evening, and it had been evening before. In the end
you walk straight over it and through the gate, like grown-up people, and there stands a school. But
when you look round, the other chalk has gone, the thin line that went ahead of you all your life to
wherever you were to sleep. You had never noticed that it was chalk.

! erase HOME; reveal M23
! goto C1

## C64
In the parlour somebody has been sitting all this time, in an armchair, with her back to you. You
take the comb from Mother's House and comb the rain out of her hair, ends first, as one does. It is
an hour's work. When you have finished she is quite dry. She had one like that at home, she says.
She does not turn round to say it; she would lose her place.

! recover each 2; rows each +1
! goto C1

## D
! if not xp-here: goto D1

Necks. They stand on a road, one behind the other, as far as one can see to the left and as far as
one can see to the right, and face inland. Each of them has left room in front for somebody: the
width of a husband, the width of a pair of twins. Nobody pushes. It is quite cheerful, in the way of
people who have been told that it will not be long.

! collect
! if title T020: goto D2
! goto D3

## D1
Hats, necks, a great deal of patience.

! if title T077: say "There is one gap that has nobody behind it. They have not closed up. They are
  keeping it."
! if MOVED: say "All of them have taken one step. It is going on still, a long way down the road,
  like something falling over."
? once "Ask for a number" -> D4
? if not MOVED: once "Call the one who has stood longest" -> D5
? once "Ask the boy whom he is waiting for" -> D7
? once "Walk along it, to see where it begins" -> D8
? if not CALLED: "Say what you have come for" -> D10
? item
? rest
? move

## D2
First of all stands somebody in the coat of the Wick, and from the belt a snuffer is missing. You
know the handle; *P. L.* is burnt into it. "You I know," says Peg Lantry, with interest. "You were
going up." She called after you from the white until she had got through her whole list of oaths,
and through a sister, and a dog. Now it is quite clean. She only wonders how many steps it was in
the end. You tell her: two hundred and eleven.

! if NAME: say "She says your name, to thank you. She has had it in her mouth all this time."
! rows each -1
! goto D3

## D3
Water runs out of his sleeves, and round one of them is tied a band. The steward of this part of the
road would like you to go and stand at the end. There is an end; he points; it is some centuries
down. He is sorry about it. He has been on since the morning, he says, and it has been a long one.

? "Explain that you are only fetching somebody" -> D9
? "Give him a laugh to be going on with" (erase LAUGH) -> D12
? "Give him a light for his pipe, and let him keep it" (erase LAMP) -> D12
? "Push" -> D11

## D4
A slip of grey card, off a roll. "Hold on to that," says the woman with the roll, who has her own
inside her glove. The number on it is very long. It takes two readings to see what it is: your own
year, your day, the hour. Whoever has a number may cross to the far side of the road, she says,
where the stalls are, and will be told.

! reveal item 89
! open D-F
! goto D1

## D5
One foot is forward already. It must have been forward since before there was a road. He is so old
that his beard has grown round the place that he is keeping. Nobody is left who would know what he
is called. But it is a simple thing to say, anybody says it up a stair, every evening, with a spoon
in the hand: *You. Please. Come in.* It has never been said here.

! if BREAD: say "It helps that you know what there will be."
check [Guided if BREAD] [Guided if HAND] [Guided if title T057] [Unhurried if players = 1] Soothe III
pass -> D6
fail -> D13

## D6
"Is it ready?" he says. And he takes the step, out of the line, left foot first, over something
about as high as a doorsill, and is not there. It smells of soup. Nobody moves for as long as it
takes to understand that. Then the woman who stood behind him takes a step. One can hear it go back
along the road: a step, and a step, and a step.

! record MOVED; reveal T081; gain 1 xp
! open D-F
! goto D1

## D7
He is nine, in a good suit, with salt to the knees and one glove on. The bare hand he holds a little
away from himself, as one does who has had it held. "My mother," he says. "She's slow with her
boots. I said I'd go ahead. Do you know if it's going to be—" Somebody coughs behind him, and he
turns to the front at once, and puts his toes on the line.

! record BOY
! if title T063: say "You have seen that face, older, under a veil, by the light of a lamp that you
  held."
! gain 1 xp
! goto D1

## D8
For an hour you know the hats.

! if title T002: say "Two families from Sedgewick stand together with their beds. The children wave
  to you, with the whole arm."
! if title T019: say "Forty in nightshirts keep the order of their ward. The oldest has a lamp,
  turned toward where there would be a door."
! if title T026: say "Twelve with wet hair have hold of a line. The other end is lying in the road."
! if title T059: say "A Reedling, dripping, looks at his feet. He was called once, by his brother,
  and had to be sent back. The place that he keeps is as wide as a slate."
After two hours they wear bonnets that nobody has made since the bells were hung, and have their cow
with them. Where it must begin, a woman is selling the news. One buys a sheet, from politeness. It
is tomorrow's, and blank. She has no small money and gives you the change in kind: a voice, a
baritone, hardly used.

! fatigue each 1; reveal R50
! goto D1

## D9
He would like to believe it. He has a list, and he goes down it with a thumb that leaves a wet
stripe on the names. There are no names; there are the stripes. In all this time, he says, nobody
has come from that side. How does one write it down?

check [Unhurried if players = 1] Bargain III
pass -> D12
fail -> D11

## D10
One hand is for the rope. The other is free, and they have seen that it is: all along the road the
hats come round, not impatiently, to hear what you will say.

And now that you stand still among them you hear the other thing. With closed mouths, quite low,
each of them is holding a note, all the same one, the one with which they were called. They hold it
so as to know it again. Somebody who had that could tune a bell by it.

You have one hand.

! record CALLED
? if (title T005 or title T006): "Call Wren Pell" -> D15
? if title T021 and not title T007: "Call Nan Teasel" -> D16
? if title T021 and title T007: "Call Hew Lorn" -> D17
? if title T020 and not title T021: "Call Peg Lantry" -> D18
? if title T029 and not title T036 and not title T020 and not title T021: "Call Perrin Wace" -> D19
? "Call nobody, and take the note" -> D14

## D11
He does not hit. He puts the flat of his hand against your chest and sets you back, by a year, by
ten, quite patiently, toward where the end is. From farther down two more come to help him, with
water in their sleeves. One must have order, or nobody would ever be called at all.

combat [Wounded if players = 1] [Staggered if title T045] E37
victory -> D12
defeat -> D20

## D12
He steps to one side, and reads the band on his own arm as if he had only now been given it.
*Steward*, it says. He looks along the road in both directions, for somebody whom he could ask what
of.

! goto D1

## D13
"That's kind of you," says the old man, quite clearly, "but I'm being called for." With his chin he
points over your shoulder, at nobody. You said it, one hears now, like somebody who wanted to see
whether it worked.

! rows each -1
! goto D1

## D14
It cannot be had from anybody, since each has only the one. One has to shut one's mouth and hold it
along with them, behind the teeth, with all of them and against all of them, until it has forgotten
who began.

! if title T029: say "At Tallow it stood in a column of the archive. You had taken it for a date."
! if title T050: say "You learned from Grail how a thing sounds that is whole."
! if item 90: say "In your pocket the fork has begun, by itself."
! if SONG: say "It is where any song comes home to."
! if not SONG: say "You used to know how one begins."
! reveal T078
check [Guided if title T050] [Guided if title T029] [Guided if item 90] [Guided if SONG] [Unhurried if players = 1] Lore IV
pass -> D22
fail -> D21

## D15
Seventh from the front a girl turns round, with a wet plait and no ribbon in it. "What year is it?"
says Wren Pell. You tell her, and she does the sum. "Then I'm taller than the post," she says, "or I
would be. Has he eaten? Do *you* get enough? You look awful." She has stepped out of the line
without noticing.

! if title T005: say "'You let him go home,' she says, when you have told her. 'He'll have thanked
  the door.'"
! if title T006: say "She asks who gave him up to the captain. You tell her that, too. She looks at
  you for some time, and then goes on asking."
! if not HOME: say "'Which way is it?' she asks. You look at the road, at both ends of it. 'Well, I
  remember some,' says Wren."
! reveal T085
! goto D23

## D16
She is not in the line. She sits on the kerb next to it, with her chin on her fists, eight years old
and furious.

! if HAND: say "*I'm not queueing*, signs Nan Teasel. *I was finding a way. I said wait, and
  everybody did, and look. Nobody here can see hands. You took long.*"
! if not HAND: say "Her hands begin to move. They are saying something, quickly, and it is rude; you
  used to be able to tell what. Nan Teasel watches you not know. She stops, in the middle, with both
  of them in the air."
Then she gets up and takes hold of the end of your pole, as one leads a cow.

! goto D23

## D17
His palms are raw to the wrist. Hew Lorn has been ringing, here in the line, with nothing in his
hands, every dusk, on time. "They felt her go," he says. "But it gets to be evening, and they
start." He introduces you to them, first the one and then the other. "He's tired," he says of the
left, "but he kept up. He'd like to know who's been doing it at home." Nobody has. You do not say
so, and they hang down beside him and wait to be told.

! goto D23

## D18
She puts her head on one side. She would have to know the word for what she does, says Peg Lantry,
or what would be the use of her?

! if LAMP: say "You say it: *lamp*. Peg says something that is on no list at all, and has you by the
  sleeve."
! if not LAMP: say "You open your mouth, and you have not got it either. So you stand there, two of
  the Wick, and look up at the end of your pole, where something burns. 'That,' says Peg at last,
  and takes you by the sleeve."
! if not LAMP: rows each -1
! goto D23

## D19
A Duskwing stands there with one wing over his eyes and reads the back of the coat in front. "One
moment (I am at a seam)," says Perrin Wace. "I came in only to check a date (it was wrong; so was
the correction)." He has been here for four weeks. He has it all in his head by now, in order, with
the sources, and nobody to whom he could say that.

! if NAME: say "Then he turns round and says who you are, in full, with the year."
! if not NAME: say "Then he turns round. '(Forgive me,)' he says to your face. '(I had you under
  something.)'"
! goto D23

## D20
A bonnet with cherries on it, close to. You have been standing behind it quite comfortably for some
time, and whoever is in it has moved up a little, for your sake. Then it comes back to you what you
are doing here, and from where, and with what, one thing after the other. One does not come.

! if exhausted: death -> A
! erase LAMP
! goto D1

## D21
It slips, and you snatch. For the length of a breath you have hold of it and of something besides,
that nobody had offered. They look at you, the whole road of them, without reproach. It will be paid
for, you say. That is understood. They are used to waiting.

! if not title T079: reveal T079
! goto D22

## D22
There. It sits behind the breastbone like a coin that one has swallowed. They have it too, still,
every one of them; it has not become less. But they are holding it a little more carefully, now that
it can be taken along.

! goto D24

## D23
The rope in one hand, and in the other somebody. You have no third.

! reveal T077
! if not HAND: say "There was a way of holding on to people, and you once had it. You take the
  wrist, as one carries something by its handle, and it is heavy."
! if not HAND: fatigue each 1
! goto D24

## D24
One after another they turn to the front again, and each of them moves up, by a hand, the place that
is being kept. Nobody asks why it was this.

! if highest F1: say "At Tallow they will. They would have liked a figure: how many, since when, at
  whose expense."
! if highest F2: say "On three decks they will. You have walked past everybody's grandmother."
! if highest F3: say "At Feltholm they will. They would have understood nobody, and they would have
  understood all."
Where the far side of the road was shut by backs, one can get through.

! favor best -1
! open D-F
! goto D1

## D89
Digit by digit, dripping, the steward reads your number, and at the last one he does what he has not
done all day, and looks at a face. "You're not due," he says. You agree with him. He goes through
everything that he has got, in case; then he finds you a place in the margin, out of the way, where
one can sit.

! recover each 3
! goto D1

## D92
On the tip of the pole the shard goes up over all the hats, and in it you can see what they see. So
that is the front. A beach; a road with lamps along it; roofs. Fifty-three houses, and the next
village, and the next, right up the coast, and in all that wall, wherever one looks, there is not a
door. You know that coast. They have built their doors on the land side.

! gain 1 xp; rows each +1
! goto D1

## D48.54
A noise that nobody can hear, and, in chalk, what it is. You turn the rattle and hold up the slate:
*STORK.* You turn it more slowly: *CART, GOING HOME.* Once, with a jerk: *AUNT.* By the fifth you
have a furlong of the drowned looking at you as at a fair. Somebody starts to clap. He is told that
it makes no sound, and goes on. They had forgotten that one could.

! if not LAUGH: say "And there it is, from your own stomach. So that was what it was for."; record
  LAUGH
! rows each +2
! goto D1

## E
! if not xp-here: goto E1

Mud on the left boot. In the river, straight below, there is mud on the left boot. You lift an arm;
the one down there has it up already, and waits. So it is the right way round, in the water, and it
is up here that the reflection is. Stones lead across. A little farther up stands a bridge, and
nobody has said who for.

! collect
! reveal M24
! goto E2

## E1
Stones, reeds, and somebody with your hat on.

! if not title T082: say "It runs, in the wrong order."
! if title T082: say "It is only a river now."
? if not FORD: "Stand still, and hear what it says" -> E4
? once "Break off a piece of the edge" -> E8
? if not title T080: once "Give it a name to pass with" (erase NAME) -> E10
? item
? rest
? move

## E2
Knee-deep, no more, and clear to the bottom. One sees every stone, only one sees it from below; and
each time that you put a foot down, it has arrived before you. On the far bank somebody in a hat
like yours is already holding out a hand.

! if title T053 or title T041: goto E3
! if STEP: say "It is a comfort that you can hear which foot it was."
! if title T106: say "By the keeper's dates this is the hour when it turns. You wait for that, and
  have it behind you."
check [Guided if STEP] [Guided if title T106] [Unhurried if players = 1] March III
pass -> E3
fail -> E11

## E3
Stone, stone, somebody's shoulder, stone.

! if title T053: say "Water that is only a likeness finds nothing to wet on somebody who has had no
  soles to speak of since the lake of slag."
! if title T041 and not title T053: say "From above, through a door with a mat, you have seen this
  once. You know which of the stones are people, and step over those."
! if not title T053 and not title T041: say "The feet down there are ahead, so you do as they do."
Then the other bank, dry, which is this one.

! goto E1

## E4
Your own voice comes up from under the stones, with water running through it.

! if NAME: say "It says your name, as one tries a door."
! if title T080: say "It has a name to do it with: yours."
! if not NAME and not title T080: say "*You there*, it says, since neither of you has anything
  better."
It asks, not at all loudly, whether somebody would come and see. It is not hurt. It only thought
that it had heard people. That is how you would have put it yourself, so as to be no trouble to
anybody; and then it waits, and you know exactly how it is standing.

! record FORD
? "Answer" -> E5
? "Count your breaths until it stops" -> E7

## E5
A word will not do it. It has had words. You would have to be there, for as long as it takes to say
so: wholly, with both feet, with nothing held back for the way home. It is a thing that one does
perhaps twice in a life, and generally at a bedside.

check [Guided if NAME] [Guided if title T057] [Unhurried if players = 1] Stand Firm III
pass -> E6
fail -> E9

## E6
"Yes," you say. "Here."

Under the stones somebody sits down, as a person does who has carried something a long way and been
told where to put it. After that the river is quiet. It is only wet. So is your face; that will be
the spray.

! reveal T082; gain 1 xp
! goto E1

## E7
Two hundred and six. At the end it says thank you all the same, in case there was somebody.

! rows each -1
! goto E1

## E8
The rim of the water comes off with a crack, like ice from a bucket, and does not melt. In the piece
that you have there is a bit of sky, and in the sky a bird. It is flying away, and gets no smaller.

! reveal item 92
! goto E1

## E9
"Yes," says your voice, before you have opened your mouth. It has done it for you, so now it knows
how that goes; and something in the reeds knows it too. It has lain there, long and flat, with its
chin on the water, for as long as there have been last words, waiting until somebody should say one.

combat [Wounded if players = 1] [Staggered if title T045] [Exposed if players = 1] E35
victory -> E12
defeat -> E13

## E10
It comes off like a ring. The river turns it over a few times, tries it on, and finds that it fits.
After that the stones lie closer together, and there is sun on them, of a kind. Somebody on the
other bank calls across to you. *You there*, they call. It does very well.

! reveal T080; recover each 3
! goto E1

## E11
Up to the neck, in something that is not there. The one in the hat pulls you out. He has you by the
hand; he is very kind about it; and when you are on the stones he goes off upstream and forgets to
give it back.

! erase HAND; fatigue each 1
! goto E1

## E12
On its back in the mud it lets them go, one after the other, backwards, lower and lower: a whole
street's good-nights. The last is *here*. You say it too; that will have to count. There is a bottle
among the reeds, and you put the cork in while it is still going round.

! reveal R51
! goto E1

## E13
From the shallows, with your cheek on a stone, you see it go. It has your voice in its jaws. It
tries it on a stone, it tries it on a bird, and leaves it lying on the bank, a bit chewed. You can
talk with it. The other thing that one did with it, in the bath, does not come.

! if exhausted: death -> A
! erase SONG
! goto E1

## E88
Uncorked, the rain falls into the river, and where it falls are rings. In each of them, for as long
as it lasts, you see the far bank as it must have been: grass, and somebody at the water's edge, who
shakes out a tablecloth and then holds a hand over her eyes.

! rows each +1
! goto E1

## F
! if not xp-here: goto F1

Brass pans hang over the stalls, and behind every stall stands somebody in gloves. They sell sounds
here, by weight: the slam of a gate, a pound and a quarter; a cough, for small change; half of a
quarrel, on the bone. It is very full. People point, and shake their heads, and walk away and come
back, and one hears nothing. On the third stall lies something folded up small. You have gone by it
twice, and could swear that it was yours.

! collect
! if title T043: goto F2
! goto F1

## F1
Brass pans, gloves.

? if not title T083: once "Pay for the folded thing with your steps" (erase STEP) -> F4
? if not title T083: once "Pay for the folded thing with a song" (erase SONG) -> F5
? once "Ask at the stall with the tuning forks" -> F6
? once "See who weighs the weights" -> F9
? item
? rest
? move

## F2
By the fourth stall stand people who look at your pack. They have brought with them the place where
a silver pan was, and the place where a needle case was with all of its needles, and hold them out
to you so that you can see. It has been sent back, they were told, or it is going to be. It has not
come as far as this. They do not want to make a fuss.

? "Give them what it was worth" (2 gold) -> F3
? "Give them something else that one comes back to" (erase HOME) -> F3
? "Walk on" -> F13

## F3
Each of them thanks you. It takes a while; they are a large family. It fits the place exactly, one
of them shows you, there is no daylight round it at all. Then the woman who had the needles has hold
of your cuff, where it is fraying, and turns it in, and bites off the thread.

! recover each 2
! goto F1

## F4
Left; right; left. He lays them in the pan one after the other, and is impressed. They have been
far, these. He has to send next door for a bigger weight. It goes on until there are none, and then
he wraps the folded thing in paper that does not rustle, and hands it over with a bow. You leave the
stall like something on wheels.

! reveal T083
! goto F7

## F5
*One for the lamp and two for the stair*, you begin. A glove goes up: they have that, everybody
brings that, as far as six. But then the pan sinks, and sinks, and he leans forward. In this voice
they have not got it. Something comes up out of your throat, like a stone that has lain in the sun.
He has it in the drawer before you have shut your mouth.

! reveal T083
! goto F7

## F6
She strikes one on her knee and stands it on your forehead. It is not heard. It goes in behind the
eyes and down, and looks about; and somewhere in there another like it ought to begin by itself. You
have only to say when. Fifty lie on the cloth. People have come from the other stalls to watch your
face.

check [Delicate] [Guided if title T050] [Unhurried if players = 1] Craft IV
pass -> F8
fail -> F14

## F7
Unfolded it is a door. It is plain deal, with a dent at the height of a boot, and you know whose
boot. Somebody leans it against the end of the row for you. It opens on a lane, and at the end of
the lane is the house where you used to live.

! reveal M25
! goto F1

## F8
"Now," you say; and so does she, at the same moment, and blushes, and gives it to you. It has an A
on the stem. Under the A somebody has scratched, with a pin, *Supper*.

! if not item 90: reveal item 90
! goto F1

## F9
Behind the last stall sits one in the bronze collar of a ringer, streaming, with a beam across his
knees. He weighs the weights. They are clappers, very small ones, off the doors of shops. He does it
over and over; it must never be said that they were short. Then he sees your pin, and knows it for
brass, and for whose. He sets the beam aside, and stands up, and goes on standing up.

! if title T045: say "You had heard the water change, in his collar, and were behind a stall."
combat [Wounded if players = 1] [Exposed if players = 1] [Staggered if title T045] E52
victory -> F10
defeat -> F11

## F10
He was the warden on Sunday, he gives you to understand, when he has his breath. They came on one.
They were so polite. He had put down his beam to help them with the ladder. From the end of it he
unhooks the smallest thing he has, a coin that does not ring when it falls, and counts two ordinary
ones on top, so that it shall not have been a robbery.

! reveal item 91; gain 2 gold
! goto F1

## F11
A brass pan, and you in it; it swings. Something is laid in the other; something is taken off. Above
you a finger, wet to the second joint, runs down a column and stops. It is not a large sum.

! if exhausted: death -> A
! rows each -2
! goto F1

## F13
They do not come after you. They put the two empty places away again, carefully, one in the other.
But at every stall from there on, when you step up to it, the pan goes down on the wrong side.

! rows each -1
! goto F1

## F14
*Now*, you say, to all fifty. In the end she gives you one so that you shall go. It has an A on it;
it will do, her face says, for somebody who is out already.

! if not item 90: reveal item 90
! rows each -1
! goto F1

## F91
The still coin, thrown down on the counter, makes no sound whatever. And for as long as it spins
everything else in the market does: gates, coughs, a whole wedding, forty quarrels with both of
their halves, somebody's baby. It is deafening. In their gloves they stand there, with their faces
up, like people in warm rain. Then it lies flat.

! rows each +2
! goto F1

## G
! if not xp-here: goto G1

Doors, green, brown, green, down both sides, and each of them is ajar by the same inch. Somebody has
gone round and seen to it. In each gap there is a light, and a mat, and an evening. Nobody has
fallen asleep in any of these houses. One can tell by the shoes in the halls, which all point to the
door.

! collect
! goto G1

## G1
Cobbles, scrapers, two rows of numbers.

! if not SHUT: say "From every house an inch of lamp lies across the road."
! if SHUT: say "It is dark, and breathes evenly."
? if not SHUT: once "Knock" -> G2
? if RED and not SHUT: once "Find the red door": say "Green, brown, green; and one, on the left,
  that somebody painted in a spring when he was happy. A child could have found it in the dark. You
  lean your back against it. It is warm from the other side."; recover each 3; stay
? if not SHUT: once "Push one open" -> G3
? once "Pull them all to" (2 fatigue) -> G6
? item
? rest
? move

## G2
"Is that you?" say the doors. They say it all at once, in as many voices as there are. It is only
you, you say. "Oh," say the doors. "Well. Mind the step."

! if title T081: say "But the fourth opens. The old man who was called has his boots off and soup in
  front of him, and across the table sits somebody whose place he had kept. Come in or stay out, he
  says, there's a draught. He has never been so happy to complain of anything."
! if title T081: recover each 3
! goto G1

## G3
Hats on pegs, and a stair. Halfway up it sits something with its back to you, and picks from the
air, between two claws, what was said here last. It eats with care, from the end to the beginning.
It has got as far as *only*. It hears you breathe in.

combat [Wounded if players = 1] [Staggered if title T045] E35
victory -> G4
defeat -> G5

## G4
What it had not eaten yet hangs over the mat at the height of a hat: *only going down to look at the
sea.* You leave it hanging. It has a tune, as such things have from somebody who is half out of the
door already.

! if not SONG: say "That you cannot help taking with you. It was something of the kind that you had
  lost."; record SONG
! goto G1

## G5
Wet stone, against your cheek, and a boot scraper. Behind you the door falls to, as far as an inch.
There was something to be said about that, and it would have brought the house down; you lie there
and look for it.

! if exhausted: death -> A
! erase LAUGH
! goto G1

## G6
It is a long street. As each of them shuts, somebody inside says *there*, and puts up the chain, and
you hear a chair. When you have come to the end and look back there is not one light. It no longer
looks as though it were waiting. It looks like any street where people have gone to bed. Somebody, a
good way off, had counted on those lights.

! record SHUT; favor F3 -1
! goto G1

## G87
The coat knows the way. It turns in at the fourth on the left and has your arm up before you have
thought of knocking. Behind the door somebody is laying a table, by the sound: three, and something
small to sit on. They will be wanting the thread.

? "Let it go in without you" (item 87): lose T084; recover each 4; goto G1
? "Keep it on" -> G1

## H
! if not xp-here: goto H1

Small chairs, in rows, tucked in. All across the board goes a sum, in white, in a neat round hand,
and somebody has been over it since in another colour. It is very long. It goes down to the chalk
tray, and there it comes out.

! collect
! goto H1

## H1
Chalk, a stove, somebody's starling.

? once "Check the sum" -> H2
? once "Sit down in the third row" -> H5
? once "Say good morning to the starling" -> H6
? if not HAND: once "Take the hand bell from the desk" -> H7
? item
? rest
? move

## H2
So many dusks, times so many strokes: you know those. It is multiplied by something else, and there
is a good deal to carry. Under the line, after the number, stands what it is a number of, for the
inspector. *People.*

! if RED: say "Wherever it was wrong it has been put right in red, all but once."
! if not RED: say "There are corrections. You can see where the chalk has pressed, and nothing else;
  they must be in some colour."
check [Guided if RED] [Guided if title T106] [Unhurried if players = 1] Lore III
pass -> H3
fail -> H4

## H3
It is out by one. You find it, in the last line: somebody has not been counted yet, and has been
carried all the same.

! if NAME: say "You take the chalk and put it in. Your own name is quite short."
! if not NAME: say "You take the chalk, and stand there with it. In the end you put in a cross."
The chalk you keep.

! reveal R22
! goto H1

## H4
Another number, each time, and always less than theirs. After the fourth you notice that you have
been leaving people out, one here, one there, whom you had thought of as nobody in particular.

! rows each -1
! goto H1

## H5
Carved into the desk with a pin: *Wren P.*, and a boat. Each year somebody has added waves. You fit
the seat better than you would have expected, knees and all, and there is sun on the lid of the
inkwell.

! if title T005 or title T006: say "You know a man who greases her boots."
! recover each 2
! goto H1

## H6
"Where did you get to?" says the starling, in a man's voice. "You'll be late. You'll be late. Have
you washed?" It looks round at the chairs. It has said that to them every day, and it is the first
time that one of them has come in. It walks up your arm, to see about your ears.

! gain familiar 14
! goto H1

## H7
Out of the window you ring it. It makes no noise. But all over the yard the dust jumps, in small
prints, running, from behind the wall, from up the tree; and they stop in a row, in twos, at the
step. You look at your own fist. It has the handle as one has hold of something that one is not
going to drop. So that was how.

! record HAND
! goto H1

## H90
Struck on the edge of the desk, the fork says nothing. But on the board the last line wipes itself
out, thinks, and stands there again, larger by one.

! if not NAME: say "It is your name that has been added. It was quite short; it had been in your
  other hand the whole time."; record NAME
! rows each +1
! goto H1

## I
! if not xp-here: goto I1

If you do not hum, it does. As soon as you begin, the bridge leaves off, and lets you go on by
yourself, over the drop, feeling foolish; and when you stop to take a breath it helps you out. It
has no rail. Each plank has been worn hollow in the middle by somebody who stood there, and had not
said it.

! collect
! if title T057: goto I3
! goto I2

## I1
Planks. One for each who had been going to say something.

? if not TOLD: "Listen at the plank in the middle" -> I6
? once "Call down into the fog" -> I8
? item
? rest
? move

## I2
Halfway over there is no getting through. You cannot see anybody. It is only so full of people not
saying anything that there is nowhere to put your foot. They have waited for somebody who would
change the subject.

check [Guided if SONG] [Unhurried if players = 1] Carouse IV
pass -> I4
fail -> I5

## I3
Nine beats. Eleven. One with a hat on. You learned it on your knees, at Feltholm, leaf by leaf, and
had thought that it was for singing. It is a way of walking. You set your feet on the rests, and
they bear.

! recover each 1
! goto I1

## I4
It is a drinking song, with gestures. Where you are short of the words there are the gestures. They
make way as one makes way for a band; and behind you, when you are across, the bridge tries it over,
very low, and comes to grief on the chorus.

! rows each +1
! goto I1

## I5
On all fours, then, between *I never meant* and *you might have written*. In the middle somebody
takes hold of you, as people do in a crowd, so as not to be parted. He keeps what he takes hold
with.

! erase HAND
! goto I1

## I6
"You are going to say that he is not there." A woman's voice, from under the plank. It is the
Precentor; she must be standing at the edge of the white, at Feltholm or nearer, with a child's
glove in her fist, and speaking in. "You have only come to tell me that it was all for—" You wait.
Nobody ends it for her, and she does not care to end it herself. "Is he?" she says.

? if BOY and not TOLD: "Tell her that he is keeping her a place" -> I7
? "Walk on, on the outer planks" -> I1

## I7
There is nothing, for as long as one can bear to listen to it.

"With his hand out," she says. "A little away from himself. Yes. He would." You had not said
anything about the hand. Then one hears her go, on felt, over gravel: eleven steps, and she has to
stand still.

! record TOLD; favor F3 +1; gain 1 xp
! goto I1

## I8
*Hoy*, you call. It does come back, after a time, but it has been gone over, by somebody who
understood it to mean something else. Behind it comes breath. They are many, low, close together,
and have no light, since they do not need one. In all this quiet there is just one noise, and you
have it in your chest.

! if title T045: say "It has two beats. You heard the third."
combat [Wounded if players = 1] [Exposed if players = 1] [Staggered if title T045] E55
victory -> I9
defeat -> I10

## I9
They lie down in a ring, some way off, and pant without air. From the sound of it they had thought
that you were larger. One has brought you something and laid it down between you, a purse, rather
chewed, and waits to have it thrown.

! gain 2 gold
! goto I1

## I10
Planks, and both hands on your chest, pressing, so that it shall not be so loud. All round you they
have put down their chins. They only want to hear it go on.

! if exhausted: death -> A
! fatigue each 1
! goto I1

## I90
The stem of the fork goes on the end of the first plank. From there to the far bank, for the length
of a breath, all of them agree. Then they remember what it was about.

! rows each +1
! goto I1

## J
! if not xp-here: goto J1

It has been tidied. The jug that you broke has been put together, and well; one would have to know.
On the table stands a plate, with another turned over on it to keep it warm. The chair is pulled out
by as much as you need. From the next room comes the sound of somebody washing up, the first sound
since the lamp that you have not had to imagine.

! collect
! goto J1

## J1
It is the right clock.

? if not PLATE: "Sit down" -> J2
? if BREAD: once "Lift the upper plate": say "Heel of the loaf, dripping, salt; what you were given
  when you had been out too long, and nothing was said about it. It is still hot. You eat it
  standing, with your coat on, like a thief."; recover each 3; stay
? once "See who has been sleeping in your bed" -> J5
? if LAUGH: once "Tell it the one about the cow" -> J7
? item
? rest
? move

## J2
The chair knows you. It gives the creak, and in the next room the plates stop. "Are you staying?"
somebody asks, with her hands in the water, without turning round.

! record PLATE
? "Say: not yet, but I should like to take the lamp" -> J3
? "Say: yes" (erase HOME) -> J4
? "Go out, and pull the door to as far as it was" -> J1

## J3
"Take it, take it," says the voice. "You'll bring it back." That is a promise, unless one
contradicts. You stand there with the lamp in your hand, the one with the chip, and it is burning,
and you do not contradict.

! if not title T079: reveal T079
! if not LAMP: record LAMP
! recover each 2
! goto J1

## J4
It is a lovely evening. You dry; she tells you about everybody. When you do get up, you know all
that there is to know of this house, each stair and what it says. How one comes to it, and from
where, you have put down somewhere, and cannot think where that was.

! recover each all
! goto J1

## J5
Nobody. But the blanket is thrown back, and the pillow has a hollow in it, on the side on which you
do not sleep. It is still warm. It would be only for a moment, only to see whether it goes on
fitting.

check [Unhurried if players = 1] Stand Firm III
pass -> J6
fail -> J8

## J6
Sheet, blanket, the corner as you were shown it. The hollow you smooth out, with the flat of your
hand, until it is nobody's. That is all, and one can leave after that.

! rows each +2
! goto J1

## J7
To the jug you tell it, since the jug has always been fair. In the next room the splashing stops.
You have never been so much afraid for a joke; you take the pause before the bucket, and hold it,
and hold it. Then somebody in there laughs, at the cow. It is exactly how she laughed.

! recover each 4
! goto J1

## J8
When you are next awake the clock says the same, and the sheet has been drawn up, and somebody has
put out a clean shirt. Getting up is like getting up out of wet sand. One leg you manage, by
thinking of the other as a stranger's.

! fatigue each 2
! goto J1

## ADV9-1
Paws, and no noise of paws. You become aware of them because your own heart has fallen out of step,
like somebody who is being followed. When you stop it does not. To the left and the right of the
road, low down, a great many heads have turned to it.

combat [Frenzied if legendary] [Wounded if players = 1] [Exposed if players = 1] E55
victory -> ADV9-1.1
defeat -> ADV9-1.2

## ADV9-1.1
The last of them was somebody's; there is a collar in the fur. It walks at your heel for a while,
out of manners, and at a gate that is no longer there it waits to be let through.

! rows each +1

## ADV9-1.2
They have not bitten. They lay all round you and on top of you, and listened, and it is that which
makes one so tired.

! if exhausted: death -> A
! fatigue each 1

## ADV9-2
A carter sits at the height of a box seat, upright, with reins in his hands. He has no box, no horse
and no cart. "Going my way?" he asks. There is room. He would only have to put down who it is, for
the toll.

? "Tell him whom he is driving" (erase NAME) -> ADV9-2.1
? "Tell him the time, for luck, and walk" -> ADV9-2.2

## ADV9-2.1
He writes it on his cuff, letter by letter, with his tongue between his teeth, and clicks at
nothing. It sways. Hedges go by, a duck pond, a whole Tuesday. When he sets you down you have come a
good deal farther than you have walked. He has your name, and waves with it.

! recover each 4

## ADV9-2.2
Dusk, you tell him. "It's always that," says the carter.

! if legendary: say "You walk on beside where his wheels would be. He is company for a mile, and
  then it is only the mile."; rows each -1

## ADV9-3
An arm is held out across the road, with a band on it. People are passing, from the left to the
right, with their furniture: a bed, a bed, a dresser with the plates in. It will take as long as it
takes. Somebody, one gathers from the arm, has to see to it that they cross in order.

? "Wait" (1 fatigue) -> ADV9-3.1
? "Duck under the arm" -> ADV9-3.3

## ADV9-3.1
Last in the procession comes a child with a bird cage, and in that a smaller one. It looks up at
you, standing there beside an arm, and presses a coin on you, as one does to a doorman.

! gain 1 gold

## ADV9-3.3
It comes down, like a barrier. He is sorry; but if he lets in one, where would it end? He looks as
though he would really like to be told.

combat [Wounded if players = 1] [Staggered if title T045] E37
victory -> ADV9-3.1
defeat -> ADV9-3.4

## ADV9-3.4
From hand to hand you go, over the heads of all of them, from the right to the left, between a hat
stand and a crib. They put you down with care where you will not be in the way. It is where you
began.

! if exhausted: death -> A
! fatigue each 1

## ADV9-4
A bare tree, and kites in it, folded like umbrellas. Under the branches lies what they have let
drop: the word for an aunt by marriage, the taste of pear, most of a Thursday. Some of it you know.

? "Take back what is yours" -> ADV9-4.1
? "Walk by with your hats pulled down" -> ADV9-4.2

## ADV9-4.1
They wake in order of size. The large ones have the oldest things in them, and are the hungriest.

combat [Venomous if legendary] [Wounded if players = 1] E46
victory -> ADV9-4.3
defeat -> ADV9-4.4

## ADV9-4.2
One hat has not been pulled down far enough. A beak is following it, from branch to branch, with
interest.

! if not STEP: say "At least you make no noise. That much the field has done for you."
check [Guided if not STEP] [Unhurried if players = 1] Stealth III
pass -> ADV9-4.5
fail -> ADV9-4.4

## ADV9-4.3
It was under the pear: what a baker's smells of, and why one laughs. Both of them, it comes back to
you, were from the same person. You put them where you will feel it if they go.

! record BREAD; record LAUGH

## ADV9-4.4
Something was about to be said. There was a table in it, and a cloth, and steam. Overhead they fold
themselves up again.

! if exhausted: death -> A
! erase BREAD; rows each -1

## ADV9-4.5
Behind you one of them lets something go, on purpose. You pick it up. It is a Thursday, with a good
deal left in it.

! rows each +1

## ADV9-5
Pegs in her mouth, a woman is hanging out washing, on a line that one does not see. As she pegs each
thing it is gone. The basket is full. "Hold this," she says.

? "Hold it" (1 fatigue) -> ADV9-5.1
? "Ask her whose it all is" -> ADV9-5.2

## ADV9-5.1
It is a sheet, and you have one end. The other goes off into the white, at the height of your own,
and draws tight. Somebody has that. You fold, they fold; you walk up to each other, corner to
corner, as it is done. You feel the hem laid over your fingers. Then there is a folded sheet in your
arms, and nobody.

! recover each 3

## ADV9-5.2
She thinks. Out of the basket she holds up something very small, with a drawstring, and looks at it,
and at her own hands. You would give a good deal not to have asked.

check [Unhurried if players = 1] Soothe III
pass -> ADV9-5.1
fail -> ADV9-5.3

## ADV9-5.3
"There's such a lot of it," she says, and goes on pegging, faster.

! rows each -1

## ADV9-6
Across the road lies a stag, asleep or dying, with its chandelier on. Forty-one lamps burn on it
without light; you count them, since that is your trade. One is out.

? "Light it" -> ADV9-6.1
? "Go round" -> ADV9-6.2

## ADV9-6.1
Hook; tongs; flame.

! if LAMP and HAND: goto ADV9-6.3
But there was something else that came in between, and it was the whole of it. You stand there with
eleven feet of ash in the air. It has opened an eye.

combat [Wounded if players = 1] [Relentless if legendary] E39
victory -> ADV9-6.3
defeat -> ADV9-6.4

## ADV9-6.2
There is a great deal of round.

! fatigue each 1

## ADV9-6.3
Yellow, and after a moment a ring. It gets to its feet under you, with forty-two, and walks ahead
for a mile, and for that mile you have a shadow, and can see your own two hands. Then you cut the
notch.

! if not LAMP: say "There is a word for what you have just done, and it comes by itself."; record
  LAMP
! gain 1 xp; recover each 1

## ADV9-6.4
From beneath, antlers are a ceiling, and a very grand one. It steps over you, hoof by hoof, in
search of the rest of the house.

! if exhausted: death -> A
! fatigue each 1

## THE END
Tea, out of a can, with soot in it. It is still the eighty-fourth day, or it is the ninety-first,
says a carrier who has come up with oil.

! if title T086: say "Hob counts you once more, from mere pleasure. He sees you see the hammer.
  Would anybody know, he asks, whose that is?"
! if not title T086: say "The pin on the keg is Hob's. He took it off before he came in after you;
  he was a tidy man. It bends over the thumb, it is only brass. Then one gets up on the box with the
  hammer, and looks for a place, and reads the letters to the right and the left of it. Six blows.
  It wanted three."
! if title T080: say "The carrier asks whom to put down for the oil. You look at him. He writes *one
  lamp*."
! if title T079: say "On the inside of your wrist is written what you have promised to bring back."
! if title T081: say "In the white something is still falling over, a step at a time."
! if title T078: goto THE END.1
! goto THE END.2

## THE END.1
One has to breathe round it, so you do not talk much. When the carrier's wheels turn you can tell
which spoke is cracked. At dusk nine strokes come over the heath from Land's Ear, each of them a
breath late, and you put down the cup. You had never noticed. She is flat. It is by so little that
one could do it with a file.

! gain 1 xp

## THE END.2
At the fire there is one more than went in.

! if title T085: say "Wren Pell has your blanket. She would like to be told everything, in order,
  and whether he still says sorry to the pews."
! if not title T085: say "They hold the can in both hands, and look at whoever is speaking until he
  has come to the end."
Nobody on this coast has ever come out of there before, not to stay. It will have to be explained to
everybody who is missing somebody, one at a time, why it was this one. You go over it, in your head,
to see how it begins.

! gain 1 xp
`
