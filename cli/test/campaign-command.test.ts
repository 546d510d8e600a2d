import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

it.concurrent.each([
  ['an unknown campaign', ['campaign', 'show', 'rode'], '"road"'],
  ['a campaign that is not there', ['campaign', 'play', 'rode'], '"road"'],
  ['a table that is not there', ['campaign', 'branch', 'road', '1'], 'it has none yet'],
  ['a name that is none', ['campaign', 'new', ' '], '1 to 80 letters'],
  ['a game that nobody named', ['campaign', 'play', 'road'], 'Which game?'],
  ['a file that is not there', ['campaign', 'import', 'shete.json'], '"sheet.json"'],
  ['a file that is no campaign', ['campaign', 'import', 'sheet.json'], 'not a campaign'],
  ['a file that is no sheet', ['sheet', 'show', 'letter.json'], 'not a sheet'],
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

it('begins, shows, exports and imports campaigns, and shows a sheet', async () => {
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
