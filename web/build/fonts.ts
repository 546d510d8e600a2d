import type { Plugin } from 'vite'

/** The fonts of the first words that anybody reads. */
const first = /\/alegreya-(?:latin-700|sans-latin-400|sc-latin-700)-normal-.*\.woff2$/

/** Loads them together with the script that needs them: a font that comes late shifts the whole page. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .map((name) => `/${name}`)
          .filter((href) => first.test(href))
          .map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
          })),
    },
  }
}
