import type { Ending } from '@dicehearth/host'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

// Links listen to the address of the page.
vi.stubGlobal('addEventListener', () => undefined)
const { EndScreen } = await import('../src/table/end-screen.tsx')

const scored = { seat: 0, place: 1, name: 'Anna', score: 12, lines: [{ label: 'Goals', score: 12 }] }

function drawn(result: 'won' | 'lost'): string {
  const ending = {
    result,
    text: '',
    figures: [],
    faces: [],
    course: [],
    sheets: [],
    scores: [scored],
    proven: true,
  } as unknown as Ending
  return renderToStaticMarkup(
    createElement(() =>
      EndScreen({ ending, game: { id: '', name: '' }, view: null, share: async () => '', children: null }),
    ),
  )
}

it('shows how the score came about, and a star only for somebody who has won', () => {
  expect(drawn('won')).toContain('★ Anna')
  expect(drawn('lost')).not.toContain('★')
  expect(drawn('lost')).toContain('Goals')
})
