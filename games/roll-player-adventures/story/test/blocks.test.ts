import { expect, it } from 'vitest'
import { faults, withA2 } from './book.ts'

const end = 'pass -> THE END\nfail -> THE END'
const check = (head: string): Record<string, string> => withA2(`There.\n\n${head}\n${end}`)
const combat = (
  head: string,
  lost = '! if exhausted: death -> THE END\n! goto THE END',
): Record<string, string> =>
  withA2(`There.\n\n${head}\nvictory -> THE END\ndefeat -> A3`, { A3: `Down.\n${lost}` })
const does = (line: string): Record<string, string> => withA2(`There.\n! ${line}\n! goto THE END`)

it('reads checks and combats with modifiers and conditions', () => {
  expect(faults(check('check [Hurried] [Slick if players = 1] Stand Firm IV'))).toEqual([])
  expect(faults(combat('combat [Cornered] E01 + [Slick if legendary] E02 + E03'))).toEqual([])
})

it.each([
  ['a skill', check('check Juggle I')],
  ['a modifier', check('check [Silly] Climb I')],
  ['an enemy', combat('combat E77')],
  ['a rare card', does('reveal R77')],
  ['a title', does('reveal T077')],
  ['a deck', does('gain card hats')],
  ['a familiar', does('gain familiar 77')],
  ['a people', withA2('There.\n! if people "Nobody": goto A\n! goto THE END')],
  ['a class', withA2('There.\n! if class "Nobody": goto A\n! goto THE END')],
])('finds %s that the game does not have [L18]', (_, parts) => {
  expect(faults(parts)).toEqual(['L18'])
})

it('keeps modifiers to checks or to combats [L19]', () => {
  expect(faults(check('check [Cornered] Climb I'))).toEqual(['L19'])
  expect(faults(combat('combat [Hurried] E01'))).toEqual(['L19'])
})

it('lets at most three different enemies fight [L20]', () => {
  expect(faults(combat('combat E01 + E02 + E03 + E04'))).toEqual(['L20'])
  expect(faults(combat('combat E01 + E01'))).toEqual(['L20'])
})

it('doubts combats with too many slots [L20]', () => {
  const enemies = { E01: { slots: 4, xp: 1, gold: 1 }, E02: { slots: 4, xp: 1, gold: 1 } }
  const known = { enemies, dice: { ADV1: 3 } }
  expect(faults(combat('combat E01 + E02'), { known })).toEqual(['L20?'])
  expect(faults(combat('combat E01'), { known })).toEqual([])
})

it('wants "if exhausted: death" after a defeat, before the first choice [L21]', () => {
  expect(faults(combat('combat E01', '! goto THE END'))).toEqual(['L21'])
  expect(faults(combat('combat E01', '? "On" -> THE END'))).toEqual(['L21'])
  expect(faults(combat('combat E01', '! if gold >= 1: death -> THE END\n! goto THE END'))).toEqual(['L21'])
})

it('finds it in the entry that a defeat leads on to [L21]', () => {
  const a4 = { A4: 'Deeper.\n! if exhausted: death -> THE END\n! goto THE END' }
  expect(faults({ ...combat('combat E01', '! goto A4'), ...a4 })).toEqual([])
  expect(faults({ ...combat('combat E01', '! if exhausted: goto A4\n! goto THE END'), ...a4 })).toEqual([])
})

it('knows three factions, and doubts great leaps of favor [L32]', () => {
  expect(faults(does('favor F4 +1'))).toEqual(['L32'])
  expect(faults(does('favor F1 +4'))).toEqual(['L32?'])
  expect(faults(does('favor best -1'))).toEqual([])
  expect(faults(withA2('There.\n! if highest best: goto A\n! goto THE END'))).toEqual(['L32'])
})
