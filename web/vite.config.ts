import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { ledger } from './build/ledger.ts'
import { precache } from './build/precache.ts'

export default defineConfig({
  plugins: [react(), ledger(), fonts(), precache()],
  worker: { format: 'es' },
  resolve: {
    alias: {
      // Its build for browsers asks the document, and there is none in the worker where storybooks are read.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
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
      },
    },
  },
})
