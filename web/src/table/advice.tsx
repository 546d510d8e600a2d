import './advice.css'
import { capital } from '@dicehearth/engine'
import type { Advice, Counsel, Question } from '@dicehearth/host'
import { useCallback, useMemo, useState } from 'react'
import type { TableClient } from './client.ts'

export interface AdviceState {
  /** What was asked for: still on its way, or there, or why there is none. */
  told: 'thinking' | Advice | Error | null
  /** Asks; a second time puts the advice away. Null where there is none to be had. */
  ask: (() => void) | null
}

/** Advice on the open question; it is gone with it. */
export function useAdvice(table: TableClient, question: Question | null): AdviceState {
  const [asked, setAsked] = useState<{ question: Question; told: AdviceState['told'] } | null>(null)
  const told = asked !== null && asked.question === question ? asked.told : null
  const ask = useCallback((): void => {
    if (!question) return
    if (told !== null) {
      if (told !== 'thinking') setAsked(null)
      return
    }
    setAsked({ question, told: 'thinking' })
    const tell = (told: Advice | Error): void =>
      setAsked((now) => (now?.question === question ? { question, told } : now))
    table.advise().then(tell, tell)
  }, [table, question, told])
  const may = question?.advice === true
  return useMemo(() => ({ told, ask: may ? ask : null }), [told, ask, may])
}

interface AdviceProps {
  told: NonNullable<AdviceState['told']>
  question: Question
  choose: (option: number) => void
  light: (pieces: readonly string[]) => void
}

/** The best options, each with its chance and why. Pressing one takes it, like its button below. */
export function AdviceCard({ told, question, choose, light }: AdviceProps) {
  if (told === 'thinking') return <p className="advice thinking">{thinking}</p>
  if (told instanceof Error) return <p className="advice">{told.message}</p>
  const { counsels, games, close } = told
  const odds = counsels.filter(hasOdds)
  const [low, high] = scaleOf(odds)
  return (
    <section className="advice" aria-label="Advice">
      {odds.length > 0 && (
        <p className="advice-head">
          <span>{counselOf(close)}</span>
          <span className="advice-scale">
            {told.odds}, from {low} to {high} %
          </span>
        </p>
      )}
      {counsels.map((it, n) => (
        <button
          key={it.option}
          type="button"
          className={`counsel${n === 0 ? ' first' : ''}`}
          onClick={() => choose(it.option)}
          onPointerEnter={() => light(question.choices[it.option].pieces)}
          onPointerLeave={() => light([])}
          onFocus={() => light(question.choices[it.option].pieces)}
          onBlur={() => light([])}
        >
          <span className="counsel-name">{nameOf(question, it.option)}</span>
          {hasOdds(it) && (
            <>
              <span className="counsel-odds">
                {Math.round(100 * it.chance)} % <small>± {Math.max(1, Math.round(100 * it.within))}</small>
              </span>
              <Odds {...it} low={low} high={high} />
            </>
          )}
          {it.why !== '' && <span className="counsel-why">{capital(it.why)}.</span>}
        </button>
      ))}
      {games > 0 && (
        <p className="fine">
          {games} games played ahead for each, with what you can see. Nobody knows the dice and cards to come.
        </p>
      )}
    </section>
  )
}

const thinking = 'Playing the next turns through …'

function counselOf(close: boolean): string {
  return close ? 'Too close to call: take the one you like.' : 'This is what I would do.'
}

/** All of it, for whoever hears it. */
export function adviceAloud(told: NonNullable<AdviceState['told']>, question: Question): string {
  if (told === 'thinking') return thinking
  if (told instanceof Error) return told.message
  const { counsels, close, odds: of } = told
  const each = counsels.map((it) => {
    const odds = hasOdds(it) ? `, ${of} ${Math.round(100 * it.chance)} %` : ''
    const name = nameOf(question, it.option).replace(/\.$/, '')
    return `${name}${odds}.${it.why === '' ? '' : ` ${capital(it.why)}.`}`
  })
  return [...(counsels.some(hasOdds) ? [counselOf(close)] : []), ...each].join(' ')
}

type WithOdds = Counsel & { chance: number }

function hasOdds(it: Counsel): it is WithOdds {
  return it.chance !== null
}

/** Its heading is named only where another option reads the same. */
function nameOf({ choices }: Question, option: number): string {
  const { group, text } = choices[option]
  const alike = choices.filter((it) => it.text === text).length
  return group === null || alike === 1 ? text : `${group}: ${text}`
}

/** Whole tens around everything that is shown. */
function scaleOf(odds: readonly WithOdds[]): [low: number, high: number] {
  const low = Math.min(...odds.map(({ chance, within }) => chance - within))
  const high = Math.max(...odds.map(({ chance, within }) => chance + within))
  return [Math.max(0, 10 * Math.floor(10 * low)), Math.min(100, 10 * Math.ceil(10 * high))]
}

/** The chance as a point, with how far it may be off. */
function Odds({ chance, within, low, high }: WithOdds & { low: number; high: number }) {
  const at = (share: number): string =>
    `${Math.max(0, Math.min(100, (100 * (100 * share - low)) / (high - low)))}%`
  return (
    <span className="odds" aria-hidden>
      <span className="odds-way" style={{ width: at(chance) }} />
      <span
        className="odds-within"
        style={{ left: at(chance - within), right: `calc(100% - ${at(chance + within)})` }}
      />
      <span className="odds-point" style={{ left: at(chance) }} />
    </span>
  )
}
