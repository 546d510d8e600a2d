// The whole function runs in the page, so its helpers are inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
/**
 * Looks for faults in how a table is laid out by measuring boxes: what covers something else, what is cut off, what
 * leaves its board or the screen, which words are broken, what is too small to be pressed. Runs in the page.
 */
export function faults(): string[] {
  const found = new Set<string>()
  const smallest = 24
  /** Boxes may touch, and letters reach a little over their line. */
  const slack = 2
  /** A badge may stand out over the edge of its piece. */
  const overhang = 6
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
  /** Whether a box, or what stands out of it, touches the other. */
  const reaches = (a: Box, b: Box): boolean =>
    a.left - overhang <= b.right &&
    a.right + overhang >= b.left &&
    a.top - overhang <= b.bottom &&
    a.bottom + overhang >= b.top
  const isSeen = (box: Box): boolean => width(box) > slack && height(box) > slack
  const window_: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const parts = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one)
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const clips = (element: Element): boolean =>
    styleOf(element).overflow !== 'visible' && styleOf(element).display !== 'contents'
  const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflow)
  const board = screen.querySelector('.board')
  const end = screen.querySelector('.end')
  /**
   * What lies over others on purpose (notes, cards shown large), what only screen readers and keyboards find, what the end
   * covers.
   */
  const isApart = (element: Element): boolean =>
    element.closest('.unseen, .why-not, .lens, .omen, .portent, [popover], svg') !== null ||
    element.closest('.first-button:not(:focus-visible, [aria-pressed="true"])') !== null ||
    (end !== null && board?.contains(element) === true && !end.contains(element))

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

  /** Words that begin on one line and end on another. */
  const brokenWords = (node: Node): string[] =>
    [...(node.nodeValue ?? '').matchAll(/[\p{L}\p{N}’']+/gu)]
      .filter(({ 0: word, index }) => {
        const letters = document.createRange()
        letters.setStart(node, index)
        letters.setEnd(node, index + word.length)
        const boxes = [...letters.getClientRects()]
        return boxes.some(({ left }, i) => i > 0 && left < boxes[i - 1].right - slack)
      })
      .map(([word]) => word)

  // Words, line by line.
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const text = node.nodeValue?.trim() ?? ''
    if (!parentElement || text === '' || isApart(parentElement)) continue
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const name = `“${text.slice(0, 40)}” in ${label(parentElement)}`
    const lines = [...range.getClientRects()]
    if (lines.length > 1 && styleOf(parentElement).hyphens !== 'auto')
      for (const word of brokenWords(node)) found.add(`broken: “${word}” of ${name}`)
    for (const rect of lines) {
      // The letters fill the middle of a line's box.
      const inset = rect.height * 0.18
      add(
        { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset },
        parentElement,
        name,
      )
    }
    if (/hidden|clip/.test(styleOf(parentElement).overflow)) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = parentElement
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + slack + 1)
        found.add(`cut short: ${name}`)
    }
  }

  // Pieces that hold no others, and everything else that can be pressed.
  for (const piece of screen.querySelectorAll('.piece:not(:has(.piece))')) {
    if (isApart(piece) || !piece.checkVisibility()) continue
    add(piece.getBoundingClientRect(), piece, label(piece))
  }
  for (const target of screen.querySelectorAll<HTMLElement>('button, a, summary, input, select')) {
    if (isApart(target) || !target.checkVisibility() || target.tabIndex < 0) continue
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
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      const both = one.scroller === other.scroller ? shared(one, other) : shared(one.now, other.now)
      if (!isSeen(both) || parts(one.element, other.element)) continue
      if (stays(one.element) === stays(other.element)) found.add(`overlap: ${one.name} and ${other.name}`)
    }
  }
  const mayCover = (top: Element, element: Element): boolean => {
    if (isApart(top) || parts(top, element)) return false
    const holder = top.closest('.piece')
    if (holder && (parts(holder, element) || element.closest('.piece')?.contains(holder))) return false
    return stays(top) === stays(element)
  }
  // To ask what lies on top takes long, so it is only asked where the boxes of something else reach.
  const everything = [...document.body.querySelectorAll('*')]
    .filter((element) => !isApart(element) && styleOf(element).pointerEvents !== 'none')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .concat(
      seen.map((it) => ({
        element: it.element,
        box: DOMRect.fromRect({ x: it.left, y: it.top, width: width(it), height: height(it) }),
      })),
    )
  for (const { element, name, now } of seen) {
    if (!isSeen(now)) continue
    const others = everything.filter((it) => reaches(it.box, now) && mayCover(it.element, element))
    // Pieces may be round, so only their middle counts.
    for (const share of element.matches('.piece') ? [0.5] : [0.1, 0.5, 0.9]) {
      const [x, y] = [now.left + width(now) * share, (now.top + now.bottom) / 2]
      if (!others.some(({ box }) => reaches(box, { left: x, right: x, top: y, bottom: y }))) continue
      const top = document.elementFromPoint(x, y)
      if (top && mayCover(top, element)) found.add(`covered: ${name} by ${label(top)}`)
    }
  }

  // Words and pictures keep to their piece, and words stay clear of its pictures unless they are a badge. Only scenes may
  // reach further.
  const isBadge = (element: Element, piece: Element): boolean => {
    for (let at: Element | null = element; at && at !== piece; at = at.parentElement)
      if (styleOf(at).position === 'absolute') return true
    return false
  }
  const wordsOf = Map.groupBy(
    seen.filter(({ element }) => !element.matches('.piece, button')),
    ({ element }) => element.closest('.piece'),
  )
  for (const piece of screen.querySelectorAll('.piece')) {
    if (isApart(piece) || !piece.checkVisibility()) continue
    const words = wordsOf.get(piece) ?? []
    const pictures = [...piece.querySelectorAll('svg')]
      .filter((svg) => svg.closest('.piece') === piece && svg.checkVisibility() && !isBadge(svg, piece))
      .map((svg) => ({ svg, box: svg.getBoundingClientRect(), name: `the picture in ${label(piece)}` }))
    const signs = pictures.filter(({ svg }) => svg.matches('.icon, .star, .face'))
    const frame = piece.getBoundingClientRect()
    for (const { box, name } of [...words.map((it) => ({ box: it, name: it.name })), ...signs])
      if (box.left < frame.left - overhang || box.right > frame.right + overhang)
        found.add(`leaves its piece: ${name}`)
    for (const it of words) {
      if (isBadge(it.element, piece)) continue
      for (const { box, name } of pictures)
        if (isSeen(shared(it, box))) found.add(`overlap: ${it.name} and ${name}`)
    }
  }

  // What must be in sight as a whole: what is asked or, at the end, the result and the way to play again.
  const inSight = (what: string, element: Element | null | undefined): void => {
    const box = element?.getBoundingClientRect()
    let now = box && shared(box, window_)
    for (let at = element?.parentElement; at && now; at = at.parentElement)
      if (clips(at)) now = shared(now, at.getBoundingClientRect())
    if (!box || !now || width(box) - width(now) > slack || height(box) - height(now) > slack)
      found.add(`out of sight: ${what}`)
  }
  if (end) {
    inSight('the result', end.querySelector('h2'))
    inSight('how it ended', end.querySelector('.end-text'))
    const ways = [...screen.querySelectorAll('.decision .button')]
    inSight(
      'Play again',
      ways.find(({ textContent }) => textContent === 'Play again'),
    )
  } else if (screen.querySelector('.asked')) inSight('the prompt', screen.querySelector('.asked h2'))

  // From the size for which boards are drawn, the whole board is in sight. Larger text needs room.
  const { text: textSize } = document.documentElement.dataset
  const frame = screen.querySelector('.frame')
  const isDrawnFor = innerWidth >= 1440 && innerHeight >= 900 && textSize === 'normal'
  if (frame && !end && isDrawnFor) {
    const taller = frame.scrollHeight - frame.clientHeight
    const wider = frame.scrollWidth - frame.clientWidth
    if (taller > overhang || wider > overhang) found.add(`the board leaves its frame by ${wider}×${taller}`)
  }

  // Nothing leaves its board, and the page itself never scrolls.
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
