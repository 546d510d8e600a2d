import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig, save, Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { openStore } from '@dicehearth/server/store'
import { expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

it('backs a server up into a file and fills an empty folder from it', async () => {
  const folder = newFolder()
  const store = await openStore({ data: path.join(folder, 'home') })
  const game = await loadGame('set-a-watch')
  if (!game) throw new Error('no game')
  const id = await store.create({ saved: save(new Table(game, readConfig(game, {}), 's')), outcome: null })
  const before = await store.read(id)
  // The server goes on running.
  const made = await run(['backup', 'tables.gz'], { folder })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^tables.gz holds 1 table \(3 rows\), SHA-256 [0-9a-f]{64}\.$/m)
  await store.close()

  const restored = await run(['restore', 'tables.gz', '--data', 'fresh'], { folder })
  expect(restored).toMatchObject({ code: 0, stdout: made.stdout.replace('tables.gz holds', 'Restored') })
  const fresh = await openStore({ data: path.join(folder, 'fresh') })
  expect(await fresh.read(id)).toEqual(before)
  await fresh.close()

  const refusals: [string[], string][] = [
    [['backup', 'tables.gz'], 'tables.gz'],
    [['backup', 'other.gz', '--data', 'nowhere'], 'No tables are stored in nowhere.'],
    [['backup', 'other.gz', '--database-url', 'postgres://127.0.0.1:1/none'], 'PostgreSQL cannot be reached'],
    [['restore', 'tables.gz', '--data', 'fresh'], 'only into an empty place'],
    [['restore', 'letter.txt', '--data', 'empty'], 'letter.txt: This is not a whole backup'],
    [['restore', 'none.gz', '--data', 'empty'], 'none.gz: There is no such file'],
  ]
  writeFileSync(path.join(folder, 'letter.txt'), 'Dear all')
  for (const [args, hint] of refusals) {
    const { code, stdout, stderr } = await run(args, { folder })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(hint)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
  expect((await run(['backup', 'tables.gz', '--replace'], { folder })).code).toBe(0)
})
