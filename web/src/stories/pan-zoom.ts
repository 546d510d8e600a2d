import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Point {
  x: number
  y: number
}

/** Where a sheet lies in its frame, and how large. */
export interface Look extends Point {
  scale: number
}

interface PanZoom {
  look: Look
  setLook: (look: Look) => void
  move: (by: Point) => void
  /** Magnifies around a point of the frame; around its middle if none is given. */
  zoom: (factor: number, at?: Point) => void
}

const [least, most] = [0.08, 3]

/** A pointer that moved less than this pressed and did not drag. */
const stillness = 6

/** Moves and magnifies a sheet with one finger, two fingers, the mouse or its wheel. A press is reported with its target. */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  onPress: (target: EventTarget) => void,
): PanZoom {
  const [look, setLook] = useState<Look>({ x: 0, y: 0, scale: 1 })
  const press = useEffectEvent(onPress)
  const move = (by: Point): void => setLook((old) => moved(old, by))
  const zoom = (factor: number, at?: Point): void => {
    const fixed = at ?? {
      x: (frame.current?.clientWidth ?? 0) / 2,
      y: (frame.current?.clientHeight ?? 0) / 2,
    }
    setLook((old) => magnified(old, factor, fixed))
  }

  useEffect(() => {
    const around = frame.current
    if (!around) return
    const gone = new AbortController()
    const fingers = new Map<number, Point>()
    let path = 0
    const inFrame = ({ x, y }: Point): Point => {
      const { left, top } = around.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    const lift = (event: PointerEvent): boolean => fingers.delete(event.pointerId)

    const listen = <K extends keyof HTMLElementEventMap>(
      on: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ): void => around.addEventListener(on, act, { signal: gone.signal, passive: false })
    listen('wheel', (event) => {
      event.preventDefault()
      const at = inFrame({ x: event.clientX, y: event.clientY })
      setLook((old) => magnified(old, event.deltaY < 0 ? 1.15 : 1 / 1.15, at))
    })
    listen('pointerdown', (event) => {
      path = 0
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    })
    listen('pointermove', (event) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      path += distance(before, now)
      if (!other) return setLook((old) => moved(old, { x: now.x - before.x, y: now.y - before.y }))
      const middle = inFrame({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      setLook((old) => magnified(old, distance(now, other) / Math.max(1, distance(before, other)), middle))
    })
    listen('pointerup', (event) => {
      lift(event)
      if (path < stillness) press(event.composedPath()[0])
    })
    listen('pointerleave', lift)
    listen('pointercancel', lift)
    listen('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') press(event.composedPath()[0])
    })
    return () => gone.abort()
  }, [frame])

  return { look, setLook, move, zoom }
}

function moved({ x, y, scale }: Look, by: Point): Look {
  return { x: x + by.x, y: y + by.y, scale }
}

function magnified({ x, y, scale }: Look, factor: number, at: Point): Look {
  const next = Math.min(most, Math.max(least, scale * factor))
  const grown = next / scale
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
