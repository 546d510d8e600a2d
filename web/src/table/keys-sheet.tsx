import type { Part } from '@dicehearth/engine'
import { Sheet } from '../shell/sheet.tsx'
import { lettersOf } from './reader.ts'

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Tab'], 'to the next piece, place or option'],
  [['Enter', 'Space'], 'uses it'],
  [['1', '…', '9'], 'takes the option with that number, while the prompt has the focus'],
  [['↑', '↓', '←', '→'], 'from option to option, or from line to line of the log'],
  [['Esc'], 'puts back what was picked; closes a note'],
  [['H'], 'asks for advice, and puts it away'],
  [['Ctrl+Z'], 'takes back the last choice'],
  [['Ctrl+Y', 'Ctrl+Shift+Z'], 'redoes it'],
  [['Space', 'Esc'], 'skips what is being shown'],
  [['End'], 'while others act: on to your next decision'],
  [['?'], 'shows these keys'],
]

/** The keys of a table. A mouse or a finger can do all of it too. */
export function KeysSheet({ parts, onClose }: { parts: readonly Part[] | null; onClose: () => void }) {
  const letters = parts && lettersOf(parts)
  return (
    <Sheet title="Keys" className="card-dialog" onClose={onClose}>
      <dl className="keys">
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {letters?.map(([letter, does]) => (
          <div key={letter}>
            <dt>
              <kbd>{letter.toUpperCase()}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        By mouse or touch: press a die, then the place where it goes, or drag it there. What cannot be used
        says why when it is pressed.
      </p>
    </Sheet>
  )
}
