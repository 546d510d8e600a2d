import { afterEach, expect, it, vi } from 'vitest'
import { answer, clearOut } from '../sw/kept.ts'

const own = 'dicehearth-__VERSION__'

/** What a browser has stored: the files of each build, the oldest build first. */
function stored(builds: Record<string, Record<string, string>>): { names: () => string[] } {
  const all = new Map(Object.entries(builds))
  const found = (name: string, file: string): Response | undefined => {
    const text = all.get(name)?.[file]
    return text === undefined ? undefined : new Response(text)
  }
  vi.stubGlobal('caches', {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => ({ match: async (file: string) => found(name, file) }),
    match: async (file: string) => [...all.keys()].map((name) => found(name, file)).find((it) => it),
  })
  vi.stubGlobal('fetch', async () => new Response('from the server'))
  return { names: () => [...all.keys()] }
}

afterEach(() => void vi.unstubAllGlobals())

async function got(file: string, mode = 'cors'): Promise<string> {
  const request = { mode, url: `https://table.example${file}` } as Request
  return (await answer(request, file)).text()
}

it('answers from its own build, then from the one before, then from the server', async () => {
  stored({
    'dicehearth-before': { '/index.html': 'before', '/assets/before.js': 'before' },
    [own]: { '/index.html': 'own', '/assets/own.js': 'own' },
  })
  expect(await got('/assets/own.js')).toBe('own')
  expect(await got('/assets/before.js')).toBe('before')
  expect(await got('/assets/none.js')).toBe('from the server')
  expect(await got('/table/7', 'navigate')).toBe('own')
})

it('forgets the builds before the last', async () => {
  const { names } = stored({ 'dicehearth-1': {}, 'dicehearth-2': {}, [own]: {} })
  await clearOut()
  expect(names()).toEqual(['dicehearth-2', own])
})
