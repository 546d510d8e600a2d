import { readConfig, save, Table, type Game, type SeatOf } from '@dicehearth/engine'
import { rollForAdventure } from '@dicehearth/roll-for-adventure'
import { describe, expect, it } from 'vitest'
import type { Update } from './client.ts'
import { Host } from './host.ts'

const people: SeatOf[] = [{ player: 'human', name: 'Anna' }, { player: 'human' }]
const game: Game = rollForAdventure

function hosted(seats: SeatOf[] = people, given: Record<string, unknown> = {}, takebacks = true): Host {
  const setup = { heroes: ['adventurer', 'healer'], first: '1', ...given }
  const table = new Table(game, readConfig(game, setup), 'host')
  return new Host(game, save(table, seats), { takebacks, guide: null })
}

/** What a page gets: a copy, as every message is. */
const sent = (host: Host): Update => structuredClone(host.update())

/** The number of the first option of a kind. */
function optionOf(host: Host, verb: string): number {
  return host.table.decision?.options.findIndex((option) => option.verb === verb) ?? -1
}

describe('a hosted table', () => {
  it('tells the whole log at first, then only what is new', () => {
    const host = hosted()
    const first = sent(host)
    expect(first.keep).toBe(0)
    expect(first.lines[0].opens).toBe(true)
    host.choose(0)
    const second = sent(host)
    expect(second.keep).toBe(first.lines.length)
    expect(second.scenes.length).toBeGreaterThan(0)
    expect(second.lines.map((line) => line.text)).toEqual(
      second.scenes.flatMap(({ line }) => (line ? [line.text] : [])),
    )
  })

  it('gives each scene the table as it was at that moment', () => {
    const host = hosted()
    for (let n = 0; n < 12 && !host.over; n++) host.choose(0)
    const { scenes, standing } = sent(host)
    const views = new Set(scenes.map(({ view }) => JSON.stringify(view)))
    expect(views.size).toBeGreaterThan(5)
    expect(JSON.stringify(scenes.at(-1)?.view)).toBe(JSON.stringify(standing.view))
  })

  it('explains a piece with a rule, or with what is asked instead', () => {
    const host = hosted()
    expect(host.whyNot('track:desert')?.text).toMatch(/^A skull moves/)
    const { question } = sent(host).standing
    expect(host.whyNot('tablecloth')?.text).toBe(`Now it is asked: ${question?.prompt}`)
    expect(question?.rules).toContain(host.whyNot('tablecloth')?.rule)
  })

  it('takes back and does again, log included', () => {
    const host = hosted()
    const before = sent(host)
    host.choose(optionOf(host, 'turn'))
    const after = sent(host)
    expect(after.standing.undoStop).toBeNull()
    host.undo()
    const back = sent(host)
    expect(back.standing).toEqual({ ...before.standing, canRedo: true })
    expect(back.keep).toBe(before.lines.length)
    host.redo()
    expect(sent(host).standing).toEqual(after.standing)
  })

  it('takes back nothing where takebacks are off', () => {
    const host = hosted(people, {}, false)
    host.choose(optionOf(host, 'turn'))
    host.undo()
    expect(host.table.position).toBe(1)
    expect(sent(host).standing.undoStop).toContain('off')
  })

  it('follows another tab through its choices and its undo', () => {
    const one = hosted()
    const other = hosted()
    one.choose(optionOf(one, 'turn'))
    one.choose(0)
    other.follow(one.table.choices)
    expect(sent(other).standing).toEqual(sent(one).standing)
    const third = hosted()
    third.choose(1)
    third.follow(one.table.choices)
    expect(third.save()).toEqual(one.save())
  })

  it('goes to any position of a recorded game and back', () => {
    const host = hosted()
    while (!host.over && host.table.position < 30) host.choose(0)
    const choices = host.table.choices
    const recording = new Host(game, host.save(), { takebacks: false, guide: null }, 'replay')
    const end = sent(recording)
    recording.seek(3, choices)
    expect(recording.table.position).toBe(3)
    expect(sent(recording).lines).toEqual([])
    recording.seek(choices.length, choices)
    const again = sent(recording)
    expect(again.standing).toEqual(end.standing)
    expect(again.keep + again.lines.length).toBe(end.lines.length)
  })

  it('lets people roll real dice for companions', () => {
    const host = hosted([{ player: 'greedy' }, { player: 'human' }], { dice: 'real' })
    expect(host.table.decision?.ask.kind).toBe('realDie')
    expect(host.personDecides()).toBe(true)
    expect(hosted([{ player: 'greedy' }, { player: 'human' }]).personDecides()).toBe(false)
  })

  it('asks for one option in each step of a lesson, whatever the game', async () => {
    const guide = await game.guide()
    const table = new Table(game, readConfig(game, guide.setup), guide.seed)
    const host = new Host(game, save(table, people), { takebacks: true, guide })
    for (const step of guide.steps) {
      const { coach } = sent(host).standing
      expect(coach?.say).toBe(step.say)
      expect(coach?.option).not.toBeNull()
      host.choose(coach?.option ?? 0)
    }
    expect(sent(host).standing.coach?.option ?? null).toBeNull()
  })
})
