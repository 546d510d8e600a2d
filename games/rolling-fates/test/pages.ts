import type { Adventure, By, Encounter, EncounterOf, FlagTest, PageLine } from '../content/adventure.ts'
import type { Counts } from '../content/language.ts'
import { enemyOf, type EnemyLines } from '../content/pieces.ts'
import { readEffect } from '../content/read.ts'

// Encounters for scenarios, written in few words.

export function text(words: string, when: FlagTest | null = null): PageLine {
  return { when, text: words, effect: [] }
}

export function effect(words: string, when: FlagTest | null = null): PageLine {
  return { when, text: null, effect: readEffect(words, 'stories') }
}

interface Common {
  id?: string
  title?: string
  by?: By
  lines?: PageLine[]
  next?: string | null
}

const common = ({
  id = '1.1',
  title = 'Somewhere',
  by = 'group',
  lines = [text('It is quiet.')],
  next = null,
}: Common) => ({
  id,
  title,
  by,
  lines,
  next,
})

export function find(words: string, more: Common = {}): EncounterOf<'find'> {
  const page = common(more)
  return { kind: 'find', ...page, lines: [...page.lines, effect(words)] }
}

export function trap(words: string, more: Common = {}): Encounter {
  const { kind: _, ...page } = find(words, more)
  return { kind: 'trap', ...page }
}

/** Options as `label: effect`; with a third part only if that flag is on. */
export function choice(
  options: readonly (readonly [label: string, effect: string, onlyIf?: string])[],
  more: Common = {},
): Encounter {
  return {
    kind: 'choice',
    ...common(more),
    options: options.map(([label, words, onlyIf]) => ({
      label,
      when: onlyIf === undefined ? null : { flag: onlyIf },
      effect: readEffect(words, 'stories'),
    })),
  }
}

export function trade(
  what: 'cards' | 'value' | 'life',
  n: number,
  accept: string,
  more: Common & { decline?: string } = {},
): Encounter {
  return {
    kind: 'trade',
    ...common(more),
    pay: { what, n },
    accept: readEffect(accept, 'stories'),
    decline: readEffect(more.decline ?? 'nothing', 'stories'),
  }
}

export function check(need: number, pass: string, fail: string, more: Common = {}): Encounter {
  return {
    kind: 'check',
    ...common({ by: 'random', ...more }),
    need,
    pass: readEffect(pass, 'stories'),
    fail: readEffect(fail, 'stories'),
  }
}

export function riddle(
  answers: readonly string[],
  {
    pick = [],
    tries = 1,
    right = 'nothing',
    wrong = 'nothing',
    ...more
  }: Common & {
    pick?: readonly string[]
    tries?: number
    right?: string
    wrong?: string
  } = {},
): Encounter {
  return {
    kind: 'riddle',
    ...common({ lines: [], ...more }),
    question: 'What is it?',
    answers: [...answers],
    pick: [...pick],
    tries,
    right: readEffect(right, 'stories'),
    wrong: readEffect(wrong, 'stories'),
  }
}

export function combat(
  groups: readonly (readonly [enemy: string, counts: Counts, when?: FlagTest])[],
  {
    reward = 'nothing',
    weaken = [],
    boss = false,
    ...more
  }: Common & {
    reward?: string
    boss?: boolean
    weaken?: { enemy: string; n: number; flags: string[] }[]
  } = {},
): Encounter {
  return {
    kind: 'combat',
    ...common(more),
    boss,
    groups: groups.map(([enemy, counts, when = null]) => ({ enemy, counts, when })),
    weaken,
    reward: readEffect(reward, 'stories'),
  }
}

export function adventureOf(
  areas: readonly (readonly Encounter[])[],
  enemies: Readonly<Record<string, EnemyLines>> = {},
): Adventure {
  return {
    id: 'V99',
    title: 'A Walk in the Park',
    difficulty: 1,
    pitch: 'Nothing here is very dangerous.',
    flags: ['seen', 's-fed'],
    begin: null,
    enemies: Object.entries(enemies).map(([id, lines]) => enemyOf(id, lines)),
    areas: areas.map((encounters, n) => ({
      name: `Lawn ${n + 1}`,
      encounters: encounters.map((it, i) => ({ ...it, id: `${n + 1}.${i + 1}` })),
    })),
  }
}
