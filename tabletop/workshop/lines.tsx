import type { ReactNode } from 'react'

interface LinesProps<T> {
  items: readonly T[]
  /** The fewest and the most there may be. */
  least?: number
  most: number
  /** An item as a sentence, for the button that removes it. */
  text: (item: T) => string
  onAdd: () => void
  onRemove: (at: number) => void
  children: (item: T, at: number) => ReactNode
}

/** What a card does, line by line. */
export function Lines<T>({ items, least = 0, most, text, onAdd, onRemove, children }: LinesProps<T>) {
  return (
    <ol className="lines">
      {items.map((item, i) => (
        <li key={`${i} ${items.length}`}>
          {children(item, i)}
          {items.length > least && (
            <button
              type="button"
              className="cross"
              aria-label={`Remove: ${text(item)}`}
              onClick={() => onRemove(i)}
            >
              ×
            </button>
          )}
        </li>
      ))}
      {items.length < most && (
        <li>
          <button type="button" className="more" onClick={onAdd}>
            + {items.length === 0 ? 'Add one' : 'and then …'}
          </button>
        </li>
      )}
    </ol>
  )
}
