import { longestName } from '@dicehearth/host'
import { useState } from 'react'
import { Sheet } from '../shell/sheet.tsx'

interface NameDialogProps {
  title: string
  name: string
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for a name. */
export function NameDialog({ title, name, onName, onClose }: NameDialogProps) {
  const [text, setText] = useState(name)
  return (
    <Sheet title={title} className="card-dialog" onClose={onClose}>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          onName(text)
        }}
      >
        <input
          type="text"
          aria-label={title}
          value={text}
          maxLength={longestName}
          ref={takeFocus}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button ember">
          Done
        </button>
      </form>
    </Sheet>
  )
}

/** Lets people type at once: the dialog itself opens a moment later. */
function takeFocus(field: HTMLInputElement | null): void {
  queueMicrotask(() => field?.focus())
}
