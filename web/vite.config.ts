import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { copies } from './build/copies.ts'
import { fonts } from './build/fonts.ts'
import { gamesByName } from './build/games-by-name.ts'
import { ledger } from './build/ledger.ts'
import { precache } from './build/precache.ts'

export default defineConfig({
  plugins: [react(), gamesByName(), ledger(), fonts(), precache(), budget()],
  worker: { format: 'es', plugins: () => [copies()] },
  // Rules and storybooks are read in workers, where packages must not expect a document.
  resolve: {
    conditions: ['worker', ...defaultClientConditions],
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('build/zod.ts', import.meta.url)) }],
  },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'sw/sw.ts' },
      output: {
        // The service worker keeps its name: browsers ask for it again by that.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // On a slow line every file of the first page costs a way there and back.
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], test: (id) => !id.includes('/web/sw/') }],
        },
      },
    },
  },
})
