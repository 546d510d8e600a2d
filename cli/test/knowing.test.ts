import { expect, it } from 'vitest'
import { run } from './command.ts'

const watch = ['play', 'set-a-watch', '--seed', 'known']

it('shows a card among the rules that are asked for by its name', async () => {
  const { stdout } = await run(watch, { input: '? camp\n? Chop Wood\nc fire\n? qwertz\nq\n' })
  expect(stdout).toContain('Three spaces, any die: Firewood +2.')
  expect(stdout).toMatch(/The fire\n {2}7 firewood: it lights two positions/)
  expect(stdout).toContain('No rule mentions "qwertz", and no card here has that name.')
})

it('shows people and programs what an option risks, and calls people by their names', async () => {
  const seats = ['--seat', 'human:Anna', '--seat', 'greedy']
  const { stdout } = await run(
    ['play', 'roll-for-adventure', '--seed', 'known', '--set', 'first=1', '--json-lines', ...seats],
    { input: '0\n' },
  )
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; prompt?: string; options?: { risk: string | null }[] })
  const decision = lines.find(({ type }) => type === 'decision')
  expect(decision?.prompt).toMatch(/^Anna, /)
  expect(decision?.options?.map(({ risk }) => risk)).toContainEqual(expect.stringMatching(/^ends your turn/))
})
