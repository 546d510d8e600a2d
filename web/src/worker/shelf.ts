import { companionKinds, companionWords } from '@dicehearth/bots'
import { capital, type Best } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { pastGameOf } from '@dicehearth/host'
import { allFinished, keepFinished } from '../table/finished.ts'
import { findTable, savedTable } from '../table/store.ts'
import { desk, gameOf, type Field } from './desk.ts'

/** What the statistics of a game need: how it names its options, what it tries to better, and its deeds. */
export interface Shelf {
  game: string
  name: string
  fields: readonly Field[]
  /** The names of the kinds of companions. */
  companions: Readonly<Record<string, string>>
  bests: readonly Best[]
  deeds: readonly { id: string; name: string; text: string }[]
}

export const shelf = {
  async shelf(id: string): Promise<Shelf> {
    const game = await gameOf(id)
    const { name, fields } = await desk.form(id)
    const deeds = (await game.deeds?.()) ?? []
    return {
      game: id,
      name,
      fields,
      companions: Object.fromEntries(
        companionKinds.map((kind) => [kind, capital(companionWords[kind].name)]),
      ),
      bests: game.bests ?? [],
      deeds: deeds.map(({ id, name, text }) => ({ id, name, text })),
    }
  },

  /** Completes the records of games that were finished before there were any, from their stored tables. */
  async readOldGames(): Promise<void> {
    for (const { unread, ...record } of await allFinished()) {
      if (!unread || !gameIds.includes(record.game)) continue
      const table = await findTable(record.table)
      const whole =
        table &&
        (await pastGameOf(await gameOf(record.game), await savedTable(table), {
          id: record.table,
          when: record.when,
        }))
      // What cannot be read now cannot be read later either.
      await keepFinished(whole ?? record)
    }
  },
}
