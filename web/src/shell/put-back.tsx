interface PutBackProps {
  /** What was cleared away, as a sentence; null where nothing was. */
  cleared: string | null
  onPutBack: () => void
}

/** Clearing away asks for no confirmation: it can be undone. */
export function PutBack({ cleared, onPutBack }: PutBackProps) {
  return (
    <p role="status">
      {cleared !== null && (
        <>
          {cleared}{' '}
          <button type="button" className="button small" onClick={onPutBack}>
            Put it back
          </button>
        </>
      )}
    </p>
  )
}
