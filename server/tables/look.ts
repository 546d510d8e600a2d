import { companyFor } from './company.ts'
import type { HotTable, Role } from './hot-table.ts'
import type { ListedSeat } from './sitters.ts'

/** A table as a program sees it. */
export interface Looked {
  position: number
  seats: (ListedSeat & { host: boolean; presence: string | null })[]
  you: number[]
  view: unknown
  decision: {
    position: number
    prompt: string
    rules: string[]
    asked: number[]
    options: { seat: number; text: string; [fact: string]: unknown }[]
  } | null
  result: { result: string; text: string; scores: { [fact: string]: unknown }[] } | null
  commitment: string | null
}

/** A table as one of the people around it may see it. */
export async function look(table: HotTable, role: Role): Promise<Looked> {
  const { position, view, question, ending } = await table.standing(role)
  const { seats } = companyFor(table, role)
  const asked = table.room.personDecides ? table.room.answering : []
  return {
    position,
    seats: seats.map(({ seat, name, kind, companion, host, presence }) => ({
      seat,
      name,
      kind,
      companion,
      host,
      presence: presence === 'here' && asked.includes(seat) ? 'thinking' : presence,
    })),
    you: [...role.seats],
    view,
    decision: question && {
      position: question.position,
      prompt: question.prompt,
      rules: [...question.rules],
      asked: [...question.seats],
      // Whoever is not asked does not even learn how many options there are.
      options: question.yours
        ? question.options.map((option, n) => ({ ...option, ...question.choices[n] }))
        : [],
    },
    result: ending && {
      result: ending.result,
      text: ending.text,
      scores: ending.scores.map((score) => ({ ...score })),
    },
    commitment: table.record.commitment,
  }
}
