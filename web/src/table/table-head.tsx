import { useId } from 'react'
import { Link } from '../router.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Mark } from '../shell/mark.tsx'
import type { Standing } from '@dicehearth/host'
import { Volume } from './volume.tsx'

interface TableHeadProps {
  name: string
  standing: Standing
  act: (what: 'undo' | 'redo') => void
  /** Shows a reason that has no room beside the button. */
  refuse: (text: string) => void
  onRules: () => void
  onShare: () => void
  onKeys: () => void
  onSave: () => void
  replay: string
}

export function TableHead(props: TableHeadProps) {
  const { name, standing, act, refuse, onRules, onShare, onKeys, onSave, replay } = props
  const menu = useId()
  const { undoStop, canRedo } = standing
  return (
    <header className="table-head">
      <Link href="/" className="brand" aria-label="Dicehearth, home">
        <Mark />
        <span className="wide-only">Dicehearth</span>
      </Link>
      <span className="table-name">{name}</span>
      <div className="table-tools" role="toolbar" aria-label="Tools">
        <button
          type="button"
          className="button quiet small"
          aria-disabled={undoStop !== null}
          aria-describedby={`${menu}-stop`}
          title={undoStop ?? 'Take back the last choice (Ctrl+Z)'}
          onClick={() => {
            if (undoStop === null) act('undo')
            else refuse(undoStop)
          }}
        >
          <Glyph of="undo" />
          <span className="wide-only">Undo</span>
          <span className="unseen narrow-name">Undo</span>
        </button>
        <span id={`${menu}-stop`} className="undo-stop">
          {undoStop}
        </span>
        <button
          type="button"
          className="button quiet small"
          aria-disabled={!canRedo}
          title="Redo (Ctrl+Y)"
          onClick={() => {
            if (canRedo) act('redo')
          }}
        >
          <Glyph of="redo" />
          <span className="wide-only">Redo</span>
          <span className="unseen narrow-name">Redo</span>
        </button>
        <button type="button" className="button quiet small" onClick={onRules}>
          <Glyph of="book" />
          <span className="wide-only">Rules</span>
          <span className="unseen narrow-name">Rules</span>
        </button>
        <button type="button" className="button quiet small" popoverTarget={menu} aria-label="More">
          <Glyph of="more" />
        </button>
      </div>
      <div id={menu} popover="auto" className="table-menu">
        <button
          type="button"
          className="button quiet"
          onClick={onShare}
          popoverTarget={menu}
          popoverTargetAction="hide"
        >
          Share this game
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={onSave}
          popoverTarget={menu}
          popoverTargetAction="hide"
        >
          Save as a file
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={onKeys}
          popoverTarget={menu}
          popoverTargetAction="hide"
        >
          Keys
        </button>
        <Link className="button quiet" href={replay}>
          Watch the replay
        </Link>
        <Volume />
        <Link className="button quiet" href="/settings">
          Settings
        </Link>
        <Link className="button quiet" href="/">
          Leave the table (it is kept)
        </Link>
      </div>
    </header>
  )
}
