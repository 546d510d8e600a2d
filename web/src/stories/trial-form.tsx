import type { Means, Trial } from '../worker/study.ts'

interface TrialFormProps {
  means: Means
  /** What the book asks for. */
  facts: readonly string[]
  trial: Trial
  /** The entry that the cursor is in. */
  here: string | null
  onTrial: (trial: Trial) => void
}

/** With whom a book is tried, where it begins, and what has happened before. */
export function TrialForm({ means, facts, trial, here, onTrial }: TrialFormProps) {
  const { least, most } = means.players
  const toggle = (fact: string): void => {
    const remembered = trial.facts.includes(fact)
      ? trial.facts.filter((it) => it !== fact)
      : [...trial.facts, fact]
    onTrial({ ...trial, facts: remembered })
  }
  return (
    <details className="trial-form">
      <summary>
        Begin with {trial.from ?? 'the first page'},{' '}
        {trial.players === 1 ? 'one player' : `${trial.players} players`}
        {trial.facts.length > 0 && `, ${trial.facts.join(', ')}`}
      </summary>
      <div className="row">
        <button type="button" className="button small" onClick={() => onTrial({ ...trial, from: null })}>
          From the first page
        </button>
        {here !== null && (
          <button type="button" className="button small" onClick={() => onTrial({ ...trial, from: here })}>
            From {here}, where the cursor is
          </button>
        )}
      </div>
      <label>
        Players
        <select
          value={trial.players}
          onChange={({ target }) => onTrial({ ...trial, players: Number(target.value) })}
        >
          {Array.from({ length: most - least + 1 }, (_, n) => (
            <option key={n} value={least + n}>
              {least + n}
            </option>
          ))}
        </select>
      </label>
      <label>
        The party
        <select
          value={trial.party}
          onChange={({ target }) => onTrial({ ...trial, party: Number(target.value) })}
        >
          {means.parties.map((name, n) => (
            <option key={name} value={n}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {facts.length > 0 && (
        <fieldset>
          <legend>What has happened before</legend>
          {facts.map((fact) => (
            <label key={fact}>
              <input type="checkbox" checked={trial.facts.includes(fact)} onChange={() => toggle(fact)} />
              {fact}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  )
}
