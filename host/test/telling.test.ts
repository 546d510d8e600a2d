import { anyone, newFate, pick, readConfig, readSave, Refusal, Table, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { camp, rollDie } from '../../engine/test/camp.ts'
import { hoard, type Fault } from '../../engine/test/hoard.ts'
import {
  namesOf,
  Room,
  Story,
  Told,
  type Cursor,
  type LogLine,
  type News,
  type Place,
  type RoomOptions,
  type Scene,
  type Update,
} from '../index.ts'

const plain: Game = camp()

async function gameNamed(id: string): Promise<Game> {
  if (id === 'hoard') return hoard()
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  return game
}

const everyGame = [...gameIds, 'hoard']
const people = Array.from({ length: 4 }, (_, seat) => ({ player: 'human', name: `Player ${seat}` }))

async function opened(game: Game, options: RoomOptions = {}, players = 4): Promise<Room> {
  const config = readConfig(game, { players })
  await game.ready?.(config)
  return Room.begin({ game, config, seed: 'telling', seats: people.slice(0, players) }, options)
}

const sent = <T>(it: T): T => JSON.parse(JSON.stringify(it)) as T

/** A screen far away: what it is told, and everything that it knows from that. */
class Screen {
  readonly news: News[] = []
  readonly scenes: Scene[] = []
  lines: LogLine[] = []
  readonly told = new Told()
  last: Update | undefined

  readonly hear = (news: News): void => {
    this.news.push(sent(news))
    this.last = this.told.hear(sent(news))
    this.scenes.push(...this.last.scenes)
    this.lines = [...this.lines.slice(0, this.last.keep), ...this.last.lines]
  }

  static async at(place: Place, cursor?: Cursor): Promise<Screen> {
    const screen = new Screen()
    await place.subscribe(screen.hear, cursor)
    return screen
  }

  /** The same screen as it was after so many messages. */
  after(messages: number): Screen {
    const screen = new Screen()
    this.news.slice(0, messages).forEach(screen.hear)
    return screen
  }
}

/** Plays by chance, everybody from their own place. */
async function play(room: Room, choices: number, chance = newFate('play')): Promise<void> {
  for (let n = 0; n < choices && room.table.decision; n++) {
    const { options } = room.table.decision
    const option = pick(chance, options.length)
    const { seat } = options[option]
    const chooser = seat === anyone ? pick(chance, room.people.length) : seat
    await room.place([chooser]).choose(room.table.position, option)
  }
}

/** Everything that happens on the way to the same table, as a seat may know it. */
function happenedTo(room: Room, seat: number): { scenes: Scene[]; story: Story } {
  const { game, config, seed, choices } = room.table
  const scenes: Scene[] = []
  const reader = game.hears ? seat : anyone
  const story = new Story([reader], namesOf(room.seats), (_, scene) => void scenes.push(sent(scene)))
  const again = new Table(game, config, seed, { listener: story.hear })
  for (const choice of choices) again.choose(choice)
  return { scenes: scenes.filter(({ position }) => position > 0), story }
}

describe.each(everyGame)('a table of %s with four places', (id) => {
  it('shows everybody every scene as it happens, while they answer in turn', async () => {
    const room = await opened(await gameNamed(id))
    const screens = await Promise.all([0, 1, 2, 3].map(async (seat) => Screen.at(room.place([seat]))))
    const onlooker = await Screen.at(room.place([]))
    await play(room, 80)
    for (const [seat, screen] of [...screens, onlooker].entries()) {
      const viewer = seat === screens.length ? anyone : seat
      const { scenes, story } = happenedTo(room, viewer)
      expect(screen.news).toHaveLength(room.table.position + 1)
      expect(sent(screen.scenes)).toEqual(scenes)
      expect(sent(screen.lines)).toEqual(sent(story.linesFor(viewer)))
      expect(screen.last?.standing).toMatchObject({ viewer, position: room.table.position })
      expect(screen.last?.standing.view).toEqual(sent(room.view(viewer)))
    }
  })

  it('tells the same to whoever asks again, from any cursor', async () => {
    const room = await opened(await gameNamed(id))
    const place = room.place([1])
    const screen = await Screen.at(place)
    await play(room, 30)
    for (const [n, { cursor }] of screen.news.entries()) {
      const late = screen.after(n + 1)
      const before = late.scenes.length
      late.hear(await place.since(cursor))
      expect(late.last?.standing).toEqual(screen.last?.standing)
      expect(late.lines).toEqual(screen.lines)
      expect(late.scenes.slice(before)).toEqual(screen.scenes.slice(before))
      // Somebody who knows nothing but a position.
      const other = new Screen()
      other.hear(await place.since({ position: cursor.position }))
      expect([other.last?.standing, other.lines]).toEqual([screen.last?.standing, screen.lines])
      expect(other.scenes).toEqual(screen.scenes.slice(before))
    }
  })
})

describe('what a place is told', () => {
  it('is the same through undo and redo, and after them from any cursor', async () => {
    // Rests and waits can be taken back, and the log tells them apart.
    const room = await opened(camp({ canRest: true }), {}, 2)
    const place = room.place()
    const screen = await Screen.at(place)
    const chance = newFate('back and forth')
    for (let n = 0; n < 60 && !room.over; n++) {
      const act = pick(chance, 3)
      if (act === 1 && place.undoStop === null) await place.undo()
      else if (act === 2 && place.canRedo) await place.redo()
      else await place.choose(room.table.position, pick(chance, 2))
      const fresh = new Screen()
      fresh.hear(await place.since())
      expect([screen.last?.standing, screen.lines]).toEqual([fresh.last?.standing, fresh.lines])
    }
    for (const [n, { cursor }] of screen.news.entries()) {
      const late = screen.after(n + 1)
      late.hear(await place.since(cursor))
      expect([late.last?.standing, late.lines]).toEqual([screen.last?.standing, screen.lines])
    }
  })

  it('is made once for all screens of a place', async () => {
    const room = await opened(hoard())
    const heard: News[] = []
    for (let screens = 0; screens < 3; screens++) await room.place([]).subscribe((news) => heard.push(news))
    heard.length = 0
    await play(room, 1)
    expect(heard).toHaveLength(3)
    expect(new Set(heard).size).toBe(1)
  })

  it('ends when nobody listens any more, and goes on from the cursor', async () => {
    const room = await opened(hoard())
    const place = room.place([2])
    const screen = new Screen()
    const stop = await place.subscribe(screen.hear)
    await play(room, 2)
    stop()
    await play(room, 3)
    expect(screen.last?.standing.position).toBe(2)
    await place.subscribe(screen.hear, screen.told.cursor)
    await play(room, 2)
    expect(sent(screen.scenes)).toEqual(happenedTo(room, 2).scenes)
    expect(screen.last?.standing.view).toEqual(sent(room.view(2)))
  })

  it('reaches everybody else when one screen has lost its line, and the choice counts', async () => {
    const room = await opened(hoard())
    const screen = await Screen.at(room.place([3]))
    let told = 0
    await room.place([1]).subscribe(() => {
      if (told++ > 0) throw new Error('no line')
    })
    await play(room, 3)
    expect([room.table.position, told, screen.news.length]).toEqual([3, 2, 4])
  })

  it('goes on after the table was put away and opened again', async () => {
    const room = await opened(hoard())
    const screen = await Screen.at(room.place([0]))
    await play(room, 6)
    const later = Room.resume(hoard(), readSave(JSON.stringify(room.save())), { own: true })
    later.recall()
    await later.place([0]).subscribe(screen.hear, screen.told.cursor)
    await play(later, 3)
    expect(screen.last?.standing.view).toEqual(sent(later.view(0)))
    expect(screen.lines).toEqual(sent(later.story.linesFor(0)))
    expect(sent(screen.scenes)).toEqual(happenedTo(later, 0).scenes)
  })

  it('has happened: nobody hears of a choice that is not stored yet, or never', async () => {
    let full = false
    let stored: (() => void) | undefined
    const keep = async (): Promise<void> => {
      await new Promise<void>((resolve) => (stored = resolve))
      if (full) throw new Refusal('cannot-save', 'The disk is full.')
    }
    const room = await opened(plain, { keeper: { keep } }, 2)
    const screen = await Screen.at(room.place([1]))
    const chosen = room.place([0]).choose(0, rollDie)
    const asked = room.place([1]).since()
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.news).toHaveLength(1)
    stored?.()
    await chosen
    expect(screen.news).toHaveLength(2)
    expect((await asked).cursor.position).toBe(1)
    full = true
    const refused = room.place([1]).choose(1, rollDie)
    await new Promise((resolve) => setTimeout(resolve))
    stored?.()
    await expect(refused).rejects.toThrow('full')
    expect(screen.news).toHaveLength(2)
  })

  it('is small: what changed, and nothing twice', async () => {
    const room = await opened(await gameNamed('roll-player-adventures'))
    const screen = await Screen.at(room.place([1]))
    await play(room, 120)
    const sizes = screen.news.map((news) => JSON.stringify(news).length)
    const [first, ...steps] = sizes
    expect(median(steps)).toBeLessThan(first / 10)
  })
})

function median(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]
}

/** The same table, but what is hidden from a seat is different. */
function otherwise(game: Game, seat: number): Game {
  return {
    ...game,
    deal: (config, fate) => {
      const dealt = game.deal(config, fate)
      game.imagine(dealt, seat, newFate('otherwise'))
      return dealt
    },
  }
}

/** Without its revision, which differs from room to room. */
function bare({ cursor: { position }, ...news }: News): object {
  return { position, ...news }
}

/** What a seat and an error can teach, at a table where nobody lays a card that others could not know. */
async function learnedAt(game: Game, seat: number): Promise<string[]> {
  const room = await opened(game)
  const place = room.place(seat === anyone ? [] : [seat])
  const screen = await Screen.at(place)
  const chance = newFate('swap')
  const refusals: string[] = []
  while (room.table.decision) {
    const { position, decision } = room.table
    const known = decision.options.flatMap(({ verb, seat: of }, n) =>
      (of === seat ? verb !== 'look' : verb !== 'lay') ? [n] : [],
    )
    for (const option of [0, decision.options.length])
      if (place.asked.length === 0)
        await place.choose(position, option).catch((error: Error) => refusals.push(error.message))
    await room.place([decision.ask.seat]).choose(position, known.at(pick(chance, 2) - 2) ?? known[0])
  }
  const since = await Promise.all(screen.news.map(async ({ cursor }) => sent(await place.since(cursor))))
  return [...screen.news.map(bare), ...since.map(bare), ...refusals].map((it) => JSON.stringify(it))
}

describe('nothing hidden is sent', () => {
  it.each([anyone, 0, 1, 2, 3])('to seat %i', async (seat) => {
    const told = await learnedAt(hoard(), seat)
    expect(told.length).toBeGreaterThan(20)
    expect(await learnedAt(otherwise(hoard(), seat), seat)).toEqual(told)
  })

  it.each<Fault>(['view', 'event', 'ask', 'options'])('or it would be found: %s', async (fault) => {
    const game = hoard(fault)
    expect(await learnedAt(otherwise(game, 2), 2)).not.toEqual(await learnedAt(game, 2))
  })
})
