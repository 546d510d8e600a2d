import { readSave } from '@dicehearth/engine'
import { wishToQuery } from './wish.ts'

/** A missing pack is null. */
function isGiven(entry: [string, unknown]): entry is [string, string | object] {
  return typeof entry[1] === 'string' || (typeof entry[1] === 'object' && entry[1] !== null)
}

/** A link to the set-up of a saved game, to play it again with other dice. */
export function againLink(saved: string): string {
  const { game, config, seats } = readSave(saved)
  const { players: _, dice, script: __, ...rest } = config
  const given = Object.fromEntries(Object.entries(rest).filter(isGiven))
  const wish = { seats, given, realDice: dice === 'real', takebacks: true, seed: '' }
  return `/new/${game}?${wishToQuery(wish)}`
}
