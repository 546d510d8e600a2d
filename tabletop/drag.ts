import type { PointerEvent as Pressed } from 'react'

/** How far a pointer moves before a press becomes a drag. */
const slack = 6

/** What dragging does, described by the board in terms of its clicks. */
export interface Carry {
  /** Whether a piece can be taken up and carried somewhere. */
  can: (id: string) => boolean
  /** Takes it up, and nothing else with it. */
  take: (id: string) => void
  /** Lets go of what was taken up. */
  putBack: () => void
}

/**
 * Follows a pressed piece: once the pointer moves, the piece is taken up, and the piece, or the button that takes pieces (`data-drop`), that it is dropped on is clicked. So
 * a drag can do nothing that two clicks cannot.
 */
export function follow(down: Pressed<HTMLElement>, id: string, carry: Carry): void {
  const { currentTarget: from, pointerId, clientX, clientY, button } = down
  if (button !== 0 || !carry.can(id)) return
  const listening = new AbortController()
  let shadow: HTMLElement | null = null

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    if (!shadow) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return
      carry.take(id)
      shadow = shadowOf(from)
    }
    shadow.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    listening.abort()
    if (!shadow) return
    shadow.remove()
    swallowClick()
    const onto = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('.piece-hit, [data-drop]')
    if (event.type === 'pointerup' && onto && onto !== from) onto.click()
    else carry.putBack()
  }
  addEventListener('pointermove', move, { signal: listening.signal })
  addEventListener('pointerup', drop, { signal: listening.signal })
  addEventListener('pointercancel', drop, { signal: listening.signal })
}

/** A picture of the piece that hangs under the pointer. */
function shadowOf(from: HTMLElement): HTMLElement {
  const shadow = document.createElement('div')
  const { width, height } = from.getBoundingClientRect()
  const picture = from.parentElement?.querySelector('.die')?.cloneNode(true)
  shadow.className = 'carried'
  shadow.style.width = `${width}px`
  shadow.style.height = `${height}px`
  if (picture) shadow.append(picture)
  document.body.append(shadow)
  return shadow
}

/** Ignores the click that the browser makes of the same press: the drag has already handled it. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function swallow(event: MouseEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation()
}
