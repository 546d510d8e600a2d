import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Glyph } from './glyph.tsx'

interface SheetProps {
  title: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A native dialog that is open while it is mounted. */
export function Sheet({ title, className = 'sheet', onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing it before it unmounts returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={title}
      onCancel={onClose}
      onPointerDown={(event) => {
        if (isOutside(event.nativeEvent, dialog.current)) onClose()
      }}
    >
      <div className="sheet-head">
        <h2>{title}</h2>
        <button type="button" className="button quiet round-button" aria-label="Close" onClick={onClose}>
          <Glyph of="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement | null): boolean {
  if (!dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
