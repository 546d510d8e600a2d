import { list } from '@dicehearth/engine'

/** A check in a tale. */
export function checkTale(
  who: string,
  { shows, need, passed }: { shows: number; need: number; passed: boolean },
): string {
  return `${who} rolls ${shows} where ${need} is needed: ${passed ? 'passed' : 'failed'}`
}

/** A fight in a tale. */
export function combatTale(foes: readonly string[], won: boolean): string {
  return `Against ${list([...new Set(foes)])}: ${won ? 'won' : 'lost'}`
}

/** What became of an offer. */
export function offerTale(accepted: boolean): string {
  return accepted ? 'They take the offer' : 'They decline'
}
