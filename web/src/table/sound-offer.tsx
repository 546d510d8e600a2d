import { useEffect, useState } from 'react'
import { changeSettings, settings } from '../settings.ts'
import { play } from './sound.ts'

const key = 'dicehearth.sound-offered'

/** Sound is off until somebody wants it: it is offered once, at the first question of the first table here. */
export function SoundOffer({ position }: { position: number }) {
  const [first] = useState(position)
  const [open, setOpen] = useState(() => settings().sound === 'off' && localStorage.getItem(key) === null)
  useEffect(() => localStorage.setItem(key, 'yes'), [])
  if (!open || position !== first) return null
  const answer = (wanted: boolean): void => {
    setOpen(false)
    if (!wanted) return
    changeSettings({ sound: 'on' })
    play('dice')
  }
  return (
    <p className="sound-offer" role="group" aria-label="Sound">
      <span>Hear the dice fall?</span>
      <button type="button" className="button small" onClick={() => answer(true)}>
        Sound on
      </button>
      <button type="button" className="button quiet small" onClick={() => answer(false)}>
        No
      </button>
    </p>
  )
}
