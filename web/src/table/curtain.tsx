import './curtain.css'
import { useEffect, useRef } from 'react'

/** Hides a table while the device is passed on to somebody who knows what the others must not see. */
export function Curtain({ name, onLift }: { name: string; onLift: () => void }) {
  const lift = useRef<HTMLButtonElement>(null)
  useEffect(() => lift.current?.focus(), [])
  return (
    <main className="curtain">
      <h1>Pass the device to {name}</h1>
      <p>{name} knows something that the others must not see.</p>
      <button type="button" ref={lift} className="button ember" onClick={onLift}>
        I am {name}: show the table
      </button>
    </main>
  )
}
