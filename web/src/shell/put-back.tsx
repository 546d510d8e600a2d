interface PutBackProps {
  /** What was cleared away, as a sentence, or null. */
  cleared: string | null
  onPutBack: () => void
}

/** Offers to undo clearing something away, which is why that needs no confirmation. */
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
