// Serves the table in the browser: `PORT=4000 npm start`, or with `--port 4000`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

// The build runs in its own process, so that its memory is freed before the server starts.
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
if (status !== 0) process.exit(status ?? 1)
await import('../server/main.ts')
