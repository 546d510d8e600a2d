// Made from the books by `npm run books`: write there, not here.
export default `# ADV6 Bellfounder's Debt

## MAP
loc A "Founders' Row" at B5 xp 0
loc B "Upper Mine" at E2
loc C "Lower Mine" at F4
loc D "Ore Road" at C4
loc E "Debt Office" at B2
loc F "Slag Lake" at G5
loc G "Foremen's Lodge" at D1
loc H "Kiln Chapel" at D6
card M15 loc I "Sixth Tower" at A4
card M16 loc J "Powder Store" at F1
path A-D enc 1
path A-E
path A-H
path B-C
path B-D enc 1
path B-G enc 1
path D-E
path E-G enc 1
path F-H enc 1
card M14 path C-F enc 1
card M15 path A-I
card M16 path G-J
start A
recover A9

## SETUP
Put the marker on Founders' Row and the encounter tokens 1 to 6 face down on the paths; the one for the old adit waits beside the map. You have walked uphill for three days. What you bring of old bronze and old paper will be of use here.

! if title T025: reveal item 51
! if title T032: reveal item 59

## BEGIN
Eleven furnaces stand in a row, cold, and on each lies a cat that has not been told. At the last of them a Stonekin woman goes round a bucket with a small hammer, bends down, and listens to it. "You're late," says Bettany Grail without turning round, "or early. Everything's one or the other since the bells."

Hob Tarrant wonders whether anybody could cast a new one, now that four of the nine are mute or gone, and who would be so kind as to pay for it. She taps his leg. "Ash," she says. "Nice. Nobody can pay for it, love. That's what hills are for." Above you, on a road that glints, something heavy goes by and every step of it rings.

! goto A

## A
Cats, cold iron, Grail with her ear to something.

! if CAST: allow-end
! if CAST: say "The eleventh furnace ticks as it cools, and all eleven cats are on it."
! if RAISED: say "Miners sit along the wall in the sun. They do not know what one does in it."
? once "Let Bettany Grail tap you" -> A1
? if not CAST: once "Ask what a bell needs" -> A2
? if title T027 or favor F1 >= 7: once "Open the letter with the Court's seal" -> A3
? if title T036 or title T004: once "Ask Hob Tarrant for the rest of the post" -> A4
? if NIGHT and not CAST: "Light the eleventh furnace" -> A10
? item
? rest
? move

## A1
*Tock*, on the breastbone. She has her eyes shut. "Cracked, love, left side, an old one. So's everybody that's been used." She moves on to the next of you. *Tock.* "That one's been dropped and never said." From behind the furnace she drags a ladle as long as yourselves and gives it you to carry about, since you have arms and she would like to know where it is.

! if people "Hollowkin": say "At whichever of you is Hollowkin she taps twice. 'Two of you in there,' says Grail, 'and neither's the lodger. Lovely.'"
! reveal item 73
! goto A

## A2
"Copper I've got. It's all pans. Nine ingots of star-tin, or it'll clank. A night's watch, at the chapel, so it doesn't feel rushed. And that nobody owns it." She taps the bucket again, to see whether it has changed its mind. "But that's me being fanciful. Thorpe owns the tin. Thorpe owns the Row, come to that, and these." She holds them up, both hands, backs and palms. They are on a page, down the road; she has seen it.

! if title T037: say "'That green one you fished up could hum me the pitch. With her in the room I'd do it on half the tin.'"
! if title T023: say "'And rope,' she says. 'I hear there was a fire.'"
! goto A

## A3
It has ribbon on it, and wax, and gives the bearer sight of any book in the hills. You know the Regent's hand. You have also heard her speak, and this is somebody else. *We trust*, it says, *that you will find our creditors in; they so seldom are when it is we who call.* You read it out to Hob Tarrant. Has anybody, he asks after a while, ever known her to make a joke?

! record WARRANT
! goto A

## A4
Would anybody object, asks Hob Tarrant, and feels in his coat, to the sort of letter that goes on after the signature?

! if title T036: say "*The sixth rings six (I have compared the ticks). For sixty years they have leaned to the left (which is a doubt; see under hand, unsteady). Do go up. Yours (in haste), P. Wace.*"
! if title T004: say "You have the nine pricks of that paper in your head. There are eight lines in the Court's accounts for oil and rope, and this hill is none of them."
He points with his pipe. There is a tower up there, behind the sheds. You had all of you taken it for a chimney.

! reveal M15
! goto A

## A9
Fur, first: a cat is asleep on your chest, and has been for some time. *Tock*, on your forehead. "Still sound," says Bettany Grail, with her ear to it. "Dull, but sound."

! if exhausted: death -> A
! goto A

## A10
All eleven cats move over. By noon the throat of the furnace is white and one cannot look into it. Nine old founders have come down from the chapel to stand about, in case. Grail is on a box with a wet rag round her head. She wants to know who is going to do what, and she wants to know it before the tin is in.

! record CAST
? "Take the bellows and the ladle, and be shouted at" (1 fatigue) -> A12
? "Stand at the mould, and say when" -> A13

## A12
Push, and hold, and let it come back by itself. Push. You are doing it wrong; you are doing it wrong in a new way; you are told about a boy in her father's time who did it like that, and where he is buried. Four hours in you notice that she no longer says *you*. She says *we*. "We want it whiter." You have no eyebrows left, and somebody has put a pair of tongs into your belt as if they had always been there.

! reveal T050; reveal R14
! goto A13

## A13
It must go in at one go, without a breath in it. The nine stop talking.

! if title T037: say "From under the wet sacking Supper gives the note, very low, and Grail cocks her head and corrects the tilt by a hair."
! if BULL: say "The Bull stands in the door of the shed with its blind face to the heat. Nobody has tied it. It keeps off the draught."
"Now," says Grail; or one of you says it. A line of light as thick as a wrist comes over the lip.

check [Guided if item 73] [Guided if title T037] [Guided if BULL] [Unhurried if players = 1] Craft III
pass -> A15
fail -> A14

## A14
A cough in the runner. A bubble, no larger than a pea, comes up, looks round, and is gone. Nobody else has noticed. Grail has heard it. You see it go across her face and be put away somewhere. She does not stop pouring, since one cannot.

! record FLAW
! goto A15

## A15
! if BULL: say "At dusk the Bull lifts its head toward the hill, and listens, and lays it down again beside the mould."
! if BULL: goto A16
At the moment when nobody may move the ground begins to ring. Up the Row comes a bull of bronze, hollow, as high as a door, trailing its traces. It is dusk. It is going home, as it does at every dusk; and this year somebody has put a casting shed in the way.

! if FELLED: say "You have met, under the tower. Since then it carries its head to one side."
combat [Staggered if FELLED] [Wounded if players = 1] [Exposed if players = 1] [Relentless if legendary] E38
victory -> A16
defeat -> A18

## A16
Three days of waiting, which the trade calls cooling. It is the clay that decides. Broken off too soon she will crack from the chill; too late and she has set sour. Grail sits in front of it with the small hammer in her lap, and for once does not trust it. "I want it too much," she says. "I'd hear what I like." So it is you who must put an ear to the mould and say the day.

check [Guided if VIGIL] [Guided if item 51] [Hurried if FLAW] [Unhurried if players = 1] Lore II
pass -> A19
fail -> A20

## A17
! if title T023: say "Then there is the matter of rope. The walk at Marrowby has burned; you were there, with the torch. It is bought in the end by the yard, in four towns, and knotted."
! if title T023: lose 2 gold
From a beam over the eleventh furnace hangs a bell that is in nobody's book. She has no name. "Not till somebody's needed her," says Grail, who has her palms against the bronze for the warmth. Underneath the cats have sat down in a ring, and look up, and wait to be shown what she is for.

! goto A

## A18
Hooves go over you, each of them the size of a stove, and every one is set down with care. From the ground you see it walk on through the back of the shed, taking a wall along round its neck. It does not look round. Something in the mould goes *tk*.

! if exhausted: death -> A16
! record FLAW
! goto A16

## A19
! if FLAW: goto A21
Like a crust the clay comes away in Grail's hands. She offers you the hammer. You strike, not hard. The bell says one thing, quite simply, and goes on saying it; the cats stand up; at the far end of the Row somebody comes out with soap on his face, to see who it was that called. "No flaw," says Bettany Grail after a long while. She sits down on her box. "Well," she says. "There's a thing."

! reveal T054
! goto A17

## A20
Struck, the bell says it, and it is a good word. But underneath, late, there is another, as when somebody behind a door repeats what you have said. Grail lays her ear to the place. "There you are," she says, as to a child behind a curtain. She is not angry. "It'll ring. It'll ring for a while. Well. So do we."

! reveal T055
! goto A17

## A21
You hear it before she has struck at all: one spot, on the shoulder, the size of a pea, where the clay is a little warmer than it ought to be. You draw a ring round it in chalk. "Who taught you that?" says Grail. It cannot be mended. But it can be known, and whoever hangs her can turn that shoulder away from the hammer, and get a good few years more out of her.

! gain 1 xp
! goto A20

## A51
From the tongue of the Fishwife Grail files one pinch of bronze, no more than you would put on an egg. On her palm, among copper dust, it lies apart and will not mix. She breathes on it. Then it does, crossly, all at once. "Held out for the second stroke," says Grail, and gives you back the clapper. "She always did."

! if not CAST: say "The pinch will go in with the rest. A bell remembers what it was made of; it may as well remember somebody who spoke up."
! if CAST: say "It is too late for this one. She folds it into paper, for the next."
! rows each +1
! goto A

## A69
She bites the ingot, taps it, bends it a very little by her ear. It screams, small and high. "It's crying," says Bettany Grail. "They do, fresh." It is called that, in the trade; she would not have you think her fanciful. She bends it back. She says *there*, and not to you.

! rows each +1
! goto A

## B
! if not xp-here: goto B1
By the shaft hangs a cage with a small brown bird in it, that is on the payroll, and has been docked for singing. A great wheel lets people down and brings ore up.

! if not BULL: say "In the traces, where there ought to be eight horses, walks a bull of bronze. It is hollow. One can hear the rivets run about in it like peas."
! if BULL: say "In the traces go eight hired horses, and a groom stands beside them with an oilcan and nothing to use it on."
! collect
! if item 74: say "A foreman hung with sticks looks at your boots, which are a foreman's, and takes his weight off the wall. 'Morning,' he reads, from a board."
! if item 74: goto B1
! goto B2

## B1
The wheel goes round.

! if RAISED: say "No: it stands. The bird is singing, at full pay."
! if BULL and not RAISED: say "Horses do it, eight of them, and they stop for hay."
? if not BULL and not RAISED: once "Watch the bull until the shift ends" -> B5
? if not RAISED: once "Get into the washing shed, where the tin is counted" -> B6
? if not RAISED: once "Have the bird's case heard" -> B9
? item
? rest
? move

## B2
"No loitering, rule nine," reads Silas Crake, head foreman, who has been leaning there since morning. "No strangers, rule four. No raised voices, RULE SIX." He carries the rules on a board round his neck, and under his arm a number of sticks, one for each.

? "Say that you have come about a position" -> B3
? "Ask him to read you rule one" -> B4

## B3
He has several, all of them underground. There is the matter of the fee; there is the matter of the boots, the lamp, the air. It comes to about what you would earn. He looks forward to hearing what you will say to that, and turns a stick in his fingers.

check [Unhurried if players = 1] Bargain II
pass -> B10
fail -> B4

## B4
Rule one has been painted over. Everyone in the yard knows what was there, the wheel slows down, and he would rather hit somebody than have it asked twice. "No brawling," reads Silas Crake, "rule two," and takes that stick first.

combat [Wounded if players = 1] E26
victory -> B10
defeat -> B11

## B5
When the hooter goes they let it out of the traces, and it does not stand about steaming like a horse. It turns uphill and walks, toward something behind the sheds that you had taken for a chimney. It has a loft. It has louvres. Before it gets there it is fetched back with chains, by six men. "Does it every dusk," says the groom. "It's a fault in the casting." He has oiled it for eleven years, and says so rather shortly. Where its flank is worn the bronze is another colour, like old bells.

! if item 59: say "You have a page with nine weights on it. You look at the bull, and do the sum twice: Lund, borrowed, on a note of hand."
! reveal M15
! goto B1

## B6
Grey sand goes over shaking tables, and at the end of each stands a boy who picks out what shines. There are eleven boys, and a man on a high chair who watches fingers. He does nothing else. He has been praised for it.

check [Watched] [Unhurried if players = 1] Sleight III
pass -> B7
fail -> B11

## B7
One of the boys looks at you, and at the man on the chair, and goes on picking. What he picks next is in your cuff. He does not smile; it would show. He is already at the next, and the next, and his hand has not left the table.

! reveal R43
! goto B1

## B9
Nine months' seed, docked, for singing in working hours. You put it to the clerk of the yard that it was an alarm. He looks it up. It was: there was gas, and sixty men came up on that song, and the bird was fined. By evening the arrears have been paid into the cage in one heap. The whole pit comes by to look at somebody who has got something back.

! favor F1 -1; rows each +2
! goto B1

## B10
You are put down on the list, under *sundry*. Crake writes it himself, with a stick under each arm. "All persons on the list to be treated alike," he reads from the board; and then he reads it again, to find out how he has always got round that. Somebody hands you boots out of a locker, since people who are on the list have boots. They have iron in them. They are a foreman's. All over the yard, as you lace them up, people begin to look busy.

! reveal item 74
! goto B1

## B11
"No lying about," somebody reads, a long way up. "Rule eleven." It appears that there is a fine for it. It has been taken already, in case you should have been asleep.

! if exhausted: death -> A
! lose 1 gold
! goto B1

## B71
With the miner's lamp you go down the ladders, past seven levels that have been closed. On the wall of each somebody has done the same sum, how long until it is paid, and each has got a different result. On the seventh it is only the sum, very neat, with a line under it.

! rows each +1
! goto B1

## B75
A wheel is what the groom has been asking for since spring. He puts it on the barrow, spins it, and gives you in return an hour of the bull. Out of the traces it follows you round the yard, like something heavy on a string. When you stop it stops. At the end of the hour nobody cares to be the one to lead it back, and the groom has found that he has to see about that barrow.

! record BULL
! goto B1

## C
! if not xp-here: goto C1
Brass discs hang on nails beside the cage, one for every man and woman in the pit. Who goes down hangs up the disc with the blank side out; who comes up turns it to the name. Near the floor is a row that nobody has touched for a long time. All of those face the wall.

! collect
! goto C1

## C1
Dark, drip, hammers.

! if UNION and not RAISED: say "As you pass, the hammers leave out one beat. It is a greeting."
! if RAISED: say "Dark, drip, at any rate. The hammers are lying in a heap."
? if title T033 and not UNION and not RAISED: "Say who sends her brother her love, and how much of it" -> C2
? if not title T033 and not UNION and not RAISED: "Go down with the night shift" (1 fatigue) -> C3
? if not RAISED: once "Turn the discs that face the wall" -> C6
? once "Crawl to where the props stop" -> C7
? item
? rest
? move

## C2
"A barrow-load of sister," says Brom Oake, and has to sit down on his own pick. You have brought him the message from the kitchens at Tallow, word for word, dripping included. He is in for a spoon. It was silver, and it was not him; it has been eleven years. For as long as a bucket takes to come up he looks at you from under his horns. "If somebody was to start," he says, "there's a good forty ton down here would follow. Only nobody's ever been the first pound."

! record UNION
! goto C1

## C3
For eight hours you are the slowest people in the world. Then the bottom of the pit stops singing, all together, and somebody asks you out of the dark what it is like up there, with the debts. Are people getting to the end of theirs? They would like it straight. Nobody says what happened to the last one who told it to them bent.

check [Unhurried if players = 1] Soothe II
pass -> C4
fail -> C5

## C4
"Two hundredweight of sense," says somebody large, with horns. His name is Brom Oake, and he has a sister who cooks. You told them that nobody gets to the end. You told them how thick the books are. It has gone quiet, but it is not the sort in which one looks for the way out. Then a hammer starts up, a long way down. It leaves out one beat, and all the others leave it out as well.

! record UNION
! goto C1

## C5
They take it wrong, and after that they take your lamp. One is a good deal smaller without it. In the end you are brought up by the belt, by somebody with horns, who has not been able to sleep for thinking what you might have meant. "There was a grain in it," says Brom Oake. "I panned it. I'll let it be known below that there's a grain."

! fatigue each 1
! record UNION
! goto C1

## C6
You turn them round, one after another, names outward. There are forty-four. Behind the last there is paper, folded as small as a tooth: a debt slip, one name, one sum, and below it the same sum, paid, in four different inks. At the change of shift they all stand there and read the discs, lips moving, caps off, until the hooter has gone twice. It costs Mr Thorpe an hour and ten minutes. It has been entered.

! reveal item 70; favor F1 -1
! goto C1

## C7
Beyond the last prop begins an air that does not smell of anybody. There is a crack. One has to go into it sideways, with the head turned to the left; and after that one is of the opinion of the head until it ends.

check [Unhurried if players = 1] Climb II
pass -> C8
fail -> C9

## C8
It is an adit, the old people's, as dry as a cupboard, and it comes out by the lake. On a ledge at the bend stands a miner's lamp, trimmed, filled, with a matchbox leaning against it, for whoever was going to come back this way. The dust on the matches is as thick as felt. It lights at once.

! reveal M14; reveal item 71
! goto C1

## C9
You come up with the ore. They tip you out with the ore, and somebody weighs you along with it, and somebody else has written it down before he looks. You assay rather low.

! fatigue each 1
! goto C1

## C70
At the bottom of the pit you read out the slip: so much for rope. So much for boots. So much for air.

! if not RAISED: say "'For what?' says somebody. You read it again. There is a pause, in which something that weighs forty tons moves by about the width of a hair."
! if RAISED: say "There is nobody down here now to hear it. You can tell by the air, of which there is a great deal, for nothing."
! if not UNION: record UNION
! goto C1

## C72
One length of cord, in the right place, and the gallery that they are all afraid of comes down at noon with nobody under it. Dust stands in the cage for an hour. They shake your hand one by one, and each leaves a black print on the print of the one before. Forty-four, someone says, and no more. They would have gone on saying good morning to that roof until it fell.

! rows each +1
! if not UNION: record UNION
! goto C1

## D
! if not xp-here: goto D1
Slag, rolled flat: it rings underfoot, every step another note, and by some accident of the surveyor's it is nearly in tune. A laden cart plays something slow. Where a slab has been mended there is a wrong note, and the carters say *sorry* to it. At the lower end is a bar, and at the bar stands a guard with a list.

! collect
! if title T034: goto D2
! goto D1

## D1
Ruts, ringing, a bar across the road.

! if NIGHT: say "No carts now. The wind plays the upper end by itself."
? if title T008: once "See why two people are arguing under an axle" -> D3
? once "Give the ram on the bank what it wants" -> D4
? if explored E and explored C and not NIGHT: "Be here on the sixth night" -> D10
? item
? rest
? move

## D2
"Wick," reads the guard. His finger goes down the list and stops. "Double." He has that in writing, from the very top, from the lady herself; it has been underlined. He would not know what for. But he leans forward a little, since it is a long day at a bar, and would quite like to be told what it was you said to her.

? "Pay it" (2 gold) -> D1
? "Argue it, and lose the morning": favor F1 -1; goto D1
? "Walk round by the slag bank" (2 fatigue) -> D1

## D3
"I said left." "You said left *after* I'd gone left." From under a cart look four boots, two large. It was standing about, Gard explains, and so were they; which of the three had left first is a matter of opinion. You fed them once on the marsh. The cart is yours for the week, and it has a wheel over. "That's two," says Tolly. "You said you weren't counting." "I wasn't first," says Tolly.

! reveal item 75
! goto D1

## D4
On the highest slab stands a ram, and stamps. It listens. It stamps again, on the one to the left, and looks down at you. It has half of something there; one can hear that. It has been at this a good while and needs another four feet.

check [Unhurried if players = 1] Forage II
pass -> D5
fail -> D6

## D5
You step the other half: long, long, short, and the cracked slab last. It thinks that over, chewing. Then it comes down the bank in three jumps, to see which of you plays the bass.

! gain familiar 2
! goto D1

## D6
You are flat by the better part of a slab, and are told so, from behind, at some speed.

! fatigue one 2
! goto D1

## D10
Nine carts, nine ingots to a cart, lamps fore and aft: they are going down to Tallow, to lie in a cellar until the price is better. It is the sixth night. In the third cart, in a rug, sits Oswin Thorpe. Nothing pleases him more than a safe arrival. Behind you on the bank Bettany Grail has drawn up her knees. "I can hear which one's mine," she says, and wishes she had not said mine. The first wheel is on the slab below you, and it sounds like a question.

! record NIGHT
? if title T037: "Step out with money, since half a load will do" (3 gold) -> D12
? if not title T037: "Step out with money" (6 gold) -> D12
? "Take the ninth cart in the dark" -> D11
? if UNION: "Give the word to the pit" -> D14

## D11
There is one bend at which the lamps of the front no longer reach, and those of the rear not yet. It is as long as a cart and a half. You lie in the ditch beside it with sacking round your boots, and count wheels.

! if title T030: say "A sergeant of the escort looks straight into the ditch, and sees the second pin, the one under the brass. He looks at the sky instead, and finds it clear."
! if favor F1 <= 3: say "They have doubled the escort. It was your name that did it."
check [Guided if title T030] [Guided if item 75] [Hurried if favor F1 <= 3] [Unhurried if players = 1] Stealth III
pass -> D13
fail -> D16

## D12
By the light of the rug lamp he counts it, and again from the other end. "I find that I am satisfied," says Oswin Thorpe. He waits to see whether it will pass. "It is a curious sensation. You will want a receipt. You will also want, I think, to thank me for the trouble." He leaves room for that. *Paid*, he writes then, *in full*; and that has not been written on this hill for two hundred and eleven years.

! reveal T047; favor F1 +1
! goto D15

## D13
A cart that rings, on a road that rings: nobody hears it for the ringing. At the top of the Row they are waiting in their stockings, all nine, and the ingots go from hand to hand and under a cat. "They'll count our fingers for it in spring," says Grail. She is smiling with one side of her face, like somebody who has hit a thing and likes the note. "But that's spring."

! reveal T048; favor F1 -2; favor F2 +1
! goto D15

## D14
One word, into the mouth of the adit; and it goes down by itself, from level to level. You stand there and feel foolish. Then the road begins to hum. Then there are lamps on it, ten, forty, four hundred, right across from bank to bank, and the first cart stops. "Rule one," says Brom Oake to Silas Crake. Crake has both hands on a stick. It turns out that he has it by heart. *Nobody goes down who cannot come up.*

check [Guided if OPEN] [Guided if title T033] [Unhurried if players = 1] Intimidate II
pass -> D17
fail -> D18

## D15
Tin, in the Row, grey and dull and heavier than it looks. Each ingot has a star punched into it and a number. Grail lines them up by ear. There is one over; she gives it to you to hold, as one hands a child to whoever is standing nearest.

! reveal item 69
! goto D1

## D16
A wheel finds the one slab on the whole road that is properly in tune. It is a beautiful note. It hangs there. Along the bank, one after the other, stand up foremen, each of them reading the same rule.

combat [Swift if legendary] [Wounded if players = 1] E26
victory -> D13
defeat -> D19

## D17
Nobody is hit. The escort looks at four hundred lamps, and discovers that it went off duty at eight. Mr Thorpe, in his rug, finds that he is owed an explanation, and finds that nobody is present. He is still saying so when they lift him down, rug and all, and set him on the bank with his lamp, facing the view.

! favor F3 -1
! goto D20

## D18
Crake hits first, somebody who is not quite grown up, with the stick for rule seven. After that it cannot be stopped before it has stopped. You are in the middle of it with your arms out, as if that were of use. One end of the lodge is on fire. In the morning the boy is sitting on the bank with his head tied up, and next to him, because there was room, sits Silas Crake.

! fatigue each 2
! goto D20

## D19
From the ditch you can hear the whole convoy go by, and it plays something that you will have in your heads for a month. An ingot rolls in after you. A little later, another; the ninth cart has lost its tailboard. By morning Grail and the cats have found nine of them in the nettles. It counts as theft, they say, but as a small one.

! if exhausted: death -> D13
! fatigue each 1
! goto D13

## D20
They carry the ledger out of the office on their arms, the way one brings home a drunk, and put it down on the road. It takes the whole night. It is good paper. They burn it leaf by leaf, and each is read out first, so that whoever it belongs to can come forward and see it go. Miss Penhallow stands by with a shawl over her shoulders and says, now and then, how a name is spelt.

! reveal T049; record RAISED; favor F1 -2
! if not title T051: goto D21
! goto D15

## D21
Toward morning comes a page that it takes two to lift. "Grail," somebody reads, and looks about. *To metal for nine bells, advanced.* She walks up to it along a lane of people. She does not put it into the fire. She taps it, with one knuckle, in the middle, and bends down to listen, and it makes no sound whatever, being paper. "That was all?" says Bettany Grail.

! reveal T051
! goto D15

## D70
He takes the slip to be polite. He reads it; then he looks for himself on it, as one does, and finds himself, in the third line, as surety for a cousin. The guard folds it up again along its folds. You may go through, he says, until further notice. He holds up the bar with his own hands.

! recover each 1
! goto D1

## E
! if not xp-here: goto E1
The chair is bolted to the floor, a foot too far from the desk. One has to lean. Behind the desk sits a lady with a very clean pen, who has already written down your names, all of them, with the peoples, and is now sanding them. "One N or two?" asks Miss Penhallow, so as to have asked. It is one. She has put one.

! collect
! goto E1

## E1
! if not RAISED: say "Ledgers to the ceiling, and a ladder on wheels."
! if RAISED: say "The shelves are empty, and behind them, it turns out, there is a view. Miss Penhallow writes, on a leaf, from memory."
Everything is dusted.

? if not SAT and not RAISED: "Sit down in the chair" -> E2
? if DEBT1 and not AGAIN and not RAISED: "Sit down again" -> E3
? if WARRANT and not RAISED: once "Lay the warrant on the desk" -> E4
? if not title T051 and not RAISED: "Ask for Bettany Grail's page" -> E5
? if title T014 and not RAISED: once "Say that Gritta Sand sends a sack" -> E8
? if title T029 and not item 59 and not RAISED: once "Lay the founders' contracts beside the ledger" -> E9
? item
? rest
? move

## E2
Two lamps, at once, in your hand, for a signature; and she blots it for you. Nobody asks what it is for. There is a footstool. The chair has been worn to a shape that would fit anyone. It is wonderful how pleasant they have made it, when you think of what people say.

! record SAT
? "Sign": record DEBT1; gain 2 gold; goto E1
? "Get up again, which is farther than it was" -> E1

## E3
"One finds," says Miss Penhallow, "that the second is easier." She has filled in everything but the last letter of your name. It would be a pity about the form.

! record AGAIN
? "Sign": record DEBT2; gain 2 gold; goto E1
? "Get up, and leave it without the letter" -> E1

## E4
Twice she reads it, once for the sense and once for the commas. Then Miss Penhallow draws back the curtain from every shelf, one after the other, like somebody airing bedrooms. The sixth tower has no page. It used to: there is a stub, cut with a ruler. On the next leaf, in old Mr Thorpe's hand, it goes on. *Scrap, bronze, 3 tons 4. To the works, for a hauling engine.*

! record OPEN; reveal R44; reveal M15
! goto E1

## E5
It takes two to lift it down. *To metal for nine bells, advanced*, it says at the top; and after that comes interest, in nine different hands, down to this morning. She has never missed a payment. No Grail ever has. Miss Penhallow turns the leaves for you, and at each generation she wets her finger. What they have been paying, all of them, all that time, is the interest on the interest. The foot of the page comes to five lamps. Nobody has ever had the five and the interest on the same day.

? if not title T051: "Pay the page, to the foot" (5 gold) -> E6
? if HOLE and not title T051: "Ask who it was that advanced it" -> E7
? "Close it" -> E1

## E6
A stamp is wanted, and there is none. There has to be one; it is in the regulations; a boy is sent for it to the lodge, and comes back with a box that has never been opened. Miss Penhallow breathes on the rubber. It makes a soft sound, like a kiss on paper. She looks at what it says there for some time, and then she very carefully stamps it again, beside the first, to see it once more.

! reveal T051
! goto E1

## E7
She looks at the contracts, and she looks at the page; and then, for the first time, she looks at you. Nobody advanced it. It was not Thorpe's to advance. "It was Harl's," reads Miss Penhallow, with her finger under the line, "it was Vanna's. It was Oar's." The pen is dipped. It hangs over the paper long enough to make a blot, the only one in this office. *Void*, she writes, and asks you, quite low, whether it does not look a short word.

! reveal T051; gain 1 xp
! goto E1

## E8
Salt, a whole sack, from the pans on the coast where you once put out a fire. She weighs it. It comes to one slip, and a pinch. "To whose credit?" says Miss Penhallow, who has never had to ask that. You may point at any line you like. You point at a boy's, in the washing shed, because it is the shortest.

! favor F1 +1; rows each +1
! goto E1

## E9
With Wace's key you had these out of the archive: nine contracts, in the founders' own hands. You lay them next to her ledger. Here are two papers that have not been on one table for two hundred years, and one sees that they do not like each other. Where the one says *advanced*, the other says *had from*, and gives the island. Among them is a leaf that you had taken for mere figures: nine weights, nine names, the bill. Miss Penhallow adds it up from across the desk, upside down, and goes quite pink.

! record HOLE; reveal item 59
! goto E1

## E59
! if RAISED: say "There is nothing left to lay it beside. She copies it onto her leaf all the same."
You put the founders' page on the desk and Miss Penhallow copies it in her fairest hand, all nine lines, with a comma that it had always needed. Then she asks you, without looking up, whether *stolen* has one N or two.

! if not HOLE: record HOLE
! goto E1

## E70
Paid in at the desk, the slip has to be given back to you, cancelled, with a hole in it. There is a punch for that. Miss Penhallow has been told about the hole. She holds it up to the window and looks at you through it.

! rows each +1
! goto E1

## F
! if not xp-here: goto F1
Washing hangs all round the lake, from four villages, because here it dries in any weather. The lake is black and warm, and has a skin. It is what was left over each time they poured something. Toward evening one sees that it glows in the cracks, and the shirts on the far shore are pink from below.

! collect
! goto F1

## F1
Shirts, heat, a crust that ticks.

? if not title T053: once "Cross it by night, along the skin" -> F2
? once "Find out whose dogs these are" -> F5
? once "Take in the washing before the rain" (1 fatigue) -> F8
? item
? rest
? move

## F2
It bears if you keep moving. It also bears if you do not. It is the changing of one's mind that it will not bear, say the washerwomen, and show you where somebody's brother changed his. You take off whatever is made of tar.

check [Guided if item 74] [Dangerous if legendary] [Unhurried if players = 1] March III
pass -> F3
fail -> F4

## F3
In the middle it is as light as in a church, from underneath. Each of you has the face of somebody telling a story by a fire. Nobody tells one. You come ashore on the side of the store sheds with no soles to speak of, and find that you are all still walking in step, and cannot at once leave off.

! reveal T053
! goto F1

## F4
You change your mind. It is only for a moment, and only the one foot.

! fatigue each 2
! goto F1

## F5
Nobody's. They lie along the edge, where it is warmest, and their hide comes off them in orange flakes. Mine dogs; they were let go when the ponies were. One raises its head. There is something under it that it has been keeping warm, or that has been keeping it warm, and it takes you for somebody who has come for that.

combat [Frenzied if legendary] [Wounded if players = 1] E22
victory -> F6
defeat -> F7

## F6
It was a heap of slag that they were lying on, for the heat in it, and the heat is in it because half of it is tin. You take what goes into a pocket. They have sat down at a little distance, in a row, and look at the place. You push the rest of the heap together again, and go.

! gain 1 gold
! goto F1

## F7
They take you for washing. You are shaken, and dragged to and fro, and trodden flat, and when they are quite sure of you one of them turns round three times and lies down. He is very warm. He smells of hinges.

! if exhausted: death -> A
! fatigue each 1
! goto F1

## F8
Four hundred shirts. The women who come running with their aprons over their heads find them folded, by size, under the one roof, and you asleep on the last. They do not wake you. When you do wake somebody is rubbing something into your feet. She wants to know whether it is true that you people light those lamps for nothing, and tells you, meanwhile, the latest about everyone.

! recover each 3
! goto F1

## F74
In a foreman's boots you walk along the shore and are reported to. Boys report. An old woman reports eleven sheets and a bolster. A dog gets up, rust falling off it, and stands there with its head down until you say that that will do.

! recover each 2
! goto F1

## G
! if not xp-here: goto G1
Silver cups, for tonnage, from floor to ceiling; in the smallest somebody keeps his teeth. It is warm, and the carpet takes your boots to the ankle. A footman inquires whether you are expected. He does not wait to hear. You are; Mr Thorpe expects everybody.

! collect
! goto G1

## G1
! if not RAISED: say "Carpet, stoves, clocks that agree."
! if RAISED: say "One end of it has burned. They are using the cups for soup."
In the hall hang coats.

? if not RAISED and not NIGHT: once "Dine with Oswin Thorpe" -> G2
? if not RAISED and DUMMY: once "Ask him, over the port, about the sixth tower" -> G4
? if not item 74: once "Go through the coats in the hall" -> G7
? once "See what the night watchman is being paid not to see" -> G9
? item
? rest
? move

## G2
"I find that we have not been introduced, and I find that you owe me four dinners. Do sit." He says how good it is of you to have come; he carves for you himself. All he would like to know is what you intend, and when. He has cut up your meat. It is very hard, in a chair like that, not to be grateful.

check [Unhurried if players = 1] Carouse III
pass -> G3
fail -> G6

## G3
You eat four dinners and intend nothing. He is so taken with you that he shows you over the house, arm in arm, with a candle: the keys, the book of times, a plan of the sheds. He points out the powder store, which is paid for. The convoy goes down on the sixth night. "I should be so pleased," says Oswin Thorpe at the door, "if somebody were to wave."

! reveal M16
! goto G1

## G4
You wait until all the others have stopped talking. Then you ask Mr Thorpe what plaster comes to, these days, by the hundredweight. There are fourteen at the table, and the port has come to a halt in front of a colonel.

check [Guided if OPEN] [Guided if item 59] [Unhurried if players = 1] Intimidate III
pass -> G5
fail -> G6

## G5
Two of the ladies have houses under that tower. There is a bishop, who blesses it every spring. They have all put down their forks. "Nothing would please me more," says Oswin Thorpe, "than to explain"; and then, for the first time in his life, he cannot find the sentence that comes after. He looks for it among the glasses. A clock strikes, and the others agree with it.

! reveal T052; favor F1 +1
! goto G1

## G6
He helps you into your coats with his own hands, and does up the top button. He thanks you for your custom. It is not until the bottom of the drive that you think of feeling in your pockets. It has been itemised: four dinners, one candle, *conversation*.

! lose 2 gold
! goto G1

## G7
Wool, fur, a cape that smells of snuff. Below the coats stand boots, in pairs, with iron in the soles, of better leather than anything you have on. One pair is warm. You do not stay to think about why.

! reveal item 74
! goto G1

## G9
Casks go out by the back, one a night, on a sledge with greased runners. The watchman is asleep with his eyes open and a lamp piece on each knee. "Have a look, then," says a man with a black thumb, very friendly, and sets down his end. "Have it now. You only get the one."

combat [Wounded if players = 1] [Hoarding] E32
victory -> G10
defeat -> G11

## G10
He sits on his cask with his hands up and is still friendly. It is nothing to him; he sells by the hatful and never asks. He draws you the way to the store on a napkin, with the thumb. When you have gone he will charge the watchman double, he says, for having seen it.

! reveal M16
! goto G1

## G11
Casks, from below: they go by over your face, one after the other, on two planks. You try to count them. The man with the thumb steps across you each time with an *excuse me*, and at the last he stops and goes through your pockets for the fare.

! if exhausted: death -> A
! lose 1 gold
! goto G1

## G70
! if RAISED: goto G12
You lay the slip beside his plate. Mr Thorpe knows it, of course; he knows all of them. "A boy," he says. "I believe that he sings." There is a bishop looking. He takes out his purse and pays the thing, then and there, into his own other hand, with the face of a man whose arm is being moved by somebody else.

! favor F1 +1; rows each +1
! goto G1

## G12
A miner with a silver cup of soup reads the slip, and passes it on. It goes round the whole burnt end of the room. Somebody knew him. He could whistle with his mouth shut, that one, and they all sit there and try to do it.

! rows each +1
! goto G1

## H
! if not xp-here: goto H1
They write their prayers on bricks up here, and fire them. The walls are made of nothing else, and it is a large chapel. The oldest are down by the floor and short. The newest course is still warm; one can stand with one's back to it and be leaned on by what forty people wanted this week.

! collect
! goto H1

## H1
*Let him come up. Let it be tin. Let me forget what it was.*

? if not VIGIL and not CAST: "Watch the night with the founders" -> H2
? once "See what walks round the outside" -> H6
? once "Put in a brick" (1 gold) -> H9
? item
? rest
? move

## H2
Nine of them, all old, sit in a ring about the fire, and each has hold of the next one's sleeve. One does not talk. One is there, while the clay dries. Toward two the door opens, and somebody comes in on felt soles with a maul over his shoulder. Behind the altar stands the mould for a bell. He has seen it. He has seen you as well, and waits, like anybody who comes late into a church, for people to stop looking.

! record VIGIL
? "Stand up, all together" -> H3
? "Let him come to the fire" -> H4

## H3
"I have seen to three," he says, with some tenderness. "This one is not even poured. It won't feel it." He spits on his palms. He asks you, please, to stand where the bits will not get into your eyes.

combat [Staggered] [Wounded if players = 1] E30
victory -> H5
defeat -> H10

## H4
There is a gap in the ring, on the side toward the door, as wide as one person. Nobody closes it. He stands in front of that with the light on his face and the maul on his shoulder, and it must be heavy. What you would have to do is nothing, for as long as it takes, and mean it.

check [Unhurried if players = 1] Soothe III
pass -> H11
fail -> H3

## H5
He leaves by the window, and takes some of the wall with him: *let her write*, *let it be a girl*, eleven courses of that. The founders move up a little, because of the draught. In all that time not one of them has let go of a sleeve.

! favor F3 -1
! goto H12

## H6
Burnt clay, thick, without a face: the inside of a bell, that was broken out before the bell had cooled. It goes round the chapel and round, leaning, always toward where it is colder. It has worn a path. When you come round the corner it stops. It is colder where you are.

combat [Wounded if players = 1] E27
victory -> H7
defeat -> H8

## H7
It stops, and settles, and is a heap. It was only tired of being warm. Where the breast was lies something like the stone in a peach, glowing a little. It goes into a pocket, and is no trouble there; but from now on one of you will always be asked to sit nearest the children.

! reveal R15
! goto H1

## H8
You are embraced. It is thorough, and smells of flowerpots. Then it lets you slide down and walks on, a trifle colder, and you hear it come round again, and step over you.

! if exhausted: death -> A
! fatigue each 1
! goto H1

## H9
You write it small, so that it will go on one side. They do not read it; they only ask whether it is long. By evening it is a brick. It is walled in while you watch, between a tin thief and a bride, and the mason wipes it with his thumb.

! recover each 2
! goto H1

## H10
You are on the floor for the rest. The maul goes up, and comes down once, not hard. "Sorry," he says to it. He picks his way out over the nine, who have not moved. The mould has a corner less. It can be mended, with clay, and a night, and by somebody who does not mind that it will show.

! if exhausted: death -> A
! record FLAW
! goto H12

## H11
He sits down in the gap. The maul lies across his knees until about four, and then it lies on the floor. In the morning you have his hand on your sleeve. He looks at it; he takes it away, lays it flat against his own throat, bows to the fire, and goes. They ask you whether they may have the handle, for a broom.

! favor F3 +2
! goto H12

## H12
It gets light, as it does. Nobody says that it is over. One of the old women sniffs at the clay, and nods, and lets go of your cuff, and there are four creases in it that will never come out. So that is how it is done: one is there, while a thing turns into what it is.

! reveal T056
! goto H1

## H51
On a rope you let the clapper down into the middle of the ring. They do not touch it. They hum, all nine, each a different note, to hear which of them it will come in on. The Fishwife's tongue hangs there for a minute, offended. Then it comes in on two.

! recover each 2
! goto H1

## H73
The ladle goes round the ring, with something in it that is not metal. Each drinks, and turns the lip a little for the next. When it comes to you there is exactly a mouthful left. They have been passing things round in that circle for a very long time.

! recover each 2
! goto H1

## I
! if not xp-here: goto I1
Nobody has swept the stair, and at the top hangs a bell so white and so clean that you lower your voices. It has a maker's mark. It even has a crack, painted on, with a shadow. In the corner, on two chains, hangs a piece of iron rail, and beside that a hammer with a leather handle, black from sixty years of one hand.

! collect
! goto I1

## I1
White dust, a cushion.

? once "Knock" -> I2
? once "Wait for the man who rings" -> I3
? if not BULL: once "Stay until dusk" -> I4
? item
? rest
? move

## I2
*Tup.* You try it lower down. *Tup.* It is plaster, an inch thick, on laths; inside it is stamped with the name of a firm in Tallow that does ceilings. There are nine bells in the song, nine on the back of the coin, and for sixty years there have been eight in the air. You think of all the evenings on which you have stopped talking for this one.

! if not DUMMY: record DUMMY
! goto I1

## I3
He is eighty, and brings a cushion for his knees. Six times he hits the rail, and after each he waits, with his head on one side, for exactly as long as one does. He has rung since he was twenty. They told him that she was resting. "I don't look at her," he says, on the stair. "It's not polite, when somebody's asleep that long." He has left you the cushion, in case you mean to stay.

! if not DUMMY: record DUMMY
! rows each +1
! goto I1

## I4
At dusk the stair begins to shake. Up the hill it comes, bronze, blind, trailing a yard of chain. It stops under the tower, at a place where the grass has never grown again since something very heavy was let down there on a rope. The six strokes go over its back, iron on iron. It lifts up its head, and turns it this way and that. It has heard them. It does not know the voice.

? "Go down and stand beside it" -> I5
? "Drive it off before it brings down the tower" -> I7

## I5
Close to, it is as high as your shoulder, and warm from the day, and the chain has rubbed. One could lay a hand on it. But one would have to come from in front, so that it can hear who it is; and there one stands between it and the door.

check [Guided if item 59] [Unhurried if players = 1] Soothe II
pass -> I6
fail -> I7

## I6
"Lund," you say; there is a word on the inside of the horn, worn almost flat, and that is the word. It turns its head. You walk down the hill beside it, in the dark, with a hand on its neck, and all the way the rivets in it whisper. In the Row Bettany Grail comes out with her hammer raised, and lets it sink. "Oh, you poor old love," she says. "They've put you on legs."

! record BULL; gain 1 xp
! goto I1

## I7
It does not mean you. It means to go to where you are standing.

combat [Wounded if players = 1] [Exposed if players = 1] E38
victory -> I8
defeat -> I9

## I8
It lies on its side on the hill, and inside it the rivets run down, for a long time, like rain in a gutter. Two of you sit there until they have stopped. By morning it is back in the traces, walking. Nobody will say who fetched it, and the groom's eyes are red.

! record FELLED
! goto I1

## I9
You wake in the print of a hoof, curled, with dew on you. It is quite a good fit. Up above somebody strikes an iron rail for the sixth time, and a cushion is being patted into shape.

! if exhausted: death -> A
! fatigue each 1
! goto I1

## I71
Hold up the miner's lamp, and you can see where she hung. The beam is worn into the shape of a shoulder. Some carpenter has planed the edges round on either side, so that she should not chafe.

! rows each +1
! goto I1

## I51.59
The page in one hand: *Lund, on a note of hand.* In the other the clapper. You give the dummy one blow with the Fishwife's own tongue, and down it comes, in one piece, like a cake out of a tin, and lies on the boards in a great white sigh. All over the hill doors open. People look up, as they have every evening of their lives, and for the first time they see the sky through it.

! if not DUMMY: record DUMMY
! favor F1 -1
! goto I1

## J
! if not xp-here: goto J1
NO IRON, says a notice, NO FLAME, NO HASTE. A beetle of brass goes up and down it, reading with its feelers, and turns round at the end of each line. Casks stand there on sand, in rows, very still, like people at a lecture.

! collect
! goto J1

## J1
It smells of the moment before.

? once "Cut yourselves a length of cord" -> J2
? once "Talk to the man who lives behind the ninth cask" -> J3
? once "Wind up the beetle" -> J6
? item
? rest
? move

## J2
*Eighteen inches to the minute*, says the reel. It does not say which minute. You cut off a good deal, wind it round somebody's waist under the coat, and find that all of you are walking with shorter steps.

! reveal item 72
! goto J1

## J3
He has a bed there, and a fern. He sells it by the hatful, to the Bone Keel mostly; it would be a pity if that were to get about. So that it shall not, he makes you a present of a horn, full, with a cork in it. He takes the list off the wall while he looks for the cork, but he is not quick. One customer has been underlined. *H.*, it says. *For the big day. Wants it dry. Will joke.*

! reveal R45
! goto J1

## J6
Under the left wing is a key. Somebody made it in his noon hours, for a child, out of shavings, and then it was the child's turn to go down. It has been reading that notice ever since it was set there to wait. It ticks to the end of the line, stops, and ticks over to you.

! gain familiar 3
! goto J1

## ADV6-1
Children with baskets on their heads, twenty or so, on a string so that none is mislaid, going down. They are paid by the basket and do not stop to be asked things. They sing, for the breath, a song with numbers in it: *four, five, seven, eight.* You listen for it the next time round. It has no six.

? "Carry, for one hill" (1 fatigue) -> ADV6-1.1
? "Give the last one something" (1 gold) -> ADV6-1.2
? "Stand aside": say "Until the bend you can make out the words. For the rest of the day all of you step over something on the sixth step."

## ADV6-1.1
At the bottom the smallest unties herself and pays you off: one tally, three hundredths of a lamp. You say that it is not necessary. She waits, hand out, until you have signed for it. You find that you have kept it, afterwards, in the good pocket.

! rows each +1

## ADV6-1.2
She bites it, shows it up and down the string, and buries it where she stands, with her heel, without putting down the basket. All twenty of them have memorised the spot. The overseer has seen nothing but a child stamping.

! favor F1 +1

## ADV6-2
Orange dogs come out of a culvert, three of them. Somebody has clipped their ears, one notch for each week that they were fed. They spread out across the road, not in anger. They have a wage to make.

? "Throw them your supper" (1 gold) -> ADV6-2.1
? "Go through them" -> ADV6-2.3

## ADV6-2.1
One of them wears a collar with a plate. *Property of*, it says; *return to*; the rest has rusted off. It sits down and lets you read it to the end. Then it scratches, a cloud of orange stands over the road, and they are gone in it.

## ADV6-2.2
There is rust in every scratch. By evening your hands have gone stiff in whatever they were doing, and somebody has to bend them straight for you, one finger at a time, with oil.

! if exhausted: death -> A
! rows each -1

## ADV6-2.3
The middle one yawns, and you see that its teeth at least have been looked after. Then they are not in front of you any more.

combat [Venomous if legendary] [Wounded if players = 1] E22
victory -> ADV6-2.1
defeat -> ADV6-2.2

## ADV6-3
A man falls in beside you, and you had not heard him; he has felt on his feet and a maul on his shoulder. He asks civilly after the road. From his breast pocket looks the top of a list, with numbers down the side. One to three are ticked. So is five, in another ink: *the sea.* Six has nothing after it, not even a number of strokes; somebody has written *ask*.

? "Walk with him as far as the fork" -> ADV6-3.1
? "Ask to see the list" -> ADV6-3.2

## ADV6-3.1
He talks about his wife, what she would say to this hill, how she takes her tea. Takes, he says. He is going to see her before the year is out. At the fork he shakes hands with each of you. You have told him nothing at all, and he is grateful; it is so seldom that anybody just lets him go on.

! favor F3 +1

## ADV6-3.2
He sighs, and gets it down off his shoulder, and looks for somewhere to hang up his hat.

combat [Cornered if legendary] [Wounded if players = 1] E30
victory -> ADV6-3.3
defeat -> ADV6-3.4

## ADV6-3.3
*4*, it says. *On the seventieth, when they have stopped expecting it.* You send the list to Tallow, to the Regent, by the first cart. It will be opened by somebody who laughs in the right place, and puts it with the other warnings.

! favor F1 +1; favor F3 -1

## ADV6-3.4
Something is laid over you, up to the chin, and tucked in on the side where the wind is. It is his coat. You hear him walk away, or rather, you hear nothing, and it becomes less.

! if exhausted: death -> A

## ADV6-4
Half the hillside lies across the way and is still moving, a pebble here, a pebble there. From the other side somebody is calling for his mother, in a bass voice, with long pauses, as if she might only be in the next room.

check [Unhurried if players = 1] Demolish II
pass -> ADV6-4.1
fail -> ADV6-4.2

## ADV6-4.1
A foreman, in up to the horns. When he is out he feels for his board of rules, and it has gone. There is no rule for this, then. He holds on to the nearest of you and cries into a collar; and presses on you what he has, which is somebody's fine.

! gain 1 gold

## ADV6-4.2
By the time you are through he has got himself out, and is calling you other things, in the same voice. He wants your names. He wants to know who said that you could touch that hill.

! fatigue each 1

## ADV6-5
"Stand," says a man with a black thumb, behind a cask with a bit of cord in it. The cord is alight. He has his hat off and is fanning it, though perhaps only from nerves. "It is quite short," he remarks, of the cord.

? "Stand, and pay" (1 gold): say "It was sand. He takes the lid off so that you can see it, since you ought to have something for your money. He used to do it with powder, but there is no repeat custom."
? "Tread on it" -> ADV6-5.2

## ADV6-5.2
It is quite short. He was telling the truth about that, and now he is on the other side of the road, which he reached without touching the middle.

combat [Swift] [Wounded if players = 1] E32
victory -> ADV6-5.3
defeat -> ADV6-5.4

## ADV6-5.3
Powder, to the brim. The cord has gone out on the last half inch under {player}'s heel. You all sit down for a while round the cask, and somebody begins to laugh, and it takes some time to find out who.

! recover each 1

## ADV6-5.4
It goes off after all, downhill, a good way off. You see it before you hear it. Then for an hour you see everything before you hear it.

! if exhausted: death -> A
! fatigue each 1

## ADV6-6
In the old people's working a man of clay sits with his back to you, shovelling. He shovels nothing, from here to there. When it is all there he shovels it back. Wherever he has been it is warm, and after the adit your fingers are blue.

? "Warm yourselves, and slip by" -> ADV6-6.1
? "Take the shovel from him" -> ADV6-6.2

## ADV6-6.1
He moves over; that is all right. There is a hand's breadth between his back and the rock. It is only that he must not be put off his stroke.

check [Unhurried if players = 1] Stealth II
pass -> ADV6-6.3
fail -> ADV6-6.2

## ADV6-6.2
He looks at his two hands, and where the shovel was. It was what he had.

combat [Wounded if players = 1] E27
victory -> ADV6-6.3
defeat -> ADV6-6.4

## ADV6-6.3
You come out at the other end warm right through, for the first time in a week. Behind you it starts again: the scrape, the pause, the little grunt.

! recover each 2

## ADV6-6.4
Fired, that is how you come out. One of you has a palm print on the back, each line of it quite clear, and will have it still when your coat is somebody's grandchild's.

! if exhausted: death -> A
! fatigue each 1

## THE END
The fifty-seventh day. Grail has put out a chair for the bell, as for a guest, at the head of the Row.

! if DEBT1 and not RAISED: say "Up the hill comes Miss Penhallow, in galoshes, about the slip. She has brought the chair."
! if DEBT1 and not RAISED: lose 2 xp
! if DEBT2 and not RAISED: say "And, since she is here, about the other."
! if DEBT2 and not RAISED: lose 3 xp
! if DEBT1 and RAISED: say "Your own slip burned with the rest. Somebody at the Court has heard whose it was."
! if DEBT1 and RAISED: favor F1 -1
! if title T051: say "Grail has nothing in her pockets. She shows you both. She keeps putting her hands in, to feel it."
! if not title T051: say "Grail has been down to the office to make her payment. She was only late the once, and it was snowing."
! if BULL: say "At dusk the Bull walks to the end of the Row and stands under the new bell, with its head up. It stays there."
! if DUMMY: say "Somebody has hung a sheet over the white thing on the sixth tower."
! if title T049: goto THE END.1
! if title T048: goto THE END.2
! goto THE END.3

## THE END.1
Four hundred people are camped in the Row, and nobody tells them when to get up. They get up at four. They stand about in the dark with their arms hanging, and somebody large lights a fire and sees how many pounds of breakfast there are. It will not do for a week. In the evening the children go through their song, and stop, and you can hear them talk it over; and then they put in the six.

! gain 1 xp

## THE END.2
By night you go down, without lamps, in stockings over your boots, with a bell in a hay cart. Behind you in the Row they will be asked. They will not have seen anything, all nine, all with the same face. One of the cats walks with you as far as the bar. It sits down there in the road, on the slab that is in tune, and washes, and does not make a sound.

! gain 1 xp

## THE END.3
In a frame over the eleventh furnace hangs the receipt. People come from as far as the lake to look at it; they take their caps off and spell it out to the end, and then look on the back. Mr Thorpe has sent a card. He finds himself at leisure, and hopes to be of service again. The cats have been told. Ten of them have gone to see about other work.

! gain 1 xp
`
