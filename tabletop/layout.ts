/**
 * How a table is laid out on a screen; style sheets read it from the root element as `data-form`.
 *
 * - wide: the board on the left, players, log and decision in a column on the right; all of it in sight.
 * - side: a low screen, such as a phone on its side. The board on the left, the decision on the right.
 * - tall: a narrow screen. The board scrolls above the decision, which can be folded down to one line.
 */
export type Form = 'wide' | 'side' | 'tall'

/** Measured in lines of text, so that larger text gets the form of a smaller screen. */
export function formOf(width: number, height: number, rem: number): Form {
  if (width >= 62 * rem && height >= 34 * rem) return 'wide'
  return width > height && height < 37 * rem ? 'side' : 'tall'
}

/** The window for which boards are drawn. On a larger one the whole table grows. */
const drawnFor = { width: 1440, height: 900 }

export function growthOf(form: Form, width: number, height: number): number {
  return form === 'wide' ? Math.max(1, Math.min(width / drawnFor.width, height / drawnFor.height)) : 1
}

/** How much larger than drawn the table is now: positions measured on the screen are divided by it. */
export function growth(): number {
  return Number(document.documentElement.style.getPropertyValue('--grow')) || 1
}

/** Fits the table to the window; to be called again when the text size changes. */
export function layOut(): void {
  const { documentElement: root } = document
  const form = formOf(innerWidth, innerHeight, parseFloat(getComputedStyle(root).fontSize))
  root.dataset.form = form
  root.style.setProperty('--grow', growthOf(form, innerWidth, innerHeight).toFixed(3))
}
