import { facesOf, inColour, thrown, type ShownDie } from '@dicehearth/engine'
import type { Scene } from '@dicehearth/host'
import type { Cast } from '@dicehearth/tabletop/throw/cast.ts'
import { still } from '@dicehearth/tabletop/motion.ts'
import { diceRoll, knock } from './sound.ts'

// Dice of a roll are thrown over the board. The table knows at once what they show: whoever wants to go on may.

/** Where and when somebody last pressed: the hand that throws. */
let pressed: { x: number; y: number; time: number } | null = null
/** The throw on its way. */
let rolling: { finish: () => void } | null = null
/** How long the first throw may take to be fetched; then its dice just lie there. */
const patience = 500

/** Sorts of answers that were seen to roll dice, and the one given last. */
const rollers = new Set<string>()
let given: { verb: string; time: number } | null = null

addEventListener('pointerdown', ({ clientX, clientY, timeStamp, target }) => {
  pressed = { x: clientX, y: clientY, time: timeStamp }
  land()
  const option = optionAt(target)
  if (option && rollers.has(option.dataset.verb ?? '') && !still()) shake(option)
})
addEventListener('pointerup', ({ clientX, clientY, timeStamp }) => {
  pressed = { x: clientX, y: clientY, time: timeStamp }
})
addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const verb = optionAt(target)?.dataset.verb
    given = verb === undefined ? null : { verb, time: timeStamp }
  },
  { capture: true },
)
addEventListener('keydown', ({ key }) => {
  if ([' ', 'Enter', 'Escape'].includes(key)) land()
})

function optionAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.option[data-verb]') : null
}

/** The dice are in the hand as long as somebody holds an answer that rolls them. */
function shake(option: HTMLElement): void {
  const released = new AbortController()
  const rattle = setInterval(
    () => knock({ force: 4 + Math.random() * 9, on: 'die', voice: 0.86 + Math.random() * 0.28 }),
    85,
  )
  option.classList.add('in-hand')
  const release = (): void => {
    clearInterval(rattle)
    option.classList.remove('in-hand')
    released.abort()
  }
  addEventListener('pointerup', release, { signal: released.signal })
  addEventListener('pointercancel', release, { signal: released.signal })
}

/** Ends the throw: the dice lie where they belong. */
export function land(): void {
  rolling?.finish()
}

interface Rolled {
  look: ShownDie
  /** The die on the board; null if it is no piece of the table. */
  piece: string | null
}

/** Throws the dice of a roll; resolves once they can be read. Null for any other event. */
export function throwFor({ event, line }: Scene, tempo: number): Promise<void> | null {
  const dice = line ? diceOf(event, line.dice) : []
  return dice.length === 0 ? null : roll(dice, tempo)
}

async function roll(dice: readonly Rolled[], tempo: number): Promise<void> {
  land()
  const flying = new Set(dice.flatMap(({ piece }) => piece ?? []))
  hide(flying)
  let cast: Cast | null = null
  const mine = {
    finish: () => {
      if (rolling === mine) rolling = null
      cast?.finish()
      flying.clear()
      hide(flying)
    },
  }
  rolling = mine
  diceRoll()
  if (given && performance.now() - given.time < 1500) rollers.add(given.verb)
  const timer = setTimeout(mine.finish, patience)
  const tabletop = await import('@dicehearth/tabletop/throw/cast.ts').catch(() => null)
  clearTimeout(timer)
  const over = inSight()
  if (!tabletop || !over) mine.finish()
  if (!tabletop || !over || rolling !== mine) return
  cast = tabletop.cast(
    dice.map(({ look, piece }) => ({
      look,
      home: () => boxOf(piece),
      glows: () => piece !== null && find(piece)?.matches('.completes') === true,
      arrived: () => {
        if (piece !== null && flying.delete(piece)) hide(flying)
      },
    })),
    { over, hand: handNow(), tempo, knocked: knock },
  )
  await cast.landed
  delete document.documentElement.dataset.throwing
}

function diceOf(
  event: Scene['event'],
  looks: readonly ShownDie[],
): { look: ShownDie; piece: string | null }[] {
  const onTable = facesOf(event)
  if (!onTable) return []
  if (onTable.length > 0 && onTable.length === looks.length)
    return looks.map((look, n) => ({ look, piece: `die:${onTable[n][0]}` }))
  // Dice that are no pieces of the table.
  return onTable.length > 0
    ? []
    : thrown(event).map((face) => ({ look: { ...inColour('white'), face }, piece: null }))
}

/** The part of the board that can be seen. */
function inSight(): DOMRect | null {
  const board = document.querySelector('.table-room .board')?.getBoundingClientRect()
  if (!board) return null
  const decision = document.querySelector('.table-room .decision')?.getBoundingClientRect()
  const below =
    decision && decision.top > board.top + 120 && decision.left < board.right - 40
      ? decision.top
      : innerHeight
  const left = Math.max(0, board.left)
  const top = Math.max(0, board.top)
  const width = Math.min(innerWidth, board.right) - left
  const height = Math.min(below, board.bottom, innerHeight) - top
  return width > 120 && height > 120 ? new DOMRect(left, top, width, height) : null
}

function find(piece: string): Element | null {
  return document.querySelector(`.table-room .board [data-piece="${piece}"]`)
}

function boxOf(piece: string | null): DOMRect | null {
  const box = piece === null ? null : find(piece)?.querySelector('.die')?.getBoundingClientRect()
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null
}

/** A hand that has just let go. */
function handNow(): { x: number; y: number } | null {
  return pressed && performance.now() - pressed.time < 1500 ? pressed : null
}

const hiding = new CSSStyleSheet()

/** Dice in the air do not lie on the board too, and the last line of the log does not tell what they will show. */
function hide(pieces: ReadonlySet<string>): void {
  const root = document.documentElement
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== hiding)
  if (pieces.size === 0) {
    delete root.dataset.throwing
    document.adoptedStyleSheets = others
    return
  }
  if (!document.adoptedStyleSheets.includes(hiding)) root.dataset.throwing = ''
  hiding.replaceSync(
    `${[...pieces].map((piece) => `[data-piece="${piece}"] .die`).join()}{visibility:hidden}`,
  )
  document.adoptedStyleSheets = [...others, hiding]
}
