import { useEffect, useRef } from 'react'

/** What the keys of a table do now; null for those that do nothing. */
export interface TableKeys {
  undo: () => void
  redo: () => void
  /** Puts back what was picked on the way to an answer. */
  putBack: (() => void) | null
  /** Null where letters and signs do nothing. */
  showKeys: (() => void) | null
  /** Null where there is no advice, or letters do nothing. */
  advise: (() => void) | null
  /** Reads a part of the table, by its letter; null where letters do nothing. */
  read: ((letter: string) => void) | null
}

export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isWriting(event)) return
      // A dialog has keys of its own.
      if (document.querySelector('dialog[open], [role="dialog"]:popover-open')) return
      const act = meant(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Whoever writes needs the letters and, once there is something to take back, the Ctrl+Z of the field. */
function isWriting({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (!(target instanceof HTMLInputElement)) return false
  return target.value !== '' || !(ctrlKey || metaKey)
}

function meant(event: KeyboardEvent, keys: TableKeys): (() => void) | null {
  const { undo, redo, putBack, showKeys, advise, read } = keys
  if (event.ctrlKey || event.metaKey) {
    switch (event.key.toLowerCase()) {
      case 'z':
        return event.shiftKey ? redo : undo
      case 'y':
        return redo
      default:
        return null
    }
  }
  switch (event.key) {
    case 'h':
    case 'H':
      return advise
    case '?':
      return showKeys
    case 'Escape':
      return putBack
    default:
      return read && !event.altKey && /^[a-z]$/.test(event.key) ? () => read(event.key) : null
  }
}
