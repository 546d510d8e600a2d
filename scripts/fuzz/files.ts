import { newFate, pick, readyFor, Refusal, save, type Fate, type Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import {
  isRecording,
  Playback,
  readKept,
  readRecording,
  recordingOf,
  Room,
  tryPacks,
  Told,
  type Change,
} from '@dicehearth/host'
import { examplesFor } from '../../cli/vary.ts'
import { packed, unpacked } from '../../web/src/table/packed.ts'
import { damaged, garbled, oneOf } from './damage.ts'
import { anyGame, tableUnderWay } from './tables.ts'

const people = [{ player: 'human', name: 'Anna' }, { player: 'greedy' }]

/** A bad file may be answered with a refusal, which is one clear message. Anything else is a finding. */
export async function refusesOrWorks(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.message.length === 0 || error.message.length > 5000)
      throw new Error('a refusal without a message', { cause: error })
  }
}

/** A table as the terminal keeps it, with lines for its last changes. */
async function keptText(chance: Fate): Promise<string> {
  const table = await tableUnderWay(chance)
  const lines = [JSON.stringify(save(table, people.slice(0, table.config.players)))]
  const keep = (change: Change): void => void lines.push(JSON.stringify(change))
  const room = Room.resume(table.game, readKept(lines[0]), { keeper: { keep }, own: true })
  for (let n = pick(chance, 4); n > 0 && !room.over; n--) await playOn(room, chance)
  return `${lines.join('\n')}\n`
}

/** Everything that people would be shown. */
export async function look(room: Room): Promise<void> {
  new Told().hear(await room.place().since({ position: 0 }))
}

/** One choice more, by whoever must decide. */
export async function playOn(room: Room, chance: Fate): Promise<void> {
  if (await room.letCompanionChoose()) return
  const { decision, position } = room.table
  await room.place().choose(position, pick(chance, decision?.options.length ?? 0))
}

/** Damaged saved games, opened as the terminal and the page open them. */
export async function damagedSave(chance: Fate): Promise<void> {
  const whole = await keptText(chance)
  const lines = whole.trimEnd().split('\n')
  const at = pick(chance, lines.length)
  const text =
    pick(chance, 3) === 0
      ? garbled(whole, chance)
      : lines
          .map((line, i) => (i === at ? JSON.stringify(damaged(JSON.parse(line), chance)) : line))
          .join('\n')
  const game = await loadGame('roll-for-adventure')
  await refusesOrWorks(async () => {
    const saved = readKept(text)
    const its = (await loadGame(saved.game)) ?? game
    if (!its) return
    await readyFor(its, saved)
    const room = Room.resume(its, saved)
    await look(room)
    // What is proven leads from its deal to its table, so it must be playable to its end.
    if (!room.table.proven) return
    for (let n = 0; n < 20 && !room.over; n++) await playOn(room, chance)
    readKept(JSON.stringify(room.save()))
  })
  await refusesOrWorks(async () => {
    const saved = readKept(text)
    const its = await loadGame(saved.game)
    if (!its) return
    await readyFor(its, saved)
    await look(Room.replay(its, saved))
  })
}

/** Damaged packs: refused with reasons, or played a little. */
export async function damagedPack(chance: Fate): Promise<void> {
  const game = await anyGame(chance)
  const examples = Object.entries(examplesFor(game)).filter(([, packs]) => packs && packs.length > 0)
  if (examples.length === 0) return
  const [key, packs = []] = oneOf(chance, examples)
  const option = game.setup[key]
  if (option.kind !== 'pack') return
  const file = damaged(oneOf(chance, packs), chance)
  const read = option.read(file)
  if ('problems' in read) {
    if (read.problems.length === 0 || read.problems.some((problem) => problem.length === 0))
      throw new Error('a pack is refused without a reason')
    return
  }
  const trial = tryPacks(game, { [key]: file })
  for (let n = 0; n < 4; n++) {
    const step = await trial.next()
    if (!step.done) continue
    // What went wrong must be said in the words of the game, not in those of JavaScript.
    if (step.value !== null && /undefined|Cannot read|is not a function|not iterable/.test(step.value))
      throw new Error(step.value)
    return
  }
}

/** Damaged links, outside and inside. */
export async function damagedLink(chance: Fate): Promise<void> {
  const table = await tableUnderWay(chance)
  const shared = sharedBy(table)
  const inside = pick(chance, 2) === 0 ? JSON.stringify(damaged(shared, chance)) : JSON.stringify(shared)
  const letters = await packed(inside)
  const link = pick(chance, 3) === 0 ? garbled(letters, chance) : letters
  let text: string
  try {
    text = await unpacked(link)
  } catch {
    // The page says that a part of the link got lost.
    return
  }
  await refusesOrWorks(async () => {
    if (!isRecording(text)) {
      const saved = readKept(text)
      const game = await loadGame(saved.game)
      if (!game) return
      await readyFor(game, saved)
      await look(Room.replay(game, saved))
      return
    }
    const recording = readRecording(text)
    const game = await loadGame(recording.save.game)
    if (!game) return
    await readyFor(game, recording.save)
    const playback = new Playback(game, recording)
    playback.at(pick(chance, playback.length + 1))
    await look(Room.resume(game, recording.save))
  })
}

function sharedBy(table: Table): object {
  const seats = people.slice(0, table.config.players)
  return table.decision ? recordingOf(table, seats, newFate('shared'), 'fresh') : save(table, seats)
}
