/** A short first adventure in two areas, with one of each kind of encounter. */
export const saltCellar = `# V90 The Salt Cellar
difficulty 1
flags candle

A tavern keeps its ghost in the cellar, where the rent is low.

## ENEMY L01 Brine Wight
tier 1
life 30h
immune poison
resist stun
ward 1
frenzy 50 1
step: hit 4 -> heroes(half)
step: wind "It breathes in, and the barrels creak."
step: hit 6 -> hero(rival)
at 50
step: hit 4 -> hero(weakest)
step: hit 3 + weakness -> heroes(half)
hint "the first touch of each round passes through it"

## AREA Below the taproom

## 1.1 One candle
There is one candle and a long stair.

? "Take the candle": flag candle on; goto 1.3
? "Feel your way": say "Something soft, then something worth having.";
  treasure 1 -> heroes(all)

## 1.2 The ninth step
trap
It is missing.

! hit 3 -> hero(random)

## 1.3 Scratched in the salt
Somebody had a nail, and time.

riddle "I was the sea and I remember; put me back and I am gone."
answers "salt", "the salt"
tries 2
right: say "The wall sweats, and the sweat closes your cuts."; heal 3 -> heroes(all)
wrong: lose 1 -> heroes(all)

## 1.4 The cooper
by hero(random)
He collects, he says, and looks at {chosen} as one looks at a good plank.

trade value 3
accept: treasure 1 -> chosen; heal 4 -> chosen
decline: say "He shrugs, and the barrels shrug with him."

## 1.5 The tenant
The air tastes of brine.

! if candle: say "The flame leans away from the left barrel."

combat boss L01 1/1/1/1 + E01 0/1/2/2 if not candle
reward: treasure 1 -> heroes(all)

## AREA The sea door

## 2.1 Salt water
by hero(weakest)
Behind the last barrel there is a door, and behind the door there is weather.

check luck 4
pass: say "A dry step, then another."; heal 4 -> chosen
fail: inflict weakness -> chosen
`
