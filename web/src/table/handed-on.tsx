import type { Sheet } from '@dicehearth/engine'
import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { findSheet, keepSheet, sheetFile, sheetId } from './kept-sheets.ts'
import { download } from './link.ts'
import { kindInWords } from './sheet-words.ts'

/** What a finished table hands on: to keep in this browser, to print, to carry away as files. */
export function HandedOn({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <section className="handed-on" aria-labelledby="handed-on">
      <h3 id="handed-on">Handed on to other tables</h3>
      <ul>
        {sheets.map((sheet, i) => (
          <li key={`${sheetId(sheet)} ${i}`}>
            <span>
              <strong>{sheet.name}</strong>, {kindInWords(sheet)}
            </span>
            <SheetWays sheet={sheet} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be done with a sheet. */
export function SheetWays({ sheet }: { sheet: Sheet }) {
  const [kept, setKept] = useState(false)
  const id = sheetId(sheet)
  useEffect(() => {
    void findSheet(id).then((found) => setKept(found !== undefined))
  }, [id])
  const keep = async (): Promise<void> => {
    await keepSheet(sheet)
    setKept(true)
  }
  return (
    <span className="row" role="group" aria-label={sheet.name}>
      {kept ? (
        <>
          <span role="status">Kept</span>
          <Link className="button small" href={`/sheet/${id}`}>
            Open and print
          </Link>
        </>
      ) : (
        <button type="button" className="button small" onClick={() => void keep()}>
          Keep
        </button>
      )}
      <button
        type="button"
        className="button small"
        onClick={() => download(sheetFile(sheet), JSON.stringify(sheet))}
      >
        Download
      </button>
    </span>
  )
}
