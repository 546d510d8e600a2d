import { curly } from '@dicehearth/engine'
import { Fragment, type ReactNode } from 'react'

/** A paragraph of a story: *words between stars* stand out, quotation marks are curly. */
export function Prose({ text }: { text: string }) {
  const parts = curly(text).split(/\*([^*]+)\*/)
  return (
    <>
      {parts.map((part, i): ReactNode => {
        const key = `part ${i}`
        return i % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>
      })}
    </>
  )
}
