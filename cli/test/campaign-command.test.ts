import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, run, start } from './command.ts'

it.concurrent.each([
  ['an unknown campaign', ['campaign', 'show', 'rode'], '"road"'],
  ['a campaign that is not there', ['campaign', 'play', 'rode'], '"road"'],
  ['a table that is not there', ['campaign', 'branch', 'road', '1'], 'it has none yet'],
  ['an empty name', ['campaign', 'new', ' '], '1 to 80 letters'],
  ['a game that nobody named', ['campaign', 'play', 'road'], 'Which game?'],
  ['a file that is not there', ['campaign', 'import', 'shete.json'], '"sheet.json"'],
  ['a file that is not a campaign', ['campaign', 'import', 'sheet.json'], 'not a campaign'],
  ['a file that is not a sheet', ['sheet', 'show', 'letter.json'], 'not a sheet'],
  ['an unknown command', ['campaign', 'plya', 'road'], 'play'],
] as const)('refuses %s in one clear line and exits 2', async (_, args, hint) => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'letter.json'), '{}')
  writeFileSync(
    path.join(folder, 'sheet.json'),
    JSON.stringify({ sheet: 'roll-player/hero', version: 1, name: 'Ada', data: { might: 14 } }),
  )
  expect((await run(['campaign', 'new', 'Road'], { folder })).code).toBe(0)
  const { code, stdout, stderr } = await run(args, { folder })
  expect(stderr).toContain(hint)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  expect(code).toBe(2)
})

it('starts, shows, exports and imports campaigns, and shows a sheet', async () => {
  const folder = newFolder()
  await run(['campaign', 'new', 'Road'], { folder })
  await run(['campaign', 'export', 'road'], { folder })
  expect(await run(['campaign', 'import', 'road.campaign.json'], { folder })).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect((await run(['campaign', 'list'], { folder })).stdout).toBe(
    'road\n  Road, no tables\nroad-2\n  Road, no tables\n',
  )
  writeFileSync(
    path.join(folder, 'ada.json'),
    JSON.stringify({ sheet: 'roll-player/hero', version: 1, name: 'Ada', data: { might: 14 } }),
  )
  const { stdout } = await run(['sheet', 'show', 'ada.json'], { folder })
  expect(stdout).toBe('Ada\nroll-player/hero, version 1\n\nMight: 14\n')
})

it('takes tables of any game into a campaign, and branches from any of them', async () => {
  const folder = newFolder()
  const companions = ['--seat', 'random', '--seat', 'random', '--json-lines']
  await run(['campaign', 'new', 'Road'], { folder })
  const played = await run(['campaign', 'play', 'road', 'roll-for-adventure', ...companions], { folder })
  expect(played).toMatchObject({ code: 0, stderr: '' })
  await run(['campaign', 'branch', 'road', '1', '--at', '5', '--name', 'The ford'], { folder })
  await run(['campaign', 'export', 'road', 'road.json'], { folder })
  await run(['campaign', 'import', 'road.json'], { folder })
  const { stdout } = await run(['campaign', 'show', 'road-2'], { folder })
  const { text } = JSON.parse(played.stdout.trim().split('\n').at(-1) ?? '') as { text: string }
  expect(stdout).toContain(`1  Roll for Adventure: ${text}`)
  expect(stdout).toContain('2  The ford (Roll for Adventure), branched off at decision 5: in progress')
  const again = await run(['campaign', 'play', 'road-2', '--table', '2', ...companions], { folder })
  expect(again).toMatchObject({ code: 0, stderr: '' })
})

it('leaves a table to the terminal in which it is being played', async () => {
  const folder = newFolder()
  await run(['campaign', 'new', 'Road'], { folder })
  const first = start(['campaign', 'play', 'road', 'set-a-watch', '--json-lines'], folder)
  await once(first.stdout, 'data')
  const second = await run(['campaign', 'play', 'road', '--json-lines'], { folder })
  expect(second).toMatchObject({ code: 2, stdout: '' })
  expect(second.stderr).toContain('--take-over')
  first.stdin.end()
  await once(first, 'exit')
  const later = await run(['campaign', 'play', 'road', '--json-lines'], { folder })
  expect(later).toMatchObject({ code: 0, stderr: '' })
})

it('lists all campaigns even if one is damaged, and offers the tables of that one', async () => {
  const folder = newFolder()
  await run(['campaign', 'new', 'Road'], { folder })
  await run(['campaign', 'new', 'Sea'], { folder })
  const table = ['campaign', 'play', 'road', 'roll-player', '--json-lines', '--seat', 'human']
  await run(table, { folder })
  const book = path.join(folder, 'home', 'campaigns', 'road', 'campaign.json')
  writeFileSync(book, '{"id":"road","na')
  const { code, stdout } = await run(['campaign', 'list'], { folder })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^sea\n {2}Sea, /m)
  expect(stdout).toMatch(/road\n {2}.*campaign\.json.*\n {2}These of its tables can be played on:/)
  const file = /dicehearth play --load (.*\.json)/.exec(stdout)?.[1] ?? ''
  const loaded = await run(['play', '--load', file, '--json-lines'], { folder })
  expect([loaded.code, loaded.stdout]).toEqual([0, expect.stringContaining('"type":"decision"')])
})
