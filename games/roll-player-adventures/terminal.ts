import { list, type Decision } from '@dicehearth/engine'
import {
  fitted,
  inColumns,
  styled,
  wrapped,
  type Drawing,
  type Line,
  type Span,
  type Style,
} from '@dicehearth/engine/drawing'
import { attributes, type DieId } from './content/dice.ts'
import { cardName, foeName, itemName } from './speech/box-names.ts'
import { heroName, placeName } from './speech/names.ts'
import type { AdventureAsk, AdventureOption } from './rules/decisions.ts'
import type { Foe, Trial } from './rules/state.ts'
import type { Slot } from './story/cards.ts'
import type { LocationView, PartyView } from './view.ts'

/** The open book, the map as a list of places, the check or combat, and the party. */
const drawing: Drawing<AdventureAsk, AdventureOption, PartyView> = {
  draw(view, decision, width) {
    const below = [
      ...(view.trial ? trialLines(view, view.trial, width) : map(view, decision, width)),
      ...market(view, width),
      ...view.heroes.flatMap((_, hero) => heroLines(view, hero, width)),
    ]
    const above = [header(view, width), journal(view, width)]
    return [...above, ...page(view, width, height - above.length - below.length), ...below]
  },
}

export default drawing

const dot = styled(' · ', 'dim')
/** So that the table fits a small terminal. */
const height = 24

function header(view: PartyView, width: number): Line {
  const at = view.map.locations.length > 0 ? [dot, placeName(view, view.map.at)] : []
  const teller = view.heroes.length > 1 ? [dot, `${heroName(view, view.storyteller)} has the book`] : []
  return fitted([styled(view.title, 'bold'), ...at, ...teller], width)
}

function journal({ journal: it, legendary }: PartyView, width: number): Line {
  const { favor } = it
  return fitted(
    [
      styled(`${it.gold} gold, ${it.xp} XP`, 'yellow'),
      dot,
      `favor ${favor.join('/')}`,
      dot,
      `rests ${it.rests}/4, deaths ${it.deaths}`,
      dot,
      `dice ${it.combatDice}, bonus plays ${it.bonusTokens}/${it.bonusLimit}`,
      ...(legendary ? [dot, 'legendary'] : []),
    ],
    width,
  )
}

/** What was read since the party last chose: its last paragraphs, as many as there is room for. */
function page(view: PartyView, width: number, most: number): Line[] {
  if (view.trial || most <= 0) return []
  const shown: Line[] = []
  for (const [i, text] of [...view.page.entries()].toReversed()) {
    const causes = view.because[i].map(({ cause }) => cause)
    const paragraph: Line[] = [
      ...wrapped(text, width - 2).map((line): Line => ['  ', line]),
      ...(causes.length > 0 ? [fitted(['  ', styled(`Because: ${list(causes)}`, 'dim')], width)] : []),
    ]
    if (shown.length + paragraph.length > most) break
    shown.unshift(...paragraph)
  }
  return shown
}

/** A place a line; where the party can go now is marked. */
function map(
  view: PartyView,
  decision: Decision<AdventureAsk, AdventureOption> | null,
  width: number,
): Line[] {
  const open = new Set(decision?.options.map((option) => (option.verb === 'takePath' ? option.to : '')))
  const places = view.map.locations
  const lines = places.map((place): Line => {
    const sign = place.letter === view.map.at ? '◆ ' : open.has(place.letter) ? '» ' : '  '
    return [sign, styled(place.name, place.explored ? 'dim' : 'bold'), ...lying(place), ...ways(view, place)]
  })
  const items = view.journal.items.map((item) => itemName(view, item))
  return [
    ...inColumns(lines, places.length > 6 || width >= 120 ? Math.floor(width / 2) : width, width),
    ...(items.length > 0 ? [fitted([styled('Items ', 'bold'), list(items)], width)] : []),
  ]
}

function lying({ xp, events, sentry }: LocationView): Span[] {
  const notes = [
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...events.map((n) => `event ${n}`),
    ...(sentry ? ['sentry'] : []),
  ]
  return notes.length > 0 ? [styled(` ${notes.join(', ')}`, 'yellow')] : []
}

/** "→ B?, D" with a question mark for each encounter, and brackets where the way is closed. */
function ways(view: PartyView, { letter }: LocationView): Span[] {
  const shown = view.map.paths.flatMap(({ ends, open, tokens }) => {
    if (!ends.includes(letter)) return []
    const to = placeName(view, ends[0] === letter ? ends[1] : ends[0])
    const way = to + '?'.repeat(tokens.filter(Boolean).length)
    return [open ? way : `(${way})`]
  })
  return shown.length > 0 ? [styled(` → ${shown.join(', ')}`, 'dim')] : []
}

function market(view: PartyView, width: number): Line[] {
  if (view.market.length === 0 || !['guild', 'market'].includes(view.stage)) return []
  return [fitted([styled('On offer ', 'bold'), list(view.market.map((card) => cardName(view, card)))], width)]
}

/** Fatigue and rows against scores, then the class and the hand. */
function heroLines(view: PartyView, hero: number, width: number): Line[] {
  const sheet = view.heroes[hero]
  const low = sheet.fatigue * 4 >= sheet.health * 3
  const rows = attributes.map((name, row) => `${name} ${sheet.rows[row]}/${sheet.scores[row]}`).join(' ')
  const away = [...sheet.discard, ...sheet.spent, ...sheet.aside].map((card) => cardName(view, card))
  return [
    fitted(
      [
        styled(sheet.name, 'bold'),
        ' ',
        styled(`fatigue ${sheet.fatigue}/${sheet.health}`, low ? 'red' : 'green'),
        dot,
        rows,
        ...(sheet.tokens > 0 ? [dot, `bonus plays ${sheet.tokens}`] : []),
      ],
      width,
    ),
    fitted(
      [
        '  ',
        sheet.ready ? sheet.class : styled(`${sheet.class} used`, 'dim'),
        ': ',
        sheet.hand.map((card) => cardName(view, card)).join(' · '),
        ...(away.length > 0 ? [styled(`  (${away.join(' · ')})`, 'dim')] : []),
      ],
      width,
    ),
  ]
}

const colourStyles: Readonly<Partial<Record<string, Style>>> = {
  R: 'red',
  K: 'dim',
  G: 'green',
  B: 'blue',
  W: 'bold',
  P: 'magenta',
}

/** The slots of each enemy or of the check, with the dice on them, and the pool. */
function trialLines(view: PartyView, trial: Trial, width: number): Line[] {
  const round = trial.kind === 'combat' ? `Combat, round ${trial.round} of 3` : 'Skill check'
  const missing = view.poolSize - trial.pool.length
  return [
    fitted([styled(round, 'bold', 'red')], width),
    ...trial.foes.map((foe) => fitted(foeLine(view, foe, trial.level), width)),
    fitted(
      [
        styled('Pool ', 'bold'),
        ...spaced(trial.pool.map((die) => dieSpan(view, die))),
        ...(trial.step === 'build' ? [styled(` and ${missing} from the bag`, 'dim')] : []),
      ],
      width,
    ),
  ]
}

function foeLine(view: PartyView, { name, modifiers, slots, dice }: Foe, level: number): Line {
  return [
    '  ',
    styled(foeName(view, name, level), 'bold'),
    ...(modifiers.length > 0 ? [styled(` (${modifiers.join(', ')})`, 'yellow')] : []),
    ' ',
    ...spaced(slots.map((slot, i) => slotSpan(view, slot, dice[i]))),
  ]
}

/** "[R3 c1 x1]" while it is empty, "<R3>" with the die that covers it. */
function slotSpan(view: PartyView, { colours, value, counter, xp, gold }: Slot, die: DieId): Span {
  if (die >= 0) return styled(`<${dieText(view, die)}>`, 'dim')
  const notes = [
    ...(counter > 0 ? [` c${counter}`] : []),
    ...(xp > 0 ? [` x${xp}`] : []),
    ...(gold > 0 ? [` g${gold}`] : []),
  ]
  return styled(`[${colours || '*'}${value || '*'}${notes.join('')}]`, 'bold')
}

function dieSpan(view: PartyView, die: DieId): Span {
  const style = colourStyles[view.counts[die][0]]
  return style ? styled(dieText(view, die), style) : dieText(view, die)
}

function dieText({ counts, faces }: PartyView, die: DieId): string {
  return `${counts[die]}${faces[die] || '?'}`
}

function spaced(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, i) => (i === 0 ? [span] : [' ', span]))
}
