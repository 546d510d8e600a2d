import { Icon, Piece } from '@dicehearth/tabletop'
import { useState } from 'react'
import { placeName } from '../names.ts'
import { piece } from '../pieces.ts'
import type { WayView } from '../view.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { Scene } from './scene.tsx'

const sizes = ['small', 'middle', 'large'] as const

/** The open book: prose on the left page, the scene and the choices on the right. */
export function Book() {
  const { view } = useTable()
  const [size, setSize] = useState(1)
  const here = view.map.locations.length > 0 ? placeName(view, view.map.at) : view.title
  const title = view.move && view.move.token > 0 ? 'On the way' : here
  return (
    <section className={`rpa-book text-${sizes[size]}`} aria-label="The open book">
      <div className="rpa-page rpa-left">
        <header>
          <h2>{title}</h2>
          <button type="button" aria-label="Read this page aloud" onClick={() => readAloud(view.page)}>
            <Icon icon={icons.speak} />
          </button>
          <button
            type="button"
            aria-label="Change the size of the text"
            onClick={() => setSize((size + 1) % sizes.length)}
          >
            Aa
          </button>
        </header>
        <Prose paragraphs={view.page} />
      </div>
      <div className="rpa-page rpa-right">
        <Scene name={title} adventure={view.adventure} />
        {view.ways.length > 0 && <p className="rpa-asks">What do you do?</p>}
        {view.ways.map((way) => (
          <Way key={way.choice} way={way} />
        ))}
      </div>
    </section>
  )
}

/** The first letter stands in a field of its own. */
function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="rpa-prose" role="region" aria-label="What is read aloud">
      {paragraphs.map((text, i) => (
        // A page only grows, so a paragraph keeps its place.
        <p key={`${i} ${text.slice(0, 20)}`} className={i === 0 ? 'first' : undefined}>
          {emphasised(text)}
        </p>
      ))}
    </div>
  )
}

/** Words between asterisks are in italics. */
function emphasised(text: string) {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, i) => (i % 2 === 1 ? <em key={`${i} ${part}`}>{part}</em> : part))
}

const standardIcons = { move: icons.move, rest: icons.rest, item: icons.item } as const
const standardNames = { move: 'Move on the map', rest: 'Rest', item: 'Use an item' } as const
type Standard = keyof typeof standardIcons

function isStandard(name: string | null): name is Standard {
  return name !== null && name in standardIcons
}

/** A choice as a sentence with its price; one that cannot be taken now says why when it is pressed. */
function Way({ way }: { way: WayView }) {
  const { decision, pieces, words } = useTable()
  const id = piece.choice(way.choice)
  const option = decision?.options.findIndex((it) => it.verb === 'takeWay' && it.choice === way.choice) ?? -1
  const name = isStandard(way.standard) ? standardNames[way.standard] : (way.words ?? '')
  const price = option < 0 ? '' : (/\(([^()]*)\)$/.exec(words(option))?.[1] ?? '')
  return (
    <Piece
      id={id}
      pieces={pieces}
      label={price === '' ? name : `${name} (${price})`}
      place
      className={isStandard(way.standard) ? 'rpa-way standard' : 'rpa-way'}
    >
      {isStandard(way.standard) ? <Icon icon={standardIcons[way.standard]} /> : <span className="rpa-dot" />}
      <span className="rpa-words">{name}</span>
      {way.prices.length > 0 && <span className="rpa-price">{price}</span>}
    </Piece>
  )
}

function readAloud(paragraphs: readonly string[]): void {
  if (!('speechSynthesis' in globalThis)) return
  if (speechSynthesis.speaking) {
    speechSynthesis.cancel()
    return
  }
  for (const text of paragraphs) speechSynthesis.speak(new SpeechSynthesisUtterance(text.replaceAll('*', '')))
}
