import './captions.css'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { hearing } from './sound.ts'

const stays = 2600

/** What can be heard, in words, for who cannot hear it. */
export function Captions() {
  const { captions } = useSettings()
  const [heard, setHeard] = useState<{ words: string } | null>(null)
  useEffect(() => (captions === 'on' ? hearing((words) => setHeard({ words })) : undefined), [captions])
  useEffect(() => {
    if (!heard) return undefined
    const timer = setTimeout(() => setHeard(null), stays)
    return () => clearTimeout(timer)
  }, [heard])
  if (captions === 'off' || !heard) return null
  return (
    <p className="caption" aria-hidden>
      {heard.words}
    </p>
  )
}
