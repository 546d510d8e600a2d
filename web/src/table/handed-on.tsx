import type { Sheet } from '@dicehearth/engine'
import { createElement, useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { sheetViewOf, type SheetView } from './boards.tsx'
import { clearSheet, findSheet, keepSheet, sheetId } from './kept-sheets.ts'
import { download, fileName } from './link.ts'
import { kindInWords } from './sheet-words.ts'

/** The sheets that a finished table hands on: to keep in this browser, print, or download. */
export function HandedOn({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <section className="handed-on" aria-labelledby="handed-on">
      <h3 id="handed-on">Yours to keep</h3>
      <ul>
        {sheets.map((sheet, i) => (
          <li key={`${sheetId(sheet)} ${i}`}>
            <span>
              <strong>{sheet.name}</strong>, {kindInWords(sheet)}
            </span>
            <Drawn sheet={sheet} />
            <SheetWays sheet={sheet} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sheet in small, where its game draws it. */
function Drawn({ sheet }: { sheet: Sheet }) {
  const [view, setView] = useState<{ draw: SheetView } | null>(null)
  useEffect(() => {
    void sheetViewOf(sheet.sheet).then((draw) => setView(draw ? { draw } : null))
  }, [sheet.sheet])
  return view && <div className="drawn-sheet">{createElement(view.draw, { sheet })}</div>
}

/** What can be done with a sheet. */
export function SheetWays({ sheet }: { sheet: Sheet }) {
  const [kept, setKept] = useState(false)
  const id = sheetId(sheet)
  useEffect(() => {
    void findSheet(id).then((found) => setKept(found !== undefined))
  }, [id])
  const toggle = async (): Promise<void> => {
    await (kept ? clearSheet(id) : keepSheet(sheet))
    setKept(!kept)
  }
  return (
    <span className="row" role="group" aria-label={sheet.name}>
      <button type="button" className="button small" aria-pressed={kept} onClick={() => void toggle()}>
        {kept ? '✓ Kept' : 'Keep'}
      </button>
      {kept && (
        <Link className="button small" href={`/sheet/${id}`}>
          Open and print
        </Link>
      )}
      <button
        type="button"
        className="button small"
        onClick={() => download(fileName(sheet.name, 'json'), JSON.stringify(sheet))}
      >
        Download
      </button>
    </span>
  )
}
