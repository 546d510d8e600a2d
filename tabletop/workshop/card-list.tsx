interface Listed {
  id: string
  name: string
  copies?: number
}

interface CardListProps<C extends Listed> {
  label: string
  cards: readonly C[]
  open: C | undefined
  onOpen: (card: C) => void
  /** Why no more can be added; null if more can. */
  full: string | null
  /** What a new one is called: "enemy". */
  one: string
  onNew: () => void
  onCopy?: ((card: C) => void) | undefined
}

/** The cards of a pack: one of them is open for editing. */
export function CardList<C extends Listed>(props: CardListProps<C>) {
  const { label, cards, open, onOpen, full, one, onNew, onCopy } = props
  return (
    <nav className="editor-list" aria-label={label}>
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          aria-current={card === open ? 'true' : undefined}
          onClick={() => onOpen(card)}
        >
          {card.name || 'Nameless'}
          <span>{(card.copies ?? 1) > 1 ? ` ×${card.copies}` : ''}</span>
        </button>
      ))}
      {full === null ? (
        <>
          <button type="button" className="more" onClick={onNew}>
            + New {one}
          </button>
          {open && onCopy && (
            <button type="button" className="more" onClick={() => onCopy(open)}>
              + Copy of this one
            </button>
          )}
        </>
      ) : (
        <p>{full}</p>
      )}
    </nav>
  )
}
