import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { count, curly, type PieceText, type Preview } from '@dicehearth/engine'
import type { Coach, Question, Seated } from '@dicehearth/host'
import type { Narrowed } from '@dicehearth/tabletop'
import { useSettings } from '../settings.ts'
import { Glyph } from '../shell/glyph.tsx'
import { abouts } from './about.ts'
import { AdviceCard, type AdviceState } from './advice.tsx'
import { canBeFolded, grouped, type Group } from './grouped.ts'
import { inShort } from './in-short.ts'

/** Something that somebody at the table says. */
export interface SaidBy {
  name: string
  text: string
}

interface DecisionProps {
  question: Question
  /** What each option would change, once that is known. */
  previews: readonly (Preview | null)[]
  coach: Coach | null
  /** What a companion says about it. */
  remark: SaidBy | null
  advice: AdviceState
  /** Who is asked, as people call them. */
  who: string
  seats: readonly Seated[]
  /** What is printed on the pieces. */
  texts: readonly PieceText[]
  /** Picked, and waiting to be confirmed. */
  picked: number | null
  /** What was picked on the board: only the options that go with it are shown. */
  narrowed: Narrowed | null
  /** Folded down to its first line, on a screen where it lies over the board. */
  folded: boolean
  fold: (folded: boolean) => void
  choose: (option: number) => void
  light: (pieces: readonly string[]) => void
  /** Who has spoken for which option, where the table votes. */
  voices?: ReadonlyMap<number, ReactNode> | null
  /** The line to answer in words, at a table in words. */
  line: ReactNode
  say: (text: string) => void
}

/** With more options than this at a table in words, Tab goes from heading to heading and the arrows from option to option. */
const fewStops = 9

/** What must be decided now: one line that says it, and a button for each option. */
export function DecisionPanel(props: DecisionProps) {
  const { question, previews, coach, remark, who, picked, narrowed, folded, fold, choose, light } = props
  const { voices, advice, seats, line, texts, say } = props
  const panel = useRef<HTMLDivElement>(null)
  // The focus is never lost; the question itself is said by the announcer, after what led to it.
  useEffect(() => {
    if (document.activeElement === document.body) place(panel.current)?.focus({ preventScroll: true })
  }, [])
  // In a lesson the option to take is in sight.
  const asked = coach?.option ?? null
  useEffect(() => {
    if (asked !== null)
      panel.current?.querySelector(`[data-option="${asked}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  // Keys work anywhere around the panel: numbers pick, arrows move between options.
  useEffect(() => {
    const { current } = panel
    const around = place(current)
    const onKeyDown = (event: KeyboardEvent): void => onKey(event, current, say)
    around?.addEventListener('keydown', onKeyDown)
    return () => around?.removeEventListener('keydown', onKeyDown)
  }, [say])
  const all = narrowed?.options ?? [...question.choices.keys()]
  // What can be typed needs no place in the list.
  const keys = useSettings().letters === 'on'
  const shown = line ? all.filter((option) => question.choices[option].typed === undefined) : all
  const groups = grouped(question, shown, seats)
  const many = canBeFolded(groups)
  const roves = Boolean(line) && shown.length > fewStops
  const about = line ? abouts(question, texts) : []

  return (
    <div className={`asking${many ? ' many' : ''}${folded ? ' folded' : ''}`} ref={panel}>
      <div className="asked">
        <h2>{curly(question.prompt)}</h2>
        <p className="asked-whom">{who}</p>
        <div className="asked-ways">
          {advice.ask && !coach && (
            <button
              type="button"
              className="button quiet small advise"
              aria-pressed={advice.told !== null}
              title={keys ? 'Ask for advice (H)' : undefined}
              aria-keyshortcuts={keys ? 'H' : undefined}
              onClick={advice.ask}
            >
              Advice
              {keys && (
                <kbd aria-hidden className="key">
                  H
                </kbd>
              )}
            </button>
          )}
          {narrowed && (
            <button
              type="button"
              className="button small"
              title="Put back what is picked (Escape)"
              onClick={narrowed.putBack}
            >
              Cancel
            </button>
          )}
          <button
            type="button"
            className="button quiet round-button fold"
            aria-expanded={!folded}
            aria-label={folded ? 'Show the options' : 'Fold the options away'}
            onClick={() => fold(!folded)}
          >
            <Glyph of="down" />
          </button>
        </div>
      </div>
      <div className="options">
        {line}
        {remark && (
          <p className="remark">
            <b>{remark.name}:</b> “{remark.text}”
          </p>
        )}
        {advice.told !== null && (
          <AdviceCard told={advice.told} question={question} choose={choose} light={light} />
        )}
        {groups.map((group, i) => {
          const buttons = (
            <div className="option-row">
              {group.options.map((option) => (
                <OptionButton
                  key={option}
                  number={keys && question.choices[option].typed === undefined ? option : null}
                  isStop={!roves || option === group.options[0]}
                  option={option}
                  verb={`${question.ask.kind} ${question.options[option].verb}`}
                  {...(line
                    ? { text: curly(question.choices[option].text), rest: '' }
                    : inShort(question.choices[option]))}
                  change={previews[option]?.text ?? null}
                  risk={question.choices[option].risk}
                  grave={question.choices[option].grave}
                  about={about[option] ?? ''}
                  voices={voices?.get(option)}
                  picked={picked === option}
                  withheld={coach !== null && coach.option !== null && coach.option !== option}
                  asked={coach?.option === option}
                  take={() => choose(option)}
                  light={(on) => light(on ? question.choices[option].pieces : [])}
                />
              ))}
            </div>
          )
          if (group.name === null) return <div key={`alone ${i}`}>{buttons}</div>
          if (!many) {
            return (
              <div className="option-group" role="group" aria-label={group.name} key={group.name}>
                <span className="option-head" aria-hidden>
                  {group.name}
                </span>
                {buttons}
              </div>
            )
          }
          return (
            <details
              className="option-group"
              name="option-groups"
              key={group.name}
              open={unfolded(group, groups, coach)}
            >
              <summary
                className="option-head"
                onPointerEnter={() => light(meantBy(group, question))}
                onPointerLeave={() => light([])}
                onFocus={() => light(meantBy(group, question))}
                onBlur={() => light([])}
              >
                {group.name}{' '}
                <span className="count" aria-hidden>
                  {group.options.length}
                </span>
                <span className="unseen">({count(group.options.length, 'option')})</span>
              </summary>
              {buttons}
            </details>
          )
        })}
      </div>
    </div>
  )
}

interface OptionButtonProps {
  /** Which key picks it, counted from 0; null where the number itself would be typed. */
  number: number | null
  /** Whether Tab stops here. */
  isStop: boolean
  option: number
  text: string
  /** What the piece itself says at length, so that the button need not show it. */
  rest: string
  /** What sort of answer it is. */
  verb: string
  /** What it would change. */
  change: string | null
  /** What it costs or risks. */
  risk: string | null
  /** It surely loses. */
  grave: boolean
  /** What is printed on the thing that it names. */
  about: string
  /** Who has spoken for it. */
  voices: ReactNode
  picked: boolean
  /** A guided game asks for a different option. */
  withheld: boolean
  asked: boolean
  take: () => void
  light: (on: boolean) => void
}

function OptionButton({
  number,
  isStop,
  option,
  verb,
  text,
  rest,
  change,
  risk,
  grave,
  about,
  voices,
  picked,
  withheld,
  asked,
  take,
  light,
}: OptionButtonProps) {
  const said = text + rest
  const more = [
    ['change', change],
    [grave ? 'risk grave' : 'risk', risk],
    ['risk printed', about],
  ].flatMap(([className, told]) => (className && told ? [[className, told] as const] : []))
  return (
    <button
      type="button"
      className={`button option${picked || asked ? ' ember' : ''}`}
      aria-disabled={withheld}
      tabIndex={isStop ? undefined : -1}
      data-option={option}
      data-verb={verb}
      data-key={number === null ? undefined : number + 1}
      aria-keyshortcuts={number !== null && number < 9 ? String(number + 1) : undefined}
      onClick={({ detail }) => {
        // The second half of a double click must not confirm.
        if (!(picked && detail > 1)) take()
      }}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
      onFocus={() => light(true)}
      onBlur={() => light(false)}
    >
      {number !== null && number < 9 && (
        <kbd aria-hidden className="key">
          {number + 1}
        </kbd>
      )}
      <span>
        {picked ? `Confirm: ${text}` : text}
        {rest !== '' && <span className="unseen">{rest}</span>}
        {more.map(([className, told], i) => (
          <Fragment key={className}>
            {i === 0 && <Pause after={said} />}
            <span className={className}>
              {curly(told)}
              {i + 1 < more.length && <Pause after={told} />}
            </span>
          </Fragment>
        ))}
      </span>
      {voices}
    </button>
  )
}

/** What is set apart by its place for who sees it is set apart by a comma for who hears it. */
function Pause({ after }: { after: string }) {
  return <span className="pause">{/[.!?]$/.test(after) ? ' ' : ', '}</span>
}

/** Where questions are asked, one after the other: it has the focus between them. */
function place(panel: HTMLElement | null): HTMLElement | null {
  return panel?.closest<HTMLElement>('.decision') ?? null
}

/** The pieces that a heading stands for: those that most of its options touch, such as the dice of a number. */
function meantBy({ options }: Group, { choices }: Question): string[] {
  const touched = options.map((option) => choices[option].pieces)
  return [...new Set(touched.flat())].filter(
    (id) => touched.filter((pieces) => pieces.includes(id)).length > options.length / 2,
  )
}

function unfolded(group: Group, groups: readonly Group[], coach: Coach | null): boolean {
  if (coach && coach.option !== null) return group.options.includes(coach.option)
  return group === groups[0]
}

function onKey(event: KeyboardEvent, panel: HTMLElement | null, say: (text: string) => void): void {
  if (!panel || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLInputElement) return
  if (/^\d$/.test(event.key)) {
    const line = panel.querySelector<HTMLInputElement>('.answer-line input[inputmode="numeric"]')
    // Where a number is asked for, the key is written there, and means itself.
    if (line) {
      line.focus()
      return
    }
    event.preventDefault()
    const meant = panel.querySelector<HTMLElement>(`[data-key="${event.key}"]`)
    // An option in a folded group shows no number.
    if (meant?.checkVisibility()) meant.click()
    else if (panel.querySelector('[data-key]')) say(`No option in sight has the number ${event.key}.`)
    return
  }
  const step = steps[event.key] ?? 0
  if (step === 0) return
  const stops = [...panel.querySelectorAll<HTMLElement>('summary, .option')]
  const seen = stops.filter((stop) => stop.checkVisibility())
  const at = seen.findIndex((stop) => stop === document.activeElement)
  seen[(at + step + seen.length) % seen.length]?.focus()
  event.preventDefault()
}

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
