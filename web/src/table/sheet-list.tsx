import { sheetLines, type SheetLine } from '@dicehearth/host'
import type { SheetView } from './boards.tsx'

/** Any sheet as a plain list, for kinds that their game does not draw itself. */
export const SheetList: SheetView = ({ sheet }) => <Lines lines={sheetLines(sheet.data)} />

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <dl className="sheet-lines">
      {lines.map(({ label, text, lines: inner }, i) => (
        <div key={`${label} ${i}`} className={inner.length > 0 ? 'broad' : undefined}>
          <dt>{label}</dt>
          <dd>{inner.length > 0 ? <Lines lines={inner} /> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
