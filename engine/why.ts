import type { Option } from './play.ts'
import type { Table } from './table.ts'

/** An option that the rules left out of the open question, and the rule that keeps it out. */
export interface Reason {
  option: Option
  rule: string
}

/**
 * What the rules left out of the question that is open, and why: they say it themselves, on a copy of the table that
 * is led to the question once more with somebody listening.
 */
export function reasons(table: Table): Reason[] {
  let found: Reason[] = []
  // What was left out of questions that answered themselves, or of rounds that went by, is not meant.
  const forget = (): void => void (found = [])
  table.fork({
    betweenRounds: forget,
    listener: {
      event: ({ type }) => {
        if (type === 'onlyWay') forget()
      },
      refusal: (option, rule) => void found.push({ option, rule }),
    },
  })
  return found
}
