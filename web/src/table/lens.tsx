import './lens.css'
import type { PieceText } from '@dicehearth/engine'
import { growth } from '@dicehearth/tabletop/layout.ts'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How long somebody rests on a piece, or presses it, before its text comes up. */
const restTime = 350
const pressTime = 450
/** A piece larger than this share of the board is a place, not a card: it is read by focus or a long press only. */
const largest = 0.1

interface Read {
  text: PieceText
  piece: HTMLElement
}

interface LensProps {
  board: RefObject<HTMLElement | null>
  texts: readonly PieceText[]
}

/** What is printed on a piece, large beside it: by pointing, by focus or by a long press, on every board. */
export function Lens({ board, texts }: LensProps) {
  const [read, setRead] = useState<Read | null>(null)
  const id = useId()
  const close = useCallback(() => setRead(null), [])
  useReading(board, texts, setRead)
  useEffect(() => {
    if (!read) return undefined
    const hit = read.piece.querySelector(':scope > .piece-hit')
    hit?.setAttribute('aria-describedby', id)
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', onKey)
    addEventListener('scroll', close, true)
    return () => {
      hit?.removeAttribute('aria-describedby')
      removeEventListener('keydown', onKey)
      removeEventListener('scroll', close, true)
    }
  }, [read, id, close])
  return read && <Sheet key={read.text.piece} id={id} {...read} />
}

function Sheet({ id, text: { name, lines }, piece }: Read & { id: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!sheet.current) return
    const icon = piece.querySelector('svg.icon')
    if (icon) picture.current?.replaceChildren(icon.cloneNode(true))
    const { left, top } = beside(piece.getBoundingClientRect(), sheet.current.getBoundingClientRect())
    sheet.current.style.left = `${left / growth()}px`
    sheet.current.style.top = `${top / growth()}px`
  }, [piece])
  return (
    <div className="lens parchment" id={id} role="tooltip" ref={sheet}>
      <span className="lens-picture" ref={picture} aria-hidden />
      <strong>{name}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

const gap = 10

/** Where there is most room next to the piece, and whole on the screen. */
function beside(piece: DOMRect, sheet: DOMRect): { left: number; top: number } {
  const [wide, high] = [innerWidth - gap, innerHeight - gap]
  const within = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size))
  const top = within(piece.top + piece.height / 2 - sheet.height / 2, sheet.height, high)
  if (piece.right + gap + sheet.width <= wide) return { left: piece.right + gap, top }
  if (piece.left - gap - sheet.width >= gap) return { left: piece.left - gap - sheet.width, top }
  const left = within(piece.left + piece.width / 2 - sheet.width / 2, sheet.width, wide)
  const above = piece.top - gap - sheet.height
  return { left, top: above >= gap ? above : within(piece.bottom + gap, sheet.height, high) }
}

function useReading(
  board: RefObject<HTMLElement | null>,
  texts: readonly PieceText[],
  setRead: (read: Read | null) => void,
): void {
  const latest = useRef(new Map<string, PieceText>())
  useEffect(() => {
    latest.current = new Map(texts.map((text) => [text.piece, text]))
  }, [texts])
  useEffect(() => {
    const { current } = board
    if (!current) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let timer = 0
    let byTouch = false
    let pointedAt: HTMLElement | null = null
    const later = (act: () => void, time: number): void => {
      clearTimeout(timer)
      timer = window.setTimeout(act, time)
    }
    const find = ({ target, clientX, clientY }: PointerEvent): Read | null =>
      within(readAt(target, current, latest.current), clientX, clientY, latest.current)
    const point = (event: PointerEvent): void => {
      // A finger uses a long press instead, and somebody who drags is not reading.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const read = find(event)
      const card = read && shareOf(read.piece, current) <= largest ? read : null
      if ((card?.piece ?? null) === pointedAt) return
      pointedAt = card?.piece ?? null
      later(() => setRead(card), card ? restTime : 0)
    }
    const press = (event: PointerEvent): void => {
      clearTimeout(timer)
      setRead(null)
      byTouch = event.pointerType === 'touch'
      if (!byTouch) return
      later(() => {
        const read = find(event)
        if (!read) return
        setRead(read)
        // Lifting the finger must not use the piece.
        addEventListener('click', stop, { capture: true, once: true })
        later(() => removeEventListener('click', stop, true), 1000)
      }, pressTime)
    }
    const drag = ({ pointerType, movementX, movementY }: PointerEvent): void => {
      if (pointerType === 'touch' && Math.hypot(movementX, movementY) > 3) clearTimeout(timer)
    }
    const lift = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') clearTimeout(timer)
    }
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible'))
        setRead(readAt(target, current, latest.current))
    }
    const leave = ({ pointerType }: PointerEvent): void => {
      // A finger that is lifted leaves too; what it read stays open.
      if (pointerType === 'touch') return
      pointedAt = null
      later(() => setRead(null), 0)
    }
    current.addEventListener('pointermove', point, { signal })
    current.addEventListener('pointerleave', leave, { signal })
    addEventListener('pointerdown', press, { signal, capture: true })
    current.addEventListener('pointermove', drag, { signal })
    current.addEventListener('pointerup', lift, { signal })
    current.addEventListener('pointercancel', lift, { signal })
    // A long press reads; the menu of the browser would cover the card.
    const noMenu = (event: Event): void => {
      if (byTouch) event.preventDefault()
    }
    current.addEventListener('contextmenu', noMenu, { signal })
    current.addEventListener('focusin', focus, { signal })
    current.addEventListener('focusout', () => setRead(null), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [board, setRead])
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The innermost piece around a spot that has something to read. */
function readAt(
  target: EventTarget | null,
  board: HTMLElement,
  texts: ReadonlyMap<string, PieceText>,
): Read | null {
  let piece = target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null
  while (piece && board.contains(piece)) {
    const text = texts.get(piece.dataset.piece ?? '')
    if (text) return { text, piece }
    piece = piece.parentElement?.closest<HTMLElement>('[data-piece]') ?? null
  }
  return null
}

/** What is read at a spot of a piece: one that lies on it there, even while presses go to the piece below. */
function within(read: Read | null, x: number, y: number, texts: ReadonlyMap<string, PieceText>): Read | null {
  const inner = [...(read?.piece.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].findLast((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect()
    return texts.has(piece.dataset.piece ?? '') && left <= x && x < right && top <= y && y < bottom
  })
  const text = texts.get(inner?.dataset.piece ?? '')
  return inner && text ? { text, piece: inner } : read
}

function shareOf(piece: HTMLElement, board: HTMLElement): number {
  const [mine, all] = [piece.getBoundingClientRect(), board.getBoundingClientRect()]
  return (mine.width * mine.height) / (all.width * all.height)
}
