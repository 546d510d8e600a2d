import { useEffect, useState } from 'react'
import { Icon, type IconData } from './icon.tsx'

/** Reads a page aloud with the browser's own voice, if it has one: now, and every page from then on. */
export function Aloud({ texts, icon }: { texts: readonly string[]; icon: IconData }) {
  const [on, setOn] = useState(false)
  const words = texts.join(' ')
  useEffect(() => {
    if (!on) return undefined
    speechSynthesis.cancel()
    const voice = new SpeechSynthesisUtterance(words.replaceAll('*', ''))
    voice.lang = 'en'
    speechSynthesis.speak(voice)
    return () => speechSynthesis.cancel()
  }, [on, words])
  if (!('speechSynthesis' in globalThis)) return null
  return (
    <button type="button" className="aloud" aria-pressed={on} onClick={() => setOn(!on)}>
      <Icon icon={icon} />
      {on ? 'Stop reading' : 'Read aloud'}
    </button>
  )
}
