import { useEffect, useState } from 'react'
import { Glyph } from '../shell/glyph.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { download, replayLink } from './link.ts'

interface ShareProps {
  name: string
  save: () => Promise<string>
  onClose: () => void
}

/** The game as a link to watch, or as a file to keep. */
export function ShareDialog({ name, save, onClose }: ShareProps) {
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    void save().then(replayLink).then(setLink)
  }, [save])
  return (
    <Sheet title="Share this game" className="card-dialog" onClose={onClose}>
      <p>
        Whoever opens the link can watch the game so far and play on from any point. The link itself holds the
        game.
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
