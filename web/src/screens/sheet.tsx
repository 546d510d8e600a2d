import './sheet.css'
import { capital, type Sheet } from '@dicehearth/engine'
import { createElement, useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Page } from '../shell/page.tsx'
import { sheetViewOf, type SheetView } from '../table/boards.tsx'
import { findSheet } from '../table/kept-sheets.ts'
import { download, fileName } from '../table/link.ts'
import { SheetList } from '../table/sheet-list.tsx'
import { kindInWords } from '../table/sheet-words.ts'

const missing = 'This sheet is not in this browser. It may have been cleared away.'

/** A kept sheet, to read and print. */
export default function SheetScreen({ id }: { id: string }) {
  const [found, setFound] = useState<{ sheet: Sheet; view: SheetView } | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    openSheet(id).then(setFound, (error: Error) => setWrong(error.message))
  }, [id])
  if (wrong) return <NothingHere title="No such sheet" heading="No such sheet" why={wrong} />
  if (!found) return <p className="loading">One moment …</p>
  const { sheet, view } = found
  return (
    <Page title={sheet.name}>
      <article className="printed parchment">
        <h1>{sheet.name}</h1>
        <p className="printed-kind">{capital(kindInWords(sheet))}</p>
        {createElement(view, { sheet })}
      </article>
      <p className="row unprinted">
        <button type="button" className="button ember" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(fileName(sheet.name, 'json'), JSON.stringify(sheet))}
        >
          Download
        </button>
        <Link className="button quiet" href="/campaigns">
          All kept sheets
        </Link>
      </p>
    </Page>
  )
}

async function openSheet(id: string): Promise<{ sheet: Sheet; view: SheetView }> {
  const kept = await findSheet(id)
  if (!kept) throw new Error(missing)
  return { sheet: kept.sheet, view: (await sheetViewOf(kept.sheet.sheet)) ?? SheetList }
}
