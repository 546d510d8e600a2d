import type { Adventure, By, Encounter, EncounterOf, FlagTest, Line } from '../content/adventure.ts'
import type { Counts } from '../content/language.ts'
import { enemyOf, type EnemyLines } from '../content/pieces.ts'
import { readEffect } from '../content/read-effects.ts'

// Adventures for tests, written in few words.

export function text(words: string, when: FlagTest | null = null): Line {
  return { when, text: words, effect: [] }
}

export function effect(words: string, when: FlagTest | null = null): Line {
  return { when, text: null, effect: readEffect(words) }
}

interface Common {
  id?: string
  title?: string
  by?: By
  lines?: Line[]
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
      effect: readEffect(words),
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
    accept: readEffect(accept),
    decline: readEffect(more.decline ?? 'nothing'),
  }
}

export function check(need: number, pass: string, fail: string, more: Common = {}): Encounter {
  return {
    kind: 'check',
    ...common({ by: 'random', ...more }),
    need,
    pass: readEffect(pass),
    fail: readEffect(fail),
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
    right: readEffect(right),
    wrong: readEffect(wrong),
  }
}

export function combat(
  groups: readonly (readonly [enemy: string, counts: Counts, when?: FlagTest])[],
  {
    reward = 'nothing',
    weaken = [],
    ...more
  }: Common & {
    reward?: string
    weaken?: { enemy: string; n: number; flags: string[] }[]
  } = {},
): Encounter {
  return {
    kind: 'combat',
    ...common(more),
    boss: false,
    groups: groups.map(([enemy, counts, when = null]) => ({ enemy, counts, when })),
    weaken,
    reward: readEffect(reward),
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
    enemies: Object.entries(enemies).map(([id, lines]) => enemyOf(id, lines)),
    areas: areas.map((encounters, n) => ({
      name: `Lawn ${n + 1}`,
      encounters: encounters.map((it, i) => ({ ...it, id: `${n + 1}.${i + 1}` })),
    })),
  }
}

const weak = (name: string, mechanics: string[], tags: string[] = []): EnemyLines => ({
  name,
  tier: 1,
  life: '4',
  tags,
  mechanics,
  script: ['hit 1 + poison -> hero(random)', 'wind "It looks up."', 'hit 2 -> heroes(half); heal 1 -> self'],
  at: { 50: ['hit 1 + stun -> hero(rival)', 'inflict weakness -> hero(weakest); guard 1 -> foes(all)'] },
  hint: 'soft all over',
})

/** Five short areas in which random play gets far: every kind of encounter, and enemies that hide everything. */
export const park = adventureOf(
  [
    [
      find('treasure 2 -> heroes(all)'),
      choice([
        ['Feed the ducks', 'flag s-fed on; flag seen on; goto 1.4'],
        ['Kick the ball', 'lose 1 -> hero(random); say "It comes back."'],
        ['Ask the duck', 'treasure 1 -> heroes(all)', 'seen'],
      ]),
      trap('hit 2 -> hero(strongest); flag seen on; flag seen off'),
      combat(
        [
          ['L01', [1, 1, 1, 2]],
          ['L02', [0, 1, 1, 1]],
        ],
        { reward: 'treasure 1 -> heroes(all)' },
      ),
    ],
    [
      riddle(['a wake', 'wake'], {
        tries: 2,
        right: 'heal 2 -> heroes(all)',
        wrong: 'lose 1 -> heroes(all)',
      }),
      riddle(['a guess'], {
        pick: ['a crown', 'a guess', 'a debt'],
        tries: 2,
        right: 'treasure 1 -> heroes(all)',
      }),
      combat([['L03', [1, 1, 2, 2]]], { reward: 'heal 5 -> heroes(all)' }),
      trade('cards', 1, 'treasure 2 -> chosen', { by: 'random' }),
    ],
    [
      trade('value', 3, 'heal 5 -> heroes(all); trait 1 -> hero(random)'),
      check(4, 'heal 3 -> chosen', 'inflict weakness -> chosen'),
      combat([
        ['L04', [1, 1, 1, 1]],
        ['L05', [1, 1, 1, 1], { not: { flag: 'seen' } }],
      ]),
      trade('life', 2, 'treasure 2 -> chosen', { by: 'weakest' }),
    ],
    [
      combat(
        [
          ['L06', [1, 1, 1, 1]],
          ['L07', [1, 1, 1, 1]],
        ],
        { reward: 'treasure 2 -> heroes(all)' },
      ),
      find('nothing'),
    ],
    [
      combat([['L08', [1, 1, 1, 1]]], { weaken: [{ enemy: 'L08', n: 1, flags: ['seen'] }] }),
      find('inflict poison -> heroes(half); cure all -> hero(afflicted); treasure 5 -> heroes(all)'),
    ],
  ],
  {
    L01: weak('Duck', ['ward 1', 'frenzy 50 1'], ['resist poison']),
    L02: weak('Goose', ['thorns 1', 'thick 1'], ['immune stun']),
    L03: weak('Swan', ['burst hit 1 -> heroes(half)', 'echo'], ['immune poison', 'resist weakness']),
    L04: weak('Pike', ['bond L05', 'armor 1']),
    L05: weak('Perch', ['spawn L01 0/1/1/2 at 50', 'odd-shell'], ['resist stun']),
    L06: weak('Keeper', ['regen 1', 'cap 3', 'even-shell']),
    L07: weak('Hound', ['tally 2 hit 1 + weakness -> hero(attacker)', 'bane weakness 2']),
    L08: weak('Balloon', ['fuse 2 hit 2 -> heroes(half)', 'regen 1h']),
  },
)
