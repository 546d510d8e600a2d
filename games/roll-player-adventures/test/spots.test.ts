import { describe, expect, it } from 'vitest'
import { ninebellBox } from '../content/ninebell.ts'
import { fetchBooks } from '../content/shelf.ts'
import { room, spotsOf } from '../view/spots.ts'

const books = [...Array.from({ length: 11 }, (_, n) => `ADV${n + 1}`), 'SIDE']
await fetchBooks(ninebellBox, books)

describe('the map', () => {
  it.each(books)('of %s has room for the name of every place', (id) => {
    const spots = [...spotsOf(ninebellBox.volumes.get(id)?.map.locations ?? []).values()]
    expect(spots.length).toBeGreaterThan(5)
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x) / room.x, Math.abs(one.y - other.y) / room.y)
        expect(apart).toBeGreaterThan(0.95)
      }
  })

  it('keeps the order of columns and rows of places that are far apart', () => {
    const at = spotsOf([
      { letter: 'A', coord: 'A1' },
      { letter: 'B', coord: 'E1' },
      { letter: 'C', coord: 'A4' },
    ])
    expect(at.get('A')?.x).toBeLessThan(at.get('B')?.x ?? 0)
    expect(at.get('A')?.y).toBeLessThan(at.get('C')?.y ?? 0)
    expect(at.get('A')?.y).toBe(at.get('B')?.y)
  })
})
