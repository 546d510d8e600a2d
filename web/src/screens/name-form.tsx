import { longestName } from '@dicehearth/host'
import { useId, useState } from 'react'

interface NameFormProps {
  label: string
  name: string
  onName: (name: string) => void
  onCancel: () => void
}

/** Asks for a name on the spot. */
export function NameForm({ label, name, onName, onCancel }: NameFormProps) {
  const [text, setText] = useState(name)
  const field = useId()
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        onName(text)
      }}
    >
      <label className="field-label" htmlFor={field}>
        {label}
      </label>
      <div className="row">
        <input
          id={field}
          type="text"
          value={text}
          maxLength={longestName}
          ref={takeFocus}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel()
          }}
        />
        <button type="submit" className="button ember small">
          Done
        </button>
        <button type="button" className="button quiet small" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** Whoever asked for the form goes on typing in it. */
function takeFocus(field: HTMLElement | null): void {
  field?.focus()
}
