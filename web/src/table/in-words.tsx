import './in-words.css'
import { plainWords, type InWords, type Part } from '@dicehearth/engine'
import { Prose } from '@dicehearth/tabletop/prose.tsx'
import { useEffect, useState } from 'react'

/** How a game puts its table into words; null until that has been fetched. */
export function useWordsOf(game: string): InWords | null {
  const [words, setWords] = useState<InWords | null>(null)
  useEffect(() => {
    let left = false
    void wordsOf(game).then((found) => left || setWords(found))
    return () => {
      left = true
    }
  }, [game])
  return words
}

const found = import.meta.glob<{ default: InWords }>('../../../games/*/in-words.ts')

async function wordsOf(game: string): Promise<InWords> {
  return (await found[`../../../games/${game}/in-words.ts`]?.())?.default ?? plainWords
}

/** A part as it is read out. */
export function spoken({ name, lines, table = [] }: Part): string {
  const [heads, ...rows] = table
  const cells = rows.map(
    ([row, ...rest]) =>
      `${row}: ${rest.flatMap((cell, i) => (cell === '' ? [] : [`${heads[i + 1]} ${cell}`])).join(', ')}.`,
  )
  return [`${name}.`, ...cells, ...lines].join(' ')
}

/** The table as headings, lists and tables, in place of the board. */
export function TableInWords({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="in-words">
      {parts.map((part) => (
        <PartInWords key={part.key} part={part} />
      ))}
    </div>
  )
}

function PartInWords({ part: { name, lines, table = [] } }: { part: Part }) {
  const [heads = [], ...rows] = table
  return (
    <section className="panel" aria-label={name}>
      <h2>{name}</h2>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest], i) => (
              // Two rows may have the same name, and none changes its place.
              <tr key={i}>
                <th scope="row">{first}</th>
                {rest.map((cell, column) => (
                  <td key={heads[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <Prose text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
