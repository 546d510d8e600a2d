// Serves the table in the browser: `PORT=4000 npm start`, or with `--port 4000`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

// The build has a process of its own: what it needs of memory is given back before the server starts.
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
if (status !== 0) process.exit(status ?? 1)
await import('../server/main.ts')
