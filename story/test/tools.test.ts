import { expect, it } from 'vitest'
import { shown, toldOfDamage } from '../testing/index.ts'
import { toys } from './toy.ts'

/** A book with everything that the toy's language has. */
const whole = `# TOY Whole
It is a small book, and "nobody minds," says Orla of Wick.

## begin
dark
Come in, Orla. Nine of forty are here for the first time.
! on rest: gain 1 gold
! on rest if KEY: say "A bell."; gain 2 gold
! if KEY and gold >= 3: record LAMP; goto next
! if not KEY or gold <= 1: say "Poor."; gain 1 gold
! if not (KEY or LAMP): say "Neither."
Well, somebody sits down, and Orle of Wick does not.
? "Pay" (2 gold) -> next
? if KEY: "Open" -> next
? if not LAMP: "Light it": record LAMP; stay
? once "Dig": gain 1 gold; stay
? "Both" (1 gold, 2 gold): say "Both."; goto last
? "Back" -> begin
? rest

## next
Hay, a well, thirty pairs of boots.
! gain 1 gold

toss 2
heads: say "Heads."; gain 1 gold; goto last
tails -> next
then -> last

## last
! leave

## alone
Nobody comes here.
? "On" -> nowhere
`

it('shows everything that a book can hold', async () => {
  await expect(shown(toys, whole)).toMatchFileSnapshot('toy.txt')
})

it.each([1, 2, 3])('says the same of the same damage: %i', async (seed) => {
  await expect(toldOfDamage(toys, whole, seed)).toMatchFileSnapshot(`toy-damaged-${seed}.txt`)
})
