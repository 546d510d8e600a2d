import type { TableEvent } from '@dicehearth/engine'
import type { Scene } from '@dicehearth/host'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'

type MomentOf = (event: TableEvent, view: unknown) => Moment | null

const found = import.meta.glob<{ default: MomentOf }>('../../../games/*/board/moments.ts')
const known = new Map<string, Promise<MomentOf>>()

const none: MomentOf = () => null

/** What of a game's events is a great moment; nothing, where it cannot be fetched. */
export async function momentsOf(game: string): Promise<MomentOf> {
  const there = known.get(game)
  if (there) return there
  const load = found[`../../../games/${game}/board/moments.ts`]
  const fetched = load
    ? load().then(
        ({ default: of }) => of,
        () => none,
      )
    : Promise.resolve(none)
  known.set(game, fetched)
  return fetched
}

/** Shows a great moment until it is over or somebody presses. */
export async function show(moment: Moment, { line }: Scene, tempo: number): Promise<void> {
  const stage = await import('@dicehearth/tabletop/moment/stage.ts').catch(() => null)
  await stage?.show(moment, line?.text ?? '', tempo)
}
