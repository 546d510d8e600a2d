import { useEffect, useState, type ReactNode } from 'react'
import './face.css'
import type { Person } from './person.ts'
import type { Shape } from './portrait.ts'

interface FaceProps {
  of: Person
  shape?: Shape
  /** Drawn with a description for those who cannot see it; elsewhere the words beside it say who it is. */
  described?: boolean
  /** What stands there until it has been drawn. */
  children?: ReactNode
}

interface Drawn {
  url: string
  words: string
}

const drawn = new Map<string, Drawn>()

/** Somebody's portrait: as a coin, or as a window. It fills its container. Pictures are drawn once and kept. */
export function Face({ of, shape = 'coin', described = false, children }: FaceProps) {
  const { name, people, calling, colour, mood = 'calm' } = of
  const key = [shape, name, people, calling, colour, mood].join('|')
  const [, redraw] = useState(0)
  useEffect(() => {
    if (drawn.has(key)) return undefined
    let left = false
    void draw({ name, people, calling, colour, mood }, shape, key).then(() => {
      if (!left) redraw((n) => n + 1)
      return undefined
    })
    return () => {
      left = true
    }
  }, [key, shape, name, people, calling, colour, mood])
  const picture = drawn.get(key)
  if (!picture) return <>{children}</>
  return (
    <img
      className={`face face-${shape}`}
      src={picture.url}
      alt={described ? picture.words : ''}
      draggable={false}
    />
  )
}

async function draw(person: Person, shape: Shape, key: string): Promise<void> {
  try {
    const { portrait, described } = await import('./drawing.ts')
    if (drawn.has(key)) return
    const url = `data:image/svg+xml,${encodeURIComponent(portrait(person, shape))}`
    drawn.set(key, { url, words: described(person) })
  } catch {
    // Without a line there are no portraits; what stands in their place stays.
  }
}
