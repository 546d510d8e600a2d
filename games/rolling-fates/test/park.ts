/** Five short areas in which random play gets far: every kind of encounter, and enemies that hide everything. */
export const park = `# V99 A Walk in the Park
difficulty 1
flags seen, s-fed

Nothing here is very dangerous.

## ENEMY L01 Duck
tier 1
life 4
resist poison
ward 1
frenzy 50 1
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L02 Goose
tier 1
life 4
immune stun
thorns 1
thick 1
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L03 Swan
tier 1
life 4
immune poison
resist weakness
burst hit 1 -> heroes(half)
echo
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L04 Pike
tier 1
life 4
bond L05
armor 1
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L05 Perch
tier 1
life 4
resist stun
spawn L01 0/1/1/2 at 50
odd-shell
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L06 Keeper
tier 1
life 4
regen 1
cap 3
even-shell
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L07 Hound
tier 1
life 4
tally 2 hit 1 + weakness -> hero(attacker)
bane weakness 2
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## ENEMY L08 Balloon
tier 1
life 4
fuse 2 hit 2 -> heroes(half)
regen 1h
step: hit 1 + poison -> hero(random)
step: wind "It looks up."
step: hit 2 -> heroes(half); heal 1 -> self
at 49
step: hit 1 + stun -> hero(rival)
step: inflict weakness -> hero(weakest); guard 1 -> foes(all)
hint "soft all over"

## AREA The lawn

## 1.1 The bench
Somebody left a basket.

! treasure 2 -> heroes(all)

## 1.2 The pond
Ducks, and a ball.

? "Feed the ducks": flag s-fed on; flag seen on; goto 1.4
? "Kick the ball": say "It comes back."; lose 1 -> hero(random)
? if seen: "Ask the duck": treasure 1 -> heroes(all)

## 1.3 The puddle
trap
It is deeper than it looks.

! hit 2 -> hero(strongest); flag seen on
! if seen: flag seen off

## 1.4 Ducks
They have seen the bread.

combat L01 1/1/1/2 + L02 0/1/1/1
reward: treasure 1 -> heroes(all)

## AREA The boats

## 2.1 Words on the landing
riddle "I follow the boat and cannot drown."
answers "a wake", "wake"
tries 2
right: heal 2 -> heroes(all)
wrong: lose 1 -> heroes(all)

## 2.2 The boatman
riddle "Everyone holds one before the throw and nobody holds one after."
answers "a guess"
pick "a crown", "a guess", "a debt"
tries 2
right: treasure 1 -> heroes(all)
wrong: nothing

## 2.3 Swans
They hiss.

combat L03 1/1/2/2
reward: heal 5 -> heroes(all)

## 2.4 The kiosk
by hero(random)
A card for a card, and one more.

trade cards 1
accept: treasure 2 -> chosen
decline: say "Another time."

## AREA The mill

## 3.1 The miller
He buys what you have.

trade value 3
accept: heal 5 -> heroes(all); trait 1 -> hero(random)

## 3.2 The wheel
by hero(random)
It turns.

check luck 4
pass: heal 3 -> chosen
fail: inflict weakness -> chosen

## 3.3 Fish
They wait below the wheel.

! if seen: say "One of them is gone."

combat L04 1/1/1/1 + L05 1/1/1/1 if not seen
reward: treasure 1 -> heroes(all)

## 3.4 The well
by hero(weakest)
It asks a little.

trade life 2
accept: treasure 2 -> chosen

## AREA The lodge

## 4.1 The keeper
He has a dog.

combat L06 1/1/1/1 + L07 1/1/1/1
reward: treasure 2 -> heroes(all)

## 4.2 The gate
It stands open.

## AREA The sky

## 5.1 The balloon
It has a face.

combat boss L08 1/1/1/1
weaken L08 1 for seen
reward: nothing

## 5.2 The way home
It rains.

! inflict poison -> heroes(half); cure all -> hero(afflicted)
! treasure 5 -> heroes(all)
`
