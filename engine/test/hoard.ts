import * as z from 'zod'
import {
  anyone,
  choose,
  decline,
  end,
  offers,
  open,
  openView,
  peek,
  ponder,
  Printings,
  roll,
  shaped,
  sheets,
  shuffle,
  spoken,
  tableShape,
  tell,
  type Ask,
  type Config,
  type Decline,
  type EngineEvent,
  type Fate,
  type Game,
  type OpenOf,
  type Option,
  type Play,
  type SeatResult,
  type Sheet,
  type StateOf,
} from '../index.ts'

/**
 * A small game for the engine's tests that has what the big ones have: hidden hands, a secret look, rivals with
 * scores, options that rules keep out, and heroes that travel from table to table.
 *
 * Each turn a player lays a treasure that is worth more than the last (HOA-02), prays for luck with a die (HOA-03), or
 * looks at the top of the deck and may take it (HOA-04). Nobody can lay a treasure that is not in hand (HOA-01).
 */
export const hoardRules = ['HOA-01', 'HOA-02', 'HOA-03', 'HOA-04', 'HOA-05']

const treasure = z.int().min(1).max(30)

const shape = z.strictObject({
  ...tableShape,
  ...open({
    players: z.int().min(2).max(4),
    veterans: z.array(z.strictObject({ name: z.string(), fame: z.int() })).readonly(),
    active: z.int().min(0).max(3),
    turn: z.int().min(0),
  }),
  deck: z.array(treasure),
  hands: z.array(z.array(treasure)),
  ...open({
    laid: z.array(treasure),
    laidBy: z.array(z.int().min(0).max(3)),
    luck: z.array(z.int().min(0)),
  }),
  /** Who has looked at the top of the deck, until it is taken. */
  looked: z.array(z.int().min(0).max(3)),
})
export type Hoard = StateOf<typeof shape>

const firstTreasures = 20
const handSize = 3
const lastTurn = 12

interface TurnAsk extends Ask {
  kind: 'turn'
}
/** Names a card that only the seat being asked has seen. */
interface TakeAsk extends Ask {
  kind: 'take'
  card: number
}
type HoardAsk = TurnAsk | TakeAsk

interface Lay extends Option {
  verb: 'lay'
  treasure: number
}
interface Pray extends Option {
  verb: 'pray'
  luck?: number
}
interface Look extends Option {
  verb: 'look'
}
interface Take extends Option {
  verb: 'take'
}
type HoardOption = Lay | Pray | Look | Take | Decline

type HoardEvent =
  | EngineEvent<HoardAsk, HoardOption>
  | { type: 'turn'; seat: number; turn: number }
  | { type: 'laid'; seat: number; treasure: number }
  | { type: 'looked'; seat: number; treasure: number | null }
  | { type: 'took'; seat: number; treasure: number | null }
  | { type: 'over' }

/** Deliberate faults: each is a leak or a mistake that the battery must find. */
export type Fault =
  | 'view'
  | 'newField'
  | 'ask'
  | 'options'
  | 'event'
  | 'sentence'
  | 'imagine'
  | 'invariant'
  | 'trueTop'
  | 'trueDeck'
  | 'uneven'
  | 'fickle'
  | 'reason'
  | 'printing'
  | 'telling'
  | 'secret'
  | 'none'

interface HoardView extends Readonly<OpenOf<typeof shape>> {
  /** Used by a faulty table only: the top card, whoever asks. */
  peeked?: number
  seat: number
  cards: number
  top: number | null
  hand: readonly number[]
  /** How many treasures everybody holds. */
  held: readonly number[]
}

const say = (t: Hoard, event: HoardEvent): void => tell(t, event)

function mayLay(t: Hoard, treasure: number): string | null {
  const last = t.laid.at(-1) ?? 0
  return treasure > last || last === firstTreasures ? null : 'HOA-02'
}

function turnOptions(t: Hoard, fault: Fault): (Lay | Pray | Look)[] {
  const seat = t.active
  const list = offers<Lay | Pray | Look>(t)
  const top = t.deck.at(-1) ?? 0
  const faultyRules: Partial<Record<Fault, string>> = {
    reason: 'HOA-99',
    // What keeps a treasure in hand must not depend on the top of the deck.
    telling: top % 2 === 0 ? 'HOA-01' : 'HOA-02',
  }
  const rule = (treasure: number): string | null => mayLay(t, treasure) && (faultyRules[fault] ?? 'HOA-02')
  for (const treasure of t.hands[seat]) list.add({ verb: 'lay', seat, treasure }, rule(treasure))
  // An option that everybody may see must not reveal the top of the deck.
  list.add({ verb: 'pray', seat, ...(fault === 'options' ? { luck: top } : {}) })
  list.add({ verb: 'look', seat }, t.deck.length === 0 ? 'HOA-04' : null)
  return list.legal
}

function* round(t: Hoard, fault: Fault): Play {
  t.turn++
  const seat = t.active
  say(t, { type: 'turn', seat, turn: t.turn })
  const act = yield* ponder({ kind: 'turn', seat }, turnOptions(t, fault))
  if (act.verb === 'lay') {
    t.hands[seat].splice(t.hands[seat].indexOf(act.treasure), 1)
    t.laid.push(act.treasure)
    t.laidBy.push(seat)
    say(t, { type: 'laid', seat, treasure: act.treasure })
  }
  if (act.verb === 'pray') t.luck[seat] += yield* roll(t, seat, seat)
  if (act.verb === 'look') yield* lookAtDeck(t, seat)
  t.active = (t.active + 1) % t.players
  if (t.turn === lastTurn) {
    say(t, { type: 'over' })
    yield* end(t, { result: 'over', turns: t.turn, seats: results(t) })
  }
}

function* lookAtDeck(t: Hoard, seat: number): Play {
  const treasure = peek(t, t.deck, seat)
  t.looked = [...new Set([...t.looked, seat])].sort((a, b) => a - b)
  say(t, { type: 'looked', seat, treasure })
  const ask: TakeAsk = { kind: 'take', seat, card: treasure }
  const choice = yield* choose<Take | Decline>(t, ask, [{ verb: 'take', seat }, decline(seat)])
  if (choice.verb === 'decline') return
  const taken = t.deck.splice(-1)
  t.looked = []
  t.hands[seat].push(...taken)
  say(t, { type: 'took', seat, treasure })
}

function results(t: Hoard): SeatResult[] {
  const scored = t.hands.map((_, seat) => {
    const laid = t.laid.reduce((sum, worth, i) => sum + (t.laidBy[i] === seat ? worth : 0), 0)
    const lines = [
      { for: 'treasures', score: laid },
      { for: 'luck', score: t.luck[seat] },
      { for: 'fame', score: t.veterans[seat]?.fame ?? 0 },
    ]
    return { seat, score: lines.reduce((sum, line) => sum + line.score, 0), lines }
  })
  return scored
    .map((it) => ({ ...it, place: 1 + scored.filter((other) => other.score > it.score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

const seen = openView(shape)

function view(t: Hoard, seat: number, fault: Fault): HoardView {
  return {
    ...(fault === 'newField' ? withoutHidden(t) : seen(t)),
    seat,
    cards: t.deck.length,
    top: t.looked.includes(seat) || fault === 'view' ? (t.deck.at(-1) ?? null) : null,
    hand: t.hands[seat] ?? [],
    held: t.hands.map((hand) => hand.length),
  }
}

/** What a view must not be made by: whatever the state has next is shown to everybody. */
function withoutHidden(t: Hoard): OpenOf<typeof shape> {
  const { fate: _f, listener: _l, deck: _d, hands: _h, looked: _w, ...rest } = t
  return rest
}

/** Random hands and a random deck that fit what the seat has seen. */
function imagine(t: Hoard, seat: number, chance: Fate): void {
  const top = t.looked.includes(seat) ? t.deck.pop() : undefined
  const others = t.hands.flatMap((hand, i) => (i === seat ? [] : hand))
  const cards = shuffle(chance, [...others, ...t.deck])
  t.hands = t.hands.map((hand, i) => (i === seat ? hand : cards.splice(0, hand.length)))
  t.deck = top === undefined ? cards : [...cards, top]
}

export const hoardSheet = 'hoard/veteran'
const fame = z.strictObject({ fame: z.int().min(0).max(100) })

/** The treasures from 1 on. */
function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, n) => n + 1)
}

/** The game with so many treasures in its box. */
export function hoard(
  fault: Fault = 'none',
  treasures = firstTreasures,
): Game<Config, Hoard, HoardAsk, HoardOption, HoardEvent, HoardView> {
  const printings = new Printings({
    first: upTo(firstTreasures).map(String),
    known: upTo(treasures).map(String),
  })
  const inBox = ({ printing }: Pick<Config, 'printing'> | Pick<Hoard, 'printing'>): number[] =>
    upTo(treasures).filter((it) => fault === 'printing' || printings.holds(printing, String(it)))
  let imagined = 0
  return {
    id: 'hoard',
    name: 'Hoard',
    rulesVersion: 1,
    seats: { min: 2, max: 4, usual: 2 },
    setup: {
      veterans: sheets('Veterans', {
        about: 'Heroes of earlier hoards bring their fame.',
        sheet: hoardSheet,
        most: 4,
        read: (data) => {
          const read = fame.safeParse(data)
          return read.success ? { data: read.data } : { problems: ['its fame is 0 to 100'] }
        },
      }),
    },
    printings,
    problems: (config) =>
      config.players === 3 && veteransOf(config).length === 1
        ? [{ rule: 'HOA-05', text: 'One veteran among three is no company.' }]
        : [],
    deal: (config, fate) => {
      const deck = shuffle(fate, inBox(config))
      const hands = Array.from({ length: config.players }, () => deck.splice(0, handSize))
      return {
        fate,
        outcome: null,
        printing: config.printing,
        listener: undefined,
        players: config.players,
        veterans: veteransOf(config),
        active: 0,
        turn: 0,
        deck,
        hands,
        laid: [],
        laidBy: [],
        luck: Array.from({ length: config.players }, () => 0),
        looked: [],
      }
    },
    round: (t) => round(t, fault),
    ...shaped<Hoard>(shape),
    broken: (t) => {
      const cards = [...t.deck, ...t.hands.flat(), ...t.laid]
      const box = inBox(t)
      return cards.length === box.length && box.every((it) => cards.includes(it)) ? [] : ['INV-01']
    },
    view: (t, seat) => Object.defineProperty(view(t, seat, fault), 'peeked', { value: t.deck.at(-1) }),
    imagine: (t, seat, chance) => {
      const { deck, looked } = t
      // The top card stays true, as if everybody had looked at it.
      if (fault === 'trueTop' && deck.length > 0) t.looked = [seat]
      // The other hands are exchanged among themselves, and the deck stays true.
      if (fault === 'trueDeck') t.deck = []
      if (fault !== 'imagine') imagine(t, seat, chance)
      if (fault === 'trueDeck') t.deck = deck
      // Low treasures lie at the bottom more often than not.
      if (fault === 'uneven' && t.deck[0] > t.deck[1]) t.deck.splice(0, 2, t.deck[1], t.deck[0])
      t.looked = looked
      // The same chance leads to another table every time.
      if (fault === 'fickle') t.deck = t.deck.map((_, i) => t.deck[(i + imagined) % t.deck.length])
      imagined++
      if (fault === 'invariant') t.deck = t.deck.slice(1)
    },
    hears: (event, seat) => {
      if (fault === 'event' || !('seat' in event) || event.seat === seat) return event
      return event.type === 'looked' || event.type === 'took' ? { ...event, treasure: null } : event
    },
    secrets: ({ hand, top }) =>
      fault === 'secret' ? [] : [...hand.map(String), ...(top === null ? [] : [`on top: ${top}`])],
    overhears: (ask) => (ask.kind === 'take' && fault !== 'ask' ? { kind: 'turn', seat: ask.seat } : ask),
    evaluate: (t, seat) => t.luck[seat] + (results(t).find((it) => it.seat === seat)?.score ?? 0),
    ...spoken<HoardAsk, HoardOption, HoardEvent, HoardView, Hoard>({
      asks: {
        turn: { prompt: ({ seat }) => `Player ${seat + 1}, what now?`, rules: ['HOA-01', 'HOA-02'] },
        take: { prompt: ({ card }) => `It is the ${card}. Take it?`, rules: ['HOA-04'], decline: 'Leave it' },
      },
      options: {
        lay: {
          text: ({ treasure }) => `Lay the ${treasure}`,
          touches: ({ treasure }) => [`treasure:${treasure}`],
        },
        pray: { text: 'Pray' },
        look: { text: 'Look at the deck', touches: () => ['deck'] },
        take: { text: 'Take it', touches: () => ['deck'] },
      },
      events: {
        rolled: { text: ({ faces }) => `Luck shows ${faces.join()}.`, sound: 'dice' },
        rerolled: {},
        turn: {
          text: ({ turn }, { peeked }) => `Turn ${turn}${fault === 'sentence' ? ` ${peeked}` : ''}.`,
          opens: true,
        },
        laid: { text: ({ treasure }) => `The ${treasure} is laid.`, acted: 'laid' },
        looked: {
          text: ({ treasure }) => (treasure === null ? 'Somebody looks.' : `You see the ${treasure}.`),
          acted: 'looked',
        },
        took: { text: ({ treasure }) => (treasure === null ? 'It is taken.' : `You take the ${treasure}.`) },
        over: { text: 'It is over.' },
      },
      seat: (seat) => (seat === anyone ? 'Everybody' : `Player ${seat + 1}`),
      outcome: () => 'The hoard is shared.',
      figures: ({ turn }) => [['Turns', String(turn)]],
      scoreLines: { treasures: 'Treasures', luck: 'Luck', fame: 'Fame' },
    }),
    texts: ({ hand }) =>
      hand.map((treasure) => ({
        piece: `treasure:${treasure}`,
        name: `Treasure ${treasure}`,
        lines: [`Worth ${treasure}.`],
      })),
    guide: async () => ({
      setup: { players: 2 },
      seed: 'guide',
      steps: Array.from({ length: 11 }, () => ({ say: 'Pray.', take: { verb: 'pray' as const } })),
    }),
    actors: ['laid', 'looked'],
    handsOn: (t) =>
      results(t).map(({ seat, score }) => ({
        sheet: hoardSheet,
        version: 1,
        name: `Veteran of seat ${seat + 1}`,
        data: { fame: Math.min(100, score) },
      })),
  }
}

function veteransOf(config: Config): { name: string; fame: number }[] {
  if (!('veterans' in config)) return []
  return (config.veterans as Sheet<z.output<typeof fame>>[]).map(({ name, data }) => ({ name, ...data }))
}
