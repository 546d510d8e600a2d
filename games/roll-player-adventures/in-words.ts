import { aloud, capital, count, list, type InWords, type PieceText } from '@dicehearth/engine'
import { attributes, type DieId } from './content/dice.ts'
import { dieName, slotName, slotNotes } from './die-look.ts'
import { heroName, placeName } from './speech/names.ts'
import type { Trial } from './rules/state.ts'
import type { LocationView, PartyView } from './view.ts'

const inWords: InWords<PartyView> = {
  parts: (view, texts) => [
    { name: 'Where we are', key: 'w', lines: standing(view) },
    { name: 'The page', key: 's', lines: view.page.length > 0 ? view.page : ['No page is open.'] },
    { name: 'Map', key: 'm', lines: map(view) },
    {
      name: 'Enemies',
      key: 'e',
      lines: view.trial ? trial(view, view.trial) : ['No check and no combat is under way.'],
    },
    { name: 'Dice', key: 'd', lines: dice(view) },
    { name: 'Heroes', key: 'p', lines: view.heroes.flatMap((_, hero) => sheet(view, hero)) },
    { name: 'Cards', key: 'c', lines: cards(view, texts) },
  ],
}

export default inWords

function standing(view: PartyView): string[] {
  const { journal: it } = view
  const items = it.items.map((item) => view.printed.items[item].name)
  return [
    `${view.title}.${view.map.locations.length > 0 ? ` The party is at ${placeName(view, view.map.at)}.` : ''}`,
    `${it.gold} gold, ${it.xp} XP, ${count(it.combatDice, 'combat die', 'combat dice')}. Rests ${it.rests} of 4, deaths ${it.deaths}.`,
    `Favor: ${list(view.printed.factions.map((faction, i) => `${faction} ${it.favor[i]}`))}.`,
    `Items: ${items.length > 0 ? list(items) : 'none'}.`,
    ...view.notes,
  ]
}

/** The ways from here first, then what is known of every place. */
function map(view: PartyView): string[] {
  if (view.map.locations.length === 0) return ['No map is laid.']
  const ways = view.map.paths.flatMap(({ ends, open, tokens }) => {
    if (!ends.includes(view.map.at)) return []
    const to = placeName(view, ends[0] === view.map.at ? ends[1] : ends[0])
    const met = tokens.filter(Boolean).length
    return [`${to}${open ? '' : ' (closed)'}${met > 0 ? `, past ${count(met, 'encounter')}` : ''}`]
  })
  return [`From here: ${ways.length > 0 ? ways.join('; ') : 'no way'}.`, ...view.map.locations.map(place)]
}

function place({ name, xp, explored, events, sentry }: LocationView): string {
  const lying = [
    ...(explored ? ['explored'] : []),
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...events.map((n) => `event ${n}`),
    ...(sentry ? ['the sentry'] : []),
  ]
  return `${name}${lying.length > 0 ? `: ${list(lying)}` : ''}.`
}

function trial(view: PartyView, { kind, round, foes }: Trial): string[] {
  return [
    kind === 'combat' ? `Combat, round ${round} of 3.` : 'A skill check.',
    ...foes.map(({ modifiers, slots, dice: lying }, foe) => {
      const open = slots.flatMap((slot, i) => (lying[i] < 0 ? [`${slotName(slot)}${slotNotes(slot)}`] : []))
      const is = modifiers.length > 0 ? ` (${list(modifiers)})` : ''
      return `${view.printed.foes[foe].name}${is}: ${open.length > 0 ? `open slots ${list(open)}` : 'all slots are covered'}.`
    }),
  ]
}

function dice(view: PartyView): string[] {
  const { trial: it, bag } = view
  const inBag = Object.values(bag).reduce((sum, n) => sum + n, 0)
  const left = `${count(inBag, 'die', 'dice')} in the bag.`
  if (!it) return [left]
  const pool = it.pool.map((die: DieId) => dieName(view, die))
  return [`Pool: ${pool.length > 0 ? list(pool) : 'empty'}, of ${view.poolSize}.`, left]
}

function sheet(view: PartyView, hero: number): string[] {
  const {
    name,
    people,
    class: calling,
    ready,
    fatigue,
    health,
    rows,
    scores,
    tokens,
    hand,
  } = view.heroes[hero]
  const known = attributes.map((it, row) => `${it} ${rows[row]} of ${scores[row]}`)
  return [
    `${name}, ${people} ${calling}${ready ? '' : ' (ability used)'}. Fatigue ${fatigue} of ${health}. ${list(known)}. ${capital(count(tokens, 'bonus play'))}.`,
    `${heroName(view, hero)} holds ${hand.length > 0 ? list(hand.map((card) => view.printed.cards[card].name)) : 'no cards'}.`,
  ]
}

/** The cards of all hands and on offer, as they are printed. */
function cards(view: PartyView, texts: readonly PieceText[]): string[] {
  const ids = [...view.heroes.flatMap(({ hand }) => hand), ...view.market]
  return [...new Set(ids)].map((id) => {
    const text = texts.find(({ name }) => name === view.printed.cards[id].name)
    return text ? aloud(text) : view.printed.cards[id].name
  })
}
