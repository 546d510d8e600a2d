import { Aloud, Icon, Prose, type IconData } from '@dicehearth/tabletop'
import { priceText, readOut } from '../names.ts'
import { isDigital } from '../rules/modes.ts'
import type { PageView } from '../view.ts'
import { Pitch } from './book-cover.tsx'
import { Choices } from './choices.tsx'
import { useTable } from './context.ts'
import { goOnPiece } from './direct.ts'
import { Growth } from './growth.tsx'
import { icons } from './icons.ts'
import { Riddle } from './riddle.tsx'
import { Scene } from './scene.tsx'
import { Spoils } from './spoils.tsx'

/** The storybook, open at the page that is being read: words on the left, what to do about them on the right. */
export function Book() {
  const { view, pieces, decision, slip } = useTable()
  const { page, texts } = view
  if (!page) return null
  const read = texts.map((text) => readOut(view, text))
  const [first = '', ...others] = read
  return (
    <section className={`storybook kind-${page.kind}`} aria-label="Storybook">
      <article className="leaf left">
        <p className="leaf-place">
          {view.areaName} · {page.id}
        </p>
        <h2>{readOut(view, page.title)}</h2>
        <div className={`prose ${lengthOf(read)}`} key={page.id}>
          {first !== '' && (
            <p className="first">
              <Prose text={first} />
            </p>
          )}
          {others.map((text, i) => (
            <p key={`paragraph ${i}`}>
              <Prose text={text} />
            </p>
          ))}
        </div>
        <Aloud texts={read} icon={icons.aloud} />
      </article>
      <div className="leaf right">
        <div className="vignette">
          <Scene area={view.areaName} />
          <span className="emblem">
            <Icon icon={emblems[page.kind]} />
          </span>
          <Beads />
        </div>
        <Pitch />
        {page.kind === 'check' && view.step === 'pause' && view.after === 'text' && (
          <p className="stake">A Luck die of {page.need} or more is needed.</p>
        )}
        {page.kind === 'trade' && decision?.ask.kind === 'offer' && (
          <p className="stake">The price: {priceText(page.price)}.</p>
        )}
        {isDigital(view) && view.step === 'pause' && view.after === 'levelUp' && (
          <>
            <p className="stake">Everybody rises to level {view.level}.</p>
            <Growth />
          </>
        )}
        {slip}
        <Riddle />
        <Choices />
        <Spoils />
        {pieces.usable(goOnPiece) && (
          <button type="button" className="leaf-button" onClick={() => pieces.press(goOnPiece)}>
            {goOnWords[view.after]}
          </button>
        )}
      </div>
    </section>
  )
}

/** A short text is set in larger type. */
function lengthOf(texts: readonly string[]): 'short' | 'middling' | 'long' {
  const { length } = texts.join(' ')
  return length < 480 ? 'short' : length < 900 ? 'middling' : 'long'
}

const emblems: Readonly<Record<PageView['kind'], IconData>> = {
  find: icons.chest,
  trap: icons.curse,
  choice: icons.book,
  trade: icons.backpack,
  check: icons.clover,
  riddle: icons.investigate,
  combat: icons.strike,
}

const goOnWords = {
  text: 'Turn the page',
  outcome: 'Read on',
  action: 'Go on',
  reward: 'Take it and go on',
  levelUp: 'On to the next area',
} as const

/** How far the group has come: one bead for every area. */
export function Beads() {
  const { view } = useTable()
  return (
    <span className="beads" role="img" aria-label={`Area ${view.area + 1} of ${view.areas}`}>
      {Array.from({ length: view.areas }, (_, i) => (
        <i key={`area ${i}`} className={i < view.area ? 'done' : i === view.area ? 'now' : undefined} />
      ))}
    </span>
  )
}
