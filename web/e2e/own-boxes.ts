/** Cards and books of one's own, for questions that the printed ones ask rarely or never. */

function enemy(id: string, does: object): object {
  return {
    id,
    name: id,
    copies: 3,
    rank: 1,
    home: 'aside',
    commands: false,
    stays: false,
    defeat: { total: 6 },
    onReveal: [does],
    onAgain: 'same',
  }
}

/** Enemies of Roll for Adventure that rebuild barriers and steal dice from boards. */
export const marsh = {
  game: 'roll-for-adventure',
  name: 'Marsh',
  enemies: [
    enemy('mason', { do: 'rebuild' }),
    enemy('thief', { do: 'drainBoard', who: 'mostDice', count: 1 }),
  ],
}

/** A walk in which everybody of Rolling Fates soon carries more than they can, and rolls Luck dice. */
export const errands = [
  '# V99 Errands\ndifficulty 1\n\nNothing but errands.',
  ...[1, 2, 3, 4, 5].map(
    (area) => `## AREA Street ${area}

## ${area}.1 A cart
A cart stands there, and nobody with it.

? "Take everything": treasure 5 -> heroes(all)
? "Leave something": treasure 4 -> heroes(all)

## ${area}.2 A gull
by hero(random)
It looks at {chosen}.

check luck 3
pass: say "It looks away."; heal 1 -> chosen
fail: say "It bites."; lose 1 -> chosen`,
  ),
].join('\n\n')

/** An adventure of Roll Player Adventures in which cards are dealt and traded, and scores grow. */
export const marketDay = `# OWN1 Market Day

## MAP
loc A "Green" at B2
loc B "Mill" at C2
path A-B
start A
recover A

## SETUP
The marker stands on the green.

## BEGIN
It is late for a market.

! gain card armor
! gain card weapon
! attribute one +1
! trade
! goto THE END

## A
The green.

? move
? "Go home" -> THE END

## B
The mill.

? move

## THE END
The stalls are folded up.
`
