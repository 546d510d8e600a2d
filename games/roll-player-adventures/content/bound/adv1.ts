// Made from the books by `npm run books`: write there, not here.
export default `# ADV1 The Mute Bell

## MAP
loc A "Sedgewick Green" at B2 xp 0
loc B "Old Belfry" at C2
loc C "Eel Weir" at B4
loc D "Toll House" at E3
loc E "Reed Chapel" at D5
loc F "Causeway Stone" at F5
card M01 loc G "Flooded Vault" at C1
path A-B
path A-C enc 1
path B-D enc 1 closed
path C-D enc 1
path D-E enc 1
path D-F
path E-F enc 1 closed
card M01 path B-G
card M02 path C-E enc 1
start A
recover A9

## SETUP
Put the marker on Sedgewick Green. Shuffle the encounter tokens 1 to 6 face down onto the paths; the one for the Reed Cut waits beside the map. Pin on your brass. It is three days old and leaves a green mark on the thumb.

## BEGIN
A spoon has stopped halfway to a mouth. All over the green people stand with their heads up and their hats in their hands, waiting for one stroke, the first of forty-five, and it does not come. A cartwheel ticks to a standstill. It is only late, somebody says. A field beyond the last house stands the fog, where it stands every evening, and people have begun to look at it. Then a dog howls, the first in two hundred and eleven years to get the chance.

On the bench by the pump Hob Tarrant, wick-captain, was unscrewing his wooden leg for the night. He screws it back on. "Would anybody care," he asks, and looks at the new brass on your collars, "to go and see what keeps her?"

! if people "Hollowkin": say "Whoever of you is Hollowkin knew it a breath before anybody else. One feels a bell coming. There was nothing coming."
! goto A

## A
A clock without hands, thirty-nine ducks, fifty-three doors, all of them on the land side.

! if not title T001 and not title T002: say "Everybody is talking at once, so as not to listen."
! if SILENCED: say "Lips move on the green and nothing is heard. The ducks go by like ducks painted on a plate."
! if title T001: say "Somebody has chalked hands on the clock. They show one."
? if not SILENCED: once "Ask the reeve what she saw" -> A1
? once "Ask Hob Tarrant what he would take along" -> A2
? once "Buy forty feet of bell rope out of the reeve's own loft" (1 gold): reveal item 31; stay
? if not PELL: once "Look in at the sexton's cottage" -> A3
? if title T001: once "Walk out into the middle of the green and be looked at" -> A11
? if title T002: once "Walk out into the middle of the green and be looked at" -> A13
? if SILENCED: once "Go from door to door with a light and count heads" (1 fatigue) -> A12
? item
? rest
? move

## A1
Three fingers go up, and Adda Corse folds them down again one by one. "Noon, and somebody on the belfry stair in soft shoes. A saw; I thought, shelves. And Jory Pell was down at the eels the whole day." Nobody had asked her about the sexton. She regards the third finger for longer than the others and puts it away. "If I had left something up there, I should come back to see how it was getting on. My grandmother said that if ever she stays mute, the Hush comes in. We thought it was to get us to bed. For people who have had their pins since Friday you are really quite." She goes to count the ducks.

! record ASKED
! goto A

## A2
Hob Tarrant would not dream of telling grown pins what to carry. But has anybody ever come home and complained of having had a pole? And is that a candle on his bench, and is there some law by which it has to stay there? He watches you pick up both. Does he look like a man who sleeps, he would like to know, on nights when he has sent somebody up something?

! if SILENCED: say "All of this is asked with the eyebrows."
! reveal item 32; reveal item 34
! goto A

## A3
One doorstep, swept to the width of two people. The sexton's cottage has an old latch and a new lock, and whoever screwed on the lock was sorry for the wood: the holes that went wrong have been filled with wax and rubbed smooth. Nobody is in. The curtain is open by a hand.

? "Lift the latch with a bent pin" -> A4
? "Look through the gap, and leave it at that" -> A5

## A4
Brass bends. A pin of the Wick, bent, has just the shape of the inside of a lock, and somebody will have to explain that to Hob. Across the lane a goose has put its head through the fence and is making up its mind whether you are its business.

check [Unhurried if players = 1] Sleight I
pass -> A6
fail -> A5

## A5
Two boots stand by the stove, greased this week, with new laces and the tongues pulled forward to dry. They are a girl's boots. Everything else in the room belongs to a thin man who eats standing up. You look along the floor for the feet that go with them. In the dust there is no print of that size.

! record BOOTS
! goto A

## A6
Mutton fat: the girl's boots by the stove have been greased this week, inside as well. Her height is cut into the doorpost, year above year, the months marked. The topmost cut says *14*. Above it the wood has been planed smooth for another foot and a half, ready. On a nail below the last cut hangs a key that is too good for the house.

! record BOOTS; reveal item 35
! goto A

## A9
Straw, a wet cloth, the beams of the reeve's barn. A duck is sitting on your chest and regards it as settled ground. Whoever carried you in took your boots off at the door and stood them in a row, toes to the wall, by size.

! if exhausted: death -> A
! goto A

## A11
Pies. Eel, leek, eel and leek, and one with a bell of pastry on the lid. Nobody says thank you; they say that you will be wanting something hot. On top of the pies Adda Corse sets down a dented horn. "Two things. That was my father's, for floods. And it goes to somebody who, this evening, has behaved almost." She looks for the rest of it among the ducks. "Well. Blow round the dent."

! if HAT: say "Then she sees the hat. 'Row six, peg four,' she says. 'My aunt's.' She puts it straight for you and goes in."
! reveal R01
! goto A

## A12
Nobody hears you knock, so you learn to stamp: the boards carry it, and at each door a face appears with a hand on its chest. You lift the light and count. Fifty-two houses. In the fifty-third the fire is banked and the bed turned down. The window toward the marsh stands open, the sill has been wiped, and from it three pairs of feet have gone off through the wet grass, side by side, in no hurry.

! if ROPED: say "Then the knots of your rope begin to jerk, one after the other, from the marsh end. Three people, wet to the knee, are feeling their way home along it."
! gain 1 xp; favor F1 +1
! goto A

## A13
Adda Corse has run out of fingers and taken chalk. *206 yesterday*, it says on the pump, in a hand that presses.

! record COUNTED
! if ROPED: say "Below it: *206. By a rope.* She has drawn a line under the rope."
! if not ROPED: say "Below it: *203.* Then three names. She puts down the chalk, picks it up again, and writes how old the youngest was."
She does not write what she thinks of you. She goes into the shed and comes back with the flask of star-oil that Hob keeps for bad nights, a drop to the hour, and holds it out at the full length of her arm until you take it. Hob studies the screw of his leg.

! reveal R31
! goto A

## A14
Toward midnight they come along it hand over hand, people who had stopped in the middle of the green and no longer knew where a house begins. The last three come from the marsh end: a man, a woman, a girl in a nightshirt, wet to the knee. They look like guests who were on their way to somebody else. The man takes you by the lapel and thanks you, at length. You nod where you think he has stopped.

! if COUNTED: say "Over at the pump the reeve wipes out a number with her sleeve."
! recover each 2
! goto A

## A15
She turns the leather over until she comes to the hem. Then she talks, and it has two parts, one for each finger, and neither of them reaches you. At the end she shakes her head at the thing, as one does at a dog that has come to the wrong house. She means to keep it. She looks at your hand, which is still held out, and at last lays it back in there.

! goto A

## A16
Nine of them. One of the children has run a finger along the row before you have finished counting: marsh, weir, road, as far as she has ever been, and then on, slower, up the whole of a coast. Each point is a tower. Through the lowest goes a scratch. She puts her finger on it, takes the finger down, and points it at her own feet, and at yours.

! reveal T004; gain 1 xp
! goto A

## A31
From door to door you knot it, at the height of a hand, round the pump, along the pond, and out to the last post before the marsh.

! record ROPED
! if SILENCED: goto A14
"Nobody needs that tonight," says Adda Corse. She shuts her eyes and walks along it once, to the post and back, touching each knot. She does not have it taken down.

! rows each +1
! goto A

## A33
Live eels go from hand to hand in a village that has not thought of supper. They pay what you ask. Nobody haggles, nobody pinches one to see whether it is today's. An old man counts the price into your palm with his face turned to the tower, gives you too little, and goes home with too many eels. Nobody puts either right.

! gain 1 gold
! goto A

## A36
! if SILENCED: goto A15
Corse will not touch it. "I hoped for a rat," she says. "A big one. From somewhere else." Then she sees the hem, the small, even stitches, and you watch her know the hand. Two fingers go up and come down again with nothing on them. "Rats do get at leather," she tells the ducks. "If anybody were to write down *rat* at the bar, I should consider that person to have been."

? "Let it have been a rat": record RAT; goto A
? "Tell her that rats do not hem": say "'No,' she says after a while. 'They would bite it off.'"; goto A

## A41.47
The children have seen it first: there are holes in the paper. Held against the storm lantern it throws points of light on the side of the pump house, in a crooked row.

! if not title T004: goto A16
You know them by now. The children do not; they find the weir, the road, the place where the sea must be, and push each other aside to stand on it. It is the first thing all evening that anybody has done for fun.

! recover each 1
! goto A

## B
! if not xp-here: goto B1
Pigeons go up from the louvres, all at once, as they do a breath before the stroke. There is no stroke. They hang in the air, come down, and shuffle about on the ledge without looking at each other. Inside, the rope hangs straight to the floor. You pull it; far up something large swings over and is perfectly quiet about it. Above the first landing the stair ends in yellow cuts, and the sawdust is still damp.

! collect
! if ASKED: goto B4
! goto B1

## B1
The stump of a stair, a mat, a rope that nobody pulls.

! if SHOE: say "The felt slipper stands where you put it, toe to the wall."
! if title T001: say "If you lay a hand on the wall, she is still humming."
? if not title T003 and not TRIED: "Climb the outer wall, stone by stone" -> B2
? if not title T003 and TRIED: "Send to the thatcher for his long ladder, and lose the hour" -> B3
? if (title T001 or title T002) and not MAT: "Lift the mat on the ringing floor" -> B10
? item
? rest
? move

## B2
Ivy that holds. Ivy that holds. A drip stone with a face, which turns out to be some reeve or other, and to be loose. Below you the green has shrunk to the size of a plate, and everybody on it has stopped talking in order to watch.

! record TRIED
check [Unhurried if players = 1] [Dangerous if legendary] Climb I
pass -> B5
fail -> B6

## B3
His ladder, the thatcher regrets, is at his cousin's. His cousin is at supper. His cousin's dog has to be held. By the time the ladder leans against the louvres, with two aunts at the foot of it and opinions on how to lean a ladder, a rider has gone by northward to let the Court know that the Wick is having a look.

! favor F1 -1
! goto B5

## B4
Behind the door is where you stand, with a pigeon, for a good quarter of an hour, because the reeve said soft shoes, and that in their place she would come back. Then the latch goes up. The door comes in without a creak. Somebody in grey, with a lantern buttoned under the coat, takes one step, stops, and listens to your breath.

combat [Wounded if players = 1] E03
victory -> B7
defeat -> B12

## B5
Wet leather, drawn over the clapper like a stocking and sewn shut with eel gut. The stitches are small and even; every one of them is sorry. When you press the bag, the iron inside is as round and quiet as a knee. Under the seam sticks a folded paper: three circles, one within the other.

Through the louvres you see the toll lamp and a dry way to it, and in the west one finger of light. The dusk is not over. But whoever sewed this will want to know whether it holds.

! reveal T003; reveal item 36; reveal item 41
! open B-D
? "Cut the clapper free, and ring" -> B8
? "Leave the gag as it is, and lie in wait under the bell" -> B9

## B6
It comes off the wall in one piece, like a blanket, with you in it. Somebody calls across from the green to ask whether that was the bell.

! fatigue each 1
! goto B1

## B7
What you are left with is a slipper. The foot that was in it has gone over the churchyard wall, and the other foot after it, and neither of them made a sound on the gravel. It is good felt, boiled, hand-sewn, still warm. Stitched inside are three circles and the size.

! record SHOE
! goto B1

## B8
One stroke. It is a plain note, like a word you use every day, and on the green below you a spoon goes on to its mouth. Out on the marsh the edge of the fog draws in, as a snail does its horns. Over the rope stands carved NOBODY RINGS ALONE; the boards have hollows for two pairs of feet, and one pair is much the deeper.

Far off, north, a second bell has been waiting. She gives her two, and the second is cross.

! reveal T001; favor F1 +1; favor F3 -1
! goto B1

## B9
Backs against the bronze, you sit and let it get dark. Somewhere to the north a ringer is counting to a hundred, because of you. The light goes off the louvres. First the pigeons have no wings to hear. Then the rope no longer creaks, although it moves. Then you say something, and can tell it only by the breath.

! record SILENCED; reveal T002; favor F1 -1
! goto B11

## B10
Under the mat lies a slab with a ring in it, under the slab a stair, and up the stair comes a breath of the sea, which is two miles off. Pegs along the wall, and hats on the pegs. So this is where the ringers hung them while they rang. It goes down farther than hats would need.

! record MAT; reveal M01
! goto B1

## B11
Some time in the third hour the dust by the louvres takes a footprint. Then another, nearer, and not a sound in either of them. A sleeve goes past your face. The hand at the end of it finds the seam and travels along it, stitch after stitch, like somebody going over a letter before it is sealed.

! if SHOE: say "One print is felt. The other has toes. You know where that slipper is."
? "Let the hand finish, and follow it home" -> B13
? "Take hold of the ankle" -> B14

## B12
From down here the tower goes up a long way and turns a little. Somebody steps over you, stops, and comes back. You feel two fingers under your jaw. Your head is laid gently to one side, so that you can breathe, and the door is drawn to without a creak.

! if exhausted: death -> A
! goto B1

## B13
They walk on felt and you walk on what you have. Tonight nobody can hear the difference. But the lane is half under water, as it always is, every puddle shows a ring for every step, and the grey back in front of you looks down a good deal.

check [Unhurried if players = 1] Stealth I
pass -> B15
fail -> B16

## B14
Kicking follows, right across the ringing floor, through the buckets, into the buckets, with the buckets, and none of it makes the smallest noise. It is like fighting somebody in a picture.

combat [Swift if legendary] [Wounded if players = 1] E03
victory -> B17
defeat -> B18

## B15
Past the weir the reeds open where none have been cut: a lane of black water, one boat wide, straight as a rule, with Reed Chapel at the end of it. At its mouth a second pair of feet has stood waiting, long and narrow, in Sunday shoes. A sexton's lantern was set down beside them. One person came to ask whether it had held, you would say, and the other to be told.

! record CUT; record STITCH; reveal M02
! goto B1

## B16
At the weir the prints walk into the water. So do you. Only one of the two parties gets out on the far side, and it is not the one that now lies across the sluice with duckweed in its teeth, watching a small dry light go off through the reeds.

! fatigue each 1
! goto B1

## B17
A grey coat, no name in it; a purse with one lamp; a pencil. Three circles in thread on the cuff. The person who belongs to all this looks up at you with real kindness, as at somebody who has been woken too early. You bolt the door on them and go for the reeve. The thatcher, finding a pilgrim shut up in the tower by mistake, has meanwhile let them out and begged their pardon.

! gain 1 gold
! goto B1

## B18
A foot comes down beside your nose, with care, and then the hem of a coat passes over your whole face, and smells of wool and lamp oil. You lie among buckets. Above you the bell hangs in her gag, and one more stitch has been put in, where you had loosened it.

! if exhausted: death -> A
! goto B1

## B19
Nine holes, in the crooked line of the coast, and at each a number in pencil. You know the line; you have sworn to walk it. Nine towers, then, and somebody is going about it in order, with a ruler. Through the first hole goes a scratch. You are sitting under it.

! reveal T004; gain 1 xp
! goto B1

## B31
Over the beam, hand over hand. The rope smells of the reeve's loft, that is to say of onions, and at every arm's length a red yarn has been worked in, so that a ringer in the dark can feel how much of it is left.

! if not title T003: goto B5
! if not MAT: say "On the way down your heels strike the mat, and the floor under it is hollow."; goto B10
You sit for a while astride the beam, level with her shoulder. From here one sees how many times she has been painted, and by whom, and with what left over.

! rows each +1
! goto B1

## B31.32
Rope through the hook of the pole, pole through the louvres: at the third throw it bites, and you walk up the wall leaning backwards.

! if not title T003: goto B5
With the hook round her shoulder you can swing her from the landing. She turns, huge and polite, and shows you the inside of her lip. A mould-maker has pressed four letters into it, backwards in the clay, so that in the bronze they come out right: HARL. It is not the name of the bell.

! record HARL
! goto B1

## B35
The ringers' chest was varnished shut along with the floor. The key minds that less than the lid does. Inside, on a folded surplice, lies a spare clapper in a baby's blanket. It has been tucked in all round, and one corner is turned down from where the face would be.

! reveal R33
! goto B1

## B41
Three circles on the paper, three pegs in the beam, set the same way. You turn the outer one, the next, the small one, and a plank swings out. In oilcloth lie a single lamp and the parish receipt that it came with: *One grave, child's size, bought back unused.* Across it, in a thin hand: *For the lady. I hope it is enough. Sorry.*

? "Take the lamp for the oil fund": record ROBBED; gain 1 gold; goto B1
? "Fold it up again the way it was" -> B1

## B41.47
With the storm lantern behind it the paper turns out to have holes, pricked with an awl, and they come to lie on the great curve of the bell like lamps along a road.

! if not title T004: goto B19
You turn the paper until the first hole sits where the others would have you put it. It takes no trying. Whoever held the awl knew which way up this tower stands.

! rows each +1
! goto B1

## C
! if not xp-here: goto C1
! collect
! reveal item 47
! if SILENCED: goto C9
On the wrong post, low, where only the water can see it, hangs a storm lantern. Dace Loom has not touched it. "Lit when I came down at five," she says. "An eel's no fool. A captain among eels wouldn't swim to that." She wants it off her weir, now, and signed for, and when you have written your name on the wet plank with a finger she counts the letters, and then she counts them again.

! goto C1

## C1
Planks, a sluice, a slate as tall as a door.

! if not SILENCED: say "The water talks here, at least."
! if SILENCED: say "The sluice moves its mouth. You put a hand in to be sure."
? once "Read the slate of everything the weir has caught" -> C2
? if not CUT: once "Bargain for the way over her sluice" -> C3
? once "Empty the traps before the rats do" -> C6
? item
? rest
? move

## C2
Cats. Hats. A bishop's chair. A cat. Everything drowned that the weir has caught is written here, in chalk, since the year 12, and somebody keeps the old lines from fading. Three winters back: *Wren Pell, girl, 14. Not caught.* That one has been gone over by another hand, so often and with so much chalk that it stands up from the slate. You could read it with your eyes shut.

! record WREN
! goto C1

## C3
For going over the sluice there is a tariff, for going under it another, and a third for asking what they are. You already owe the third. Dace sets the whole of it out on the plank in pebbles, a colonel, two majors, other ranks, and whoever bargains with her has to remember which pebble was which.

check [Unhurried if players = 1] Bargain I
pass -> C4
fail -> C5

## C4
She counts your money twice, gives back all of it, and charges you nothing, which you take to be the tariff for people who are not a nuisance. Then with one foot she bends a reed aside. There is a lane behind it, a boat wide, that stands on no map and pays no toll. It comes out at the chapel. Somebody else has been using it, these last nights, without paying; the mud has a groove.

! record CUT; reveal M02
! goto C1

## C5
The money goes into her hand and is counted, and counted again, and the second time it is less. She shows you both palms. She shows you the backs of them. Under the plank, between two bare toes, something shines for a moment and is stood on.

! lose 1 gold
! goto C1

## C6
The rats have a system. One sits in the trap and hands out; the others hang on its tail in a chain, back to the bank, and the eels go along the chain like buckets at a fire. When your light falls on it the whole crew stops and looks to the one in the trap. It puts down its eel.

combat [Thieving if legendary] [Wounded if players = 1] E01
victory -> C7
defeat -> C8

## C7
One trap is whole, and one trap's worth of eels has stayed with the colours. Dace divides them on the plank: lieutenants and upward for herself, other ranks for you. The trap goes to whoever is willing to carry it.

! reveal item 33
! goto C1

## C8
They march home over you, in step, along the arm, across the chest and down by the boots, each with something that was yours or Dace's. The last of them stops at your collar and tries the pin. It is brass, and gets left.

! if exhausted: death -> A
! goto C1

## C9
Dace Loom is the one person in Sedgewick who is not put out. Her people talk across water, with their hands. *Lantern*, she signs, as large as a barn door, and points: on the wrong post, low, where only the eels can see it. *Lit at five. Not mine. Off.* You have never learnt reed-hand. It turns out that you understand every word.

! if people "Reedling": say "One of you has. She looks at the pin, and then asks whose child you are, and whether they know where you got that."
! goto C1

## C33
Baited with a fish head and left for an hour, the trap holds something that has eaten the fish head, the eels, and one side of the trap. It could leave. It looks at you through the hole it has made, climbs out along your sleeve, cold as a spoon, and lies down round your neck with a sigh that has the whole weir in it.

! gain familiar 6
! goto C1

## C36
To the nose, then to the tongue: Dace is thorough. The leather is eel, tanned on this bank, last month's. The gut is hers as well, the long sort. She sells it to one needle only, and that needle does shrouds. She works out on the plank, in pebbles, who has been buried since spring, and how many yards each of them took. There are eleven yards over.

! record STITCH
! goto C1

## C47
Held low, the light goes down through brown water to the bed. Eels: hundreds, side by side, a hand's breadth between each and the next. They do not scatter. They are not asleep. All of them lie with their heads toward the land, like people who have been told that it will not be long now.

! record EELS
! goto C1

## C33.47
Lantern above, trap below, and then only patience. With the third haul something grey comes out of the mud: a ribbon, three winters in the water, tied to a button in the shape of a bell. The knot was pulled tight by somebody who meant to keep it. Dace goes over to the slate with the chalk, and stands there, and does not write.

! record RIBBON
! goto C1

## D
! if not xp-here: goto D1
Bees, by the hive. Bees, by the bee. Geese, shod; geese, otherwise. The tariff board leaves nothing out. Under it, one hand on the bar, stands an officer in a blue coat that has been turned once already. "The road is shut. I have a paper. It is signed." Captain Brand waits to see whether you can read a face, too. "When somebody explains the bell to me, it is open." Her horse watches you across the bar in much the same way.

! collect
! goto D1

## D1
A bar, a road, a board with a price for everything.

! if PASSED: say "The bar is up. Corporal Dunnage holds it by the end, in case it is wanted back."
! if HELDPELL and not title T005 and not title T006: say "Beside you the sexton begs the bar's pardon for the trouble."
? if (title T001 or title T002) and not PASSED: "Report the bell to Captain Brand" -> D2
? if HELDPELL and not title T005 and not title T006: "Hand the sexton over the bar" -> D8
? if HELDPELL and not title T005 and not title T006: "Get a stone in your boot, and look for it with your back to him" -> D12
? once "Ask Corporal Dunnage what he is looking for" -> D4
? once "Sit down to toll-sticks with the watch" -> D6
? item
? rest
? move

## D2
*Bell. Hour. Cause.* There is a form for it. Captain Brand has filled in the first two herself; now she turns the paper round, moves the ink to your side, lays the pen across it, and takes away her hand. Behind her Dunnage's lips go along with the word *cause*.

? if title T001 and not PASSED: "Tell it as it was" -> D3
? if title T002 and not PASSED: "Tell it as it was" -> D5
? if title T001 and RAT and not PASSED: "Write: rat" -> D13
? "Say that you would like to look once more" -> D1

## D3
"I heard it. One stroke. It was late. They told me it was wind." She writes. When you come to the needle and the eel gut the pen stops, and then goes on, and in the whole of it there is not one word that you did not use. "Wind does not ring," she says. *By whom*, she writes at the foot, and leaves the rest of that line empty. Then she puts her shoulder under the bar and lifts it herself, since nobody has ordered anybody to.

! record PASSED; favor F1 +1
! allow-end
! goto D1

## D4
"Deserters," says Corporal Dunnage. "Two. A Reedling and one of the Hornfolk, the Hornfolk." He is Hornfolk himself, corked at both tips for duty, and does not enjoy it. He is also to stamp whoever passes, and he has put down the pad somewhere, pad somewhere, and would you hold the seal while he looks. You hold it. You can hear him asking the horse. He does not come back.

! reveal item 37
! goto D1

## D5
"Nothing. That is what I heard. The horse heard it too. You were up there with a knife." The captain has the pen ready, and will write down whatever it is. She is not angry. It would be easier to say to somebody who was.

check [Unhurried if players = 1] Stand Firm I
pass -> D9
fail -> D10

## D6
Eleven sticks, a blanket, four men of the watch. One throws, the others pay, unless somebody makes the thrower laugh before the sticks come down. They have been on this road since the spring. Between them they know every joke from here to Marrowby, and they look at you without hope.

check Carouse I
pass -> D7
fail -> D11

## D7
It is the one about the reeve's duck. The thrower holds out until the word *trousers*. They pay up in toll money, wiping their eyes, and the eldest goes to consult the board, in case there is a tariff on it.

! gain 1 gold
! goto D1

## D8
Pell holds out both wrists to the corporal before anybody has asked for them, and says sorry to the rope. The captain reads him what he has a right to; it takes her one breath. Then she has to write down what is in the bag. A clean shirt. A tin of boot grease. "Boot grease," says Dunnage softly, and nobody tells him to be quiet.

! reveal T006; favor F1 +1; favor F3 -1
! goto D1

## D9
"You let it pass to see who came." She thinks about it for as long as it takes her to dry the pen. "That is a reason. I do not like it. I have been given worse by people with more braid." Under *cause* she writes a whole line, small, and reads it out to you, and it is fair. *By whom*, it ends, and then nothing. The bar goes up.

! record PASSED; favor F1 +1
! allow-end
! goto D1

## D10
Halfway through it stops being what happened and becomes what you say happened, and she hears the place. She asks for your names. She asks which of them has an *e* in it. Then she lifts the bar: what has been written down must be sent on, and it may as well be you who carries it.

! record PASSED; favor F1 -1
! allow-end
! goto D1

## D11
The sticks are older than the watch, it turns out, and have heard it. The thrower looks at you with great patience until they have come down, all eleven, one after the other. You pay. He says it was better when the horse told it.

! lose 1 gold
! goto D1

## D12
Small stones take a long time to find, facing that way. When you have your boot on again there is nobody beside you and no bag either. Some way off across the stubble a voice is asking a hurdle to excuse it. Captain Brand has been looking over your heads. "I saw a man," she says. "I see a field. I have no form for a field."

! reveal T005; favor F1 -1; favor F3 +1
! goto D1

## D13
*Rat*, you write. Captain Brand reads it upside down. "A rat," she says, and you can hear her leave out the needle, and the saw, and the stair. "I will send that. They will believe it. That is what is wrong with it." She blots the word with more care than it deserves. The bar goes up, and she does not look at you while it does.

! record PASSED; record RATTED; favor F1 -1
! allow-end
! goto D1

## D37
You stamp a carter through. He has been standing here since noon with a load of turnips, and would have let himself be stamped by the horse. In return he drives you to the pump and back. It is not far, but it is sitting.

! recover each 2
! goto D1

## D41
Captain Brand counts the pricks with a fingernail. "Nine." Out of her coat she takes a paper of her own, nine towers, nine garrisons, how many men, and lays it on top. They fit. For the first time tonight she looks up the road instead of down it. "You will want to have sat down," she says. "I have a bench."

! rows each +1
! goto D1

## D36.41
Gag and paper, side by side, on a form that has no line for either. She rules two, along the edge of her scabbard. In the margin she writes where they were found, signs, and keeps her hand off until the ink has dried. "That goes to Tallow," she says. "Now it is somebody's." The things themselves she gives back. She has the lines.

! rows each +1
! goto D1

## E
! if not xp-here: goto E1
*Squeak.* The pews of Reed Chapel are plaited, and complain of everybody who sits on them, which is why Sedgewick sings as loudly as it does. Between the rows a thin man in grey gloves is dusting. He begs each pew's pardon before he moves it, then the candle stand's, and then, with a start, yours.

! if SILENCED: say "It is the first noise you have heard in hours. He has talked to the pews all night without a stop, and whatever has come up the lane has not come in here."
! collect
! goto E1

## E1
Plaited reed, candles, a draught from the vestry.

! if PELL: say "One pew has been put straight. Nobody is in it."
? if title T003 and not PELL: "Lay the wet leather on the altar, and wait for him to see it" -> E2
? if not PELL: once "Sit down, and let him talk about nothing" -> E3
? once "Leaf through the hymn books" -> E13
? once "Sit outside for a moment, on the step" -> E11
? item
? rest
? move

## E2
He sees it from the other end of the nave. He comes up between the pews without touching one, and looks at his own stitches for a long time, as one looks at old handwriting. "I did ask her," whispers Jory Pell. He means the bell. "She didn't mind. I said it was only the one evening." There are ends of eel gut in the seams of his gloves.

! record PELL
! if ROBBED: say "'It was for the lady,' he says, 'but you were not to know,' and he nods to your purse, and begs its pardon."
? if WREN or BOOTS or RIBBON: "Ask how tall she would be by now" -> E5
? "Ask who paid for the eel gut" -> E4
? "Say nothing, and let the pew squeak" -> E6

## E3
Hymn numbers. Damp. The price of wax, and whether a pew can be lonely. He dusts while he talks, away from you and back again, and he is just telling you how one can sit on reed so that it does not squeak, it is a matter of sitting down the way one does beside somebody asleep, he knew a girl who could do it, when he hears himself. He dusts very hard.

! record WREN
! goto E1

## E4
You are between him and the door, he is between you and the candle, and his shadow goes up the wall and bends its neck under the roof. It would not take much, you can see that. He is apologising for it already.

check [Guided if STITCH] [Unhurried if players = 1] Intimidate I
pass -> E7
fail -> E8

## E5
"To here." He lays a glove flat on the air, higher than his own eyes, lifts it by a finger, takes it away. "She was going to be a tall one. I keep the post planed." Then he says "Wren", carefully, to hear whether it still goes. It does. He has to sit down after it, and the pew, for once, holds its tongue.

! if RIBBON: say "You lay the ribbon on his knee. He takes off one glove, to have a hand to touch it with."
! rows each +1
! goto E7

## E6
It squeaks. He sits down at the other end, and it squeaks again, lower. That has to be borne by somebody, and then gone on being borne, until one of you has had enough and says something. It had better not be you.

check [Unhurried if players = 1] Soothe I
pass -> E7
fail -> E8

## E7
A lady promised it. One dusk without its strokes for each of the nine bells, one after the other, and after that they come home, the ones in the water; it only has to be quiet enough, for once, for them to hear where home is. Somebody must be the first. "She thanked me," he whispers. Tonight she is at the Causeway Stone, with her list, by the dry path behind the vestry. A packed bag stands under the pew, in case it should be wanted that he go somewhere. He looks at the bag and at you.

! open E-F
? if not title T005: "Send him home to grease the boots" -> E9
? "Take him along to the captain at the bar" -> E10

## E8
He is out through the vestry before the pew has finished. You run after him, round the corner, into something the size of a haystack that is getting to its feet. It is the sexton's ox. The fog took its low in the spring, and since then it bolts at a hat, because it cannot hear itself stop.

combat [Wounded if players = 1] E14
victory -> E12
defeat -> E15

## E9
He goes home. He has thanked you, and the pew, and is nearly through the door.

! if ROBBED: say "He has stopped to look at his gloves. 'I would leave you these,' he whispers, 'only they are all I have left that is paid for.' He keeps them on."
! if not ROBBED: reveal R02; say "There he pulls off his gloves, finger by finger, and lays them in your hands, since they have done all they are going to do."
You listen to him excusing himself to the lych-gate, the lane, the goose. What it is that you have just let go, you could not say. It is carrying a bag.

! reveal T005; favor F3 +1
! goto E1

## E10
He comes along with his bag, at the very edge of the path, so as to be no trouble to it. Nobody has to hold him. Twice you look round to see whether he is still there. "Yes," he says, both times.

! record HELDPELL
! goto E1

## E11
Granite, dry, still warm from the day: all but one place, the breadth of a man, where the step is wet. It has not rained on it. You touch the wet and then your tongue, and it is the sea. Two summers have not shifted that, an old woman tells you from her window; nobody in Sedgewick sits there. Straight across the lane is a Reedling house, with a small bed under its window.

! record WET
! goto E1

## E12
At last it lies down, as a hill might that has thought better of it, and you notice that you have gone on leaning against it for the warmth. Under the hay cart sits Jory Pell with both hands over his ears. He has heard none of this. He asks the wheel whether it is finished. He is ready to be asked something himself.

! goto E7

## E13
Number ninety-one is missing. The leaf has been taken out with a ruler and a good knife. On the stub that is left stands, in the same beautiful hand that copied all the others: *Brother Q. has taykn this one for coppying and is sory.* A date two springs back. He has ruled a line under it and not put anything on the line.

! record LEAF
! goto E1

## E15
Something warm and wet turns you over: a muzzle, breathing hard, without a sound. Beyond it the vestry door swings to and fro. In the dew a track of Sunday shoes goes off along a dry path to the old stone. For the first few yards they are the steps of a man carrying something. After that they get longer.

! if exhausted: death -> A
! record FLED
! open E-F
! goto E1

## E34
A stand of candles for people lost to water, all of them burnt down to different lengths, each in its saucer of wax. One has never been lit. It is the tallest. You light it from yours and sit down with your backs to it, and it is a surprise how far in the warmth goes.

! if WREN or RIBBON: say "On its saucer somebody has scratched a *W*, and a small boat, and later given the boat waves."
! recover each 2
! goto E1

## E35
The vestry cupboard: an awl, a ball of eel gut, grey felt by the yard. On the shelf above lie paper patterns for a bag with a drawstring, one inside the other, like bowls. There are nine. Each is larger than the one before, each has its number. Only the first has pinholes in it.

! record STITCH
! rows each +1
! goto E1

## E36
You do not put it down. You hold it out, as one does with a glove that somebody has left on a bench.

! if not PELL: goto E2
Nobody here will take it. In the end you hang it on the candle stand, among the saucers, where it dries and shrinks and lets go of its needle. It falls on the flags with a small clean *tick*, and you find that you had been waiting for it.

! goto E1

## F
! if not xp-here: goto F1
"Half past, near enough," says a carter into a hole in a stone, and drives on, lucky. The Causeway Stone is as tall as a man and has its hole where a man has his ear. For two hundred years people have told it the time, going by. It has not once passed it on. Next to it stands a lamp post with the number one on it, the first of the Lamp Road, and nobody has been along to light it.

! collect
! goto F1

## F1
! if title T003 and not MET and (title T001 or title T002): goto F2
A stone with an ear, and wind in the ear.

? once "Tell the stone the time" -> F3
? item
? rest
? move

## F2
"Thank you for coming," says a woman on a folding stool. "Thank you for the walk you must have had." She has a list on her knee, a pencil, and dry felt shoes, and by way of good evening she lays a palm on her own throat. Sister Tace. Behind the stone stands a man in half a toll uniform, the lower half.

! record MET
! if title T001: say "She has heard one stroke. She is not cross; she is only packing."
! if SILENCED: say "'And thank you for the quiet,' she says. 'That was handsomely done.'"
! if SHOE: say "On a handkerchief stands one slipper, the left, to dry. You have met the right."
! if FLED: say "Beside the stool waits a packed bag. Its owner has gone on ahead, she says; he was tired."
! if HELDPELL and not title T005 and not title T006: say "'Mr Pell,' she says. 'Thank you for the needlework.' The sexton looks at his shoes and begs their pardon."
? "Ask her what it is that she collects" -> F5
? if LEAF: "Ask after Brother Q." -> F4
? "Take the list" -> F6
? "Give her the name of the village, and let her write it down" -> F7

## F3
Having no clock, you tell it *dusk, or a bit after*. The word does not go in. The hole is stopped with felt, pushed through from the other side, so somebody did not care to have even the stone listening. Behind a good hand's length of it lie the coppers that carters have paid for luck. Those you leave. The felt you pull out, to the end, and the stone draws breath.

! recover each 1
! goto F1

## F4
The pencil breaks. "Brother Q.," says Sister Tace, and for once thanks nobody. "He had what the rest of us are asking for. One night of it. He does not recommend it." She sharpens the pencil and shakes the shavings into an envelope. "You have been among the hymn books. That was attentive. Thank you." Then, folding the stool, she asks whether the little Reedling girl is sleeping any better, and does not wait to be told.

! gain 1 xp
! goto F1

## F5
She would like to tell you. She looks you over, to see what you would do with it. "When you were small," she says, "and out too long, and it had got dark, and you could not see the house: what did you do?" The pencil is lifted. Nobody has put a question to you so gently since you were that small.

check [Guided if EELS] [Unhurried if players = 1] Lore I
pass -> F10
fail -> F7

## F6
Sister Tace lets go of it at once, and thanks you for being quick. The man in half a uniform has been paid by the hour not to let go of anything.

combat [Wounded if players = 1] [Cornered if title T001] E04
victory -> F8
defeat -> F9

## F7
Against the first of nine lines she makes a mark, and writes beside it, in full, *with thanks*. Each of the others has room left beside it for the same two words. Then the stool is shut, the man shoulders it, and two people go away northward along the verge, on felt. The grass gets up again behind them.

! if title T001: say "It is not a tick that she has made. It is a cross, drawn with quite as much care."
! record TICKED
! goto F1

## F8
Nine places in a fair round hand, and against the first the beginning of a tick, with a smear in it where she was interrupted. The foot of the sheet is sealed in good wax. Of Sister Tace there remain four dents in the turf and a pencil, pointed at both ends, laid down parallel to the road. The man sits in the ditch with his half of the uniform under water and wants to know if you are hiring.

! reveal R32; favor F3 -1
! goto F1

## F9
Somebody's knee is between your shoulder blades. From where you lie you can see two felt shoes, a stool folding up, and a hand that goes through the grass for a pencil and finds it. "Thank you, that will do," says the civil voice, to the knee. And, lower, to you: "Thank you for staying down."

! if exhausted: death -> A
! goto F1

## F10
"Stood still," you say, "and listened for somebody to call." The pencil comes down without writing. "I collect nothing," says Sister Tace. "I am owed some people, as everybody here is. They are not dead. They are late. It would only have to be quiet enough, one single time." She folds the stool. You find that you have been holding the list for her while she did it, nine lines, and that you have handed it back.

! gain 1 xp; favor F3 +1
! goto F1

## F32
Hook, tongs, flame. Lamp number one coughs, catches, and puts a ring of yellow round itself with the stone in it and all of you. A moth is there at once. It is the first you have lit in the dark. You sit down under it and cut the notch, and nobody says anything, because that is the custom.

! gain 1 xp
! goto F1

## F41
Laid over the hole in the stone, the paper lets through one prick of sky, and in the prick, small and exact, stands the belfry of Sedgewick. You move your head by an inch. In the next there is a piece of road; in the next, water; then hills. Whoever made this stood here to do the first one. The other eight are from memory.

! rows each +1
! goto F1

## G
! if not xp-here: goto G1
Hats hang on pegs down both walls, row under row, two hundred years of ringers: straw, oilskin, boiled wool, one good grey beaver. The lowest row is under water, and the brims move. Something with whiskers is bringing up a family in the beaver and looks at you over the edge until you lower the light.

! collect
! goto G1

## G1
Cold, a drip, water up to the third peg.

? once "Read the wall below the waterline with your fingers" -> G2
? once "Swim to the alcove at the far end" -> G3
? once "Try on a hat" -> G6
? item
? rest
? move

## G2
Four letters, cut deep, and older than the pegs, for somebody has driven a peg through the second of them. H. A. R. L. Under that, shallower: *PAID FOR*. And under that, by another hand, in another year, by somebody who had lain awake over it: *IN BARLEY*. Nobody in Sedgewick is called Harl. Nobody here has ever grown barley to speak of.

! record HARL
! goto G1

## G3
Ten yards to the alcove, if one keeps off the floor. On the floor are the hats that have come off their pegs. They have settled crown upward, in rows, quite close together, and one does not like to put a foot down between them.

check [Unhurried if players = 1] [Cramped if legendary] Swim I
pass -> G4
fail -> G5

## G4
On a dry shelf in the alcove stands one more hat, brim up, with a ringer's wages in it, counted out and never fetched. A pipe lies beside it, filled, with the tobacco pressed down by a thumb. He meant to be a minute.

! gain 1 gold
! goto G1

## G5
Halfway across your foot finds the floor, and the floor is soft and has a brim. You come up wearing one. It is full.

! fatigue each 1
! goto G1

## G6
Row six, peg four: black, flat, a good crown. It fits {player} as if it had been waiting for the head. The name in the band has washed out to a blue cloud. At the back there is a dent where somebody has pushed it up, between two strokes, some tens of thousands of times, in order to scratch. You find your hand going there.

! record HAT
! goto G1

## G34
Held to the wall, the flame leans in. There is air behind HARL, drawn away through the joints of the four letters, out to the west, under marsh and beach. You put an ear where the flame was. What you hear is what one hears in any shell, and you go on listening a little longer than one does to a shell.

! gain 1 xp
! goto G1

## G35
Mould has had everything in the ringers' locker except the ringers' roll: a line to a year, two hundred and eleven lines. The first name of all has been struck out. *O. Wick*, it says; *gone down to see about it.* There is a column for the day of return. The place is kept with a lamp wick, the old plaited sort, that nobody has made since anybody can remember.

! record ROLL
! goto G1

## ADV1-1
A wagon stands square across the way. The team has been cut loose. The load has been taken off as well, bales of grey felt, and set down in the ditch on planks, so that it should not get wet. Nobody is about. It has to be moved, and somebody with time and a good knowledge of wagons has seen to it that it will not roll.

check [Unhurried if players = 1] Demolish I
pass -> ADV1-1.1
fail -> ADV1-1.2

## ADV1-1.1
The axle goes with a crack like a dropped tray, the tail swings out over the ditch, and there is your road. Under the seat you find a purse with a slip of paper in it: *For the inconvenience. With thanks.*

! gain 1 gold

## ADV1-1.2
It takes until moonrise and it takes a wheel. The wheel was somebody's. He comes across the field in his nightshirt, with a lantern, looks at it from all sides, and names a sum that must have cost him some thought on the way.

! lose 1 gold

## ADV1-2
Three hounds block the path, with their collars on and nobody at the other end. They have been calling him. You see it work in their throats, over and over, and there is nothing there to hear. Then all three look round, and it is only you.

combat [Frenzied if legendary] [Wounded if players = 1] E02
victory -> ADV1-2.1
defeat -> ADV1-2.2

## ADV1-2.1
One of them sits. Then they all do, at a word that nobody has given. For a while they follow you, at the distance they take to be manners, and stay behind at a place where the reeds are pressed down and a stick has been left ready to throw.

## ADV1-2.2
A great deal of dog, and after that sky. One of them lays its head on your chest and listens to what goes on in there. It does not mean it unkindly. When they let you up, you go back the way you came.

! if exhausted: death -> A
! return

## ADV1-3
A Reedling girl is sitting on the crossbar of lamp post four, eating an apple. She pockets the core to have both hands. *My house is that way. I know where it is. You can come too, so that you don't get lost.* This is Nan Teasel, who is eight. Her voice went two springs ago, Sedgewick says, like a milk tooth, and nothing grew in after it. She is not afraid of the dark. She looks at you for some time to see whether you are.

! if people "Reedling": say "One of you signs good evening. *You talk like my grandmother,* she tells you. *She has only the three fingers.*"
? "Walk with her" (1 fatigue): reveal T007; goto ADV1-3.1
? "Lift her down and point her the right way" -> ADV1-3.2

## ADV1-3.1
She teaches you nine words on the way. Seven are rude, and the eighth she has you do again and again until it means *lamp* and no longer *soup*. At her door she considers how you have walked. *Like a wardrobe,* she decides, *coming downstairs.* She shows you the ninth. It is *thanks*, and she has shut the door before you can do it back.

! if WET: say "It is the house across from the chapel. She goes round the wet step, not over it. *It only sits there,* she signs."

## ADV1-3.2
She looks at your pin, at the road, at your pin. *Busy*, she signs, and then does it over again, more slowly, so that you will know it next time. It is the same sign as for flies. You can see her for a long way, going from lamp to lamp, and at each one she stops and tells it something.

! record HASTE

## ADV1-4
A fire the size of a hat, and over it a pan with nothing in it. "I was gone by Tuesday." "Your boots were gone by Tuesday. You came back for the socks." "For the socks. In my mind I was over the hill." One is a Reedling; the other is Hornfolk, corked, as for a visit. The coats they sit on are blue. When they see you, both of them take hold of the pan, and neither of them lets go.

? "Put your supper in their pan" (1 gold): reveal T008; goto ADV1-4.1
? "Tell them to be somewhere else by morning" -> ADV1-4.2
? "March them to the bar, for the bounty" -> ADV1-4.3

## ADV1-4.1
Tolly shares it out by counting and Gard by weight, and both of them are robbed. They eat like people repairing something. "We'll not forget that," says Gard. "I'll not," says Tolly. "You forget where you leave your feet." When you look back from the bend they are still at it, whose turn it is to remember you, and the fire has got up to the size of two hats.

## ADV1-4.2
"They mean you," says the Reedling. "They mean the pair of us." "I am somewhere else. I have been somewhere else since Monday, ask anybody." It goes on behind you for half a mile. Then the wind turns, and the road is so quiet that you begin to walk faster.

! rows each -1

## ADV1-4.3
They come along, disputing. At the first ditch they agree about something, and it must be for the first time, because they both look astonished. Then each is gone into a different reed bed. You have the pan.

! if legendary: say "Some time later you miss a lamp."; lose 1 gold
! gain 1 xp

## ADV1-5
A light is climbing down a lamp post. You have walked this road for three days, you know what belongs on it, and lamps do not come down to people. Number eleven reaches the ground and sets off. Somebody is taking the road apart, from this end.

? "Call out in the name of the Wick" -> ADV1-5.1
? "Let him have it, and follow the light" -> ADV1-5.2

## ADV1-5.1
He has nine lamps on his back already and clanks like a kitchen. He would drop them if he could think of any other way to run. He cannot.

combat [Wounded if players = 1] E15
victory -> ADV1-5.3
defeat -> ADV1-5.4

## ADV1-5.2
To follow a light without stepping into it is not easy. When he stops, it stops, and everything behind you has a shadow, and so have you.

check [Unhurried if players = 1] Stealth I
pass -> ADV1-5.5
fail -> ADV1-5.4

## ADV1-5.3
You put them back, post after post, and since he is there he holds the ladder. Every one of them has been emptied and polished, as one does before a sale. "They pay in shoes," says the thief, and lifts a foot. Felt. "I said, what would I want with shoes. Now I can't feel the road at all." At number nine you notice that he has stopped holding the ladder some time ago.

! recover each 1

## ADV1-5.4
Off goes number eleven, northward, on somebody's back, with whatever you had in your outer pocket, until it is a star, and then until it is not. The road here is now as dark as the rest of it.

! if exhausted: death -> A
! lose 1 gold

## ADV1-5.5
It leads you to a handcart under a thorn tree. There is a docket: *felt shoes, nine pairs, against lamps.* When he sees pins come into the light the thief decides that he has another appointment. The cash box you take for the oil fund. The shoes you leave. A card is pinned into each pair, and on the card it says *Welcome*.

! gain 1 gold

## ADV1-6
The reeds are shaking at the height of a knee. They go on shaking, in a line, toward you, at the pace of somebody who is expected. It is a boar, two hundredweight of it. Over one tusk hangs a lamp bracket, which it has had on for some time and has not been able to discuss with anybody.

? "Stand, and give it something to run into" -> ADV1-6.1
? "Into the ditch, all of you, and wade" -> ADV1-6.2

## ADV1-6.1
It lowers the bracket. Nothing on the coast has ever been so much in earnest.

combat [Wounded if players = 1] E08
victory -> ADV1-6.3
defeat -> ADV1-6.4

## ADV1-6.2
A ditch can be deeper than it is wide. You wade with your chins up; along the top the boar walks beside you, for company, stops where you stop, and considers the place where the ditch comes out.

check [Unhurried if players = 1] March I
pass -> ADV1-6.3
fail -> ADV1-6.4

## ADV1-6.3
It loses interest, from one breath to the next, and begins to eat the path. The bracket is lying in the mud. You hang it on the nearest post, where there has been none since anybody last looked.

! if players = 1: gain 1 xp

## ADV1-6.4
Mud has a ceiling, you learn, and you are under it. What you get back, in order, is light, air, and all your boots but one. It stands on the bank for a good while to make sure that you know whose path this is.

! if exhausted: death -> A
! fatigue each 1

## THE END
Would it be polite, Hob Tarrant wonders, to let you go off north without anybody? So he walks with you, apples in his pockets, and asks at every gate whether that hinge has always squeaked.

! if HASTE: favor F1 -1; say "A Reedling woman by the road wants to know whether it was you who pointed her daughter at the dark."
! if RATTED: gain 1 gold; say "Among the apples is a parcel from the reeve: a lamp, and a rat in short pastry."
! if HAT: say "He does not ask about the hat. He looks at it twice, and takes off his own."
! if FLED: say "The sexton's cottage stood open. The boots were gone from beside the stove."
! if HELDPELL and not title T005 and not title T006: goto THE END.3
! goto THE END.4

## THE END.1
Behind you, on time, one stroke. The reeve rings it herself and, whatever may be carved up there, alone. You have stopped where you were, hats off, waiting for the next, before it comes back to you that she has only the one. Then from the north, where you are going, two; the second cross. Hob puts his hat on again. On lamp number twelve a gull draws in its head and shuts its eyes against the light.

! gain 1 xp

## THE END.2
They have cut the gag, back there. From the road you can see her swing, right over, and the clapper fall against the rim. You see it touch. The pigeons go up; nothing else does. The reeve pulls again. North of you a ringer is counting to a hundred.

"Would you give her a night?" asks Hob. "The ox never got his back, did he?" Two families go by with their beds on a cart, bound for Marrowby, because it is livelier there. The children wave, with the whole arm, like people who have got used to not being heard.

! gain 1 xp

## THE END.3
Corporal Dunnage takes the sexton's bag at the bar, since nobody has told him not to, and then, since he is holding the bag, the sexton. You had meant to say something first. "Clean shirt," Dunnage reads off to the captain. "Boot grease, and boot grease." Jory Pell begs your pardon for having kept you.

! reveal T006; favor F1 +1; favor F3 -1
! goto THE END.4

## THE END.4
Lamp number one, and the end of Hob's beat. He shares out the apples and finds that he has one over, and asks whom that could be for.

! if HARL: say "He has never heard of anybody called Harl. Does it matter, he asks, and does not like it that you have to think."
! if ROLL: say "You ask him whom the Wick is called after. 'Wicks,' he says. It is the only thing you have ever heard him say that is not a question."
! if TICKED: say "You look in your pockets for a knife and find a pencilled receipt: *Nine persons. With thanks.*"
! if title T001: goto THE END.1
! goto THE END.2
`
