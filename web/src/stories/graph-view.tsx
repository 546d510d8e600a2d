import { useEffect, useRef } from 'react'
import { usePanZoom } from './pan-zoom.ts'
import type { Drawn } from '../worker/study.ts'

interface GraphViewProps {
  /** Null while it is being made. */
  drawn: Drawn | null
  /** The entry that is being written. */
  here: string
  onEntry: (label: string) => void
}

/** The graph of the book. */
export function GraphView({ drawn, here, onEntry }: GraphViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { look, setLook, move, zoom } = usePanZoom(frame, (target) => {
    const label = target instanceof Element ? labelOf(target.closest('.box')) : ''
    if (label !== '') onEntry(label)
  })

  // The drawing is our own: every text in it was escaped where it was made. In a shadow root it keeps its own ink.
  useEffect(() => {
    if (!sheet.current || !drawn) return
    const root = sheet.current.shadowRoot ?? sheet.current.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(`${drawn.ink}${pointing}`)
    root.adoptedStyleSheets = [style]
    root.innerHTML = drawn.svg
    // A picture by itself; here its boxes are buttons.
    root.querySelector('svg')?.setAttribute('role', 'group')
    for (const box of boxesIn(sheet.current)) {
      box.setAttribute('tabindex', '0')
      box.setAttribute('role', 'button')
      box.classList.toggle('here', labelOf(box) === here)
    }
  }, [drawn, here])

  const fit = (): void => {
    const svg = sheet.current?.shadowRoot?.querySelector('svg')
    if (!frame.current || !svg) return
    const { clientWidth, clientHeight } = frame.current
    const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value]
    const scale = Math.min(1, clientWidth / width, clientHeight / height)
    setLook({ scale, x: (clientWidth - width * scale) / 2, y: 0 })
  }
  const showHere = (): void => {
    const box = boxesIn(sheet.current).find((it) => labelOf(it) === here)
    if (!box || !frame.current) return
    const [seen, around] = [box.getBoundingClientRect(), frame.current.getBoundingClientRect()]
    move({
      x: around.x + around.width / 2 - (seen.x + seen.width / 2),
      y: around.y + around.height / 2 - (seen.y + seen.height / 2),
    })
  }

  return (
    <section className="book-graph" aria-label="Graph of the book">
      <div className="graph-ways">
        <button type="button" className="button small" onClick={() => zoom(1.3)}>
          Larger
        </button>
        <button type="button" className="button small" onClick={() => zoom(1 / 1.3)}>
          Smaller
        </button>
        <button type="button" className="button small" onClick={fit}>
          Whole book
        </button>
        <button type="button" className="button small" disabled={here === ''} onClick={showHere}>
          Where I write
        </button>
      </div>
      <div className="graph-frame" ref={frame}>
        {drawn === null && <p className="loading">The graph is being drawn …</p>}
        <div
          className={look.scale < far ? 'graph-sheet far' : 'graph-sheet'}
          ref={sheet}
          style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
        />
      </div>
    </section>
  )
}

/** From here on only the labels of the entries can be read, so they are all that is written, and large. */
const far = 0.5

const pointing = `.box{cursor:pointer}.box.here rect{stroke:#c2410c;stroke-width:3}
.box:focus-visible{outline:3px solid #c2410c}
:host(.far) :is(.words,.marks,.way text){display:none}
:host(.far) .box .label{font-size:34px;transform-box:fill-box;transform:translateY(12px)}
:host(.far) .name{font-size:30px}:host(.far) .box.here rect{fill:#f2934a}`

function boxesIn(sheet: HTMLElement | null): Element[] {
  return [...(sheet?.shadowRoot?.querySelectorAll('.box') ?? [])]
}

function labelOf(box: Element | null): string {
  return box?.querySelector('.label')?.textContent ?? ''
}
