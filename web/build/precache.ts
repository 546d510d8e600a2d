import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Tells the service worker which files make up this build, so that everything works offline. */
export function precache(): Plugin {
  let publicDir = ''
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return
        const kept = globSync('**/*.*', { cwd: publicDir })
        const made = Object.keys(bundle).filter((name) => name !== 'sw.js' && !/\.(map|woff)$/.test(name))
        const files = [...made, ...kept].map((name) => `/${name.replaceAll(path.sep, '/')}`).sort()
        const hash = createHash('sha256')
        for (const name of files) hash.update(name)
        for (const name of kept) hash.update(readFileSync(path.join(publicDir, name)))
        const index = bundle['index.html']
        if (index?.type === 'asset') hash.update(index.source)
        worker.code = worker.code
          .replace(/(["'`])__FILES__\1/, JSON.stringify(files))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
      },
    },
  }
}
