// Installs the dependencies when they are missing or differ from the lock, and makes modules of the storybooks.
// Runs before anything is installed: plain Node 20, no dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bindBooks } from './books.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lock = path.join(root, 'package-lock.json')
// A copy of the lock rather than its hash, so that a shell can compare it too (see ./dicehearth).
const stamp = path.join(root, 'node_modules', '.installed-lock.json')
const ownNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
// Outside node_modules, because `npm ci` empties that folder.
const busy = path.join(root, '.dicehearth', 'setup.pid')

if (!installed()) {
  takeTurn()
  // The previous process may have done the work already.
  if (!installed()) install()
}
bindBooks()

function installed() {
  return existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp).equals(readFileSync(lock))
}

function install() {
  console.error('Setting up Dicehearth (npm ci); this takes a minute, once …')
  const started = Date.now()
  const result = npm('ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund')
  if (result.error) stop(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) stop('npm ci failed; its reason is above. Is the npm registry reachable?')
  if (spawnSync(ownNode, ['--version']).status !== 0) {
    stop(
      'The npm package "node", which brings Node 24, did not install its program.\n' +
        'Are install scripts switched off (npm config get ignore-scripts)? Allow them and try again.',
    )
  }
  writeFileSync(stamp, readFileSync(lock))
  console.error(`Ready after ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** @param {string[]} args */
function npm(...args) {
  // Inside an npm script, use the npm and Node that run it: the Node in node_modules is about to be replaced.
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  if (script?.endsWith('npm-cli.js') && node && existsSync(node))
    return spawnSync(node, [script, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Waits until no other set-up runs in this folder. */
function takeTurn() {
  mkdirSync(path.dirname(busy), { recursive: true })
  for (let tries = 0; !claim(); tries++) {
    if (tries === 0) console.error('Another set-up is running here; waiting for it …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    if (!isAlive(holder())) rmSync(busy, { force: true })
  }
  process.on('exit', () => rmSync(busy, { force: true }))
}

function claim() {
  try {
    writeFileSync(busy, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function holder() {
  try {
    return Number(readFileSync(busy, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
