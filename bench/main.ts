import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * `npm run bench [part]… [--flag]…` measures Dicehearth beside its peers. Trust the ratios more than the figures. Flags are
 * for the parts that read any.
 */
const parts = ['engine', 'saves', 'wire', 'server', 'peers', 'minds', 'web']

console.log(
  `Dicehearth benchmark · Node ${process.version} · ${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}`,
)
const given = process.argv.slice(2)
const firstFlag = given.findIndex((it) => it.startsWith('--'))
const [wanted, flags] = firstFlag < 0 ? [given, []] : [given.slice(0, firstFlag), given.slice(firstFlag)]
const unknown = wanted.find((part) => !parts.includes(part))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Choose from: ${parts.join(', ')}.`)
  process.exit(2)
}
for (const part of wanted.length > 0 ? wanted : parts) {
  console.log(`\n${part}`)
  // Each part runs in its own process, so that none runs on code that the JIT optimised for another.
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('part.ts', import.meta.url)), part, ...flags],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exitCode = 1
}
