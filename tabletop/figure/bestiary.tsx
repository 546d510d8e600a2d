import { useEffect, useState, type ReactNode } from 'react'
import './figure.css'
import type { Drawing } from './marks.ts'

interface FigureProps {
  of: string
  /** What it is called and its sort, if it is an enemy: one that people made themselves borrows its looks from that. */
  enemy?: readonly string[]
  /** What stands there until it has been drawn, and where nothing is. */
  children?: ReactNode
}

export interface Figures {
  figureOf: (name: string) => Drawing | undefined
}

/** The figures of a game, fetched when the first is to be seen, drawn once and kept. They fill their container. */
export function bestiary(load: () => Promise<Figures>) {
  const pictures = new Map<string, string | null>()
  let find: ((name: string, enemy: readonly string[] | undefined) => string | null) | null = null
  let coming: Promise<void> | null = null

  const fetched = async (): Promise<void> => {
    try {
      const [{ figureOf }, { borrowed }, { pictureOf }] = await Promise.all([
        load(),
        import('./borrowed.ts'),
        import('./picture.ts'),
      ])
      find = (name, enemy) => {
        const key = [name, ...(enemy ?? [])].join()
        const known = pictures.get(key)
        if (known !== undefined) return known
        const drawing = figureOf(name) ?? (enemy && borrowed(...enemy))
        const picture = drawing ? pictureOf(drawing) : null
        pictures.set(key, picture)
        return picture
      }
    } catch {
      // Without a line there are no figures; what stands in their place stays.
      coming = null
    }
  }

  return function Figure({ of, enemy, children }: FigureProps) {
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
    const picture = find?.(of, enemy)
    if (!picture) return <>{children}</>
    return <img className="figure" src={picture} alt="" draggable={false} />
  }
}
