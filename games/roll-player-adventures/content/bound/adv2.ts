// Made from the books by `npm run books`: write there, not here.
export default `# ADV2 Salt on the Road

## MAP
loc A "Milestone Camp" at B5 xp 0
loc B "Burnt Tollgate" at D5
loc C "Dune Wells" at C4
loc D "Wreck Beach" at A3
loc E "Saltern" at E3
loc F "Hermit's Boat" at B1
loc G "Watch Dune" at C2
card M03 loc H "Hidden Spring" at E1
path A-B enc 1
path A-C
path B-C enc 1
path B-E enc 1
path C-D enc 1
path D-G
path E-G enc 1
path F-G enc 1
card M03 path C-H
card M04 path D-F
start A
recover A13

## SETUP
Put the marker on Milestone Camp and the encounter tokens 1 to 6 face down on the paths. It has not rained for nine days. Until you have drunk your fill, and as long as you carry no waterskin, every arrival anywhere costs each of you one stamina out of your rows.

! on arrive if THIRST and not item 38: rows each -1

## BEGIN
Sand in the bread, sand in the ink. Captain Brand has pitched thirty men round a milestone that says *41* on all four sides, so that nobody can accuse it of pointing. There is one water cart. There is a rope round the cart, and a man who walks round the rope.

! if title T001: say "'You rang,' the captain says. 'I wrote it down. I was asked why I had written it down.'"
! if title T002: say "'You did not ring,' the captain says. 'I wrote it down. Nobody has asked.'"
You salute, and your lips crack. She watches it happen. "Have you drunk today," she says. "No. You are not on the list. There is a sutler." Behind her, over the dunes, goes up the smoke of somebody else's breakfast.

! record THIRST
! goto A

## A
Thirty men, one water cart, a milestone that commits itself to nothing.

! if DAWN and title T009: say "The tents are coming down. The men pack with their backs to each other."
! if DAWN and title T010: say "A bucket has been tied to the milestone. *Maud*, it says on the side."
! if DAWN: allow-end
? if not DAWN: once "Hear the captain's orders" -> A1
? once "Buy a full waterskin from the sutler" (1 gold): reveal item 38; stay
? once "Ask Corporal Dunnage how the gate burned" -> A2
? if explored D and not REPORTED and not DAWN: "Tell the captain what lies on the beach" -> A3
? if OIL and not SAID and not DAWN: once "Put the burnt oil tin on the captain's table" -> A6
? if ORDER and not DAWN: once "Show Corporal Dunnage the order from the money box" -> A7
? item
? rest
? move

## A1
"I am to clear the beach. I have thirty. The road through the dunes is nine feet wide, and they have slings on the gate. Find me a second way. Then flash." She gives you a signal mirror, in a sock. What there is on the beach she does not say. She shows you the paper. *Clear the beach of*, somebody has written, and then, before he had decided on a word, signed it.

! reveal item 44
! goto A

## A2
"Keelborn," says Corporal Dunnage. "They came and burned it, and burned it." He was on the gate that night; he tells you so before you have asked. Each time he says *burned* he pulls down his left sleeve, which is singed at the cuff. The milestone is very old, he would like you to know. People come to see it.

! if people "Hornfolk": say "Those of you who have horns look at his. Two notches have been filed off, not long ago. One does not ask."
! if title T006: say "Your sexton went to Tallow, he tells you, went to Tallow. They had no use for the tin of grease. He has it in his pocket."
! goto A

## A3
Three lines, ruled in advance: *how many, how armed, how watered.* The captain has the pen in the ink. She has not left room for a fourth, and she looks at you as if you might be about to ask for one.

! record REPORTED
? "Say: forty, a third of them children, and nothing to drink" -> A4
? "Say: a dozen, armed, with casks to spare" -> A5

## A4
She writes *40*. She asks how many of the children can walk, and writes that. "Then by Thursday they cannot stand. That is in our favour." The pen stays where it is, on the dot. She reads it over with her lips moving a little. "I do not like that I wrote that," says Captain Brand. She does not cross it out. It is correct.

! record FORTY; favor F1 +1
! goto A

## A5
*12*, she writes. She has a slow, clear hand, and you watch it set down the lie letter by letter, with the date. "With casks. Then there is no hurry. Then we need not go in before we must." She rules a line under it. She thanks you for the casks. You have lied to somebody who reads everything twice.

! reveal T013
! goto A

## A6
The tin is black, but one can still feel the stamp: lamp oil, the Court's own. Captain Brand feels it with her thumb, and then looks at her thumb.

! if ORDER: say "You lay the order from the false bottom next to it. 'The man who farms the tolls,' she reads. 'He is insured.'"
From a coat that hangs on the tent pole without an owner she unpins a tin star. "My corporal was on that gate. Until I have asked him, and have believed him, you are my corporal." She sets the tin down on the order to clear the beach, in the gap where the word is missing. It covers it quite well.

! reveal R03
! goto A

## A7
He reads it standing to attention, and it takes him a while. "*Be seen to have done it*," says Corporal Dunnage. "To have done it." He was told that the gate had been condemned. He was handed a tin, handed a tin. One horn tips toward the tent behind you, where a lamp burns and a pen can be heard. He does not say please. He is afraid of how it would sound the second time.

? "Go in with him while he says it" -> A8
? "Fold it up, and let him pull down his sleeve" -> A10

## A8
"I burned the gate," says Corporal Dunnage. "I had it in writing. I did not read who from." It is the first thing you have heard him say that nobody had said before him. Captain Brand writes it down, with the hour, and turns the sheet round for his mark. "You are still my corporal," she says. "That is the punishment." He salutes. He opens his mouth to repeat it, and there is nothing there to repeat.

! record SAID; favor F1 +1
! goto A

## A10
Next morning a full cup stands by your heads, with a saucer on it against the sand. It is a man's ration for the whole day. Nobody saw who put it there. Over by the rope Corporal Dunnage is explaining to two recruits who burned the gate, and they are saying it back to him.

! recover each 2
! goto A

## A13
Canvas, ants, the sutler with a sponge. It has all gone on the bill, he tells you: the sponge, the sitting with you, and the shade, which is extra between eleven and three.

! if exhausted: death -> A
! goto A

## A37
Thirty ration cards, all of them stamped. You stamp them again, with the seal of a gate that no longer exists, so that they may be used twice. Thirty men study the milestone while you do it. At dusk there is a second cup for everybody. Captain Brand counts the cards, looks into the cart, and goes for a walk by herself to see about the sentries.

! recover each 2
! goto A

## A40
They come out of the tents to look at the red sail. Two or three begin a cheer, look round to see who else is cheering, and let it down again. Captain Brand has come out too. "What is it for?" she says.

? "Hang it on the milestone for an hour": favor F1 +1; favor F2 -1; goto A
? "Roll it up again" -> A

## A46
You blow it, to see. Thirty men are lying on the ground with their arms over their heads. They have heard that whistle before, at night, from boats. It is quite some time until anybody laughs; then they all do, for too long, and sleep better for it than they have in a week.

! rows each +1
! goto A

## B
! if not xp-here: goto B1
The gate still stands, every bar in its place, and all of it is charcoal. In the middle hangs the money box, not even warm. On the lintel sit a boy and a girl with strips of red sail round their wrists, dangling their legs, because one has to sit somewhere. Each of them has a sling, and in each sling there is a stone.

! collect
? "Walk up with open hands" -> B3
? "Rush the lintel" -> B4
? "Hold up the waterskin and set it down in the road" (item 38) -> B5

## B1
Charcoal in the shape of a gate. It would come down if somebody leaned on it.

! if GUEST and not DAWN: say "The two on the lintel lift one finger each. It is a welcome, and saves spit."
? once "Sift the ash under the box" -> B8
? once "Open the money box" -> B9
? if title T008: once "Follow the smell of boiled boot" -> B12
? item
? rest
? move

## B3
They are young, and when they swallow you can hear it from the road. "Toll," the boy calls down, and giggles, and his sling goes round once by itself. Whoever walks toward that has to be slower than he is nervous.

check [Unhurried if players = 1] Soothe I
pass -> B5
fail -> B4

## B4
A stone takes the top off your lamp. The next is on its way, you can hear it whistle, and the girl is picking out the third by weight, like somebody buying plums.

combat [Wounded if players = 1] E13
victory -> B6
defeat -> B7

## B5
They climb down left foot first. It was like this when they came, the girl says; they only sat on it. She talks round a pebble, which she is sucking for the spit. There is a way to the beach, past the wells that are no wells. "Tell them the gate let you through," she says. "They'll laugh. They could do with it."

! record GUEST
! goto B1

## B6
They run, and one of them drops a gourd. You turn it over above your palm; you shake it. On the lintel are two warm places, and between them a row of pebbles, arranged by size, every one of them sucked as smooth as an egg.

! favor F2 -1
! goto B1

## B7
"Toll," says somebody above you, and giggles, and takes it. Your purse is weighed in a hand. One lamp comes out, one exactly, and the purse is put back where it was and patted. You are also given change: a pebble, for the mouth.

! if exhausted: death -> A
! lose 1 gold
! goto B1

## B8
Under the ash, under the charcoal even, so that it must have been there before either, lies an oil tin with its lid off. It has the Court's stamp. A yard away a toll seal has come through the fire without a scratch, and is ready to go on.

! record OIL; reveal item 37
! goto B1

## B9
It has a lock, a bolt, and a catch that some clever clerk had asked for in writing. All three have been through a fire and hold it against whoever comes next.

check [Unhurried if players = 1] Tinker I
pass -> B10
fail -> B11

## B10
One lamp, and nineteen slips of paper that promise to pay on the way back. The oldest is for bees. The newest is for one child, asleep, to be settled when it wakes.

! gain 1 gold
! goto B1

## B11
Iron remembers a fire longer than wood does. You let go of it. You let go of it again, and discover that this takes all ten fingers, one after the other.

! fatigue each 1
! goto B1

## B12
Boot, boiled, with half an onion: it comes out of the lime pit behind the gate, and so does an argument. "It was me they fed first, so it's my rope they get." "You had the pan. I had the hunger." For a supper on the marsh you are given sixty feet of good line. It is the rope of the dune wells; they had it over the shoulder when they left, whichever of them left. "That's one," says Gard. "One what?" says Tolly. "One," says Gard.

! record ROPE
! goto B1

## B37
The seal fits a ring in the floor of the box, and the floor gives. Below it, folded small, is an order to fire the gate *so that the Keelborn be seen to have done it*, and under the order a name. It is that of the man who farms the tolls. He writes a fine flowing hand. He has also signed for the oil.

! record ORDER
! goto B1

## C
! if not xp-here: goto C1
Buckets hang upside down on a row of poles, each with its name burnt into the staves, like cows: *Maud. Gertie. Old Ness.* There are no wells. There is sand, raked in long straight lines, as nobody rakes a dune. You walk out across it with your tongues sticking to your teeth, and underfoot it sounds like a stage.

! collect
! goto C1

## C1
Poles, buckets, a great deal of neat sand.

! if UNPLANKED: say "In the middle are two black holes, and a breath comes up out of them that one could eat."
! if DAWN and title T010: say "The poles are bare. Every bucket is on its way somewhere."
? if not UNPLANKED: "Clear the sand and lift the planks" -> C2
? if not DRUNK and UNPLANKED and ROPE: "Let down Maud" -> C5
? if not DRUNK and UNPLANKED and not ROPE: once "Plait a rope of marram grass" -> C4
? once "Read the names on the buckets" -> C7
? item
? rest
? move

## C2
A hand deep you come upon planks. On the middle one lies an adder as long as a lamp pole, taking the sun that you have let in. It has been coming here since before there was a Court. It opens one eye, and leaves it to you.

? "Lift the plank, and be quick" -> C3
? "Let it finish with the sun" (1 fatigue) -> C6

## C3
The plank is up, the sun has gone from its back, and nobody has asked it. On closer acquaintance it is not so very long. It is everywhere.

combat [Venomous if legendary] [Wounded if players = 1] E12
victory -> C6
defeat -> C8

## C4
Marram cuts. It has to be twisted wet, and there is one thing here to wet it with, so nobody talks. By the end of the first fathom you have found a way of holding it that does not hurt, and there are only eight more.

check [Unhurried if players = 1] Craft I
pass -> C5
fail -> C9

## C5
Up it comes, black, and so cold that it smokes, and it tastes of planks. You drink until you are sick, and then you drink. Afterwards you sit by the shaft, dripping, and cannot think of anything that you have ever quarrelled about. You fill a skin to the neck, and tie it, and tie it again.

! erase THIRST; record DRUNK; recover each 2; reveal R34
! goto C1

## C6
Two shafts, lined with stone, deep, sweet: you drop a pebble and hear it arrive. Somebody took away the ropes. Somebody laid planks over the holes, came with sand in barrows, and raked it. The planks are numbered on the underside, in white paint, in the Court's good figures, so that they can be put back in the right order.

! record UNPLANKED; record WELLS
! goto C1

## C7
Maud is the widest. Gertie leaks. Old Ness has been mended by somebody who loved her. But the last one is older than its own hoops, made of a reddish wood that does not grow on this coast, and its name is *Harl*. On the bottom, from the inside, a way has been scratched with a nail: three dunes, a thorn, a doorstep.

! reveal M03
! goto C1

## C8
There are two small marks on the back of your hand, quite neat. You count them and get two. You count them again and it takes longer. Next to your face the plank tips up; the adder goes down into the dark on it, unhurried, with one eye on you to the last.

! if exhausted: death -> C6
! fatigue each 1
! goto C6

## C9
The grass parts, and Gertie goes down, remarking on it all the way. In the end {player} has to hang into the shaft, by the knees, head first, with a hat. It is not a good hat. What gets to the top is one mouthful at a time.

! fatigue each 2
! goto C5

## C10
All night they come up the dune, with everything on a ship that will hold water: kettles, a sea boot, a cradle. When you next look up from the ropes it is light. Along the crest stand thirty men, and Captain Brand looks down at forty people who are no longer thirsty. "I was told that there was no water," she says. "I was told a number of things." Then she looks at you, and waits for the next one.

! record DAWN
check [Guided if FORTY] [Rehearsed if SAID] [Unhurried if players = 1] Stand Firm I
pass -> C11
fail -> C12

## C11
Her eyes go along the faces and stop at the cradle. She takes out the paper to see what it says. "Clear the beach of," she reads. She looks about her, at dunes, on every side. "They are not on the beach." Thirty men let go of something. Captain Brand comes down the slope, sits on the edge of the well, takes off her hat, and holds it out to be filled.

! if SAID: say "The rope is in the hands of a corporal with a singed cuff, who pulls as if it were his."
! gain 1 xp
! goto D16

## C12
"I shall have to write this." There is an order that she could give. You see it come up as far as her mouth, and stay there, and go down again, and what that costs her she lets you see in full, since it is you who have spent it. Then she sends the men back to camp by twos, so that nobody shall have to march.

! if title T013: say "'Twelve,' she says, as the cradle goes by."
! favor F1 -1
! goto D16

## C39
On shoes of plaited willow you walk along the very crest and do not go in. It makes you a head taller than anybody has been up here for years: tall enough to see one square on the slope where nothing will grow. Some clerk of the tolls buried his tithe in it. Then the dune moved on, as they do, and he never learned to walk.

! gain 1 gold
! goto C1

## D
! if not xp-here: goto D1
Keels in a ring, drawn up on the sand, with sails between them for walls: a village, with a street, washing, and a hen. It could be gone by noon if one of the keels were not broken. The hammers stop. Forty people look at you, and the smaller ones go on chewing. What they are chewing is sailcloth, for the damp in it.

! collect
! if people "Brinefolk": say "An old man looks at the salt on the skin of those of you who have it, and asks which island. None, you say. 'No,' he agrees. 'None of us.'"
! if GUEST: goto D3
? "Put your pins into the first open hand" -> D3
? "Stand where you are and be looked at" -> D4

## D1
Sand, surf, a hen.

! if not DAWN: say "Caulking hammers, like a clock with several opinions."
! if DAWN and title T009: say "There is a gap in the ring. Nobody is hammering."
! if DAWN and title T010: say "Somebody is washing a child, in the sun, with water."
? if not DAWN: once "Ask Sael Redmast what she wants" -> D13
? if not DAWN or title T010: once "Sit down by the old woman with the needle" -> D14
? if DAWN and title T009: once "Sit down by the old woman with the needle" -> D23
? if STEP and (not DAWN or title T010): once "Tell Sael Redmast about the doorstep" -> D22
? if DAWN: once "Dig, for whoever lies here" (2 fatigue) -> D20
? if DAWN and title T009: once "Put a torch to the boats that are left" -> D18
? item
? rest
? move

## D3
! if GUEST: say "'The gate let us through,' you say, as you were told to. There is a bark of laughter, from somebody who had forgotten that he could."
Round the ring go your pins, from hand to hand. They are turned over, held against the light, bitten, once, and come back to you in the right order. Now is when somebody ought to offer you something. You see them all think of it. An old man wipes a plank for you with his sleeve, and then wipes it again, because that is what he has.

! goto D7

## D4
"At last," says a deckhand, and spits on his palms, or makes the mouth for it; nothing comes. He has been waiting since morning for somebody who would stand still. He gives his mallet to a child to hold.

combat [Wounded if players = 1] E05
victory -> D5
defeat -> D6

## D5
He sits down on the sand, goes round his teeth with his tongue, and begins to laugh. The others make room for you, as one does for weather. The child brings him back his mallet. It looks you over, up and down, for where you keep it.

! favor F2 -1
! goto D7

## D6
Surf, in both ears. It turns you over, lets you see the sky, and turns you over again. Then somebody has you by the belt and brings you in with one pull, like a good net. "Enough," he says, and sets you on a plank. "Sit. Now you are company."

! if exhausted: death -> A
! goto D3

## D7
Shouting. The fishing boat has parted her line and is going out stern first, with the nets in her. A woman has taken a turn of the end round her fist. She has her heels in the sand; then she has them in the water. Anybody else would let go. You see her think of it, and then of what a boat costs.

? "Go in after her" -> D8
? if ROPE: "Throw her the well rope" -> D9
? "Leave her to her own people" -> D12

## D8
Three ways at once, that is how the water goes here, and the bottom goes a fourth. Ahead of you she is cursing the wind, by its name, its mother's name and its quarter, until her mouth fills.

check [Unhurried if players = 1] [Dangerous if legendary] Swim I
pass -> D9
fail -> D11

## D9
Up the beach on her knees comes a woman with the boat in one fist and, in the other, whatever you gave her to hold. "Sleet and a lee shore," she says, when there is air, "whose are you?" This is Sael Redmast, who has the Red Keel. She takes the whistle from round her neck and hangs it round one of yours. A debt has to have something in it, until it is paid.

! reveal T011; reveal item 46; favor F2 +1
! goto D1

## D10
Single file along the salters' path, thirty men with sacking round their scabbards, and you in front, because you know the way. Grey light. The hen. Between two sails a woman looks up with a comb in her hand, there is a child's head under the comb, and then in front of both of them stands a man with a mallet.

! if title T011: say "The whistle knocks against your breastbone at every step."
combat [Wounded if players = 1] [Swift if title T011] E05
victory -> D15
defeat -> D17

## D11
You reach as far as you can, and that is all you reach. There is a time under water that nobody will be able to tell you the length of. She gets out by herself, on her knees, with the boat, and the first thing she does, before she breathes, is to look round for you and count. "All," says Sael Redmast, who has the Red Keel, and only then lies down.

! fatigue each 2
! goto D1

## D12
Four of her own go in. She comes out blue, and has the boat. When she can see again she looks along the faces on the sand, one after the other, as one looks along a shelf for the thing that is missing. Yours has not moved. "Sael Redmast," says the old man of the plank, to nobody. "The Red Keel is hers."

! record STOOD
! goto D1

## D13
"Water. Nine days on this sand, to scarf a keel, and six of them are gone. Then you are rid of us, or let it freeze in June." Sael Redmast counts fourteen nails onto a plank, sets them straight, and pushes the plank across. "I ask to buy it. I asked the man who has your tolls. He wrote back that there was none to sell. I keep the letter. It has a watermark."

! if STOOD: say "She has not asked you to sit."
! goto D1

## D14
She sings as she sews, to keep the stitch even: *Harl had a bell and a barley-poor spring.* You ask who he was. "It," says the old woman. "An island. That one went under first. Then the others, one, one, one, thirty years, and nobody ever got the washing in. It started about when you people hung up your bells; we date by that, the way you would by Tuesdays." She bites off the thread. She has noticed nothing about what she has said. She shows you the knot.

! record SONG; reveal R35; gain 1 xp
! goto D1

## D15
Two boats get off, with whoever was nearest. When it is over there are seven people lying on the sand, and three of the seven have blue coats on. Captain Brand walks along the row and writes them down, one under the other, in one column. At the fourth she asks an old woman how that is written. The old woman cannot write. She says it again, slower.

! if title T011: say "In the stern of the second boat somebody looks back at you the whole way out, and feels at her neck, where the whistle used to be."
! favor F2 -1
! goto D16

## D16
! if title T009: say "In the wash something rolls over, heavy and in no hurry, and rolls over again: a red sail, cut away from its yard."
! if title T010: say "On the path below the wells lies the red sail, folded, as one folds a tablecloth. They carried water in it all night. They have left it with you as a pledge, and nobody has said for how long."
It has been patched in so many reds that none of it can be the first one. It would make a good tent, or something to show people.

? "Keep it" -> D19
? "Let them have it back" -> D21

## D17
You hear it from below: boots on sand, the hen, a name called twice and then not again. Somebody falls across your legs and says excuse me. By the time you can lift your head it is quite light, and has all been done without you.

! if exhausted: death -> D15
! goto D15

## D18
Tar burns with a red edge, and loudly. Nobody stops you. A boy of ten or so, red thread at his wrist, walks along beside you from boat to boat, close enough to be warm, and watches how you hold the torch and where you put it. He is not crying. He is learning it.

! if LIT: say "You know him. He has lit one lamp."
! reveal T016; favor F2 -2; favor F1 +1
! goto D1

## D19
Wet, it weighs as much as a person, and you roll it up as one turns a person, from the side. Along the hem run names in white thread, dozens, each with a small thing sewn after it: a fish, a cup, a bird with one leg. They are the people who have mended it. Room has been left.

! reveal T012; reveal item 40
! allow-end
! goto D1

## D20
Sand runs back into a hole, so each of them has to be dug twice.

! if title T009: say "Seven, in one row, by size, as they come: blue, red, red, blue."
! if title T010: say "Thirst had three of theirs before you came, and fever two of the Court's. They go into one row. They are as dead as any."
! if DITCH: say "The two from the ditch you lay side by side. They were used to it."
Nobody has words for this. So you read out what was in the pockets. A comb. A ration card. String. A letter, which you do not open. A penny whistle, which {player} tries, very softly, and puts back.

! reveal T017
! goto D1

## D21
! if title T009: say "You push it out past the first bar and the ebb has it. It spreads, lies flat, and is red for a very long time."
! if title T010: say "You carry it down to the ring and lay it over the broken keel. Nobody thanks you. A girl takes a needle and adds you to the hem: a bucket."

! favor F2 +1
! allow-end
! goto D1

## D22
She makes you say the four letters twice. "We tell that at weddings," says Sael Redmast. "The woman who scrubbed her step, on the last day, before she put it in the boat. For a joke, we tell it." She looks at the sea until it has finished what it is doing. Then she unhooks the pennant from her own mast, weighs it in her mind against what you have brought, and finds that it comes out even.

! reveal R05
! goto D1

## D23
The old woman has stayed, since somebody must. She is sewing. It is good canvas, and she works upward from the feet. She gives you the ball of twine to hold, as she would give it to anyone. Harl, yes, she says; an island; it was the first to go. The rest of them went after, about when you were hanging up your bells. She ties off under the chin, and feels with her thumb whether it will hold. "Now that one," she says.

! if not SONG: gain 1 xp
! goto D1

## D24
There is nobody left on this beach to give it to, except the old woman with the needle. She asks you to hold one end. She walks along it, heel to toe, in her stockings, to the other, and it comes to seven lengths and a little over.

? "Let her cut it" (item 40): lose T012; favor F2 +1; goto D1
? "Roll it up again" -> D1

## D25
Nobody here needs that any more. You stand and hold it for a while, the way one stands in a doorway with the wrong parcel, until an old man tells you that you can put things down on a beach. There is room.

! goto D1

## D38
! if DAWN: goto D25
You hand it to the smallest, and the smallest hands it on. So it goes right round the ring. Nobody tips it far. When it comes back forty people have had some, and at the bottom there is a mouthful over, which has been left for you.

? "Leave them the skin" (item 38): favor F2 +1; goto D1
? "Drink it, and take the skin along" -> D1

## D40
! if title T009: goto D24
You lay the folded sail down before her, and the hammers stop. Sael Redmast does not touch it. A pledge that comes back before its day is either an insult or a present, and she would like to hear which.

? "Say that it is a present" (item 40): lose T012; favor F2 +1; goto D1
? "Say that you only wanted it aired" -> D1

## D42
! if DAWN and title T009: goto D25
Salt, for people who have fish and nothing to keep it in. Sael has it weighed in a kettle, against a child whose weight is known, and counts the price into your hand. "Now you," she says. You count. It is right. She waits until you have said that it is right.

! gain 1 gold
! goto D1

## D45
! if DAWN and title T009: goto D25
Tar. The hammers stop, and forty people look at a barrel as one looks at a cake. By evening the new scarf is black and tight, and so is every nose on the beach below a certain height. They pay you for it, to the coin.

! gain 1 gold
! goto D1

## D40.43
The oar for a pole, the sail slung under it: so the ones who cannot walk are carried round the head to the salters, who have a roof. A lad in a blue coat and a woman with red at her wrist share the sail, head to foot. For a mile they do not speak. In the second mile they find that they agree about the carriers.

! rows each +2
! goto D1

## E
! if not xp-here: goto E1
White heaps, as far as one can squint. Women with rakes walk between the pans, pick up a pebble, lick it, and put it down on the heap that it belongs to, without looking, like people giving change. One of them, a Stonekin as broad as a door, keeps hers in her mouth for longer than the rest and studies you over it.

! collect
! goto E1

## E1
Gritta Sand leans on her rake, and the wind leans on Gritta Sand.

! if title T014: say "A stool has been put out for you. It tastes right, she says."
! if FIRE and not title T014: say "A third of the heaps are grey. Nobody licks those."
? if not PATH: once "Ask Gritta Sand for a way through the dunes" -> E2
? if explored D and not FIRE: "Run to the smoke over the far pans" -> E5
? once "Rake salt for an hour" (1 fatigue) -> E4
? item
? rest
? move

## E2
She takes the pin off your collar and puts it in her mouth. "Brass," says Gritta Sand, round it. "New." Yes, there is another way through the dunes; her people walk it with full backs when the tolls are high. And what would it be wanted for? She is going to know, whatever you say. She would just like to hear you say it.

check [Unhurried if players = 1] Bargain I
pass -> E3
fail -> E9

## E3
Your pin comes back cleaner than it went in. "Behind the third heap, where the grass leans. One after the other, no carts, no drums." She throws in shoes of plaited willow, since you walk like people off a road. "It's a path for carrying," she says. "You'll find that it knows when you're not."

! record PATH; reveal item 39
! goto E1

## E4
First the eyes. Then the lips, and then a place on your thumb that you had forgotten about. Whenever you think that was the last of it there is another heap, and it is the same heap. After an hour a full sack is stood down beside you. You lick the back of your hand. You would know it anywhere, now.

! reveal item 42
! goto E1

## E5
The brushwood for the pans is alight, at both ends, and between the ends go three men in good boots with a can. Marrowby boots. "Keelborn!" they are shouting, in turns, and rather well. When they see you coming they do it once more, with feeling, and one of them points a long arm at the empty shore.

! record FIRE
! if OIL: say "The can has a brother. You found it under the gate."
? "Form a chain from the brine" -> E6
? "Take the can away from them" -> E7

## E6
Brine hisses. Salt goes off like knuckles. It is a hundred buckets from the pan to the stack, Gritta Sand has told you so that you know what you are in for, and after sixty you can no longer say which of your arms it is.

check [Hurried if legendary] [Unhurried if players = 1] March II
pass -> E8
fail -> E10

## E7
Half of it they have been paid already, and it clinks when they turn round. You are standing between them and the other half. "Nobody was going to get hurt," says the one with the can, in the voice of a man who has just had to change a plan.

combat [Wounded if players = 1] [Hoarding] E10
victory -> E8
defeat -> E11

## E8
Where it was hottest the sand has run, and set. Gritta Sand lifts it out between two rakes: a piece of glass, green, as large as a hand, and when you look through it the dunes hold still. She licks it, to be sure. Then she breaks it over her knee and gives you the better half. In the ashes lies the can. She licks that too, and looks north, to where people sit who sell salt by the ship.

! reveal T014; reveal R04
! goto E1

## E9
"For fighting," says Gritta Sand, and takes the pin out of her mouth. She has tasted that before. She tells you all the same, behind the third heap, where the grass leans; somebody would find it sooner or later, and tread on the pans looking. But she charges you a lamp for it, so as not to have given it.

! lose 1 gold
! record PATH
! goto E1

## E10
A third of the year goes up. The salters stand round it in a ring, with their rakes, like people at a birth. When it is over each of them bends down, picks up a pebble, licks it, and does not know where to put it.

! fatigue each 1
! goto E1

## E11
Good boots go by your face at a walk, laced crosswise, Marrowby fashion. "Keelborn," says one of them, from habit, and the other two laugh. After that nobody comes for a while, and it gets warm.

! if exhausted: death -> A
! goto E10

## E37
Two hundred sacks, and with the seal of a burnt gate you make every one of them a taxed sack. Gritta Sand licks the nearest. "Prison," she says, "with a bit of onion." She pays you.

! gain 1 gold; favor F1 -1
! goto E1

## E45
They could do with tar for the sluices. They have no money. They have supper: bacon boiled in brine, and flat bread baked on the pan. You eat until you notice how thirsty it makes you, and then, since you cannot get any thirstier, you go on.

! recover each 2
! goto E1

## F
! if not xp-here: goto F1
A rope comes up out of the sea, crosses the beach, goes along it, round a rock and round another, and ends at a boat on dry sand, which it moors. It is a quarter of a mile to the nearest water. In the stern sits a man who looks at the sky; in the bow sits a dog with the same beard. The knot is a good one, and was seen to this morning. On the transom it says *Vanna*, in white, over an older name that has come through the paint: *Harl*.

! collect
! goto F1

## F1
The man looks at the sky, the dog at you.

? once "Ask him his name" -> F2
? once "Ask him to row you round the head, to the beach" (1 gold) -> F5
? once "Haul in the rope for him" -> F6
? item
? rest
? move

## F2
You ask him his name. He looks at the sky. You ask whether there is a way along the shore. "Ned Shale," he says. You ask whether he is making fun of you. "At low water." So there is a system to it. One has only to ask one thing more than one wants to know, and keep hold of the order.

check [Unhurried if players = 1] Lore I
pass -> F3
fail -> F4

## F3
"Who was Harl?" you ask. "No," says Ned Shale, who is not making fun of you. "Then where does it come out?" "An island. The first to go. Mine was Vanna." "Are you hungry?" "By the wreck, on the beach, where they walk it with their boots off." One reply is still to come, and you have nothing more to ask. You sit down in the sand instead. He looks at you with something like gratitude. "Yes," he says.

! reveal M04; record PATH
! goto F1

## F4
What you have at the end of it is his name, the price of bait, a depth, and a reply to something that somebody must have asked him on Sunday. When you are a dozen steps away he calls "North!" after you. You go through everything you said. It fits none of it.

! goto F1

## F5
Everybody has to pull, and the dog, to bring the boat to the sea. "Thursday," says Ned Shale, and rows. You bail. From out here the coast is one line of pencil with nine dots on it, and you see how thin it is, and how much there is on this side. Off the ring of keels he ships one oar and gives you the other. The fare was too high for the distance. Now nobody owes anybody.

! reveal T015; reveal item 43
! arrive D

## F6
It is a very long rope. After an hour the heap is taller than the dog, and there is the sea at the other end, and it pulls.

check [Unhurried if players = 1] March I
pass -> F7
fail -> F8

## F7
Backwards up the beach comes the stern post of a ship, bearded with mussels, and made fast to it a barrel: tar, sound, the bung still waxed. Ned Shale walks down and looks for some time at what he has been moored to. Then he goes and sits in the boat again. The barrel is yours, you gather. He never asked it for anything.

! reveal item 45
! goto F1

## F8
Then the sea takes a turn, and you give it all back, except for the skin of your hands, which goes with it. Ned Shale has moved up on the thwart to make room. For half an hour the three parties look at the sky.

! fatigue each 1
! goto F1

## F38
You pour it into a hat and hold the hat under the dog. He drinks down to the lining. Then he gets out of the boat, one leg at a time, shakes himself, and stands next to you, facing the way you face. "Yes," says Ned Shale, to something that you asked him this morning, or that the dog did.

! gain familiar 1
! goto F1

## F42
Without a word he takes the sack from you and goes off along the beach with it, getting smaller. In an hour he is back, with twelve dried fish on a string, and counts them into your hands. It is not a present. It is so that there shall have been no present.

! recover each 2
! goto F1

## G
! if not xp-here: goto G1
On top of the highest dune stands a chair. It is kitchen work, with a rush seat, and one leg has been mended with wire. It faces neither the sea nor the road. All round it the sand is trodden hard, by one pair of feet at a time.

! collect
! goto G1

## G1
Wind, and a chair in it.

! if DAWN and title T009: say "Both fires are out."
! if DAWN and title T010: say "Between the two fires there is a third, at the wells."
? if not DAWN: once "Sit down" -> G2
? if WELLS and PATH and explored D and not NIGHT: "Stay until it is dark" -> G4
? if DAWN: once "Cut into the chair what you watched for" -> G3
? item
? rest
? move

## G2
From up here the two fires are the same size. Along the back rail people have cut, with a knife, what they watched for: *sails, sails, sails, fog, my husband, sails.* You had not noticed how tired you were. There is a chair to sit on and a rail to lean on.

! if not explored D: say "What it is that burns on the beach, one cannot see from a chair."
! if not WELLS: say "They have no water down there, and you could not tell them where to dig."
! if not PATH: say "Between the camps one line of grass leans the wrong way. Somebody will know why; somebody with a load to carry."
! recover each 1
! goto G1

## G3
! if title T009: say "You get as far as *the way*. Then you wipe the blade, and shut it, and sit for a bit with your back to the sea."
! if title T010: say "*Water*, you cut, directly under *my husband*. It looks as if somebody had asked her what she would like."
Whoever comes next will need somewhere to put a lamp. You smooth a place for it in the sand, on the side that can be seen from both.

! recover each 1
! goto G1

## G4
Dark. Thirty men round one fire, forty people round the other, and in your heads a path to the one and a well for the other. Before the week is out the captain goes in, whatever you do, and by then they will not be able to stand. Unless somebody is told something tonight. You have a lamp. It can be seen from either side, if one chooses where to hold it.

! record NIGHT
? "Hold it to the land, and show the garrison the path" -> G5
? "Hold it to the sea, and show the Keelborn the wells" -> G6

## G5
One flash. You count to nine. Then, below you, without a word, thirty men stand up out of the dark at the same time, like something that has been lying there folded, and the fire is put out with sand.

! reveal T009; favor F1 +2; favor F2 -1
! record DAWN
! goto D10

## G6
Two flashes. The hen complains. After that there is nothing for so long that you look to see whether the lamp is lit. Then the ring opens, and a string of small lights comes out of it and up the dune, and the topmost of them is riding on somebody's shoulders.

! reveal T010; favor F2 +2; favor F1 -1
! goto C10

## G40
You hang the sail over the chair and lie down in the red shade. In there everybody's hands are red, and nobody's more than anybody else's. The wind goes round and round it, looking for the mast.

! recover each 2
! goto G1

## G44
Sun, glass, a spot of light that runs down the dune and in among the tents. After a while it comes back: one flash, for yes. You had not asked anything. But on its way the spot went along a line where the grass leans, and when you run it back slowly there are footprints in it, deep ones, all going the same way with something heavy.

! record PATH
! rows each +1
! goto G1

## H
! if not xp-here: goto H1
Granite, a good piece, scrubbed hollow in the middle, with an iron let into the side to scrape your boots on: a doorstep. There is no house. There never has been one; behind the step the dune just goes on up. From underneath, about where the cellar stairs would be, runs water.

! collect
! goto H1

## H1
It runs for two yards, and the sand drinks it.

? once "Lie down and drink" -> H2
? once "Turn the doorstep over" -> H3
? item
? rest
? move

## H2
So cold that it hurts in the ears. You lie on your bellies side by side, like a family at one window, and it is a long time until anybody says anything, and then it is *oh*.

! erase THIRST
! recover each 2
! goto H1

## H3
It came here in a boat, so it can be lifted. That is what you say aloud, with your fingers under it and the water running over your wrists.

check [Unhurried if players = 1] Demolish I
pass -> H4
fail -> H5

## H4
On the underside, where nobody would ever tread on it, stands HARL, and a date two hundred and nine years back, and nine names. The last is cut small and low, by somebody who could not reach any higher. They had brought the step first. They meant to go back for the house.

! record STEP; gain 1 xp
! goto H1

## H5
It could be lifted by one person more than you are. It sits down again, with the sound of a heavy book being shut, and your fingers are only just not in it.

! fatigue each 1
! goto H1

## H38
You fill the skin to the neck. It would be rude simply to leave after that. You look about for something to do, find the corner of a shirt, and wipe the step.

! rows each +1
! goto H1

## ADV2-1
A salter's cart stands in the road, and on it a salter with his hands up. "There is a second toll," explains the lady with the little crossbow. "It isn't on the board. One lamp, and I throw in the conversation."

? "Pay her tariff" (1 gold) -> ADV2-1.3
? "Take her for what she is" -> ADV2-1.1

## ADV2-1.1
She has three friends lying in the marram grass, and introduces them by name, with what each of them is like when roused. None of them gets up.

combat [Thieving if legendary] [Wounded if players = 1] E07
victory -> ADV2-1.2
defeat -> ADV2-1.4

## ADV2-1.2
She had one friend, and he is running. The salter takes his hands down and offers you the tail of the cart, with your backs to the sacks. All the way he goes over what he would have said to her, if he had been asked.

! recover each 1

## ADV2-1.3
You are given a receipt, *for wear of road*. It is better written than the Court's, and she has had a stamp made. "If you're stopped again farther on," she says, "show them that, and tell them I am reasonable." The salter looks from her to you. He still has his hands up, and nobody has told him.

## ADV2-1.4
She goes through your pockets in alphabetical order. Comb. Knife. You lie with one cheek on the road and can see, in the grass, a hat on a stick, another hat on a stick, and an old man asleep.

! if exhausted: death -> A
! lose 1 gold

## ADV2-2
A burial mound gets to its feet. It comes toward you sideways, with its turf on and a thorn bush. Something moved in there when it was small, and has done well for itself. It has not yet decided whether you have come about the rent.

combat [Armored if legendary] [Wounded if players = 1] E16
victory -> ADV2-2.1
defeat -> ADV2-2.2

## ADV2-2.1
It lets itself down by stages and is a mound again, with an air of having won. In the hollow where it used to sit lie a comb, a ring too small for anybody you know, and a row of cockle shells, each filled with clean sand. You leave it as it was and smooth the sand over.

## ADV2-2.2
One claw turns you over, as a thing on a stall is turned over, to see whether it is the same on the other side. It is. A boot goes, to be tried on. Lying there, you can see a little way into the mound. It has put up shelves.

! if exhausted: death -> A
! fatigue each 1

## ADV2-3
The last pool on this side of the road has a boar in it, up to the ears, with its eyes shut. One tusk has a groove such as a lamp bracket would make. As you come over the rise it opens an eye. It is thinking about getting up, and would much rather not.

? "Drink from the far edge, on your bellies" -> ADV2-3.1
? "Drive it out" -> ADV2-3.2

## ADV2-3.1
Chins in the mud, you put your lips to it. The boar watches. It has become a question of who swallows first.

check [Unhurried if players = 1] Stealth I
pass -> ADV2-3.3
fail -> ADV2-3.2

## ADV2-3.2
It had been looking forward to this pool since the spring, and says so. Then it gets up. There is a good deal more of it than there was of the pool.

combat [Wounded if players = 1] E08
victory -> ADV2-3.3
defeat -> ADV2-3.4

## ADV2-3.3
Warm, brown, and with something in it that moves politely aside. You drink. You will never hear a word against it.

! rows each +1

## ADV2-3.4
You withdraw to the other side of the road. Behind you it goes back in, a leg at a time, and lets out a sigh that can be heard at forty paces and has water in it.

! if exhausted: death -> A
! rows each -1

## ADV2-4
Two men are lying in one ditch, a blue coat and a red wristband, each with the other's knife in him, neither of them quite dead. They have been talking. "He says he's got a boy," says the blue coat, "that breaks lamps." "His can't whistle," says the other. It is a long way from here to anybody, and you could carry one.

! if LIT: say "'He lit one,' you are able to say. 'Number 412.' The red one wants to hear it twice."
? "Carry the blue coat" (1 fatigue): favor F1 +1; goto ADV2-4.1
? "Carry the red wristband" (1 fatigue): favor F2 +1; goto ADV2-4.1
? "Stay with both" -> ADV2-4.2

## ADV2-4.1
He gets lighter the farther you carry him. He lives until evening and talks the whole time about the other one: whether there is somebody with him, and if they know that it is the left boot that lets in water.

## ADV2-4.2
Between them there is room for somebody to sit, as if it had been kept. It takes until the shadow of the lamp post has come all the way round. They go on telling each other about the boys. Then one of them asks "And then?", and a little later asks it again; and after that nobody but you would like to know.

! record DITCH

## ADV2-5
Three notes, flat, with feeling. They come from over the dune, where the surf is, and what sings them is a pig, stout, pink, swimming for the shore from a ship that nobody has seen. Before the fourth note it stops each time, and waits, and begins again.

? "Sing the fourth" -> ADV2-5.1
? "Let it work it out" -> ADV2-5.3

## ADV2-5.1
The key is what matters. There is a voice for it among the Wick, and it has been kept from everybody until now. The pig treads water. It has stopped at the place again, and is looking straight at you.

check [Unhurried if players = 1] Carouse I
pass -> ADV2-5.2
fail -> ADV2-5.3

## ADV2-5.2
The pig thinks your note over. Then it comes up out of the water, shakes itself over everything you have on, and takes its place in the line of march; not in front. It does not care to be the one who decides.

! gain familiar 12

## ADV2-5.3
Twice more it goes up to the place and stops. Then it swims on down the coast, to people with an ear. For the rest of the day somebody keeps humming three notes, and breaks off, and it is you.

## ADV2-6
From number 402 on the lamps are out, and at 411 you see why. He is ten or so, with a red thread at his wrist and nobody with him, and he does not miss. The glass breaks. He waits until all of it has come down, and goes on to the next, without pleasure, as one does with a chore that was somebody else's.

! if DITCH: say "You have been told about him. He does not know by whom, or when."
? "Give him number 412, and show him how to light it" (1 fatigue): rows each +1; goto ADV2-6.1
? "Take the sling away" -> ADV2-6.2

## ADV2-6.1
It takes him three goes with the pole. Then there is a ring of yellow with a boy in it, head back, mouth open, until his neck must hurt. "Does it burn all night?" It does. "Who for?" You tell him: for whoever comes. He looks along the road, one way and then the other, and sits down under it, to see.

! record LIT

## ADV2-6.2
He hands it over. Thirty paces on, you hear glass. He had another one, and all that you have is lamps. It is a long way, after that, with your hands out in front of you.

! fatigue each 1
! if legendary: say "Somewhere along it your purse comes open."; lose 1 gold

## THE END
Rain, toward morning, on everybody alike. Men run out of the tents with their mouths open and stand there. The water cart fills up by itself; nobody thinks to take the rope off.

! if title T016: say "There is a smell of tar in your sleeves that the rain does not touch."
! if title T017: say "You have sand under your nails. You leave it there."
! if title T012: say "The red sail drips on its way to the cart, and where it drips the road is pink."
! if SAID: say "Corporal Dunnage goes by with a bucket in each hand. 'It is raining,' he says, all by himself."
! if title T009: goto THE END.1
! goto THE END.2

## THE END.1
The road is open. Carts go by, and bees, at the new tariff. Captain Brand has been commended; she had it read to her twice, and asked the messenger what the word *decisive* was for. At dusk you hear the second bell, from Marrowby, on time. Two strokes, the second cross. Between them nobody speaks, as is right. It is just long enough to count to seven.

! gain 1 xp

## THE END.2
The beach has been raked, from one end to the other, as one leaves a room that was lent. On the milestone lie fourteen nails in a row, heads to the sea: for water, paid. *Water was found*, says Captain Brand's report, and she has been asked by whom, and has written that she will look into it. The road is open. At dusk the second bell comes over from Marrowby, on time and cross, and up at the wells somebody has hung out Maud to dry.

! gain 1 xp
`
