import '../table/in-words.css'
import { changeSettings, useSettings } from '../settings.ts'

/** The first button of every page: seen while it has the focus, or is on. */
export function WordsButton() {
  const { words } = useSettings()
  return (
    <button
      type="button"
      className="button small first-button"
      aria-pressed={words === 'on'}
      onClick={() => changeSettings({ words: words === 'on' ? 'off' : 'on' })}
    >
      Table in words
    </button>
  )
}
