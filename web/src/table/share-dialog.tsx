import { useEffect, useState } from 'react'
import { Glyph } from '../shell/glyph.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { download, replayLink } from './link.ts'

interface ShareProps {
  name: string
  /** The game for a link. */
  share: () => Promise<string>
  /** The whole saved game, for a file. */
  save: () => Promise<string>
  onClose: () => void
}

/** The game as a link to watch, or as a file to keep. */
export function ShareDialog({ name, share, save, onClose }: ShareProps) {
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    void share().then(replayLink).then(setLink)
  }, [share])
  return (
    <Sheet title="Share this game" className="card-dialog" onClose={onClose}>
      <p>
        Whoever opens the link can watch the game so far and play on from there. The link itself holds the
        game. As long as it is not over, the link tells neither the dice to come nor cards that nobody has
        seen: those are others for whoever plays on. A file holds everything.
      </p>
      <label>
        <span className="field-label">Link to the replay</span>
        <input type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className="row" style={{ marginTop: '1rem' }}>
        <button
          type="button"
          className="button ember"
          disabled={link === ''}
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          <Glyph of="share" />
          {copied ? 'Copied' : 'Copy the link'}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void save().then((text) => download(name, text))}
        >
          <Glyph of="save" />
          Save as a file
        </button>
      </p>
    </Sheet>
  )
}
