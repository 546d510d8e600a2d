// Serves the table in the browser: `PORT=4000 npm start`, or with `--port 4000`.
import { build } from './build.mjs'

const started = performance.now()
if (await build()) console.error(`Built the page in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
await import('../server/main.ts')
