import type { Preview } from '@dicehearth/engine'
import type { Question } from '@dicehearth/host'
import { useEffect, useState } from 'react'
import type { TableClient } from './client.ts'

type Previews = readonly (Preview | null)[]

const none: Previews = []

/** What the options of a question would change: asked for when the question is in sight, so that nobody waits for it. */
export function usePreviews(table: TableClient, question: Question | null): Previews {
  const [known, setKnown] = useState<{ question: Question; previews: Previews } | null>(null)
  useEffect(() => {
    if (!question) return undefined
    let stale = false
    const ask = async (): Promise<void> => {
      const previews = await table.previews(question.position)
      if (!stale && previews.length > 0) setKnown({ question, previews })
    }
    // Without them the question can be answered all the same.
    ask().catch(console.warn)
    return () => void (stale = true)
  }, [table, question])
  return known !== null && known.question === question ? known.previews : none
}
