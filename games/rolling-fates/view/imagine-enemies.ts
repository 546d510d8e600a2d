import { pick, type Fate } from '@dicehearth/engine'
import type { Mechanic } from '../content/words/mechanics.ts'
import type { Enemy as Foe, Nature, Script } from '../content/pieces.ts'
import { scaledLife, woundOf } from '../rules/enemies.ts'
import type { Enemy } from '../rules/figures.ts'
import { lifeTaken } from '../rules/hits.ts'
import { atOrBelow } from '../rules/passives.ts'
import { boxOf, type Fates } from '../rules/state.ts'

/** How often another enemy is asked to lend how it takes hits, before the truth is kept about that. */
const tries = 6

/** Gives an enemy other Life, mechanics, tags and steps to come, taken from others, that fit everything seen of it. */
export function imagineEnemy(t: Fates, enemy: Enemy, chance: Fate): void {
  const foes = [...boxOf(t).enemies.values()]
  const lender = (): Foe => foes[pick(chance, foes.length)]
  imagineLife(enemy, scaledLife(lender().life, t.heroes.length))
  const scripts = scriptsLike(enemy, lender().nature.scripts)
  const tags = tagsLike(enemy, lender().nature)
  const lent = (): Mechanic[] => lender().nature.mechanics.filter((it) => couldBeHidden(t, enemy, it))
  let mechanics = lent()
  for (let n = 0; n < tries && !explains(enemy, mechanics); n++) mechanics = lent()
  if (!explains(enemy, mechanics))
    mechanics = [...enemy.nature.mechanics.filter(judgesHits), ...lent().filter((it) => !judgesHits(it))]
  takeOn(enemy, { ...enemy.nature, tags, scripts }, mechanics)
}

/** Whether it has a say in what a hit takes. */
function judgesHits({ is }: Mechanic): boolean {
  const judges = ['armor', 'thick', 'cap', 'ward', 'echo', 'odd-shell', 'even-shell', 'bane', 'bond']
  return judges.includes(is)
}

/** The same wounds out of another maximum, if the wound word stays the same. */
function imagineLife(enemy: Enemy, max: number): void {
  const life = max - (enemy.maxLife - enemy.life)
  if (life < 1 || woundOf(life, max) !== woundOf(enemy.life, enemy.maxLife)) return
  enemy.life = life
  enemy.maxLife = max
}

/** What showed itself stays; the rest is replaced. */
function takeOn(enemy: Enemy, nature: Nature, mechanics: readonly Mechanic[]): void {
  const known = knownMechanics(enemy)
  const kept = known.map((at) => nature.mechanics[at])
  const others = mechanics.filter((it) => !kept.some(({ is }) => is === it.is))
  enemy.passed = enemy.passed.map((at) => known.indexOf(at))
  enemy.shown = enemy.shown.map((at) => known.indexOf(at))
  enemy.seenSteps = nature.scripts.map((_, at) => enemy.seenSteps[at] ?? 0)
  enemy.nature = { ...nature, mechanics: [...kept, ...others] }
  enemy.step = Math.min(enemy.step, nature.scripts[enemy.script].steps.length - 1)
}

function knownMechanics({ shown, passed }: Enemy): number[] {
  return [...new Set([...shown, ...passed])]
}

/** Whether a mechanic would not have shown itself by now. */
function couldBeHidden(t: Fates, enemy: Enemy, mechanic: Mechanic): boolean {
  switch (mechanic.is) {
    case 'thorns':
      return !enemy.seenHits.some(({ took }) => took > 0)
    case 'tally':
      return !enemy.seenHits.some(({ before }) => before + 1 >= mechanic.n)
    case 'frenzy':
    case 'spawn':
      return !atOrBelow(enemy.life, enemy.maxLife, mechanic.percent)
    case 'regen':
      return enemy.life === enemy.maxLife
    case 'fuse':
      return enemy.actions < mechanic.n
    case 'bond':
      return !t.enemies.some(({ kind }) => kind === mechanic.enemy)
    default:
      return true
  }
}

/** Whether these mechanics, with those that showed themselves, would have let every hit take what it took. */
function explains(enemy: Enemy, others: readonly Mechanic[]): boolean {
  const known = knownMechanics(enemy).map((at) => enemy.nature.mechanics[at])
  const nature = { ...enemy.nature, mechanics: [...known, ...others] }
  return enemy.seenHits.every((hit) => lifeTaken({ nature }, hit) === hit.took)
}

/** Steps that were seen stay; those to come are somebody else's. Scripts for less Life than now are all unknown. */
function scriptsLike({ nature, script, seenSteps, life, maxLife }: Enemy, lent: readonly Script[]): Script[] {
  const own = nature.scripts.slice(0, script + 1).map(({ at, steps }, i): Script => {
    const seen = steps.slice(0, seenSteps[i])
    return { at, steps: seen.length === steps.length ? steps : [...seen, ...lent[0].steps] }
  })
  const later = lent.filter(({ at }) => at < nature.scripts[script].at && !atOrBelow(life, maxLife, at))
  return [...own, ...later]
}

/** Tags of status effects that nobody has tried yet are somebody else's. */
function tagsLike({ nature, knownTags, tried, statuses }: Enemy, lent: Nature): Nature['tags'] {
  const isSettled = (status: string): boolean => [...tried, ...statuses].some((it) => it === status)
  const settled = nature.tags.filter(({ status }) => isSettled(status))
  return [
    ...settled,
    ...knownTags.filter(({ status }) => !isSettled(status)),
    ...lent.tags.filter(({ status }) => !isSettled(status) && !knownTags.some((it) => it.status === status)),
  ]
}
