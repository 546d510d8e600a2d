// Opens the table in the terminal.
import { spawn } from 'node:child_process'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '..', 'cli', 'main.ts')
const table = spawn(process.execPath, [main, 'play', ...process.argv.slice(2)], { stdio: 'inherit' })
// Ctrl-C reaches the table directly; it decides what to do, and we end with it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => table.kill('SIGTERM'))
table.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
