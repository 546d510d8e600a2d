import { expect, type BrowserContext, type Page } from '@playwright/test'

/** What a screen reader says of its own accord, in the order in which it comes. */
interface Heard {
  /** Who says it: the announcer, what was asked for (`aside`), or any other live region. */
  from: string
  text: string
}

/** What is kept in a page that is listened to. */
interface Ear {
  heard: Heard[]
  /** What the announcer has said and nobody has judged yet. */
  open: string[]
  /** All that it has said. */
  all: string[]
  /** The lines of the log that were said, by their numbers. */
  lines: Map<number, string>
  /** The table to which that log belongs. */
  table: string
  /** What else could be read since then: questions, dangers, what companions say. */
  shown: Set<string>
}

declare global {
  interface Window {
    ear?: Ear
  }
}

/** Notes whatever is added to a live region that was there before. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ear: Ear = { heard: [], open: [], all: [], lines: new Map(), table: '', shown: new Set() }
    window.ear = ear
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const known = new WeakSet<Element>()
    const note = (records: readonly MutationRecord[]): void => {
      for (const { target, addedNodes } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region && known.has(region))
          for (const { textContent } of addedNodes) {
            const text = (textContent ?? '').trim()
            const from = region.matches('.announcer')
              ? 'announcer'
              : region.matches('.aside')
                ? 'aside'
                : region.className
            if (text !== '') ear.heard.push({ from, text })
            if (text !== '' && from === 'announcer') {
              ear.open.push(text)
              ear.all.push(text)
            }
          }
      }
      for (const region of document.querySelectorAll(live)) known.add(region)
      for (const { textContent } of document.querySelectorAll('.dangers li, .remark, .asked h2, .end-text'))
        ear.shown.add(textContent ?? '')
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true })
  })
}

/**
 * After every answer somebody who hears the table knows what is asked, or how it ended, and is not lost on the page.
 * Everything that was said can be read on the page by whoever hears it, and none of it was said before.
 */
export async function isHeard(page: Page): Promise<void> {
  await expect.poll(async () => page.evaluate(complaints), { intervals: [10] }).toEqual([])
}

/** What is wrong with what was heard since this was last asked; nothing of it counts as judged while something is. */
function complaints(): string[] {
  const space = /\s+/g
  const plain = (text: string): string =>
    text
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/[“”]/g, '"')
      .replaceAll('*', '')
      .replaceAll(space, ' ')
      .trim()
  const read = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return plain(copy.textContent ?? '')
  }
  const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map(read)
  const focus = document.activeElement
  if (!focus || focus === document.body) return ['the focus is on the page']
  // A page that nobody listens to from its beginning.
  if (!window.ear) return []
  const { ear } = window
  if (ear.table !== location.pathname) ear.lines.clear()
  ear.table = location.pathname
  const [asked] = texts('.end .end-text, .decision .asked h2')
  if (asked === undefined) return ['nothing is asked']
  const whole = plain(ear.open.join(' '))
  if (!whole.includes(asked) && !read(focus).includes(asked)) return [`not asked: ${asked}`]
  const twice = ear.open.find((text, n) => text === ear.open[n - 1])
  if (twice !== undefined) return [`said twice: ${twice}`]
  const elsewhere = ear.heard.find(
    ({ from, text }) => from !== 'announcer' && from !== 'aside' && whole.includes(plain(text)),
  )
  if (elsewhere) return [`said by somebody else, too: ${elsewhere.text}`]

  const lines = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [
      Number(line.dataset.line),
      read(line),
    ]),
  )
  const last = Math.max(...lines.keys())
  // What was taken back has left the log.
  const gone = [...ear.lines].filter(([n, text]) => n > last || (lines.get(n) ?? text) !== text)
  const unsaid = [...lines].filter(([n, text]) => text !== '' && ear.lines.get(n) !== text)
  const said = new Map<number, string>()
  const readable = [...ear.shown].map(plain).filter((text) => text !== '')
  const mayBeEarlier = [...document.querySelectorAll('.log button')].some(({ textContent }) =>
    textContent?.includes('earlier lines'),
  )
  let rest = whole
  while (rest !== '') {
    const line = unsaid.find(([n, text]) => !said.has(n) && rest.startsWith(text))
    const back = gone.map(([, text]) => `Taken back: ${text}`).find((text) => rest.startsWith(text))
    const other = readable.find((text) => rest.startsWith(text))
    // A question says first who is asked, where several people sit here, and last what to type.
    const more =
      /^(Taken back\.|Type a number from \d+ to \d+\.|Type your answer\.|[\p{L}\d ]{1,24}:(?= ))/u.exec(
        rest,
      )?.[0]
    if (line) said.set(...line)
    const found = line?.[1] ?? back ?? other ?? more ?? (mayBeEarlier ? /^\S+/.exec(rest)?.[0] : undefined)
    if (found === undefined) return [`said, but not to be read: ${rest}`]
    rest = rest.slice(found.length).trim()
  }
  for (const [n] of gone) ear.lines.delete(n)
  for (const [n, text] of said) ear.lines.set(n, text)
  ear.open = []
  ear.shown = new Set()
  ear.heard = ear.heard.filter(({ from }) => from === 'aside')
  return []
}

/** Somebody else takes the device, and has a log of their own; what was said just before was not for them. */
export async function anotherListens(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!window.ear) return
    window.ear.lines.clear()
    window.ear.open = []
  })
}

/** What is said once this key was pressed. */
export async function ask(page: Page, key: string): Promise<string> {
  await page.evaluate(() => {
    if (window.ear) window.ear.heard = []
  })
  await page.keyboard.press(key)
  return answered(page)
}

/** What was asked for, once it is said. */
export async function answered(page: Page): Promise<string> {
  const said = await page.waitForFunction(() => window.ear?.heard.find(({ from }) => from === 'aside')?.text)
  return (await said.jsonValue()) ?? ''
}
