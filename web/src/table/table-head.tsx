import { useId, type ReactNode } from 'react'
import { Link } from '../router.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Mark } from '../shell/mark.tsx'
import { WordsButton } from '../shell/words-button.tsx'
import type { Standing } from '@dicehearth/host'
import type { Afar, MenuEntry } from '../screens/sitting.tsx'
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
  replay: string | null
  undo: Afar['undo']
  menu: readonly MenuEntry[]
  /** How the line to the table is, where it is elsewhere. */
  line: ReactNode
  /** Where whoever leaves the table goes. */
  home: string
}

export const nothingToRedo = 'Nothing was taken back that could be done again.'

export function TableHead(props: TableHeadProps) {
  const {
    name,
    standing,
    act,
    refuse,
    onRules,
    onShare,
    onKeys,
    onSave,
    replay,
    undo,
    menu: entries,
    line,
    home,
  } = props
  const menu = useId()
  const { canRedo } = standing
  const undoStop = undo.stop
  return (
    <header className="table-head">
      <WordsButton />
      <Link href="/" className="brand" aria-label="Dicehearth, home">
        <Mark />
        <span className="wide-only">Dicehearth</span>
      </Link>
      <span className="table-name">{name}</span>
      {line}
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
          <span className="wide-only">{undo.name}</span>
          <span className="unseen narrow-name">{undo.name}</span>
        </button>
        <span id={`${menu}-stop`} className="undo-stop">
          {standing.ending ? '' : undoStop}
        </span>
        <button
          type="button"
          className="button quiet small"
          aria-disabled={!canRedo}
          title="Redo (Ctrl+Y)"
          onClick={() => {
            if (canRedo) act('redo')
            else refuse(nothingToRedo)
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
        {entries.map((entry) => (
          <button
            key={entry.name}
            type="button"
            className="button quiet"
            onClick={entry.act}
            popoverTarget={menu}
            popoverTargetAction="hide"
          >
            {entry.name}
          </button>
        ))}
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
        {replay !== null && (
          <Link className="button quiet" href={replay}>
            Watch the replay
          </Link>
        )}
        <Volume />
        <Link className="button quiet" href="/settings">
          Settings
        </Link>
        <Link className="button quiet" href={home}>
          Leave the table (it is kept)
        </Link>
      </div>
    </header>
  )
}
