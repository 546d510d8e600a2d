import {
  anyone,
  readSavedConfig,
  readyFor,
  Refusal,
  resume,
  Table,
  type Game,
  type Met,
  type Passage,
  type Saved,
  type TableState,
  type Tale,
} from '@dicehearth/engine'

/** Tables that were played one after the other, as a book. */
export interface Chronicle {
  title: string
  /** When the last of them was begun. */
  when: number
  chapters: readonly ToldTable[]
  /** Everybody and every place that was met, with what was last heard of them; whoever was met last comes last. */
  met: readonly Remembered[]
  /** What the page of these is called. */
  remembers: string
}

/** Somebody or some place, and the chapter in which they were met last. */
export interface Remembered extends Met {
  chapter: string
}

/** A table as a chapter. */
export interface ToldTable {
  title: string
  /** "Adventure 1"; empty if it stands alone. */
  part: string
  /** When it was begun. */
  when: number
  /** How it ended, or that it has not. */
  end: string
  /** Null if its game tells no tales. */
  tale: Tale | null
  /** The choices are not known any more, only what was read. */
  worn: boolean
  earned: readonly Bell[]
}

/** Something that was earned, and what came of it. */
export interface Bell {
  name: string
  memory: string
  /** Where it opened something: the chapter, and how the passage begins. */
  rang: readonly { chapter: string; words: string }[]
}

/** A table that is to be told. */
export interface KeptTable {
  game: Game
  saved: Saved
  when: number
  /** What people call it; empty if nothing. */
  name: string
}

/** Tells tables that were played one after the other. */
export async function chronicleOf(title: string, tables: readonly KeptTable[]): Promise<Chronicle> {
  const told: Told[] = []
  for (const table of tables) told.push(await tellTable(table))
  return {
    title,
    when: Math.max(0, ...tables.map(({ when }) => when)),
    chapters: told.map((chapter, i) => ({ ...chapter, earned: bellsOf(told.slice(i)) })),
    met: metIn(told),
    remembers: told.map(({ remembers }) => remembers).find(Boolean) ?? '',
  }
}

type Told = Omit<ToldTable, 'earned'> & { remembers: string }

async function tellTable({ game, saved, when, name }: KeptTable): Promise<Told> {
  await readyFor(game, saved)
  const { table } = resume(game, saved, { own: true })
  const { state } = table
  const heard = await listen(game, saved, state)
  const teller = await game.teller?.()
  const tale = heard ?? teller?.tale(state) ?? null
  return {
    title: name || (tale?.title ?? game.name),
    part: tale?.part ?? '',
    when,
    end: table.decision ? 'It is not over yet.' : game.words.outcome(game.view(state, anyone)),
    tale,
    worn: heard === null && tale !== null,
    remembers: teller?.remembers ?? '',
  }
}

/** Plays the table again before a teller; null if its choices no longer lead to where it stands. */
async function listen(game: Game, saved: Saved, end: TableState): Promise<Tale | null> {
  const teller = await game.teller?.()
  if (!teller) return null
  try {
    const table = new Table(game, readSavedConfig(game, saved.config), saved.seed, {
      listener: (event, _, { state }) => teller.heard(event, state),
    })
    for (const choice of saved.choices) {
      const { decision, state } = table
      const option = decision?.options[choice]
      if (decision && option) teller.chose(decision.ask, option, decision.options, state)
      table.choose(choice)
    }
    return sameEnd(game, table.state, end) ? teller.tale(table.state) : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Texts may have been mended since; how it ended and what was handed on may not. */
function sameEnd(game: Game, one: TableState, other: TableState): boolean {
  const endOf = (state: TableState): string => JSON.stringify([state.outcome, game.handsOn?.(state) ?? []])
  return endOf(one) === endOf(other)
}

/** What was earned in the first of these, and where it opened something from there on. */
function bellsOf([first, ...later]: readonly Told[]): Bell[] {
  return (first.tale?.earned ?? []).map(({ id, name, memory }) => ({
    name,
    memory,
    rang: [first, ...later].flatMap(({ title, tale }) =>
      (tale?.passages ?? []).flatMap((passage) =>
        isOpenedBy(passage, id) ? [{ chapter: title, words: beginning(passage.text) }] : [],
      ),
    ),
  }))
}

type Words = Extract<Passage, { kind: 'words' }>

function isOpenedBy(passage: Passage, id: string): passage is Words {
  return passage.kind === 'words' && passage.because.some(({ earned }) => earned === id)
}

const aFewWords = 14

function beginning(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= aFewWords ? text : `${words.slice(0, aFewWords).join(' ')} …`
}

function metIn(told: readonly Told[]): Remembered[] {
  const met = new Map<string, Remembered>()
  for (const { title, tale } of told)
    for (const one of tale?.met ?? []) {
      // Whoever was met again comes last.
      met.delete(one.name)
      met.set(one.name, { ...one, chapter: title })
    }
  return [...met.values()]
}
