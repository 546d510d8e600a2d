// Builds the page into web/dist when its sources have changed since the last time.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { bindBooks } from './books.mjs'

const root = path.resolve(import.meta.dirname, '..')
const web = path.join(root, 'web')
const dist = path.join(web, 'dist')
const stamp = path.join(dist, '.built-from')

/** Everything that the page is made of. */
const sources = [
  'package-lock.json',
  'web/{index.html,package.json,vite.config.ts}',
  'web/{src,build,sw,public}/**/*.*',
  '{engine,story,tabletop,bots,host}/**/*.*',
  'games/*.ts',
  'games/*/**/*.*',
]
const isTest = /\.test\.tsx?$|\/(test|testing|e2e|node_modules)\//

/** @returns {Promise<boolean>} whether there was anything to do */
export async function build() {
  bindBooks()
  const hash = hashOfSources()
  if (isBuiltFrom(hash)) return false
  // Built in a separate folder and then swapped in, so that a server never serves half a build.
  const fresh = path.join(root, '.dicehearth', `dist.${process.pid}`)
  try {
    const vite = await import('vite')
    await vite.build({ root: web, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } })
    compress(fresh)
    writeFileSync(path.join(fresh, '.built-from'), hash)
    exchange(fresh, hash)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return true
}

/** @param {string} hash */
function isBuiltFrom(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/**
 * @param {string} fresh
 * @param {string} hash
 */
function exchange(fresh, hash) {
  rmSync(dist, { recursive: true, force: true })
  try {
    renameSync(fresh, dist)
  } catch (error) {
    // Another build of the same sources finished first.
    if (!isBuiltFrom(hash)) throw error
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isTest.test(`/${file}`))
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** @param {string} folder */
function compress(folder) {
  for (const name of globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: folder })) {
    const file = path.join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

if (import.meta.main) {
  const started = performance.now()
  if (await build())
    console.error(`Built the page in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
