import { readFileSync } from 'node:fs'
import { isLike, newFate, pick, readConfig, resume, save, Table, type Sheet } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import authoring from '../authoring.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { boxOf } from '../content/opened.ts'
import { readOwnBooks } from '../content/own-box.ts'
import { readOwnCards } from '../content/own-cards.ts'
import { deathBook, fetchBooks } from '../content/shelf.ts'
import game from '../index.ts'
import type { PartyData } from '../rules/party-sheet.ts'
import type { Party } from '../rules/state.ts'
import { texts } from '../speech/texts.ts'

await fetchBooks(ninebellBox, [deathBook, 'ADV1'])

const example = (name: string): string =>
  readFileSync(new URL(`../../../docs/examples/roll-player-adventures-${name}`, import.meta.url), 'utf8')
const cards: unknown = JSON.parse(example('pack.json'))
const campaign = example('campaign.md')

const oar = { deck: 'weapon', id: 'oar', name: 'Oar', cost: '4', does: 'adj R' }
const heron = { id: 'E90', name: 'Heron', tier: 1, slots: 'R4 c1; *2', track: ['', 'tire each 1'] }
const pell = {
  name: 'Pell',
  people: 'Reedling',
  class: 'Hammerhand',
  scores: [3, 1, 2, 0, 0, 0],
  hand: ['AR01'],
  past: 'rowed',
}

function problems(parts: Readonly<Record<string, unknown>>): string {
  const read = readOwnCards(ninebellBox, { game: 'roll-player-adventures', name: 'Test', ...parts })
  return 'problems' in read ? read.problems.join('\n') : ''
}

function tableOf(given: Readonly<Record<string, unknown>>) {
  return new Table(game, readConfig(game, { players: 2, voice: 'one', ...given }), 'own')
}

/** Answers by chance until something is so, or to the end. */
function playUntil(table: ReturnType<typeof tableOf>, isSo: (t: Party) => boolean = () => false): Party {
  const chance = newFate('own')
  while (table.decision && !isSo(table.state)) {
    expect(game.broken(table.state, table.decision)).toEqual([])
    table.choose(pick(chance, table.decision.options.length))
  }
  return table.state
}

function handedOn(t: Party): Sheet<PartyData>[] {
  return game.handsOn?.(t) as Sheet<PartyData>[]
}

describe('own cards', () => {
  it('are read from the example, and what was read can be read once more [RPA-R122]', () => {
    const once = readOwnCards(ninebellBox, cards)
    expect(once).toHaveProperty('pack')
    expect(readOwnCards(ninebellBox, 'pack' in once ? once.pack : null)).toEqual(once)
  })

  it.each<[what: string, parts: Readonly<Record<string, unknown>>, message: string]>([
    ['an effect', { cards: [{ ...oar, does: 'adjust R' }] }, '"Oar": does: “adjust R”'],
    ['an effect of books', { cards: [{ ...oar, does: 'gain 2 gold' }] }, '"Oar": does: “gain 2 gold”'],
    ['a cost', { cards: [{ ...oar, cost: '4-LUK' }] }, 'Write a cost such as 5, 8-INT or 6/4 Reedling'],
    ['a people', { cards: [{ ...oar, cost: '4/2 Elf' }] }, '"Oar": there is no people "Elf".'],
    ['slots', { enemies: [{ ...heron, slots: 'R4 c1; X2' }] }, '"Heron": slots: “R4 c1; X2”'],
    ['a round track', { enemies: [{ ...heron, track: ['', 'sleep'] }] }, '"Heron": track'],
    ['the id of an enemy', { enemies: [{ ...heron, id: 'heron' }] }, 'E and two digits, as books name it'],
    ['a printed id', { enemies: [{ ...heron, id: 'E01' }] }, '"Heron": "E01" belongs to the box'],
    ['an id used twice', { cards: [oar, oar] }, '"Oar": "oar" is used twice.'],
    ['a class', { heroes: [{ ...pell, class: 'Wizard' }] }, '"Pell": there is no class "Wizard".'],
    ['a card in a hand', { heroes: [{ ...pell, hand: ['XX'] }] }, '"Pell": there is no card "XX".'],
    ['too few factions', { factions: ['one'] }, 'names three factions'],
    ['familiars', { familiars: [] }, 'has no place for "familiars"'],
  ])('are refused with a sentence about %s [RPA-R122]', (_, parts, message) => {
    expect(problems({ cards: [oar], enemies: [heron], heroes: [pell] })).toBe('')
    expect(problems(parts)).toContain(message)
  })

  it('are refused if they are for another game', () => {
    expect(readOwnCards(ninebellBox, { game: 'set-a-watch', name: 'x' })).toEqual({
      problems: ['This pack is for another game: "set-a-watch".'],
    })
  })

  it('lie among those of the box, and are read like them [RPA-R122]', () => {
    const table = tableOf({ players: 1, cards })
    table.choose(table.decision?.options.findIndex((it) => isLike(it, { name: 'Pell Sedge' })) ?? -1)
    const view = game.view(table.state, 0)
    expect(view.printed.factions[0]).toBe('the Near Bank')
    expect(texts(view).find(({ piece }) => piece === 'card:sounding-pole')).toEqual({
      piece: 'card:sounding-pole',
      name: 'Sounding Pole',
      lines: ['Weapon, 6 gold, 4 for Rushborn', 'Raise or lower up to two blue or green dice by 1 each.'],
    })
    // The campaign is the printed one, with its own items.
    expect(table.state.adventure).toBe('ADV1')
    expect(boxOf(table.state).items.get(31)?.name).not.toBe('Tow Rope')
  })
})

describe('own campaigns', () => {
  it('are refused with line and column in the file, also in the second book [RPA-R123]', () => {
    const broken = campaign.replace('victory -> D3', 'victory -> D7')
    const at = broken.split('\n').indexOf('victory -> D7') + 1
    const read = readOwnBooks(broken)
    expect('problems' in read && read.problems.join('\n')).toContain(
      `Line ${at}, column 1: There is no entry "D7"`,
    )
    expect(readOwnBooks(42)).toHaveProperty('problems')
  })

  it('are numbered from OWN1 on [RPA-R123]', () => {
    expect(readOwnBooks(campaign.replaceAll('OWN2', 'OWN3'))).toMatchObject({
      problems: ['The books of a campaign are numbered from OWN1 on; OWN2 is missing.'],
    })
    expect(readOwnBooks(authoring.first.replace('OWN1', 'ADV1'))).toMatchObject({
      problems: ['The title of an own book begins with OWN and a number, not with ADV1.'],
    })
  })

  it('name only what lies in the box with the cards that come along [RPA-R123]', () => {
    expect(() => tableOf({ book: campaign })).toThrow('"Haul" does not exist')
    expect(() => tableOf({ book: campaign })).toThrow('more of these. [RPA-R123]')
    expect(() => tableOf({ book: campaign, cards, adventure: 'sidequest' })).toThrow('RPA-R123')
  })

  it('are played book after book to the end, and keep what they record [RPA-R123]', () => {
    const first = playUntil(tableOf({ book: campaign, cards }))
    expect(first).toMatchObject({ adventure: 'OWN1', outcome: { result: 'adventure' }, journal: { done: 1 } })
    expect(first.journal.titles.join()).toMatch(/^T20[12]$/)
    const party = handedOn(first)
    const next = tableOf({ book: campaign, cards, party })
    expect(playUntil(next, ({ stage }) => stage === 'story').adventure).toBe('OWN2')
    const last = playUntil(next)
    expect(last).toMatchObject({ outcome: { result: 'campaign' }, journal: { done: 2 } })
    expect(game.words.figures(game.view(last, 0))[0]).toEqual(['Adventures completed', '2 of 2'])
    expect(() => tableOf({ book: campaign, cards, party: handedOn(last) })).toThrow('RPA-R74')
    // What the party holds now is not in the printed box.
    expect(() => tableOf({ party })).toThrow('RPA-242')
  })

  it('leave the track alone if they are one book, which any party may play [RPA-R123]', () => {
    const table = tableOf({ book: authoring.first })
    const t = playUntil(table)
    expect(t).toMatchObject({ adventure: 'OWN1', outcome: { result: 'adventure' }, journal: { done: 0 } })
    const again = tableOf({ book: authoring.first.replace('OWN1', 'OWN7'), party: handedOn(t) })
    expect(again.state.adventure).toBe('OWN7')
  })

  it('stay with the tables that play them [RPA-R122]', () => {
    const table = tableOf({ book: campaign, cards })
    playUntil(table, ({ stage, story }) => stage === 'story' && story.entry === 'A')
    const file = JSON.parse(JSON.stringify(save(table, []))) as ReturnType<typeof save>
    const { table: back } = resume(game, file)
    expect(back.state).toEqual(table.state)
    expect(boxOf(back.state).items.get(31)?.name).toBe('Tow Rope')
    expect(game.view(back.state, 0).told.map(({ label }) => label)).toEqual(['BEGIN', 'A'])
  })
})

describe('a book in the workshop', () => {
  it('is one in which nothing is wrong, to begin with', () => {
    const { stories, first } = authoring
    expect(stories.check(stories.read(first))).toEqual([])
  })

  it('may name the cards of a pack', () => {
    const { stories } = authoring
    const [book] = stories.booksIn(campaign)
    const wrong = (it: typeof stories): unknown[] => it.check(it.read(book))
    expect(wrong(stories).length).toBeGreaterThan(0)
    expect(wrong(authoring.withPack(cards))).toEqual([])
    expect(() => authoring.withPack({ game: 'roll-player-adventures' })).toThrow('name')
  })

  it.each([
    ['B2', { map: { at: 'B' }, trial: { kind: 'combat' } }],
    ['A3', { map: { at: 'A' } }],
  ])('begins with %s if its cover says so [RPA-R124]', (label, state) => {
    const text = authoring.from(authoring.from(authoring.first, 'A2'), label)
    expect(text.match(/^begin /gm)).toHaveLength(1)
    const t = playUntil(tableOf({ book: text }), ({ stage, story }) => stage === 'trial' || story.choosing)
    expect(t).toMatchObject(state)
    expect(authoring.from(text, 'BEGIN')).toBe(authoring.first)
  })

  it('begins beside the token of an encounter [RPA-R124]', () => {
    const [book] = authoring.stories.booksIn(campaign)
    const table = tableOf({ book: authoring.from(book, 'OWN1-1.1'), cards })
    const t = playUntil(table, ({ stage }) => stage === 'trial')
    expect(t).toMatchObject({ story: { entry: 'OWN1-1.1' }, move: { token: 1 }, trial: { kind: 'combat' } })
    expect(playUntil(table).outcome).not.toBeNull()
  })

  it('says so if there is no such entry [RPA-R124]', () => {
    const { stories, first } = authoring
    expect(stories.check(stories.read(authoring.from(first, 'B7')))).toMatchObject([
      { line: 2, message: 'There is no entry "B7"' },
    ])
  })
})
