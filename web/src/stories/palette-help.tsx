import type { PaletteGroup, PaletteRow } from '@dicehearth/story'

interface PaletteHelpProps {
  groups: readonly PaletteGroup[]
  /** What the heading above the cursor is. */
  kind: string
  onPick: (line: string) => void
}

const titles: Readonly<Record<PaletteGroup['at'], string>> = {
  line: 'Lines',
  action: 'What happens: lines that begin with !',
  condition: 'Conditions: ! if …: or ? if …:',
  choice: 'Choices: lines that begin with ?',
  price: 'What a choice costs, in round brackets behind its words',
}

/** What can be written where the cursor is; a press writes it. */
export function PaletteHelp({ groups, kind, onPick }: PaletteHelpProps) {
  return (
    <section className="palette" aria-label="What can be written here">
      <p className="fine">
        Below this heading ({kind}). Words in CAPITALS are filled in; a press writes the line into the book.
      </p>
      {groups.map(({ at, rows }) => (
        <details key={at} open={at === 'line' || at === 'choice'}>
          <summary>{titles[at]}</summary>
          <ul>
            {rows.map((row) => (
              <Row key={row.form} row={row} onPick={() => onPick(lineOf(at, row))} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Row({ row, onPick }: { row: PaletteRow; onPick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPick}>
        <code>{row.form}</code>
        {row.lines.map(({ form }) => (
          <code key={form}>{form}</code>
        ))}
        {row.fills.length > 0 && <span className="fine">{row.fills.join('; ')}</span>}
      </button>
    </li>
  )
}

/** A row as a line of the book; a block with the lines that belong to it. */
function lineOf(at: PaletteGroup['at'], { form, lines }: PaletteRow): string {
  switch (at) {
    case 'action':
      return `! ${form}`
    case 'condition':
      return `! if ${form}: `
    case 'choice':
      return `? ${form}`
    case 'price':
      return `(${form})`
    case 'line':
      return [form, ...lines.map((line) => line.form)].join('\n')
  }
}
