import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTable } from './context.ts'

/** Where the line is longer than the table: how many cards stand out of sight on either side, and the way there. */
export function Beyond({ cards }: { cards: RefObject<HTMLOListElement | null> }) {
  const { view, happening } = useTable()
  const { line } = view
  const attacked = view.attack?.at
  const seen = useRef<ReadonlySet<Element>>(new Set())
  const [before, setBefore] = useState(0)
  const [after, setAfter] = useState(0)

  useEffect(() => {
    const { current: root } = cards
    if (!root) return
    const shown = new Set<Element>()
    seen.current = shown
    const observer = new IntersectionObserver(
      (changed) => {
        for (const { target, intersectionRatio } of changed)
          if (intersectionRatio < mostOfIt) shown.delete(target)
          else shown.add(target)
        const all = line.map((_, at) => root.children[at])
        setBefore(
          Math.max(
            0,
            all.findIndex((card) => shown.has(card)),
          ),
        )
        setAfter(all.length - 1 - all.findLastIndex((card) => shown.has(card)))
      },
      { root, threshold: mostOfIt },
    )
    for (const at of line.keys()) observer.observe(root.children[at])
    return () => observer.disconnect()
  }, [cards, line])

  // What happens out of sight comes into sight.
  useEffect(() => {
    const acts = happening && 'card' in happening ? happening.card : null
    const at = acts === null ? attacked : line.findIndex(({ card }) => card === acts)
    const card = at === undefined ? undefined : cards.current?.children[at]
    if (card && !seen.current.has(card)) card.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [cards, line, happening, attacked])

  const go = (way: 1 | -1): void => cards.current?.scrollBy({ left: way * cards.current.clientWidth * 0.8 })
  return (
    <>
      {before > 0 && (
        <button type="button" className="beyond nearer" onClick={() => go(-1)}>
          ‹ <b>{before}</b>
          <span className="unseen"> nearer to the fire</span>
        </button>
      )}
      {after > 0 && (
        <button type="button" className="beyond further" onClick={() => go(1)}>
          <b>{after}</b> ›<span className="unseen"> further in the dark</span>
        </button>
      )}
    </>
  )
}

/** How much of a card must show for it to count as seen. */
const mostOfIt = 0.6
