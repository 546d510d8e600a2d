import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface KeypadProps {
  label: string
  most: number
  /** The number that stands there first. */
  begins?: number
  /** What the button below the numbers says. */
  words: string
  enter: (number: number) => void
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** A number, entered with big keys or typed. */
export function Keypad({ label, most, begins, words, enter }: KeypadProps) {
  const [digits, setDigits] = useState(begins === undefined ? '' : String(begins))
  const field = useRef<HTMLInputElement>(null)
  const number = Number(digits)
  const press = (key: string): void => {
    const next = String(Number(`${digits}${key}`))
    setDigits(Number(next) > most ? key : next)
  }
  const typed = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const elsewhere = target instanceof HTMLElement && target.closest('input, textarea, select, dialog')
    if (elsewhere || event.ctrlKey || event.metaKey || event.altKey) return
    // Written in the field, it is heard, and Enter enters it.
    if (/^\d$/.test(event.key)) field.current?.select()
    else if (event.key === 'Backspace') setDigits('')
  })
  // Digits count wherever the focus is.
  useEffect(() => {
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [])
  return (
    <form
      className="keypad"
      onSubmit={(event) => {
        event.preventDefault()
        if (digits !== '') enter(number)
      }}
    >
      <label>
        <span>{label}</span>
        <input
          inputMode="none"
          ref={field}
          value={digits}
          placeholder="0"
          onChange={(event) => {
            const typed = event.target.value.replaceAll(/\D/g, '').slice(-2)
            setDigits(typed === '' || Number(typed) > most ? '' : String(Number(typed)))
          }}
        />
      </label>
      <div className="number-keys">
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label="Delete the number" onClick={() => setDigits('')}>
          C
        </button>
        <button type="submit" className="go" aria-disabled={digits === ''}>
          {words}
        </button>
      </div>
    </form>
  )
}
