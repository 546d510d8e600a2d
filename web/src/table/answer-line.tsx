import { meant, type Choice } from '@dicehearth/engine'
import { useId, useState } from 'react'

interface AnswerLineProps {
  choices: readonly Choice[]
  take: (option: number) => void
  /** Says what the words could mean. */
  say: (text: string) => void
}

/** So many options are named where words fit several. */
const mostNamed = 4

/** A line to answer by a few words of an option, as in the terminal. */
export function AnswerLine({ choices, take, say }: AnswerLineProps) {
  const [line, setLine] = useState('')
  const help = useId()
  const answer = (): void => {
    const found = meant(choices, line)
    if (found.length === 1) {
      setLine('')
      take(found[0])
    } else if (found.length === 0) say(`No option has the words “${line}”.`)
    else {
      const named = found.slice(0, mostNamed).map((option) => choices[option].text)
      say(`“${line}” may be any of ${found.length}: ${named.join('; ')}`)
    }
  }
  return (
    <form
      className="answer-line"
      onSubmit={(event) => {
        event.preventDefault()
        if (line.trim() !== '') answer()
      }}
    >
      <input
        type="text"
        aria-label="Answer in words"
        aria-describedby={help}
        autoComplete="off"
        value={line}
        onChange={({ target }) => setLine(target.value)}
      />
      <span id={help} className="unseen">
        A few words of an option, such as “black 3 str”, then Enter
      </span>
      <button type="submit" className="button small">
        Answer
      </button>
    </form>
  )
}
