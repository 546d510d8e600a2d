// The whole function runs in the page, so its helpers are inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
/**
 * Looks for faults in how a table is laid out by measuring boxes: what covers something else, what is cut off, what
 * leaves its board or the screen, what is too small to be pressed. Runs in the page.
 */
export function faults(): string[] {
  const found = new Set<string>()
  const smallest = 24
  /** Boxes may touch, and letters reach a little over their line. */
  const slack = 2
  const screen = document.querySelector('.table-screen')
  if (!screen) return ['no table']

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Seen extends Box {
    element: Element
    name: string
    /** What is in sight of it, and what scrolls it. */
    now: Box
    scroller: Element | null
  }

  const width = (box: Box): number => box.right - box.left
  const height = (box: Box): number => box.bottom - box.top
  const shared = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isSeen = (box: Box): boolean => width(box) > slack && height(box) > slack
  const window_: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const clips = (element: Element): boolean => styleOf(element).overflow !== 'visible'
  const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflow)
  /** Parts that lie over others on purpose: notes, cards shown large, what is announced to screen readers. */
  const apart = '.unseen, .why-not, .digest, .lens, .end, .omen, .portent, [popover], svg'

  const seen: Seen[] = []
  /** Notes a box as it lies in what scrolls it, and as it is in sight now. */
  const add = (rect: Box, element: Element, name: string): void => {
    let box = rect
    let scroller: Element | null = null
    let now = shared(rect, window_)
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!clips(at)) continue
      const frame = at.getBoundingClientRect()
      now = shared(now, frame)
      if (scroller) continue
      if (scrolls(at)) {
        scroller = at
        continue
      }
      const rest = shared(box, frame)
      if (width(box) - width(rest) > slack || height(box) - height(rest) > slack)
        found.add(`cut: ${name} by ${label(at)}`)
      box = rest
    }
    if (isSeen(box)) seen.push({ ...box, element, name, now, scroller })
  }

  const label = (element: Element): string => {
    const named =
      element.getAttribute('aria-label') ?? element.closest('[data-piece]')?.getAttribute('data-piece')
    const part = [...element.classList].filter((name) => !/usable|lit|chosen/.test(name))[0]
    return `${element.tagName.toLowerCase()}${part ? `.${part}` : ''}${named ? ` (${named})` : ''}`
  }

  // Words, line by line.
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const text = node.nodeValue?.trim() ?? ''
    if (!parentElement || text === '' || parentElement.closest(apart)) continue
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const name = `“${text.slice(0, 40)}” in ${label(parentElement)}`
    for (const rect of range.getClientRects()) {
      // The letters fill the middle of a line's box.
      const inset = rect.height * 0.18
      add(
        { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset },
        parentElement,
        name,
      )
    }
    if (/hidden|clip/.test(styleOf(parentElement).overflow) && !parentElement.closest('.folded')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = parentElement
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + slack + 1)
        found.add(`cut short: ${name}`)
    }
  }

  // Pieces that hold no others, and everything else that can be pressed.
  for (const piece of screen.querySelectorAll('.piece:not(:has(.piece))')) {
    if (piece.closest(apart) || !piece.checkVisibility()) continue
    add(piece.getBoundingClientRect(), piece, label(piece))
  }
  for (const target of screen.querySelectorAll<HTMLElement>('button, a, summary, input, select')) {
    if (target.closest(apart) || !target.checkVisibility() || target.tabIndex < 0) continue
    const rect = target.getBoundingClientRect()
    if (Math.min(rect.width, rect.height) < smallest - 0.5)
      found.add(`too small: ${label(target)} ${Math.round(rect.width)}×${Math.round(rect.height)}`)
    if (!target.matches('.piece-hit')) add(rect, target, label(target))
  }

  // Nothing lies on anything else, unless it is a part of it. What scrolls may pass below what stays in sight.
  const stays = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== screen; at = at.parentElement)
      if (styleOf(at).position === 'sticky') return at
    return null
  }
  const parts = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one)
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      if (parts(one.element, other.element)) continue
      const both = one.scroller === other.scroller ? shared(one, other) : shared(one.now, other.now)
      if (isSeen(both) && stays(one.element) === stays(other.element))
        found.add(`overlap: ${one.name} and ${other.name}`)
    }
  }
  for (const { element, name, now } of seen) {
    if (!isSeen(now)) continue
    // Pieces may be round, so only their middle counts.
    for (const share of element.matches('.piece') ? [0.5] : [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(now.left + width(now) * share, (now.top + now.bottom) / 2)
      if (!top || top.closest(apart) || parts(top, element)) continue
      const holder = top.closest('.piece')
      if (holder && (parts(holder, element) || element.closest('.piece')?.contains(holder))) continue
      if (stays(top) === stays(element)) found.add(`covered: ${name} by ${label(top)}`)
    }
  }

  // Nothing leaves its board, and the page itself never scrolls.
  const board = screen.querySelector('.board')
  if (board) {
    const { left, right } = board.getBoundingClientRect()
    for (const { element, name, scroller, ...box } of seen)
      if (
        board.contains(element) &&
        (!scroller || scroller.contains(board) || scroller.matches('.frame')) &&
        (box.left < left - slack || box.right > right + slack)
      )
        found.add(`leaves the board: ${name}`)
  }
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  if (scrollWidth > clientWidth || scrollHeight > clientHeight)
    found.add(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`)
  return [...found]
}
