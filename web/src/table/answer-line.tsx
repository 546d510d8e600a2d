import { areNumbers, meant, typedAnswers, whatToType } from '@dicehearth/engine'
import type { Question } from '@dicehearth/host'
import type { Answer } from '@dicehearth/tabletop/manner.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { Reader } from './reader.ts'

interface AnswerLineProps {
  question: Question
  take: (option: number) => void
  /** Answers this question and those that follow from it. */
  bring: (answers: readonly Answer<Question>[]) => void
  reader: Reader
  /** Whether the last answer was written here: then the next is, too. */
  wasUsed: boolean
  setUsed: (used: boolean) => void
}

/** So many options are named where words fit several. */
const mostNamed = 4

/** A line to answer by a few words of an option, as in the terminal; a letter alone reads, as it does elsewhere. */
export function AnswerLine({ question, take, bring, reader, wasUsed, setUsed }: AnswerLineProps) {
  const { choices } = question
  const { say, read } = reader
  const [line, setLine] = useState('')
  const help = useId()
  const input = useRef<HTMLInputElement>(null)
  const typed = choices.flatMap((choice) => choice.typed ?? [])
  const isAwaited = wasUsed || typed.length > 0
  useEffect(() => {
    const { activeElement } = document
    const nowhereElse = activeElement === document.body || activeElement?.matches('.decision')
    if (nowhereElse && isAwaited) input.current?.focus({ preventScroll: true })
  }, [isAwaited])
  const answer = (): void => {
    const words = line.trim()
    const letters = typedAnswers(typed, words)
    const found = letters ? [] : meant(choices, words)
    setLine('')
    setUsed(true)
    if (words === '') read('q')
    else if (letters) bring(letters.map((letter) => (_, choice) => choice.typed === letter))
    else if (found.length === 1) take(found[0])
    else {
      if (words.length === 1) read(words.toLowerCase())
      else if (found.length === 0) say(`No option has the words “${words}”. ${whatToType(typed)}`)
      else {
        const named = found.slice(0, mostNamed).map((option) => choices[option].text)
        say(`“${words}” may be any of ${found.length}: ${named.join('; ')}`)
      }
    }
  }
  return (
    <form
      className="answer-line"
      onSubmit={(event) => {
        event.preventDefault()
        answer()
      }}
    >
      <input
        type="text"
        inputMode={areNumbers(typed) ? 'numeric' : undefined}
        aria-label="Answer in words"
        aria-describedby={help}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={line}
        ref={input}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return
          setUsed(false)
          currentTarget.closest<HTMLElement>('.decision')?.focus()
        }}
      />
      <span id={help} className="unseen">
        {typed.length > 0
          ? `${whatToType(typed)} Then press Enter.`
          : 'A few words of an option, such as “black 3 str”, then Enter; a letter alone reads a part of the table.'}
      </span>
      <button type="submit" className="button small">
        Answer
      </button>
    </form>
  )
}
