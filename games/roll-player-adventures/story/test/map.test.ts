import { expect, it } from 'vitest'
import { faults, withA2 } from './book.ts'

const map = (...lines: string[]): string =>
  ['loc A "Green" at B2', 'loc B "Mill" at C2', 'path A-B', 'start A', 'recover A9', ...lines].join('\n')

it('asks for a base entry of every location [L04]', () => {
  expect(faults({ MAP: map('loc C "Weir" at D4', 'path B-C') })).toEqual(['L04'])
})

it('asks for a location for every letter of a label [L04]', () => {
  expect(faults(withA2('There.\n? "On" -> C1\n? "Back" -> A', { C1: 'Nowhere.\n! goto A' }))).toEqual(['L04'])
})

it('keeps "return" to encounters [L22]', () => {
  expect(faults(withA2('There.\n! if gold >= 9: return\n! goto A'))).toEqual(['L22'])
})

it('doubts "collect" where no XP can lie [L22]', () => {
  expect(faults(withA2('There.\n! collect\n! goto A'))).toEqual(['L22?'])
  const put = 'There.\n! collect\n! if not SEEN: put 1 xp at A\n! record SEEN\n! goto A'
  expect(faults(withA2(put))).toEqual([])
})

it.each([
  ['event 2', []],
  ['sentry at B', []],
  ['enc 1 at B-C', []],
  ['event 2 at B-C', ['L22']],
  ['sentry at B-C', ['L22']],
  ['enc 1', ['L22']],
  ['enc 1 at C', ['L22']],
])('keeps encounter tokens to paths, and others to locations: %s [L22]', (token, found) => {
  expect(
    faults({ ...encounter, 'ADV1-1': 'A dog.', C: `The weir.\n! token place ${token}\n? move` }),
  ).toEqual(found)
})

it('wants the map in one piece [L23]', () => {
  const island = { MAP: map('loc C "Weir" at D4'), C: 'The weir.\n? "Swim" -> A' }
  expect(faults({ ...withA2('There.\n! arrive C'), ...island })).toEqual(['L23'])
})

it('wants closed paths to be opened somewhere [L23]', () => {
  const closed = { MAP: map('loc C "Weir" at D4', 'path B-C', 'path A-C closed'), C: 'The weir.\n? move' }
  expect(faults(closed)).toEqual(['L23?'])
  expect(faults({ ...closed, C: 'The weir.\n! open C-A\n? move' })).toEqual([])
})

it('doubts a location of which every path may be closed [L23]', () => {
  const caught = { MAP: map('loc C "Weir" at D4', 'path B-C'), C: 'The weir.\n! close B-C\n? move' }
  expect(faults(caught)).toEqual(['L23?'])
  const tide = { MAP: map('loc C "Weir" at D4', 'path B-C', 'path A-C closed') }
  expect(faults({ ...caught, ...tide, C: 'The weir.\n! close B-C; open A-C\n? move' })).toEqual([])
  expect(faults({ ...caught, ...tide, C: 'The weir.\n! close B-C\n! open A-C\n? move' })).toEqual(['L23?'])
})

const encounter = { MAP: map('loc C "Weir" at D4', 'path B-C enc 1'), C: 'The weir.\n? move' }

it('wants as many tokens as encounter spaces [L24]', () => {
  const tome = { 'ADV1-1': 'A dog.', 'ADV1-2': 'A cat.' }
  expect(faults({ ...encounter, ...tome, MAP: `${encounter.MAP}\ntokens 1 2` })).toEqual(['L24'])
})

it('wants a Tome entry for each token and a token for each Tome entry [L24]', () => {
  expect(faults(encounter)).toEqual(['L24'])
  expect(faults({ ...encounter, 'ADV1-1': 'A dog.' })).toEqual([])
  const two = { 'ADV1-1': 'A dog.\n! goto ADV1-2', 'ADV1-2': 'A cat.' }
  expect(faults({ ...encounter, ...two })).toEqual(['L24'])
})

it('knows tokens that an entry places [L24]', () => {
  const placed = 'The weir.\n! token place enc 4 at B-C\n? move'
  expect(faults({ ...encounter, 'ADV1-1': 'A dog.', C: placed })).toEqual(['L24'])
  expect(faults({ ...encounter, 'ADV1-1': 'A dog.', 'ADV1-4': 'A cat.', C: placed })).toEqual([])
})

it.each([
  ['a missing start', 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B\nrecover A9'],
  ['a second start', map('start A')],
  ['a second recover', map('recover A9')],
  ['a letter used twice', map('loc A "Weir" at D4')],
  ['a coordinate used twice', 'loc A "Green" at B2\nloc B "Mill" at B2\npath A-B\nstart A\nrecover A9'],
  ['a path to an unknown letter', map('path A-C')],
])('finds %s on the map [L38]', (_, lines) => {
  expect(faults({ MAP: lines })).toEqual(['L38'])
})

it('wants map cards to be revealed, and revealed ones to be on the map [L38]', () => {
  const card = map('card M01 loc C "Cellar" at D4', 'card M01 path B-C')
  const cellar = { C: 'A cellar.\n? move' }
  expect(faults({ MAP: card, ...cellar })).toEqual(['L38'])
  expect(faults({ MAP: card, ...cellar, BEGIN: 'It is late.\n! reveal M1\n! goto A' })).toEqual([])
  expect(faults({ BEGIN: 'It is late.\n! reveal M01\n! goto A' })).toEqual(['L38'])
})
