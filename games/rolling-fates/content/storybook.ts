import { argsOf, type Block, type Book, type Condition, type Entry, type Phrase } from '@dicehearth/story'
import { kinds } from '../story/kinds.ts'
import type { Adventure, By, Encounter, FlagTest, PageLine } from './adventure.ts'
import { enemyFact } from './enemy-facts.ts'
import { clauseOf, type Clause } from './words/effects.ts'
import { countsOf } from './words/filled-in.ts'
import type { Enemy } from './pieces.ts'

/** An adventure as the rules play it, made from a storybook in which nothing is wrong. */
export function adventureFrom(book: Book): Adventure {
  const [front, ...parts] = book.parts
  const areas: Adventure['areas'] = []
  for (const part of parts) {
    if (part.kind === 'area') areas.push({ name: part.title, encounters: [] })
    if (part.kind === 'encounter') areas.at(-1)?.encounters.push(encounterFrom(part))
  }
  return {
    id: book.label,
    title: book.title,
    difficulty: found(front.lines, 'difficulty N')?.n ?? 1,
    pitch: textsOf(front).join(' '),
    flags: found(front.lines, 'flags FLAGS')?.flags ?? [],
    begin: found(front.lines, 'begin LABEL')?.label ?? null,
    enemies: parts.filter(({ kind }) => kind === 'enemy').map(enemyFrom),
    areas,
  }
}

const filled = argsOf(kinds)

/** What an author filled in, in the first line of this form. */
function found<F extends string>(lines: readonly Phrase[], form: F) {
  for (const line of lines) {
    const args = filled(line, form)
    if (args) return args
  }
  return null
}

function textsOf({ body }: Entry): string[] {
  return body.flatMap((part) => (part.type === 'text' ? [part.text] : []))
}

const effectOf = (phrases: readonly Phrase[]): Clause[] => phrases.map(clauseOf)

function testOf(condition: Condition): FlagTest {
  if ('any' in condition) return { any: condition.any.map(testOf) }
  if ('all' in condition) return { all: condition.all.map(testOf) }
  if ('not' in condition) return { not: testOf(condition.not) }
  return { flag: filled(condition.test, 'FLAG')?.flag ?? '' }
}

const whenOf = (condition: Condition | null): FlagTest | null => condition && testOf(condition)

/** The addressee: `hero(random)` is picked at random, and so on. */
function byOf(lines: readonly Phrase[]): By {
  const hero = found(lines, 'by HERO')?.hero
  const criterion = /\((\w+)\)/.exec(hero ?? '')?.[1]
  return addressees.find((by) => by === criterion) ?? 'group'
}

const addressees = ['random', 'weakest', 'strongest', 'softest', 'toughest', 'afflicted'] as const

function encounterFrom(entry: Entry): Encounter {
  const { label: id, title, lines, body, choices, block } = entry
  const common = {
    id,
    title,
    by: byOf(lines),
    lines: body.map((part): PageLine => {
      if (part.type === 'text') return { when: null, text: part.text, effect: [] }
      return { when: whenOf(part.when), text: null, effect: effectOf(part.commands) }
    }),
    next: block ? (found(block.lines, 'then -> LABEL')?.label ?? null) : null,
  }
  if (block) return blockFrom(block, common)
  if (choices.length === 0) return { kind: found(lines, 'trap') ? 'trap' : 'find', ...common }
  return {
    kind: 'choice',
    ...common,
    options: choices.map(({ words, when, to, commands }) => ({
      label: words ?? '',
      when: whenOf(when),
      effect: [...effectOf(commands), ...(to === null ? [] : [{ verb: 'goto' as const, to }])],
    })),
  }
}

type Common = Pick<Encounter, 'id' | 'title' | 'by' | 'lines' | 'next'>

function blockFrom({ name, head, lines }: Block, common: Common): Encounter {
  /** What comes of it, by the first word of the line. */
  const outcome = (word: 'accept' | 'decline' | 'pass' | 'fail' | 'right' | 'wrong' | 'reward'): Clause[] =>
    effectOf(found(lines, `${word}: EFFECT`)?.effect ?? [])
  switch (name) {
    case 'trade':
      return {
        kind: name,
        ...common,
        pay: priceFrom(head),
        accept: outcome('accept'),
        decline: outcome('decline'),
      }
    case 'check': {
      const need = filled(head, 'check luck N')?.n ?? 0
      return { kind: name, ...common, need, pass: outcome('pass'), fail: outcome('fail') }
    }
    case 'riddle':
      return {
        kind: name,
        ...common,
        question: filled(head, 'riddle TEXT')?.text ?? '',
        answers: found(lines, 'answers TEXTS')?.texts ?? [],
        pick: found(lines, 'pick TEXTS')?.texts ?? [],
        tries: found(lines, 'tries N')?.n ?? 1,
        right: outcome('right'),
        wrong: outcome('wrong'),
      }
    default:
      return { kind: 'combat', ...common, ...combatFrom(head, lines), reward: outcome('reward') }
  }
}

function priceFrom(head: Phrase): (Encounter & { kind: 'trade' })['pay'] {
  for (const what of ['cards', 'value', 'life'] as const) {
    const args = filled(head, `trade ${what} N`)
    if (args) return { what, n: args.n }
  }
  throw new Error(`"${head.form}" is no price`)
}

function combatFrom(
  head: Phrase,
  lines: readonly Phrase[],
): Pick<Encounter & { kind: 'combat' }, 'boss' | 'groups' | 'weaken'> {
  const boss = filled(head, 'combat boss GROUPS')
  const groups = (boss ?? filled(head, 'combat GROUPS'))?.groups ?? []
  return {
    boss: boss !== null,
    groups: groups.map(({ enemy, counts, when }) => ({
      enemy,
      counts: countsOf(counts),
      when: whenOf(when),
    })),
    weaken: lines.flatMap((line) => {
      const args = filled(line, 'weaken ENEMY N for FLAGS')
      return args ? [{ enemy: args.enemy, n: args.n, flags: args.flags }] : []
    }),
  }
}

function enemyFrom({ label: id, title: name, lines }: Entry): Enemy {
  const enemy: Enemy = {
    id,
    name,
    tier: 1,
    life: { n: 1, perHero: false },
    nature: { tags: [], mechanics: [], scripts: [{ at: 100, steps: [] }], hint: '' },
  }
  const { tags, mechanics, scripts } = enemy.nature
  for (const line of lines) {
    const it = enemyFact(line)
    if (it.fact === 'tier') enemy.tier = it.tier
    if (it.fact === 'life') enemy.life = it.life
    if (it.fact === 'hint') enemy.nature.hint = it.hint
    if (it.fact === 'tag') tags.push(it.tag)
    if (it.fact === 'mechanic') mechanics.push(it.mechanic)
    if (it.fact === 'at') scripts.push({ at: it.percent, steps: [] })
    if (it.fact === 'step') scripts.at(-1)?.steps.push(it.step)
  }
  // The highest percentage comes into force first.
  scripts.sort((a, b) => b.at - a.at)
  return enemy
}
