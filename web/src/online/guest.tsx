import { useState, type ReactNode } from 'react'
import { beGuest, type Guest } from './server.ts'

interface WhoAreYouProps {
  /** Why a name is asked for. */
  children: ReactNode
  go: string
  onGuest: (guest: Guest) => void
}

/** Asks a new guest for their name, once. */
export function WhoAreYou({ children, go, onGuest }: WhoAreYouProps) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      onGuest(await beGuest(name.trim()))
    } catch (error) {
      setWrong(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <form
      className="who-are-you panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (name.trim() === '') setWrong('Write the name that the others know you by.')
        else void begin()
      }}
    >
      {children}
      <label>
        <span className="field-label">Your name at the table</span>
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button ember" aria-disabled={busy}>
        {go}
      </button>
      <p className="fine">
        No account, no address: this browser keeps your seats. The name is all that others see.
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
