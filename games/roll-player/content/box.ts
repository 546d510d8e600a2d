import { adventures, type Adventure, type AdventureId } from './adventures.ts'
import { alignmentIds } from './alignments.ts'
import { armor } from './armor.ts'
import { backstoryIds } from './backstories.ts'
import { classIds } from './classes.ts'
import { familiars, type Familiar, type FamiliarId } from './familiars.ts'
import { fiends, type Fiend, type FiendId } from './fiends.ts'
import type { CardId, MarketCard } from './market.ts'
import { minions, type Minion, type MinionId } from './minions.ts'
import { monsterIds } from './monsters.ts'
import type { OwnPack } from './own-pack.ts'
import { raceIds } from './races.ts'
import { scrolls } from './scrolls.ts'
import { skills } from './skills.ts'
import { traits } from './traits.ts'
import { weapons } from './weapons.ts'

/** Everything that is in the box of a table: what is printed, and what an own pack adds. */
export interface Box {
  market: ReadonlyMap<CardId, MarketCard>
  fiends: ReadonlyMap<FiendId, Fiend>
  minions: ReadonlyMap<MinionId, Minion>
  familiars: ReadonlyMap<FamiliarId, Familiar>
}

export const marketCards: readonly MarketCard[] = [...weapons, ...armor, ...skills, ...traits, ...scrolls]

const printed: Box = {
  market: byId(marketCards),
  fiends: byId(fiends),
  minions: byId(minions),
  familiars: byId(familiars),
}

/** The boxes with packs, put together once for each pack. */
const withPacks = new WeakMap<OwnPack, Box>()

export function boxOf(own: OwnPack | null): Box {
  if (!own) return printed
  let box = withPacks.get(own)
  if (!box) {
    box = {
      market: byId([...marketCards, ...own.market.map((it): MarketCard => ({ box: 'expansion', ...it }))]),
      fiends: byId([...fiends, ...own.fiends]),
      minions: byId([...minions, ...own.minions]),
      familiars: byId([...familiars, ...own.familiars]),
    }
    withPacks.set(own, box)
  }
  return box
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((it) => [it.id, it]))
}

const adventuresById = byId(adventures)

export function adventureCalled(id: AdventureId): Adventure {
  return known(adventuresById, id)
}

/** The thing with this id, which is certain to be there. */
export function known<T>(things: ReadonlyMap<string, T>, id: string): T {
  const it = things.get(id)
  if (it === undefined) throw new Error(`nothing is called ${id}`)
  return it
}

/** Everything that is printed. */
export const printedIds: ReadonlySet<string> = new Set([
  ...printed.market.keys(),
  ...printed.fiends.keys(),
  ...printed.minions.keys(),
  ...printed.familiars.keys(),
  ...adventuresById.keys(),
  ...classIds,
  ...raceIds,
  ...backstoryIds,
  ...alignmentIds,
  ...monsterIds,
])

export function isPrinted(id: string): boolean {
  return printedIds.has(id)
}

const printedNames: ReadonlySet<string> = new Set(
  [...marketCards, ...fiends, ...minions, ...familiars].map(({ name }) => name),
)

/** Whether a card of the box has this id or this name. */
export function isTaken(idOrName: string): boolean {
  return printedIds.has(idOrName) || printedNames.has(idOrName)
}
