import { expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

/** A table at which one option after the other is chosen, then these lines are typed. */
async function typing(set: readonly string[], lines: readonly string[]): Promise<string> {
  const args = ['play', 'rolling-fates', '--seed', 'typed', '--set', 'characters=akara', ...set]
  return (await run(args, { folder: newFolder(), input: lines.join('\n') })).stdout
}

/** Up to the first entry of an attack at a physical table. */
const companion = ['--set', 'adventure=V1', '--set', 'mode=companion']
const toTheFight = ['1', '1', '1', '1', '1', '1']

it('takes a number for what it says, not for its place in a list', async () => {
  const said = await typing(companion, [...toTheFight, '1', '1', '3', '1', '1', 'q'])
  expect(said).toContain('Type a number from 0 to 99.')
  expect(said).toMatch(/hits .* for 3/)
})

it('refuses a number that cannot be entered, and asks again', async () => {
  const said = await typing(companion, [...toTheFight, '1', '1', '100', '5', '1', '1', 'q'])
  expect(said.split('Type a number from 0 to 99.').length).toBeGreaterThan(3)
  expect(said).toMatch(/hits .* for 5/)
})

it('takes a typed answer to a riddle, whatever its capitals and signs', async () => {
  const said = await typing(['--set', 'adventure=V90'], ['1', '1', 'The Salt!', 'q'])
  expect(said).toContain('Type your answer.')
  expect(said).toContain('“The salt” is right.')
})

it('leaves nothing of an answer that is too long', async () => {
  const long = 'salt and salt and salt and salt'
  const said = await typing(['--set', 'adventure=V90'], ['1', '1', long, '"salt"', 'q'])
  expect(said).toContain('That is too long for an answer.')
  expect(said).toContain('“Salt” is right.')
})
