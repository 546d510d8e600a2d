// Made from the books by `npm run books`: write there, not here.
export default `# ADV5 The Drowned Isle

## MAP
loc A "Bar of Sand" at A6 xp 0
loc B "Weedgate" at B5
loc C "Mother's House" at C4
loc D "Fish Market" at D6
loc E "Ninth Stair" at E4
loc F "Bell Well" at F3
loc G "Grave of Keels" at C2
loc H "Lantern Rock" at E1
loc I "Deep Door" at G1
card M13 loc J "Ringer's Cell" at G4
path A-B
path B-C enc 1
path C-E
path E-F
path B-D enc 1
path C-G
path E-H enc 1
path F-I
path D-E closed
path G-H closed
path G-I enc 1 closed
card M11 path A-H enc 1
card M12 path D-G enc 1
card M13 path F-J
start A
recover A9

## SETUP
Put the marker on the Bar of Sand and the encounter tokens 1 to 6 face down on the paths; those for the sand bridge and the kelp lane wait beside the map. It is ebb. The tide turns at every arrival: some ways drown and others dry out. And whenever you rest, the whole sea comes up one mark.

! record EBB
! if title T107: record SLACK
! on arrive if EBB: erase EBB; record FLOOD; close B-D; close C-G; close E-H; close F-I; open D-E; open G-H; open G-I
! on arrive if FLOOD: erase FLOOD; record EBB; open B-D; open C-G; open E-H; open F-I; close D-E; close G-H; close G-I
! on rest if SLACK: erase SLACK
! on rest if not SLACK and not RISE1: record RISE1
! on rest if RISE1 and not RISE2: record RISE2
! on rest if RISE2 and not RISE3: record RISE3
! on arrive if RISE3: fatigue each 1
! on arrive if RISE3 and legendary: rows each -1

## BEGIN
Church pews, eleven rows of them, washed up on bare sand and facing the sea. Somebody has sat in them lately; the kelp is brushed off the seats. Out where there has been water since anybody's grandmother stand chimneys, wet, in a street. People in red and white are walking toward them with brooms over their shoulders, in no hurry, as one goes to a house whose key one has always had.

It will be dry until it is not. That is all the clans have told you, and it is more than they have told the Court. Three nights ago a tide took the fifth bell, Little Obedience, with her tower and the ringer's breakfast. Behind you, blue coats are unloading a tripod.

! if title T107: say "You know this sky from an old man's knee: there will be one long slack today, and only one."
! goto A

## A
! if SETTLED and not BACK: goto A10
! if not BACK: say "Pews, brooms, a line of poles to show the way."
! if BACK: say "Pews, wet brooms, a line of poles that is shorter every time you look."
Gulls walk along the hymn shelves.

! if RISE2: say "The front pew is wet to the hymn shelf."
? if not SETTLED: once "Ask who will take you across" -> A1
? if title T010: once "Go to the boat that has been kept for you" -> A3
? if (title T011 or favor F2 >= 6) and not title T016 and not explored B and not explored H: once "Take an oar in the Red Keel's last night watch" (2 fatigue) -> A5
? if title T015 and not BACK: once "Ask Ned Shale what he is doing here" -> A14
? once "Sit down in the third pew" -> A4
? item
? rest
? move

## A1
Nobody forbids it. A man leans on his broom and looks you over from the boots up, and passes the question to the woman behind him, and she passes it on. It goes along the whole line of poles like a bucket. Any fool can walk to the Mother today. It is a matter of who will be seen walking beside you, and by which of the other keels.

! if favor F2 >= 7: goto A6
! if favor F2 <= 3: goto A7
! goto A8

## A3
Two children sit in it and bail, although it lies high and dry. "You're the well people," says the one with the saucepan. "We were the thirsty ones." They have been told to keep it ready until you come, and not to ask what for. The other one has a question all the same. She would like to know whether Maud was ever found. You say that she hangs at the wells, where she belongs, and is used every day.

! rows each +1
! if not item 65: goto A2
! goto A

## A2
In the bow, under a clean cloth, lies a tarred bladder with a wooden mouthpiece: breath, for whoever has to be without. It is tied up with a knot that you have to be shown. The saucepan is put down for it. Over, under, and back through itself. It means *not lent*.

! reveal item 65
! goto A

## A4
The hymn board still has its numbers: 9, 45, 211. You take the third row, because the second has a hat on it. From here you cannot see your own feet, nor the blue coats, nor the coast at all. You look along the pew. All of you are facing west with your hands in your laps, and nobody can say who began it.

! rows each +1
! goto A

## A5
Eight hours of dark, an oar each, and a song that is only for the stroke. Somebody has to keep the keels off the isle's own roofs until there is light. Toward four Sael Redmast sits down on your thwart, takes half of your oar into her fist, and pulls. She says nothing about the weather. At the far end of the boat somebody turns round to make sure.

! reveal T046; favor F2 +1
! goto A

## A6
"Hail and thaw, who else," says Sael Redmast. She has a pole in one hand and a scrubbing brush stuck in her belt. You are to tread where the sand is ribbed and never where it shines. "My mother's mother has a grave out there that wants doing. I have four hours for it and she was particular." She goes in front. She does not look round, which is how one walks before people who are expected to follow.

! record GUIDE; record SAEL
! goto A

## A7
Nobody, it turns out. The bucket comes back empty. You set off along the poles by yourselves. Forty paces behind you somebody with a net over his shoulder sets off as well. When you stop, he stops, and shifts the net to the other shoulder; he has all day, and knows how long that is, and you do not.

! record WATCHED
! goto A

## A8
"Who is that, standing as if on a doorstep?" A blind woman in white comes down the line of poles, counting them with her palm. Thessaly White takes your elbow, finds the bone in it, and approves. "You are my eyes. I am your feet. There are ten plates in a house out there, and I mean to have touched each of them before the water does. Left. No: my left."

! if title T001: say "'They say you rang once, when you had been told to wait,' says Thessaly. 'I should like to hear what you do with ours.'"
! record GUIDE
! goto A

## A9
Hard wood under your spine, and kelp for a pillow. You have been laid out in the third pew with your boots together. Somebody has opened a hymn book on your chest, at the place.

! if exhausted: death -> A
! goto A

## A10
The poles stand in water up to the second mark. Ahead of you people are wading in single file, brooms held over their heads, and calling out the depth from front to back: *knee. Knee. Belt.* When you turn round the chimneys are going out, one by one, like candles after a service. On the farthest a heron lifts one foot and has nowhere to put it.

! record BACK
! allow-end
! if RISE2: goto A11
! goto A12

## A11
It does not come as a wave. It comes as a floor that is no longer there, over a mile of sand, all at once. The call from the front is *belt*, and the next call is not a word. Then there are poles, a great deal of water, and whatever you have in your arms that you would rather not let go of.

check [Guided if GUIDE] [Inspired if SAEL] [Unhurried if players = 1] [Dangerous if legendary] Swim II
pass -> A12
fail -> A13

## A12
You stand between the pews and drip, with everybody. Nobody sings. They go through themselves by boats, each laying a hand on the next one's head, and when the last hand has found its head they all let their shoulders down. Then they go home, which is a ship. An old man comes back up the bar for his hat.

! goto A

## A13
A pole, and the next pole, and between the two of them nobody. One of you was there a moment ago. You hold on to what you have hold of, all of you in a row, and shout the one name, and the sea goes over it each time before it is finished.

! fatigue each 2
! if title T011: say "It is Sael who goes in after you. She comes up with a collar in her fist and you in the collar. 'Paid,' she says, when there is air for it. 'To the coin.'"
! if title T011: recover one 3
! if not title T045: goto A15
! goto A12

## A14
He looks at the sky. You ask whether he would row you somewhere. "Looking at a lamp," says Ned Shale. You ask which. "If you bail." You ask where it is to be, and he has already pushed off, in a hand's depth of water, over roofs. It is a tall rock with glass on top. He ships one oar and gives it to you, so as not to be owed for the bailing. Behind you, for whoever sees it from out here, a ridge of sand runs straight back to the pews.

! reveal M11; reveal item 43
! arrive H

## A15
Under for a hundred breaths; the others have counted them. It was quite light down there, {player} says at last, with a blanket round the shoulders, and somebody else was counting as well. He was ahead of you the whole time. He did not sound as if it was breaths that he was counting.

! reveal T045
! goto A12

## A43
You plant the oar beside the last pole, blade up. That makes one more to come home by. The children from the boats walk round it, test it, hang a shoe on it, and give it a name, which is Ned. They had not been told whose it was.

! rows each +1
! goto A

## A68
Old women have the tides by heart, and are pleased to find that paper does too. You go through the table with four of them, line by line. They put it right in three places. At the last line, which is today, they stop correcting and each of them looks at how you are shod.

! rows each +2
! goto A

## B
! if not xp-here: goto B1
Two stone posts, and between them weed as thick as an arm, green, standing upright with no water to stand in. It is growing. You can hear it, like somebody slowly wringing out a cloth. It grows shut at each tide, they say. It has had nineteen years in which nobody came to open it.

! collect
! if title T016: goto B3
! if title T012: goto B2
! goto B1

## B1
It has closed by a hand since you last looked.

? once "Cut a way that will stay" -> B4
? if not title T012 and not title T016 and not item 63: "Ask the watch what they are guarding" -> B7
? once "Follow the web-footed goat along the wall" -> B9
? item
? rest
? move

## B2
Four of them keep the gate. They look at you, and then past you, out to where the Red Keel lies with a white sail on her yard, borrowed, too small. The red one is elsewhere. You took it. They move their brooms out of your way. "They had good boots," says one to the next. "They always walked quite quietly," says the next. They go on like that, about you, in front of you, in the past tense.

! favor F2 -1
! goto B1

## B3
Nets come down from both posts, tarred, still warm. "You like tar," says somebody above. There is a boy with him, ten or eleven, red thread at the wrist, who holds the end of the line and has told him how you do it: from boat to boat, and where you put the torch. He was quite close. He has left nothing out.

combat [Cornered if legendary] [Wounded if players = 1] E23
victory -> B8
defeat -> B10

## B4
It bleeds salt, and closes again behind the blade, so that after a quarter of an hour you are standing in a green room exactly your own size. Hacking is no use. It has to be taken by the roots, down in the wet between the stones, with the whole arm, by feel.

check [Guided if item 63] [Unhurried if players = 1] Forage II
pass -> B5
fail -> B6

## B5
An arch, clean on both sides, as wide as a coffin with bearers. The watch walk through it and back, shoulder to shoulder, carrying nothing, with a good deal of care. They had been wondering all morning how they would manage that.

! recover each 1
! goto B1

## B6
You get through, and it keeps your sleeves. They are already a long way in when you look back, one above the other, and the upper one is waving.

! fatigue each 1
! goto B1

## B7
"Nothing," says the eldest. "It is a gate. One stands at it." They have stood at it in turns, every lowest tide, since it went under; his father had the last one, and was told that he might sit. From his neck he takes what the gatekeeper of the day wears, a curved blade for the weed, and hangs it round yours. "So you are the gate, for an hour," he says. "I should like to see the inside."

! reveal item 63
! goto B1

## B8
They have to be cut out of their own nets, and you hold the light for it. Nobody says thanks. Nobody goes for a knife. The boy with the red thread coils up the line, left over right, as carefully as if it were going to be needed again, and does not take his eyes off your hands.

! goto B1

## B9
She is old, with the skin grown between her toes, and she knows where the wall ends. Behind it a lane of kelp stands straight up in the air, two rows, out of habit, with a path between them that has been swept by something. It runs from the market to the graves. The goat has never been the first to walk down it, and looks at you.

! reveal M12
! goto B1

## B10
You hang for an hour between the posts like a catch that is being considered. People go in under you with brooms. One old woman stops, reaches up, and turns your lamp down, so that it shall not waste. The purse she weighs and only lightens.

! if exhausted: death -> A
! lose 1 gold
! goto B1

## B53
Lead on the ends of the weed, a sinker to each, and it lies down and stays down. The watch stand round and look at it. For two hundred years they have brought knives. "So simple," says the eldest, and you can hear what he would like to do to you for it.

! rows each +1
! goto B1

## B63
Cut, roll, cut: in an hour you have a bale of it. One strand falls across the lamp, and it does not scorch, as weed should. It burns blue, and steadily, and a hand's breadth lasts until you have stopped watching. You put by as much as you can carry.

! record LIGHT
! goto B1

## C
! if not xp-here: goto C1
A table is laid for ten. On nine of the plates lies sand, heaped, as much as a child would eat. The tenth is clean. Round it go women with brooms, who have one day in nineteen years to sweep this floor and who know, none of them having lived here, where the bad board is and how to lift the latch.

! collect
! goto C1

## C1
Ten chairs, a hearth with a crab in it.

! if title T039: say "There is an eleventh plate, borrowed, with a chip. It is yours."
? once "Wipe the plates" -> C2
? if GUIDE and not NAMED: "Say which of you stands where" -> C3
? once "Ask why the tenth is clean" -> C7
? if not item 64: once "Look into the chest under the window" -> C8
? item
? rest
? move

## C2
Under the sand each has a name fired into the glaze. *Harl. Vanna. Oar. Skerrow. Little Ness. Lund. Marra. Twelvehouse. Sunday.* You do them in that order, left to right, because it is the order of the chairs. Somebody with a broom has stopped to listen to you reading. It is also the order of going, she remarks, and sweeps on.

! rows each +1
! goto C1

## C3
Round the table by the backs of the chairs goes Thessaly White.

! if SAEL: say "She was sitting here when Sael brought you in; Sael took off her cap."
"Who is that, who does not lean? And that, who would like to sit?" She wants something from each of you, before anybody sits down in this house. It has to be something that you have never told. It has to be true, and small, and of no use to her whatever. She puts her palm flat on the table between the plates, as one does for a fish that may or may not come.

! record NAMED
check [Unhurried if players = 1] Soothe II
pass -> C4
fail -> C5

## C4
She says it back to you as a name. It is three words long and nobody could call it flattering; by evening they will be using it on three decks. Somebody fetches a plate from a boat, with a chip in it, and pushes the chairs closer. "So. Now you are late for supper in this house," says Thessaly White. "You should not smile. One cannot be late where one is not expected."

! reveal T039; favor F2 +1
! goto C1

## C5
"That was useful," says Thessaly White, with regret, "what you told me." She will have to forget it now, and at her age that is work. She does not say no; she says another tide, and you both know how often there is one.

! if not item 64: goto C6
! goto C1

## C6
So that you shall not have sat down for nothing she feels her way to the chest and lets you hold a comb, wide in the teeth, that belonged to whoever had the head of the table. She does not ask for it back. Either she has forgotten that, too, or it is how one says it here.

! reveal item 64
! goto C1

## C7
"She ate first," they tell you, "and cleared away. She'd only the one to cook for by then." All the rest had gone under, one island after another, and people here set the nine plates every evening to be on the safe side. When men came round the islands for bell metal the Mother said that she had none. She had let hers down the well on a rope. So they never got it. So she went last, by nine years, and there was nobody left to come to the table and hear it.

! goto C1

## C8
Linen, folded along the same folds for two hundred years and not mouldered, only green. On top lies a comb, wide in the teeth, for nine children's worth of tangles. One white hair is wound round it, from end to end. It has been put away by somebody who expected to find it again.

! reveal item 64
! goto C1

## C64
You comb the sand out of the fringe of the tablecloth, because you are sitting in front of it. After a time the woman across from you begins on hers with her fingers. Then there are eleven of you, and nobody has said a word for so long that on the coast somebody would have run for a rattle. It is the quietest hour of your year and not one of you is afraid of it.

! recover each 3
! goto C1

## C66
There is a square hole in the lintel, empty, with rust round it. The nail goes in by hand. When the sweepers leave they reach up one after the other, left foot over the sill, left hand to the nail, without looking, at the height where they have been reaching for nothing since they were tall enough. The third one stops on the step. She goes back in, and comes out again, to do it properly.

! rows each +1
! goto C1

## D
! if not xp-here: goto D1
Plaice was cheap. One can still read the slates, in good clear chalk that two hundred years of sea have not had time for: *plaice 1, ling 3, crab by talk.* In a pool between two slabs lies a live one, flat, on what looks very like a plate, and follows you with both eyes, as it would anybody who might be about to ask the price.

! collect
! goto D1

## D1
Slabs, gutters. It smells as it must have smelt.

? once "Buy something, at the price on the slate" (1 gold) -> D2
? if not item 62: "Feel under the auctioneer's block" -> D3
? once "Read the last day's slate to the end" -> D6
? item
? rest
? move

## D2
A lamp, laid on the slab, with the Regent's nose upward. You choose a slate and turn round to see whether anybody is laughing. When you turn back your money has gone, there is a wet place where it lay, and in the wet place lies a coin from a mint that is forty fathoms down. You do the sum on your fingers. It is the right change.

! reveal R42
! goto D1

## D3
Under the block goes a stair of two steps, full of black water, and in the water something has been left in peace since the last bid. There is a shelf at the back. You can reach it with one arm if you lay your cheek against the stone, and if you do not mind not seeing what the other end of the arm is doing.

check [Unhurried if players = 1] Sleight II
pass -> D4
fail -> D5

## D4
You bring it up past something that breathes on your wrist and lets you. It is a stone with a handle, polished by hands, from the men who swam under the nets: for going down quickly and not thinking about it. The handle is worn on one side. They all went left hand first.

! reveal item 62
! if not item 65: goto D7
! goto D1

## D5
It has a beak. It also has opinions about sleeves, and a long patience. When it lets go of you at last there is a stone in your hand, with a handle, which you were not looking for; it would be wrong to say that you had found it. You have been given it so that you would leave.

! fatigue one 2
! reveal item 62
! goto D1

## D7
What breathed on your wrist has followed the arm up as far as the light. It pushes something before it onto the top step, and withdraws. It is a bladder, tarred and tied, with a hundred and some breaths in it, stale and dry. That goes with the stone, one supposes. It had them put by as a pair.

! reveal item 65
! goto D1

## D6
*Herring 2. Ling 3. Bell metal: none, they have been round already.* It is a brisk hand, a woman's, who had queues. At the bottom she has gone on smaller: *water in the street again Tue. Wed. Thu.* After that the days have no more fish to them. Behind the slate, for the use of the trade, hangs a table of tides on horn leaves. Somebody has ruled a line under one of them, and kept the rest tidy all the same.

! reveal item 68
! goto D1

## D53
Two pans, a beam, a needle, all sound. The net weights go into the left pan, and weigh less than is stamped on them, by a third. You try your pins, a boot, a loaf. Either the scale is honest and everything you own is a little short, or it is the island that weighs more than it should.

! rows each +1
! goto D1

## D65
Blown up, the bladder is round and has a kind of chin. You draw the rest of the face on it for a boy who has been sent here to scrub slabs. He talks to it for some time. Then he comes over, with his brush, and asks on its behalf what a market is.

! rows each +1
! goto D1

## E
! if not xp-here: goto E1
Each step is carved with the name of whoever slipped on it. The stair goes down from the last house to the well; it is green, and wet, and there is a great deal of it. Some names have been cut in haste, from a sitting position. Halfway, where it bends, a whole wedding has signed.

! collect
! goto E1

## E1
*Anders. Anders. Old Marra Finn. Anders.*

? once "Go down it without holding on" -> E2
? once "Look under the step that has no name" -> E5
? item
? rest
? move

## E2
It is a dare, and stands at the top, with a heart round it: *both hands in your pockets, and a kiss at the bottom.* Beside you six children have stopped sweeping and put their hands in their pockets, to be ready. They are not going to go. They would just like to be standing properly when you do.

check [Dangerous if legendary] [Unhurried if players = 1] Climb II
pass -> E3
fail -> E4

## E3
Dry, at the bottom, is a niche for the prize, with a lip to it so that it should not roll. One pearl lies there. There cannot have been many who got this far. Above you, very small, somebody has taken his hands out of his pockets and is clapping.

! reveal R11
! goto E1

## E4
You have the knife out and are carving before you have stopped sliding. It is the custom, and there was one step free. It is a good name, cut between two Anderses, and rather low down.

! fatigue each 1
! goto E1

## E5
That one is hollow. You lift it like a lid. In there, up to the knees in its own private water, stands a heron, white with being indoors, looking straight ahead. It has lived under this stair all its life, and nobody has ever come down it that did not arrive first as a noise. You are the first quiet ones. It does not like it.

combat [Wounded if players = 1] E21
victory -> E6
defeat -> E7

## E6
It withdraws to the fourth step with the air of somebody leaving a room that has become common. In the nest, among fish bones laid out by length, are a fowler's leads and a silver spoon. You take the leads. When you look round it has come back, and is standing on the spoon.

! if not item 53: reveal item 53
! goto E1

## E7
Past you go the names, from the other side and upside down: *Anders. Finn. Anders, again.* You make the acquaintance of all of them, with the back of the head. At the bottom a child is waiting with a knife, handle first, and shows you where there is room.

! if exhausted: death -> A
! fatigue each 1
! goto E1

## E62
With the diving stone in your lap you go down like a sledge, sparks and all. At the bend you pass the wedding. At the bottom you find that you have shouted, and what. All the children who had been told not to look ask whether it can be lent.

! recover each 1
! goto E1

## E66
Hammered in at the bend, the nail will hold a rope. An old man has been standing at the top since daybreak. He has come a long way to not go down there, as he explains to everybody; his knees. He takes the rope in both hands and tries his weight. It is some while before he comes back up. He shows you his thumb, wet, which he has put into each of the Anderses.

! rows each +1
! goto E1

## F
! if not xp-here: goto F1
A round wall, knee-high, and in it water so clear that one of you puts a hand in to find out where it begins. Four fathoms down hangs a bell, mouth downward, quite green. The surface lies like glass. And a hand's breadth above the surface, where there is nothing, something hums.

! collect
! goto F1

## F1
! if not title T037: say "One feels it in the teeth, in the ones that have been mended."
! if title T037: say "A round hole with water in it. The air above is only air."
! if title T038: say "Somebody has laid a plait of three colours round the rim."
Six old people have brought stools.

? if not SETTLED: once "Lay your palm on the hum" -> F2
? if not SEEN and not title T045: "Go down on a held breath" -> F5
? if SEEN: once "Find where the ringer stood" -> F9
? if SEEN and not SETTLED: "Settle the matter of the bell" -> F10
? item
? rest
? move

## F2
Cats feel like that, from outside, through a door. It lies in the air at the height of your palm, and when you have kept still for a while you notice that it goes in as well as out. You have never heard of a bell that breathes in. If you wished to breathe with it you would have to stop wishing it first.

check [Guided if GUIDE] [Unhurried if players = 1] Soothe II
pass -> F3
fail -> F4

## F3
Somebody has touched your shoulder. The shadow of the wall lies on the other side of the well. You have stood there an hour, they tell you, and they were about to send for a mirror. An old man kept a tally with his stick in the sand, since there was nothing else he could do for you. It comes to nine breaths.

! reveal T040
! goto F1

## F4
You sneeze. Four fathoms down, because of the resonance, or from good manners, so does she. The six on the stools look anywhere but at you. One of them is shaking, with her broom over her face, and you hope that it is laughter.

! goto F1

## F5
Cold to the knees, cold to the neck, then green. You go down past the rope's end, past a shelf where somebody used to keep the soap. The hum has no direction here. It is simply what the water is made of. Then there is a lip, thick as a wrist, and under the lip the dark begins, round, as large as a room.

! record SEEN
check [Guided if item 62] [Guided if title T040] [Unhurried if players = 1] Swim II
pass -> F7
fail -> F6

## F6
You see her lip, and letters on it, and then for some time you see nothing. They get you out by the hair. A hundred breaths, they say, under; theirs, not yours. What they would like to know is why you came up counting. Not from one. It was a large number, and you said it with great care, as if you had been asked to hold it for a moment.

! reveal T045
! fatigue each 2
! goto F1

## F7
Round the lip runs writing, in plain letters, as on a mug.

! if title T032: goto F8
You follow it with a finger as far as your lungs go. Most of it is furred over with small shells. One word, the largest, somebody must once have kept clean. SUPPER, it says. You hang there upside down and read it again, because you had been expecting a prayer.

! goto F1

## F8
SUPPER, it begins; you had been expecting a prayer. *We are ten. Wash your hands. Who is not here yet?* You have read the founders' page with its nine weights, so you know how the nine that are not here spent the last two hundred years, and over whose heads. This is the one that was never melted. You read her twice round. It says what all of them said.

! gain 1 xp
! goto F1

## F9
Behind the wall and above the water there is a door for one person, child-high, of the same green as everything. The bolt is on the inside. It has been drawn back, so that nobody should have to knock.

! reveal M13
! goto F1

## F10
On this side of the rim stands Corporal Dunnage, with eight men, a tripod and a paper. It is for the tower at Bar Point, in lieu. "Lift it," he says, "and lift it." He has a sister at Bar Point, with four small children and a view of the fog. He has told nobody; it is on the paper, under *next of kin*. On the other side stand six old people with combs and brooms, and none of them has said a word. "Who is nearest to the rope?" asks Thessaly White. Nobody likes to tell her. It is you.

! record SETTLED
? "Put the sling under her" -> F11
? "Send the tripod home" -> F12

## F11
They sing while you do it. It is the tenth verse, the one that is hummed, and they take it at the pace at which you work, so that nobody has to hurry. They do not hinder you. They do not help. When a rope's end falls at the feet of one old man he steps back from it, one step, as from something that is asleep.

! reveal T037; favor F1 +2; favor F2 -3
! if item 67: goto F15
! goto F13

## F12
"That is your word, then, and your word," says Corporal Dunnage, and writes it down, with the hour. Then he takes his helmet off, since everybody else is looking at the water. Three cords are brought, red and white and bone, from boats that have not tied up alongside each other in years. It takes three people to plait them. They lay the plait round the rim and sit down again. She is a gravestone now. She goes on humming.

! reveal T038; favor F2 +2; favor F1 -1
! goto F1

## F13
Wet rope over a tripod, eight men, and a weight that has never been weighed. It has to come up without a jerk. If one turn slips she will swing, and if she swings she will ring. Everybody here knows for whom, and how far away they are by now.

check [Guided if item 53] [Unhurried if players = 1] Craft II
pass -> F15
fail -> F14

## F14
She rings. It is not loud. On nine ships, two miles off, people stand up from the table with their spoons in their hands, and look at each other, and cannot think what they have stood up for. By the well an old man has put his hands behind his back to hide that he has wiped them. Then a net comes down over tripod and all. The woman who threw it is crying with rage.

combat [Wounded if players = 1] E23
victory -> F15
defeat -> F16

## F15
Up into the light she comes, black-green, with a wreath of small shells, and turns, and drips. The drips are the only thing one hears. It took you ten fathoms of rope and one look at the knots. She weighs less than she should.

! if GUIDE: say "As she goes by Thessaly White puts out a hand and touches the rim once, as one does up the top button of a child who is being sent away."
! goto F1

## F16
Mesh, and through the mesh boots. They are blue boots, eight pairs, and they shuffle sideways round the tripod without once pointing at the well. By the time somebody cuts you out she is hanging in the sling. It has been done. The eight men look at the ground, each at his own piece of it.

! if exhausted: death -> A
! favor F2 -1
! goto F1

## F62
You let the stone down on a line, without anybody on it, count to twenty, and haul it in. Nothing is missing. But the knot was on the left of the handle, and now it is on the right, and it has been tied better.

! rows each +1
! goto F1

## F62.65
! if title T037: goto F17
Stone to go down, bladder to stay down: one of you sits on the floor of the well like a lodger and looks straight up. It is a bell, seen by somebody who is lying under it. Three rings, one inside the other: the rim, the bow, the clapper. You have seen that drawn. You have seen it on folded paper, and chalked on doors, and you had always thought of a target.

! if not SEEN: record SEEN
! goto F1

## F17
One of you sits on the floor of the well like a lodger, with the bladder under one arm, and looks straight up. Three rings, there would have been. There is one, and the sky in it. Somebody leans over the rim up there, an old man by the beard, sees a face looking out of the place, and waves before he can stop himself.

! rows each +1
! goto F1

## G
! if not xp-here: goto G1
Boats, buried up to the waist, bow to the sky, in rows, like teeth. On each of the bows hangs what its people had: a pan, a shoe, a doll with barnacles. It is a tidy place. Somebody has brushed the doll's hair.

! collect
! if title T017: goto G2
! goto G3

## G1
Wind among the bows, each a little higher than the next.

? once "Straighten the ones that lean" (1 fatigue) -> G5
? once "Take what is worth taking" -> G6
? once "Listen at the oldest" -> G7
? item
? rest
? move

## G2
Between the rows somebody white stands up and looks at your hands. There is sand under the nails still, from another beach, from digging one row for both sides. Perhaps there is none; it has been a month. It looks for as long as it takes to be sure. Then it sits down again and draws in its feet, so that you can get by. At the end of that row an adze is leaning, the one with which they all were cut. Its handle is turned your way.

! reveal R12
! goto G1

## G3
As people rise in a theatre to let you in, so they get up now, one in this row, one in the next, both of them white. They are made of salt. They stood here waiting for a funeral, or at one, and the salt has kept the shape. Both of them look at your hands. They would like to see what you have brought. One brings something. You stand there with a lamp pole.

combat [Wounded if players = 1] E24
victory -> G4
defeat -> G8

## G4
Salt, in two heaps, and one of the heaps has a button in it. You fetch a broom. It is the least you can do: you sweep them together each in the place where it stood, with the button on top, and stand the broom between them.

! goto G1

## G5
They are heavier than they look and there is a knack to it. One talks to them. "Up we come," you hear yourself say to a fishing smack, "up we come, my girl." When the last of them stands straight a nail is lying on the sand, square, hand-forged, with nothing on either side that it could have come from. A man with a wheelbarrow nods at it. They let go of one for each who helps.

! if not item 66: reveal item 66
! goto G1

## G6
A silver pan. A buckle. A needle case, with all of its needles. There are two hundred bows, and nobody near enough to speak to, and it is only wood; in three hours it will be under the sea again until people not yet born come to sweep it. You unhook the things gently. When you have got as far as the doll you find that you have been walking on tiptoe.

! if WATCHED: say "Forty paces off the man with the net has sat down on a stone. He looks at each thing as it comes off its hook, so as to be able to say."
! if SAEL: say "Three rows on somebody is scrubbing, and swearing softly at a grandmother. She does not look up. You could not swear that she has not."
! reveal T043; gain 2 gold; favor F2 -2
! goto G1

## G7
Wood talks while it dries. You lay an ear against the oldest, whose name has gone and whose bow is soft as bread. It ticks. It creaks. Then, under that, from much farther down than a keel is long, somebody says a number. It is a man, and old. You wait. A good while later he says the next.

! record COUNT
! goto G1

## G8
When you can see again, there are two white shapes sitting with their backs to you and their hands in their laps, satisfied. Everything that used to hang on you is hanging on a bow, arranged. Your purse has the place of honour. They have kept one lamp, for the look of it.

! if exhausted: death -> A
! lose 1 gold
! goto G1

## G64
There is one bow with nothing on it. They must have had nothing. You hang the comb there by its string, to see, and it turns twice and lies still against the planks. Behind you, where you had thought there was nobody, somebody breathes out.

? "Leave it there" (item 64): favor F2 +1; recover each 2; goto G1
? "Take it down again" -> G1

## G66
One tap with the nail on the oldest bow, no more than one would give a window. It says its note. Then the one beside it does, a little higher, and the next, all down the row and up the other, two hundred of them in order of size. A stick along railings, somebody running. It gets to the end and stops in front of you, out of breath.

! rows each +1
! goto G1

## H
! if not xp-here: goto H1
A lamp glass as tall as a door stands on a rock, with a bench built round it. It is full of crabs, right up to the top, sitting in one another's arms. They have been in there long enough to know their places. As you come up the steps nine hundred pairs of eyes on stalks turn all the same way.

! collect
! if title T026: goto H2
! goto H1

## H1
Claws on glass.

! if title T044: say "It burns. On every ship somebody has come up on deck and is making a show of looking at the weather."
? if not title T044: once "Empty the glass" -> H4
? once "Sit on the bench, on the worn side" -> H7
? item
? rest
? move

## H2
On the lee side lie oars, a mast that used to be an oar, and twelve people, very tidily, in the order in which they must have lain down. On the sail is written, for whoever comes: *asked for a line.* The captain's hand is round the pencil still. It is Ketil, of the White Keel, who wanted only one thing at a time. That was on the quay at Marrowby. You know the day; you were holding the line.

? "Bring them in to the Grave of Keels" (2 fatigue) -> H3
? "Cover them with the sail" -> H10

## H3
Four journeys, three to a plank. On the fourth somebody from the White Keel takes the other end without a word. He looks at the faces as they come, and after the last he looks at yours. He must be wondering how you knew where. He goes back, all that way, for the pencil.

! favor F2 +1
! goto H1

## H4
Nine hundred crabs have to be brought to want something else. They are locked together by the elbows. Somewhere in the middle sits the one who holds all the others, and there is a trick to finding it, as with a knot, or a rumour.

check [Unhurried if players = 1] Tinker II
pass -> H5
fail -> H6

## H5
Clean. Under them was the burner, brass, with a finger of oil in it, and a wick that somebody has trimmed for the night and then not lit. Any lamplighter would take off his hat. It is no lamp of yours. It has no number. All the same there are eleven feet of pole in your hand, and the hand knows what they are for.

? if LIGHT: "Light it with the weed that burns blue" -> H8
? "Light it, and shelter the flame with your coats" (1 fatigue) -> H8
? "Leave it dark, since it is not your coast" -> H1

## H6
They are brought to want you. It takes a while to get out of nine hundred embraces, none of them violent, all of them sincere. The glass is empty, at any rate. You will be picking the small ones out of your hems until Thursday.

! fatigue each 1
! goto H5

## H7
One half of the seat is worn into a hollow, by somebody who sat here waiting, night after night, and kept the place beside her free. You sit down in the hollow. From nowhere else does one see it: a ridge of sand, ribbed, dry, running straight as a ruled line to the pews.

! reveal M11
! goto H1

## H8
It takes three goes. Then the whole rock steps forward out of the sea.

! if LIGHT: say "It burns blue, and the wet roofs are blue, and so are your hands."
Out on the water hatches open. People come up with children on their arms and point, and then hold the pointing hand in the other one, as if it had been rude. This light is on none of their charts. It is in four of their songs. In a small boat at the foot of the rock a man is sitting with his face in his hat.

! reveal T044; favor F2 +1
! goto H1

## H10
Sailcloth shrinks when it has been wet so often, and it does not quite reach. You try it from the other end. Whichever way you lay it, somebody is left with his feet out. You weigh it down with stones, and go round to the other side of the rock, where the bench is.

! rows each -1
! goto H1

## H43
You wedge the oar upright in the rock with a blue rag on top. A boat that was going by changes its mind. It comes in under you, a hand reaches up from it with half a loaf, still warm, and it goes off again. That is an oar's place, one gathers. Somebody should have put it back long ago.

! recover each 2
! goto H1

## H68
By the table this rock will be under for good in nine winters. Somebody has come to that result before you, here on the bench, with a knife, and has shown all the working. Underneath somebody else has carved: *and?*

! rows each +1
! goto H1

## I
! if not xp-here: goto I1
In the bed of the sea lies a door, in its frame, shut. There is a mat in front of it. The door opens downward; you can tell by the hinges. Along the edges comes light, of the colour that fog has when there is a lamp in it somewhere.

! collect
! goto I2

## I1
The mat is wet, of course. The feet on it were not.

? if not title T041: once "Open it" -> I5
? once "Wipe your feet" -> I8
? item
? rest
? move

## I2
Across the mat, with its chin on the sill, lies something young, asleep. It is about as long as a street. It has the look of a dog that was told to stay by people who then went out, and has stayed, and grown.

? "Step over it" -> I9
? "Wake it, from a distance" -> I3

## I3
It wakes by lengths. The near end has opened an eye and thought about you before the news has reached the tail. Then the tail arrives, by the other way round, at about the height of your heads.

combat [Wounded if players = 1] [Relentless if legendary] E31
victory -> I4
defeat -> I10

## I4
It goes, and looks back, and goes, and looks back. On the mat is a dry place as long as a street and folded nine times. When you put your hand on it it is warm.

! goto I1

## I5
There is no lock. It is held shut from below, by a pressure like a roomful of people who are leaning on it and are being polite about it. There is a ring to pull by. It has been polished. Whatever you do here, you will have to do slowly, all of you together, and then be able to stop.

check [Guided if title T040] [Unhurried if players = 1] Stand Firm III
pass -> I6
fail -> I7

## I6
You look. There is a shore down there, and it is this one: the bar, the poles, the line of the road. There are people on it, in a row, one behind the other, with their backs to you, facing inland. You cannot see the front. The last in the row has a shawl on, and bare feet. She has felt the draught. She turns her head. You let the door down as one does on people who are being patient, gently, so that it will not bang.

! reveal T041
! goto I1

## I7
By the width of a hand it opens, and somebody puts a hand through. Palm up; clean; a thimble on one finger. It takes everything you have to get the door shut again. The hand is withdrawn in good time, so as to be no trouble to you.

! fatigue each 1
! goto I1

## I8
It would be rude not to. You scrape off what you can of the isle, both heels, and since the mat has slipped you pick it up to lay it straight. On the underside, where nobody up here would ever see it, is woven: PLEASE KNOCK.

! recover each 1
! goto I1

## I9
Nine steps over something that breathes. Between the fourth and the fifth it sighs, and what you have your foot on is now a yard to the left and somewhat higher.

check [Unhurried if players = 1] Stealth II
pass -> I11
fail -> I3

## I10
It puts its chin back on the sill, with you under the chin. It is not a heavy head, for that size. It dribbles. After an hour it begins to snore, and you work yourselves out one boot at a time.

! if exhausted: death -> A
! fatigue each 1
! goto I1

## I11
On the ninth you stand on the mat, and nobody has breathed. It smacks its lips. Somewhere behind you the last of the tail feels about on the sand, finds one of your footprints, and curls itself up in that, because it is warm.

! rows each +1
! goto I1

## I65
You hold the neck of the bladder to the crack. It fills by itself. Tied off it weighs nothing, and is cold, and when you put it to your ear there is a large room in it, with people in the room, who are not talking. One of them shifts from one foot to the other.

! reveal R41
! goto I1

## I66
Wedged into the frame, the nail will keep the door from opening by more than a hand. It will not keep it shut. You stand up and look at what you have done, and are not sure on which side somebody has just been done a favour.

! rows each +1
! goto I1

## J
! if not xp-here: goto J1
A bed for one, a shelf for one, a rope that comes in by a hole in the ceiling and goes out by a hole in the floor. It is moving still: a finger up, a finger down. The blanket has been turned back. Nobody who was taller than the door of this place can ever have slept in it.

! collect
! goto J1

## J1
Damp, and warmer than it ought to be. On the sill sits somebody's toad.

? once "Put your ear to the hole in the floor" -> J2
? once "See what is on the shelf" -> J4
? once "Say good evening to the toad" -> J5
? item
? rest
? move

## J2
It is an old man's voice. It comes from a long way down, from farther than the well goes. He says a number, above seventy-seven thousand. Then he says the names of islands, one to a breath, and there are ten of them; and then he breathes for himself. That is when {player}, on hands and knees, before anybody can say no, tells the hole the number that comes next.

! if COUNT: say "You have it right. In the bow of the old boat you heard the one that went before."
! goto J3

## J3
He stops. You hear him listen. It is a thing that can be heard, like somebody taking his hat off in another room. The rope in the middle of the cell hangs straight and does not stir. "That is right," says the voice, with trouble, as one brings out a word in a language of which one used to be fond. The rope goes up a finger. He goes on, a little faster now, like a man who has found that there is somebody walking behind him.

! reveal T042; gain 1 xp
! goto J1

## J4
A mug. A ball of wool. A compass with a good brass lid, whose needle stands quite still and points, past north, past your boots, at the hole in the floor.

! reveal R13
! goto J1

## J5
It looks at you with gold eyes for as long as it likes. Then it gives one note, green, exact. It has had a great while to get that right.

! if not title T037: say "On the other side of the wall, in her four fathoms, something takes it up."
! if title T037: say "It waits for somebody on the other side of the wall to take it up. It gives the note again, a little clearer, in case that was the trouble."
Nobody has ever told it how well it does that. Tell it, and it climbs onto your boot.

! gain familiar 10
! goto J1

## J64
The end of the rope is worn into a fringe. You comb it out, since you have the comb. It has been held here, low down, by small hands, one above the other, with a knot for the feet. So the ringer had somebody to relieve him, and she slept in this bed. You measure the grips against your own. She was about eight.

! rows each +1
! goto J1

## J67
The hook of the sling catches the rope and brings it in, out of its hole, up into your hands. One could pull. You stand there, all of you, each with a bit of it. It goes up a finger and down a finger, with your arms on it. Nobody has decided anything. You put it back.

! rows each +1
! goto J1

## ADV5-1
Not all of the weed in this lane is weed. Some of it has an eye, and has been lying flat ever since you came round the corner, in the hope that you would turn out to be somebody else. Now you have trodden on it.

combat [Swift if legendary] [Wounded if players = 1] E28
victory -> ADV5-1.1
defeat -> ADV5-1.2

## ADV5-1.1
It goes off down the drain, a length at a time, and the drain gulps. You wait until all of it has gone. Then you wait until you are certain that it has all gone, and step across with your skirts and coats held up, like people at a dance.

## ADV5-1.2
Cobbles, a doorstep, cobbles. You are dragged the length of a street by one leg, in no special direction, and then left there, like a toy when supper is called.

! if exhausted: death -> A
! fatigue each 1

## ADV5-2
A heron on a chimney lifts one foot when you lift one foot. You put yours down. It puts its own down. There is something under it, leather, that it is standing on, and it is not a bird to stand on a thing for nothing.

? "Stand still until it tires" (1 fatigue) -> ADV5-2.1
? "Walk on, and let it make of that what it will" -> ADV5-2.2

## ADV5-2.1
On the chimney, where the foot was, lies a sling of braided hide, wide enough for a horse. It is rather worn at the crown. Somebody once lifted a bell with it, or lowered one, and then hung it up here to dry, two hundred years ago, meaning to be back.

! if not item 67: reveal item 67

## ADV5-2.2
Mockery, that is what it takes it for. It has copied you exactly, knee for knee, with great patience, and you have walked off in the middle. It opens its wings, and is not a thin bird at all any more.

combat [Wounded if players = 1] E21
victory -> ADV5-2.1
defeat -> ADV5-2.3

## ADV5-2.3
A foot is set on your chest, long-toed and cold, and leaned upon. It closes one eye. It has wanted, one sees, to stand on something that was worth it.

! if exhausted: death -> A
! fatigue each 1

## ADV5-3
Three with nets come out of a doorway, left foot first.

! if favor F2 >= 7: goto ADV5-3.1
! if GUIDE: goto ADV5-3.1
"Nobody has told us that you are here," says the first. He is not being rude; it is how one learns who is, and nobody has. The nets are wet already, and they are holding them as one holds a coat for a guest, open, by the shoulders.

? "Give the names on the plates, in order" -> ADV5-3.2
? "Cut the first net before it opens" -> ADV5-3.3

## ADV5-3.1
They lift the nets over your heads like a curtain and let you through. The last of them walks beside you for a bit. He would like to know whether it is true about the lamp: that on your coast they light one for anybody, and do not ask.

## ADV5-3.2
*Harl*, you begin, *Vanna.* All three have shut their eyes to hear it better. They are not listening for the names, which any child has. They are listening for whether you breathe in the right places.

check [Unhurried if players = 1] Lore II
pass -> ADV5-3.1
fail -> ADV5-3.3

## ADV5-3.3
The street is narrow, the walls are slime, and they have done this since they could stand. The first net is for the hands.

combat [Venomous if legendary] [Wounded if players = 1] E23
victory -> ADV5-3.4
defeat -> ADV5-3.5

## ADV5-3.4
You fold the nets for them. There is a way of folding nets, edge to edge and the leads inward, that says no offence; you saw it done on a quay once. They watch your corners, and the youngest cannot stop himself and straightens one.

## ADV5-3.5
The world goes by underneath you in diamonds. They carry you back the way you came, put you down where you started from, and tie the last corner in a bow, so that one pull will do it. "Once you are told of," says the first. He wishes you a dry road.

! if exhausted: death -> A
! return

## ADV5-4
Lamps at noon, twenty of them, carried by people who sing without opening their mouths. It is a procession, the street is as wide as a procession, and it is going the wrong way for you.

? "Turn round and walk with them" (1 fatigue): favor F2 +1; goto ADV5-4.1
? "Stand aside with your hats off" -> ADV5-4.2

## ADV5-4.1
From door to door it goes. There is always one of them who steps up to the sill and says a name into the house. Then they wait, all twenty, for as long as it would take to put down what one has in hand and come down a stair. Then they go on to the next. At one door they wait a little longer. There used to be a baby, you are told.

## ADV5-4.2
The last of them is a boy with a lamp too big for him. He has turned round, so as to go on looking at you, and walks backwards until the corner.

! if WATCHED: say "Behind you the man with the net has taken his cap off too. He catches your eye over it. After that he follows ten paces nearer, and tells you where the holes are."
! if WATCHED: rows each +1

## ADV5-5
One courtyard has kept its water. In it a serpent no longer than a rowing boat swims round and round a statue, and every time it comes past you it has grown by a little. The way out is on the far side. The statue is of a woman with her sleeves rolled up, holding out her palm.

? "Wade along the wall" -> ADV5-5.1
? "Let it out by the gutter" -> ADV5-5.2

## ADV5-5.1
It keeps level with you, on its side, one eye out of the water. It has never seen a lamp before, and it has a question about yours.

check [Unhurried if players = 1] Swim II
pass -> ADV5-5.3
fail -> ADV5-5.4

## ADV5-5.2
It takes the gutter, and the grating along with it, and {player}, who was kneeling on the grating. From then on everybody is in the same pipe and of different opinions.

combat [Wounded if players = 1] E31
victory -> ADV5-5.3
defeat -> ADV5-5.4

## ADV5-5.3
In the statue's hand lie coins, for wishes, worn together into a lump. They are wishes that have had their time. You break one off and put one of your own in its place; hers is the heavier. Nobody says aloud what for.

! gain 1 gold

## ADV5-5.4
You come out in the next street by way of somebody's cellar, up through a trapdoor, over a floor that has just been swept. The woman with the broom looks at your boots and then hands you the broom.

! if exhausted: death -> A
! fatigue each 1

## ADV5-6
A woman of salt stands behind a slab with her hand out. On the slab lies nothing, about three pounds of it, on a leaf. She was in the middle of a sale when the fog got to her, and she has held on to the price.

? "Pay her" (1 gold) -> ADV5-6.1
? "Beat her down" -> ADV5-6.2

## ADV5-6.1
She wraps it up, with a twist at the end so that it will not drip, and gives you a look over the parcel, as to a regular. For the rest of the way one of you carries it. It would feel wrong to put it down; and, oddly, one is less hungry.

! rows each +1

## ADV5-6.2
It is all a matter of the shoulders. You shrug. She shrugs: grains run down. You begin to walk away, and she lets you get as far as one does, and lifts one finger. She has not had such pleasure since they went under.

check [Unhurried if players = 1] Bargain II
pass -> ADV5-6.1
fail -> ADV5-6.3

## ADV5-6.3
Then you touch the goods; only to show where it is bruised. One does not touch the goods. Along both sides of the street, behind every slab, something white turns its head.

combat [Wounded if players = 1] E24
victory -> ADV5-6.1
defeat -> ADV5-6.4

## ADV5-6.4
From under the slab you see her feet, planted well apart, as one stands who stands all day. Your change drops into a drawer. The drawer has been full of water for two centuries and still has a bell on it, that goes *ting*.

! if exhausted: death -> A
! lose 1 gold

## THE END
Evening of the forty-first day. Where the isle was there is sea again, with a nap on it like velvet that somebody has stroked the wrong way. The pews have drifted off, in their rows, still facing west.

! if title T044: say "One light stands out there that did not stand there yesterday, and it is in nobody's book."
! if title T043: say "In your pack something clinks that is not yours. Along the whole bar heads turn, and turn back."
! if title T041: say "One of you has taken to wiping both feet, wherever you go in."
! if title T042: say "Before you sleep somebody says a number, not very loud. Somebody else says the next."
! if title T037: goto THE END.1
! if favor F2 <= 4 or title T016: goto THE END.3
! goto THE END.2

## THE END.1
She travels on a cart, in wet sacking, like something under arrest. At every bump the sacking says a word. The carters have asked to be relieved at each post, and on the second day they ask for double pay, and on the third for a woman to ride with her. There is no tower left at Bar Point to hang her in. Corporal Dunnage has it in writing that there will be, will be. He walks beside the wheel with one hand on the sacking, to keep her from saying it.

! gain 1 xp

## THE END.2
Over the well they have left a lamp on a float. Sael Redmast rows you back to the dunes with her own hands, and takes no money. You can see what that costs her. When the keel touches she ships her oars, and so as not to be in your debt she tells you what the tenth verse is about, the one that is hummed and that none of the coast has ever been told. It is only what there was to eat.

! gain 1 xp

## THE END.3
Nobody rows you home; it would be too much to ask, and you do not. But where you left your coats on the bar they lie folded, off the wet, with a stone on top. A man with a net over his shoulder is coiling the last of the line along the poles. He hums something as he goes by, the verse that has no words, and he has got to the end of it before he notices that he has let you hear how it stops.

! gain 1 xp
`
