// Checks the types of each environment (pure, Node, page, service worker, browser tests) in parallel; what has not
// changed since the last time is not checked again.
import { spawn } from 'node:child_process'

const worlds = ['pure', 'node', 'web', 'sw', 'e2e']

const results = await Promise.all(worlds.map(check))
if (results.includes(false)) process.exitCode = 1

/** @param {string} world @returns {Promise<boolean>} */
function check(world) {
  return new Promise((resolve) => {
    const pretty = process.stdout.isTTY ? ['--pretty'] : []
    const known = ['--incremental', '--tsBuildInfoFile', `.dicehearth/types/${world}.tsbuildinfo`]
    const tsc = spawn('tsc', ['-p', `tsconfig.${world}.json`, ...known, ...pretty], {
      shell: process.platform === 'win32',
    })
    let output = ''
    tsc.stdout.on('data', (chunk) => (output += chunk))
    tsc.stderr.on('data', (chunk) => (output += chunk))
    tsc.on('close', (code) => {
      if (code !== 0) console.log(`tsconfig.${world}.json\n${output}`)
      resolve(code === 0)
    })
  })
}
