import type { DieLook } from './die-look.ts'
import {
  isRolledSecretly,
  type Ask,
  type Decline,
  type Option,
  type Rerolled,
  type Rolled,
  type Shows,
  type TableEvent,
} from './play.ts'

/**
 * Everything that people read, see and hear of a game: one row for every question, answer and event, so that adding
 * one touches one place. Rows depend only on typed data and on what the reader's seat may see.
 */
export interface Speech<A extends Ask, O extends Option, E extends TableEvent, V, S> {
  asks: { readonly [K in A['kind']]: AskRow<Extract<A, { kind: K }>, V> }
  /** Declining, and what a real die shows, already have words. */
  options: { readonly [K in Exclude<O['verb'], Known>]: OptionRow<Extract<O, { verb: K }>, A, V> } & {
    readonly [K in Extract<O['verb'], Known>]?: OptionRow<Extract<O, { verb: K }>, A, V>
  }
  events: { readonly [K in Exclude<E['type'], 'onlyWay'>]: EventRow<Extract<E, { type: K }>, V, S> }
  /** What each sort of piece (its id up to a colon) is for. */
  uses?: Uses
  phases?: Phases<A>
  seat(seat: number, view: V): string
  /** Which parts of the table a seat decides for, where that is not obvious: "leads the Ranger and the Wizard". */
  leads?(seat: number, view: V): string
  /** What threatens to lose the game soon, each in a few words; shown until it is over. */
  dangers?(view: V): readonly string[]
  /** How a die looks, so that rolls can be shown as pictures. */
  die?(die: number, view: V): ShownDie
  /** What a companion says who would take this option, where people decide for all. */
  remark?(seat: number, option: O, ask: A, view: V): string
  /** One sentence for the end of the game. */
  outcome(view: V): string
  /** Further facts worth showing at the end, each with its label. */
  figures?(view: V): readonly (readonly [label: string, figure: string])[]
  /** If seats have scores: the names of the lines of the score sheet. */
  scoreLines?: Readonly<Record<string, string>>
}

type Known = (Decline | Shows)['verb']

/** What a piece is for: the answer to *why not?* where the open question has nothing to do with it. */
export interface Use {
  text: string
  /** The rule that says so. */
  rule: string
  /** The phases to which it belongs; missing where it may be of use in any, or does nothing by itself. */
  in?: readonly string[]
}

export type Uses = Readonly<Record<string, Use>>

/** As people call it, the part of the game to which a question belongs, for those that are asked in no other. */
export type Phases<A extends Ask> = Readonly<Partial<Record<A['kind'], string>>>

export interface AskRow<A, V> {
  /** The one line that says what must be decided now, and by whom. */
  prompt: string | ((ask: A, view: V) => string)
  /** The ids of the rules behind the question. */
  rules: readonly string[] | ((ask: A, view: V) => readonly string[])
  /** What it means to decline. */
  decline?: string
  /** Companions may say what they think before somebody answers for all. */
  talkedOver?: true
  /**
   * It is shown together with what led to it: all that happened since the last choice or, if players may do other
   * things first (`kept`), since the last slip began.
   */
  slip?: (ask: A) => 'since' | 'kept' | null
}

/** What an event is on an outcome slip: it begins one, perhaps as a success or a failure, or is read elsewhere. */
export type OnSlip = 'begins' | 'good' | 'bad' | 'elsewhere'

export interface OptionRow<O, A, V> {
  text: string | ((option: O, view: V, ask: A) => string)
  /** A heading to group similar options under. */
  group?(option: O, view: V, ask: A): string | null
  /** What it costs or risks, where people would want to know before they choose. */
  risk?(option: O, view: V, ask: A): Risk | null
  /** What people type for it instead of looking for it in a list: a number, a letter; empty to end a word. */
  typed?(option: O): string
  /** The name of a card that lies on the board with all that the text says, for a button beside it. */
  named?(option: O, view: V): string
  /** The pieces that it uses, by their ids on the board. */
  touches?(option: O, view: V): readonly string[]
}

/** What an option leads to besides what its text says. */
export interface Risk {
  text: string
  /** It surely loses the game. */
  loses?: boolean
}

export interface EventRow<E, V, S> {
  /** One sentence for the log; null if the event needs none. */
  text?: string | ((event: E, view: V) => string | null)
  /** The pieces that it is about. */
  touches?(event: E, view: V): readonly string[]
  /** Which of the game's actors acted in it. */
  acted?: string | ((event: E, state: S) => readonly string[])
  /** It opens a chapter of the game, such as a turn. */
  opens?: true
  /** It belongs in the short summary of what others did. */
  digest?: true
  /** What just happened is shown on a slip until somebody goes on; most events just stand on it. */
  slip?: OnSlip | ((event: E) => OnSlip)
  /** The dice that it is about, to be shown as pictures; those of a roll always are. */
  dice?(event: E, view: V): readonly number[]
  sound?: Sound
}

/** A die as a picture. */
export interface ShownDie extends DieLook {
  face: number
  /** For a die of two colours: its other half. */
  second?: DieLook
  sides?: 6 | 8
}

/** A view that knows what people are called; seats without a name go by the game's own word. */
export interface Called {
  readonly called?: readonly (string | undefined)[]
}

/** The sounds of the table. */
export type Sound = 'dice' | 'card' | 'wood' | 'fire' | 'danger' | 'triumph'

/** A game's words, as the page and the terminal ask for them. */
export interface Words<
  A extends Ask = Ask,
  O extends Option = Option,
  E extends TableEvent = TableEvent,
  V = unknown,
> {
  prompt(ask: A, view: V): string
  option(option: O, ask: A, view: V): string
  group(option: O, ask: A, view: V): string | null
  risk(option: O, ask: A, view: V): Risk | null
  /** What people type for it; null where it is found in a list. */
  typed(option: O): string | null
  /** The name of its card, if that shows on the board all that the text says. */
  named(option: O, view: V): string | null
  event(event: E, view: V): string | null
  rules(ask: A, view: V): readonly string[]
  /** What a piece is for, and when; null if nobody has said. */
  use(piece: string): Use | null
  /** The part of the game to which a question belongs; empty where that differs. */
  phase(ask: A): string
  seat(seat: number, view: V): string
  leads(seat: number, view: V): string
  dangers(view: V): readonly string[]
  /** The dice that an event is about, as pictures. */
  dice(event: E, view: V): readonly ShownDie[]
  /** Whether an event belongs in the summary of what others did. */
  isDigest(event: E): boolean
  /** What an event is on a slip; null if it just stands there. */
  onSlip(event: E): OnSlip | null
  /** Which slip a question is shown with, besides one that has just begun. */
  slip(ask: A): 'since' | 'kept' | null
  /** Whether companions may say what they think before somebody answers for all. */
  isTalkedOver(ask: A): boolean
  /** What a companion says who would take this option. */
  remark(seat: number, option: O, ask: A, view: V): string
  outcome(view: V): string
  figures(view: V): readonly (readonly [label: string, figure: string])[]
  scoreLine(line: string): string
}

/** The members of a game that are derived from its speech. */
export interface Spoken<A extends Ask, O extends Option, E extends TableEvent, V, S> {
  words: Words<A, O, E, V>
  touches(it: O | E, view: V): readonly string[]
  acted(event: E, state: S): readonly string[]
  opens(event: E): boolean
  sound(event: E): Sound | null
}

export function spoken<A extends Ask, O extends Option, E extends TableEvent, V, S>(
  speech: Speech<A, O, E, V, S>,
): Spoken<A, O, E, V, S> {
  // TypeScript cannot correlate a kind with its row and with its member of the union.
  const asks = speech.asks as unknown as Readonly<Record<string, AskRow<A, V>>>
  const options = { ...usual, ...speech.options } as unknown as Readonly<Record<string, OptionRow<O, A, V>>>
  const phases: Readonly<Record<string, string | undefined>> = speech.phases ?? {}
  const events = { onlyWay: {}, ...speech.events } as unknown as Readonly<Record<string, EventRow<E, V, S>>>
  return {
    words: {
      prompt: (ask, view) => said(asks[ask.kind].prompt, ask, view),
      rules: (ask, view) => {
        const { rules } = asks[ask.kind]
        return typeof rules === 'function' ? rules(ask, view) : rules
      },
      option: (option, ask, view) => {
        const { decline } = asks[ask.kind]
        if (option.verb === 'decline' && decline !== undefined) return decline
        const { text } = options[option.verb]
        return typeof text === 'string' ? text : text(option, view, ask)
      },
      group: (option, ask, view) => options[option.verb].group?.(option, view, ask) ?? null,
      risk: (option, ask, view) => options[option.verb].risk?.(option, view, ask) ?? null,
      typed: (option) => options[option.verb].typed?.(option) ?? null,
      named: (option, view) => options[option.verb].named?.(option, view) ?? null,
      event: (event, view) => said(events[event.type].text ?? null, event, view),
      use: (piece) => speech.uses?.[piece.split(':')[0]] ?? null,
      phase: ({ kind }) => phases[kind] ?? '',
      seat: (seat, view) => speech.seat(seat, view),
      leads: (seat, view) => speech.leads?.(seat, view) ?? '',
      dangers: (view) => speech.dangers?.(view) ?? [],
      dice: (event, view) => {
        const rolled = facesOf(event)
        const dice = rolled?.map(([die]) => die) ?? events[event.type].dice?.(event, view) ?? []
        return dice.flatMap((die, i) => {
          const look = speech.die?.(die, view)
          return look ? [{ ...look, face: rolled?.[i][1] ?? look.face }] : []
        })
      },
      isDigest: (event) => events[event.type].digest === true,
      onSlip: (event) => {
        const { slip } = events[event.type]
        return (typeof slip === 'function' ? slip(event) : slip) ?? null
      },
      slip: (ask) => asks[ask.kind].slip?.(ask) ?? null,
      isTalkedOver: (ask) => asks[ask.kind].talkedOver === true,
      remark: (seat, option, ask, view) => speech.remark?.(seat, option, ask, view) ?? '',
      outcome: (view) => speech.outcome(view),
      figures: (view) => speech.figures?.(view) ?? [],
      scoreLine: (line) => speech.scoreLines?.[line] ?? line,
    },
    touches: (it, view) =>
      ('verb' in it ? options[it.verb].touches?.(it, view) : events[it.type].touches?.(it, view)) ?? [],
    acted: (event, state) => {
      const { acted } = events[event.type]
      if (acted === undefined) return []
      return typeof acted === 'string' ? [acted] : acted(event, state)
    },
    opens: (event) => events[event.type].opens === true,
    sound: (event) => events[event.type].sound ?? null,
  }
}

const usual = {
  shows: { text: ({ face }: Shows): string => `It shows ${face}` },
  decline: { text: 'No' },
}

/** The dice of a roll with their faces; negative dice are not pieces on the table. Null for any other event. */
export function facesOf(event: TableEvent): (readonly [die: number, face: number])[] | null {
  if (isRerolled(event)) return [[event.die, event.to]]
  if (!isRolled(event) && !isRolledSecretly(event)) return null
  const { dice, faces } = event
  return faces ? dice.flatMap((die, i) => (die < 0 ? [] : [[die, faces[i]] as const])) : []
}

/** What all dice of a roll or a reroll show, including those that are not pieces on the table. */
export function thrown(event: TableEvent): readonly number[] {
  if (isRolled(event)) return event.faces
  return isRerolled(event) ? [event.to] : []
}

function isRolled(event: TableEvent): event is Rolled {
  return event.type === 'rolled'
}

function isRerolled(event: TableEvent): event is Rerolled {
  return event.type === 'rerolled'
}

function said<T, V, R extends string | null>(text: R | ((it: T, view: V) => R), it: T, view: V): R {
  return typeof text === 'function' ? text(it, view) : text
}
