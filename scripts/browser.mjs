// Finds a Chromium for the browser tests; run as a program, it also installs one where that is possible,
// then runs the tests: `node scripts/browser.mjs [playwright options]`.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** The same Chromium without the window that nobody sees: tests take a sixth less time with it. */
const shell = 'chromium-headless-shell'
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @param {readonly string[]} wanted names of programs, the best first
 * @returns {string} the path of a Chromium, or an error that says what to install
 */
export function findBrowser(wanted = [...names, shell]) {
  for (const variable of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const named = process.env[variable]
    if (!named) continue
    if (isProgram(named)) return named
    throw new Error(`${variable} names ${named}, which is not a program.`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
  ]
  const found = candidates.find(isProgram)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium or Chrome and found none. Install one (Debian: apt-get install chromium),\n' +
      'or name one: PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test',
  )
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns {string} */
function findOrInstall() {
  const wanted = [shell, ...names]
  try {
    return findBrowser(wanted)
  } catch (error) {
    const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
    if (!isDebian || process.env.PLAYWRIGHT_CHROMIUM || process.env.CHROME_PATH) throw error
    console.log('No Chromium found; installing the one that the distribution offers …')
    apt('update', '-q')
    const install = ['install', '-q', '-y', '--no-install-recommends', 'fonts-liberation']
    // Older releases have only the whole browser.
    if (!apt(...install, shell) && !apt(...install, 'chromium')) throw error
    return findBrowser(wanted)
  }
}

/**
 * @param {string[]} args
 * @returns {boolean} whether it worked; if not, it has said why
 */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}

if (import.meta.main) {
  try {
    const browser = findOrInstall()
    const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_CHROMIUM: browser },
    })
    process.exitCode = status ?? 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
