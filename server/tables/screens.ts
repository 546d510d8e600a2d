import { patchBetween, type Refusal } from '@dicehearth/engine'
import type { LiveMessage, News, RoomState } from '@dicehearth/host'
import type { Caller, Screen } from './hot-table.ts'

/** Where what a screen is told goes. */
export interface Ear {
  readonly hear: (text: string) => void
  readonly end: (why: Refusal) => void
}

/** How a screen is told: as the page's line takes it, or as a stream of events. */
export const screenKinds = {
  line: lineScreen,
  events: eventScreen,
}
export type ScreenKind = keyof typeof screenKinds

/** News is made once for all who look from the same place, and so is its text. */
const texts = new WeakMap<News, string>()
function textOf(news: News): string {
  const text = texts.get(news) ?? JSON.stringify({ news } satisfies LiveMessage)
  texts.set(news, text)
  return text
}

function lineScreen(caller: Caller, { hear, end }: Ear): Screen {
  let told: RoomState | undefined
  return {
    caller,
    news: (news) => hear(textOf(news)),
    company(state) {
      const room = patchBetween(told, state)
      told = state
      if (room) hear(JSON.stringify({ room } satisfies LiveMessage))
    },
    end,
  }
}

function eventScreen(caller: Caller, { hear, end }: Ear): Screen {
  return { caller, news: (news, after) => hear(eventOf(news, after)), company: () => undefined, end }
}

/** The new lines of the log, of all its lines those after a position. What was taken back begins again at a lower one. */
function eventOf({ cursor, lines }: News, after: number | null): string {
  const happened = lines
    .filter(({ position }) => after === null || position > after)
    .map(({ position, text, event }) => ({ position, text, event }))
  const data = { position: cursor.position, lines: happened }
  return `id: ${cursor.position}\nevent: table\ndata: ${JSON.stringify(data)}\n\n`
}
