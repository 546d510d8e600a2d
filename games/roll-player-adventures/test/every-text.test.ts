import { holds, keyOf, testsIn, type Condition, type Entry } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { ninebellStories } from '../content/checked-stories.ts'
import { readAloud } from '../rules/aloud.ts'
import { campaign } from './reading.ts'

const { vocabulary } = ninebellStories
const hero = { name: 'Sile', people: 'Reedling' }

interface Passage {
  when: Condition | null
  texts: string[]
  leaves: boolean
}

/** The lines of an entry in their order, and what its choices say. */
function linesOf({ body, choices }: Entry): Passage[] {
  const lines = body.map((part): Passage =>
    part.type === 'text'
      ? { when: null, texts: [part.text], leaves: false }
      : {
          when: part.when,
          texts: part.commands.flatMap(({ form, args }) => vocabulary.commands[form].reads?.(args) ?? []),
          leaves: part.commands.some(
            ({ form, args }) => vocabulary.commands[form].turns?.(args) !== undefined,
          ),
        },
  )
  const said = choices.map(({ when, words, commands }) => ({
    when,
    texts: [
      words ?? [],
      ...commands.map(({ form, args }) => vocabulary.commands[form].reads?.(args) ?? []),
    ].flat(),
    leaves: false,
  }))
  return [...lines, ...said]
}

/** Whether a party of this size can come to a line: what it asks for holds, and no jump above is taken. */
function canBeRead(lines: readonly Passage[], n: number, players: number): boolean {
  const needed = [lines[n], ...lines.slice(0, n).filter(({ leaves }) => leaves)].map(({ when }) => when)
  const tests = needed.flatMap((when) => testsIn(when))
  const free = [
    ...new Set(tests.filter((it) => it.form !== 'players CMP N').map((it) => keyOf(vocabulary, it))),
  ]
  for (let so = 0; so < 1 << free.length; so++) {
    const is = (when: Condition | null): boolean =>
      when === null ||
      holds(when, (test) => {
        const { cmp, n } = test.args as { cmp: string; n: number }
        if (test.form !== 'players CMP N') return ((so >> free.indexOf(keyOf(vocabulary, test))) & 1) === 1
        return cmp === '=' ? players === n : cmp === '>=' ? players >= n : players <= n
      })
    if (is(needed[0]) && !needed.slice(1).some(is)) return true
  }
  return false
}

const asksForPlayers = (when: Condition | null): boolean =>
  testsIn(when).some(({ form }) => form === 'players CMP N')

describe('every text of the campaign', () => {
  it('can be read by one and by several, unless it is meant for one of the two', async () => {
    const unread: string[] = []
    for (const [label, { entries }] of await campaign())
      for (const entry of entries) {
        const lines = linesOf(entry)
        for (const [n, { when, texts }] of lines.entries()) {
          if (texts.length === 0) continue
          const [one, several] = [1, 3].map((players) => canBeRead(lines, n, players))
          const where = `${label} ${entry.label}: ${texts[0]}`
          const meant =
            asksForPlayers(when) || lines.slice(0, n).some((it) => it.leaves && asksForPlayers(it.when))
          if (meant ? !one && !several : !one || !several) unread.push(where)
        }
      }
    expect(unread).toEqual([])
  })

  it('leaves no braces open, whoever reads', async () => {
    for (const [label, { entries }] of await campaign())
      for (const entry of entries)
        for (const text of linesOf(entry).flatMap(({ texts }) => texts))
          for (const players of [1, 3]) {
            const heroes = Array.from({ length: players }, () => hero)
            const read = readAloud({ heroes, storyteller: 0 } as Parameters<typeof readAloud>[0], text)
            expect(read, `${label} ${entry.label}`).not.toMatch(/[{}|]/)
          }
  })
})
