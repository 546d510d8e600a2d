import { useEffect, useRef, type ReactNode } from 'react'
import type { Preview } from '@dicehearth/engine'
import type { Coach, Question, Seated } from '@dicehearth/host'
import type { Narrowed } from '@dicehearth/tabletop'
import { Glyph } from '../shell/glyph.tsx'
import { AdviceCard, type AdviceState } from './advice.tsx'

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
  voices?: ReadonlyMap<number, readonly { name: string }[]> | null
  /** What stands above the options. */
  children?: ReactNode
}

/** With more options than this the groups can be folded. */
const fewOptions = 6

interface Group {
  name: string | null
  options: number[]
}

/** What must be decided now: one line that says it, and a button for each option. */
export function DecisionPanel(props: DecisionProps) {
  const { question, previews, coach, remark, who, picked, narrowed, folded, fold, choose, light } = props
  const { voices, advice, seats } = props
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
    const onKeyDown = (event: KeyboardEvent): void => onKey(event, current)
    around?.addEventListener('keydown', onKeyDown)
    return () => around?.removeEventListener('keydown', onKeyDown)
  }, [])
  const shown = narrowed?.options ?? [...question.choices.keys()]
  const groups = grouped(question, shown, seats)
  const many = shown.length > fewOptions && groups.length > 1

  return (
    <div className={`asking${many ? ' many' : ''}${folded ? ' folded' : ''}`} ref={panel}>
      <div className="asked">
        <h2>{question.prompt}</h2>
        <p className="asked-whom">{who}</p>
        <div className="asked-ways">
          {advice.ask && !coach && (
            <button
              type="button"
              className="button quiet small advise"
              aria-pressed={advice.told !== null}
              title="Ask for advice (H)"
              onClick={advice.ask}
            >
              Advice
              <kbd aria-hidden className="key">
                H
              </kbd>
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
        {props.children}
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
                  number={question.choices[option].isTyped ? null : option}
                  option={option}
                  verb={`${question.ask.kind} ${question.options[option].verb}`}
                  text={question.choices[option].text}
                  change={previews[option]?.text ?? null}
                  risk={question.choices[option].risk}
                  grave={question.choices[option].grave}
                  voices={(voices?.get(option) ?? []).map(({ name }) => name)}
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
                {group.name} <span className="count">{group.options.length}</span>
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
  option: number
  text: string
  /** What sort of answer it is. */
  verb: string
  /** What it would change. */
  change: string | null
  /** What it costs or risks. */
  risk: string | null
  /** It surely loses. */
  grave: boolean
  /** Who has spoken for it. */
  voices: readonly string[]
  picked: boolean
  /** A guided game asks for a different option. */
  withheld: boolean
  asked: boolean
  take: () => void
  light: (on: boolean) => void
}

function OptionButton({
  number,
  option,
  verb,
  text,
  change,
  risk,
  grave,
  voices,
  picked,
  withheld,
  asked,
  take,
  light,
}: OptionButtonProps) {
  return (
    <button
      type="button"
      className={`button option${picked || asked ? ' ember' : ''}`}
      aria-disabled={withheld}
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
        {change !== null && <span className="change">{change}</span>}
        {risk !== null && <span className={grave ? 'risk grave' : 'risk'}>{risk}</span>}
        {voices.length > 0 && <span className="voices">For it: {voices.join(', ')}</span>}
      </span>
    </button>
  )
}

/** Where questions are asked, one after the other: it has the focus between them. */
function place(panel: HTMLElement | null): HTMLElement | null {
  return panel?.closest<HTMLElement>('.decision') ?? null
}

/**
 * Options under their headings, in the order in which the headings first appear. Those of a companion come last and say
 * so: whoever likes may decide for it.
 */
function grouped(
  { choices, options }: Question,
  shown: readonly number[],
  seats: readonly Seated[],
): Group[] {
  const groups: Group[] = []
  const helped = (option: number): Seated | undefined => {
    const seated = seats[options[option].seat]
    return seated && seated.plays !== '' ? seated : undefined
  }
  // What is asked of people alone, such as the dice that they rolled for a companion, is no help but needed.
  const apart = shown.some((option) => helped(option) === undefined)
  const ordered = shown.toSorted((a, b) => Number(helped(a) !== undefined) - Number(helped(b) !== undefined))
  for (const option of ordered) {
    const helps = apart ? helped(option) : undefined
    const group = helps ? forCompanion(choices[option].group, helps.name) : choices[option].group
    const there = groups.find(({ name }) => name === group)
    if (there) there.options.push(option)
    else groups.push({ name: group, options: [option] })
  }
  return groups
}

function forCompanion(group: string | null, name: string): string {
  const whose = group === null || group === name ? name : `${group} (${name})`
  return `${whose}: help if you like`
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

function onKey(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (!panel || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLInputElement) return
  if (/^[1-9]$/.test(event.key)) {
    event.preventDefault()
    const meant = panel.querySelector<HTMLElement>(`[data-key="${event.key}"]`)
    // An option in a folded group shows no number.
    if (meant?.checkVisibility()) meant.click()
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
