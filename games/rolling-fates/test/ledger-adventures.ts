import type { Adventure, By, Encounter, Line } from '../content/adventure.ts'
import type { Clause, Counts } from '../content/language.ts'
import { readEffect } from '../content/read-effects.ts'
import { cellsOf, codes, ledgerText } from './ledger-rows.ts'

/** The six adventures as the ledger's rows tell them: skeletons with all mechanics and a line of text each. */
export const ledgerAdventures: readonly Adventure[] = ledgerText
  .split(/^#### (?=V\d)/m)
  .slice(1)
  .map((text) => adventureIn(text.split(/^### /m)[0]))

function adventureIn(text: string): Adventure {
  const [, id, title] = /^(V\d) (.*)$/m.exec(text) ?? []
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Row|---)/.test(line))
    .map(cellsOf)
  const areas: Adventure['areas'] = []
  for (const row of rows) {
    if (row[1] === 'area') areas.push({ name: row[2].replaceAll('*', ''), encounters: [] })
    else areas.at(-1)?.encounters.push(encounterIn(row))
  }
  const flags = [...text.matchAll(/flag ([a-z-]+) on/g)].map(([, flag]) => flag)
  return { id, title, difficulty: 1, pitch: 'A skeleton.', flags, enemies: [], areas }
}

function encounterIn([id, kind, about, mechanics]: readonly string[]): Encounter {
  const [, title, said] = /^(.*?)(?:\. (.*))?$/.exec(about.replace(/ ?Decides: .*/, '')) ?? []
  const by = (/Decides: (?:hero\()?(\w+)/.exec(about)?.[1] ?? 'group') as By
  const next = /`, then ([\d.]+)(?:$| \()/.exec(mechanics)?.[1] ?? null
  const text: Line[] = said ? [line(said)] : []
  const common = {
    id,
    title: title.replace(/\.$/, ''),
    by,
    lines: text,
    next: kind === 'choice' ? null : next,
  }
  const [first, second] = codes(mechanics).map(readEffect)
  switch (kind) {
    case 'find':
    case 'trap':
      return { kind, ...common, lines: [...text, { when: null, text: null, effect: first }] }
    case 'choice':
      return { kind, ...common, options: optionsIn(mechanics) }
    case 'trade': {
      const [, what, n] = /pay (cards|value|life) (\d+)/.exec(mechanics) ?? []
      return {
        kind,
        ...common,
        pay: { what: what as 'cards' | 'value' | 'life', n: Number(n) },
        accept: first,
        decline: [],
      }
    }
    case 'check':
      return { kind, ...common, need: Number(/roll (\d)/.exec(mechanics)?.[1]), pass: first, fail: second }
    case 'riddle':
      return {
        kind,
        ...common,
        lines: [],
        question: said,
        answers: (/answer: ([^;]*);/.exec(mechanics)?.[1] ?? '').split(' or '),
        pick: /pick from ([^;]*);/.exec(mechanics)?.[1].split(', ') ?? [],
        tries: Number(/(\d) tr/.exec(mechanics)?.[1]),
        right: first,
        wrong: second,
      }
    default:
      return { kind: 'combat', ...common, ...combatIn(mechanics), reward: first }
  }
}

function line(text: string): Line {
  return { when: null, text, effect: [] }
}

function optionsIn(mechanics: string): { label: string; when: null; effect: Clause[] }[] {
  return [...mechanics.matchAll(/"([^"]*)": `([^`]*)`(?:, then ([\d.]+))?/g)].map(
    ([, label, effect, to]) => ({
      label,
      when: null,
      effect: readEffect(to ? `${effect}; goto ${to}` : effect),
    }),
  )
}

function combatIn(mechanics: string): Pick<Encounter & { kind: 'combat' }, 'boss' | 'groups' | 'weaken'> {
  const groups = [...mechanics.matchAll(/\((E\d\d)\) (\d)\/(\d)\/(\d)\/(\d)(?: unless (\w+))?/g)]
  return {
    boss: mechanics.includes('(boss'),
    groups: groups.map(([, enemy, a, b, c, d, unless]) => ({
      enemy,
      counts: [a, b, c, d].map(Number) as Counts,
      when: unless ? { not: { flag: unless } } : null,
    })),
    weaken: mechanics.includes('4 Life less per character')
      ? [{ enemy: 'E40', n: 4, flags: ['die-bone', 'die-gold', 'die-glass'] }]
      : [],
  }
}
