import { capital, count } from '@dicehearth/engine'
import { Prose } from '@dicehearth/tabletop'
import { useState } from 'react'
import type { FatesOption } from '../rules/decisions.ts'
import { useTable } from './context.ts'
import { verbPiece } from './direct.ts'

/** The question of a riddle, and a line to write the answer on if it is not a list. */
export function Riddle() {
  const { view, decision } = useTable()
  const kind = decision?.ask.kind
  if (kind !== 'riddle' && kind !== 'spell') return null
  return (
    <div className="riddle">
      <p className="question">
        <Prose text={view.page?.question ?? ''} />
      </p>
      <p className="tries">
        {view.tries === 1 ? 'The last try' : capital(count(view.tries, 'try', 'tries'))}.
      </p>
      {kind === 'spell' && <Typed key={view.spelled} />}
    </div>
  )
}

/** What is typed is spelled out letter by letter, as the rules ask for it. */
function Typed() {
  const { view, pieces, bring } = useTable()
  const [word, setWord] = useState('')
  const plain = word.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')
  const say = (): void => {
    const letters = plain.replaceAll(/ +/g, ' ').trim().split('')
    if (letters.length + view.spelled.length === 0) return
    bring([
      ...letters.map((letter) => (it: FatesOption) => it.verb === 'letter' && it.letter === letter),
      (it) => it.verb === 'sayIt',
    ])
  }
  return (
    <form
      className="typed"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <label>
        <span className="unseen">Your answer</span>
        {view.spelled !== '' && <span className="spelled">{view.spelled}</span>}
        <input
          value={word}
          maxLength={24 - view.spelled.length}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={view.spelled === '' ? 'Write your answer' : ''}
          onChange={(event) => setWord(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="leaf-button"
        aria-disabled={plain.trim() === '' && view.spelled === ''}
      >
        Say it
      </button>
      <button type="button" className="leaf-button quiet" onClick={() => pieces.press(verbPiece('giveUp'))}>
        Give up
      </button>
    </form>
  )
}
