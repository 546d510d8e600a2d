import { useEffect, useState, type ReactNode } from 'react'
import './figure.css'
import type { Drawing } from './marks.ts'

interface FigureProps {
  /** What it is called; of several names, the first that has a drawing counts. */
  of: string | readonly string[]
  /** What stands there until it has been drawn, and where nothing is. */
  children?: ReactNode
}

export interface Figures {
  figureOf: (name: string) => Drawing | undefined
}

/** The figures of a game, fetched when the first is to be seen, drawn once and kept. They fill their container. */
export function bestiary(load: () => Promise<Figures>) {
  const pictures = new Map<string, string | null>()
  let find: ((name: string) => string | null) | null = null
  let coming: Promise<void> | null = null

  const fetched = async (): Promise<void> => {
    try {
      const [{ figureOf }, { pictureOf }] = await Promise.all([load(), import('./picture.ts')])
      find = (name) => {
        const known = pictures.get(name)
        if (known !== undefined) return known
        const drawing = figureOf(name)
        const picture = drawing ? pictureOf(drawing) : null
        pictures.set(name, picture)
        return picture
      }
    } catch {
      // Without a line there are no figures; what stands in their place stays.
      coming = null
    }
  }

  return function Figure({ of, children }: FigureProps) {
    const [, redraw] = useState(0)
    useEffect(() => {
      if (find) return undefined
      let left = false
      coming ??= fetched()
      void coming.then(() => {
        if (!left) redraw((n) => n + 1)
        return undefined
      })
      return () => {
        left = true
      }
    }, [])
    let picture: string | null = null
    for (const name of typeof of === 'string' ? [of] : of) picture ??= find?.(name) ?? null
    if (!picture) return <>{children}</>
    return <img className="figure" src={picture} alt="" draggable={false} />
  }
}
