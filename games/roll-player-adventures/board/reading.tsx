import type { PieceText } from '@dicehearth/engine'
import { useEffect, useRef } from 'react'

/** A card, a hero or an enemy taken up to be read. */
export function Reading({ text, close }: { text: PieceText | undefined; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (text) dialog.current?.showModal()
    else dialog.current?.close()
  }, [text])
  return (
    <dialog ref={dialog} className="rpa-reading" onClose={close} aria-label={text?.name}>
      <h3>{text?.name}</h3>
      {text?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" onClick={close}>
        Put it back
      </button>
    </dialog>
  )
}
