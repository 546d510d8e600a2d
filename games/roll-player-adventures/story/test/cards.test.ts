import { expect, it } from 'vitest'
import { faults, textWith, withA2 } from './book.ts'

it('wants keywords recorded that are asked for, and asked for that are recorded [L11]', () => {
  expect(faults(withA2('There.\n! if ROPE: goto THE END\n! goto A'))).toEqual(['L11'])
  expect(faults(withA2('There.\n! record ROPE\n! goto A'))).toEqual(['L11?'])
  expect(faults(withA2('There.\n! record ROPE\n? "Cut it" (erase ROPE) -> THE END\n? "Back" -> A'))).toEqual(
    [],
  )
})

it('knows keywords in the conditions of modifiers [L11]', () => {
  expect(faults(withA2('Up.\n\ncheck [Hurried if LATE] Climb I\npass -> THE END\nfail -> THE END'))).toEqual([
    'L11',
  ])
})

const asks = withA2('There.\n! if title T001: goto THE END\n! goto A')
const reveals = withA2('There.\n! if not SEEN: reveal T001\n! record SEEN\n! goto A')

it('wants a title revealed in this book or an earlier one [L12]', () => {
  expect(faults(asks)).toEqual(['L12'])
  expect(faults(asks, { title: 'ADV2 Later', shelf: [textWith(reveals)] })).toEqual([])
  expect(faults(asks, { title: 'ADV2 Later', shelf: [textWith({})] })).toEqual(['L12'])
  expect(faults(asks, { shelf: [textWith(reveals, 'ADV2 Later')] })).toEqual(['L12'])
})

it('says nothing about titles of books that are not there [L12]', () => {
  expect(faults(asks, { title: 'ADV2 Later' })).toEqual([])
  const homes = { 'title T001': ['ADV2'] }
  expect(faults(asks, { title: 'ADV2 Later', known: { homes } })).toEqual(['L12'])
})

it('lets the sidequest ask for every title [L12]', () => {
  const campaign = ['ADV1', 'SIDE']
  expect(faults(asks, { title: 'SIDE Wager', shelf: [textWith(reveals)], known: { campaign } })).toEqual([])
})

it('doubts a title that no book of the campaign asks for [L12]', () => {
  expect(faults(reveals, { shelf: [textWith({}, 'ADV2 Later')] })).toEqual(['L12?'])
  expect(faults(reveals, { shelf: [textWith(asks, 'ADV2 Later')] })).toEqual([])
})

it.each([
  ['asked for', withA2('There.\n! if item 41: goto THE END\n! goto A')],
  ['priced', withA2('There.\n? "Give it" (item 41) -> THE END\n? "Back" -> A')],
  ['used in a label', { A: 'The green.\n? item\n? rest\n? move', A41: 'It hums.\n! goto A' }],
])('wants an item that is %s to be revealed [L13]', (_, parts) => {
  expect(faults(parts)).toEqual(['L13'])
})

const reveal = { BEGIN: 'It is late.\n! reveal item 41\n! goto A' }

it('doubts an item that has no entry [L14]', () => {
  expect(faults(reveal)).toEqual(['L14?'])
})

it('wants "? item" where items have entries [L15]', () => {
  expect(
    faults({ ...withA2('There.\n? "Hold it up" -> A41'), ...reveal, A41: 'It hums.\n! goto A' }),
  ).toEqual(['L15'])
})

const both = {
  BEGIN: 'It is late.\n! reveal item 41; reveal item 47\n! goto A',
  A: 'The green.\n? item\n? rest\n? move',
}

it('wants pairs in order, different and from 31 to 99 [L16]', () => {
  expect(faults({ ...both, 'A41.47': 'Both.\n! goto A' })).toEqual([])
  expect(faults({ ...both, 'A47.41': 'Both.\n! goto A' })).toEqual(['L16'])
  expect(faults({ ...both, 'A41.41': 'Both.\n! goto A', A47: 'It.\n! goto A' })).toEqual(['L16'])
})

it('wants ordinary numbers from 1 to 30 [L17]', () => {
  expect(faults(withA2('There.\n? "On" -> A0\n? "Back" -> A', { A0: 'Odd.\n! goto A' }))).toEqual(['L17'])
})

it('finds two entries for the same item use [L34]', () => {
  expect(faults({ ...both, 'A41.47': 'Both.\n! goto A', 'A041.47': 'Both.\n! goto A' })).toEqual(['L34'])
})

it('doubts what is revealed twice on one way without a question in between [L27]', () => {
  const twice = withA2('There.\n! reveal R01\n! goto THE END', { 'THE END': '! reveal R01\nThat was it.' })
  expect(faults(twice)).toEqual(['L27?'])
  const asked = withA2('There.\n! reveal T001\n! if not title T001: goto THE END\n! goto A', {
    'THE END': '! reveal T001\nThat was it.',
    B1: 'Here.\n? if not title T001: "Home" -> THE END\n? move',
  })
  expect(faults(asked)).toEqual([])
})

/** T001 has been revealed in A2, on the way to this entry. */
function faultsAfter(A3: string): string[] {
  return faults(withA2('There.\n! reveal T001\n! goto A3', { A3 }))
}

it.each([
  ['an action', 'On.\n! if not title T001: reveal T001\n! goto THE END'],
  ['an action with more conditions', 'On.\n! if not title T001 and legendary: reveal T001\n! goto THE END'],
  ['a choice', 'On.\n? if not title T001: "Take it": reveal T001; goto THE END\n? "Go" -> THE END'],
])('lets %s reveal again what it asks for itself [L27]', (_, again) => {
  expect(faultsAfter(again)).toEqual([])
  expect(faultsAfter(again.replace('not title', 'title'))).toEqual(['L27?'])
  expect(faultsAfter(again.replace('not title T001', 'not legendary'))).toEqual(['L27?'])
})

it('doubts a second reveal in the entry unless it asks itself [L27]', () => {
  expect(faults(withA2('There.\n! reveal T001\n! reveal T001\n! goto A'))).toEqual(['L27?'])
  expect(faults(withA2('There.\n! reveal T001\n! if not title T001: reveal T001\n! goto A'))).toEqual([])
})

it('doubts cards that belong to another adventure [L39]', () => {
  const found = withA2('There.\n! reveal R01\n! goto THE END')
  expect(faults(found, { known: { homes: { 'rare R01': ['ADV2'] } } })).toEqual(['L39?'])
  expect(faults(found, { known: { homes: { 'rare R01': ['ADV1'] } } })).toEqual([])
})
