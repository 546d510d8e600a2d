import { capital } from '@dicehearth/engine'
import { Die, Icon } from '@dicehearth/tabletop'
import type { FatesOption } from '../rules/decisions.ts'
import { enemyName, heroName } from '../names.ts'
import { useTable } from './context.ts'
import { EntryForm } from './entry.tsx'
import { Keypad } from './keypad.tsx'
import { characterIcon, lookOf, statusIcons } from './look.ts'

/** The controls of a group with the physical game: big buttons, and a number to enter where one is asked for. */
export function Companion() {
  const { view, decision } = useTable()
  if (!decision) return null
  switch (decision.ask.kind) {
    case 'entryEnemy':
    case 'entryNumber':
    case 'entryStatus':
    case 'entryMore':
      return <EntryForm key={view.input?.entries.length ?? 0} />
    case 'correctLife':
      return <NumberAsked label={`Life of ${enemyName(view, decision.ask.enemy)}`} />
    case 'trackNumber':
      return <NumberAsked label={`${capital(decision.ask.what)} of ${heroName(view, decision.ask.hero)}`} />
    case 'luckShows':
      return <LuckFaces />
    default:
      return <Buttons />
  }
}

function NumberAsked({ label }: { label: string }) {
  const { decision, choose } = useTable()
  const options = decision?.options ?? []
  const most = Math.max(0, ...options.map((it) => (it.verb === 'number' ? it.number : 0)))
  return (
    <div className="controls">
      <Keypad
        label={label}
        most={most}
        words="Set it"
        enter={(number) => choose(options.findIndex((it) => it.verb === 'number' && it.number === number))}
      />
    </div>
  )
}

function LuckFaces() {
  const { decision, choose } = useTable()
  return (
    <div className="controls">
      <p className="companion-prompt">What does the Luck die show?</p>
      <div className="luck-faces">
        {decision?.options.map((option, n) =>
          option.verb === 'luckShows' ? (
            <button
              key={option.face}
              type="button"
              aria-label={`It shows ${option.face}`}
              onClick={() => choose(n)}
            >
              <Die face={option.face} colour="green" mark="leaf" />
            </button>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** What mends a mistake or ends the game stands apart from what goes on. */
const asides: readonly FatesOption['verb'][] = ['correct', 'track', 'gameOver', 'undoUse']

/** What the open page has buttons for. */
const inTheBook: readonly FatesOption['verb'][] = [
  'goOn',
  'decide',
  'accept',
  'decline',
  'letter',
  'sayIt',
  'giveUp',
]

function Buttons() {
  const { view, decision } = useTable()
  const onPage = view.fighting ? [] : inTheBook
  const options = (decision?.options ?? [])
    .map((option, n) => [option, n] as const)
    .filter(([{ verb }]) => !onPage.includes(verb))
  if (options.length === 0) return null
  const [main, aside] = [
    options.filter(([{ verb }]) => !asides.includes(verb)),
    options.filter(([{ verb }]) => asides.includes(verb)),
  ]
  return (
    <div className="controls">
      {main.length > 0 && (
        <div className="big-buttons">
          {main.map(([option, n]) => (
            <BigButton key={n} option={option} n={n} />
          ))}
        </div>
      )}
      {aside.length > 0 && (
        <details className="asides">
          <summary>Corrections and more</summary>
          <div className="big-buttons">
            {aside.map(([option, n]) => (
              <BigButton key={n} option={option} n={n} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

const onwards: readonly FatesOption['verb'][] = ['goOn', 'endPhase', 'done', 'confirm']

function BigButton({ option, n }: { option: FatesOption; n: number }) {
  const { view, decision, choose } = useTable()
  if (!decision) return null
  const seat = option.verb === 'enterUse' || option.verb === 'track' ? option.hero : null
  const state = [
    'big',
    ...(onwards.includes(option.verb) ? ['onwards'] : []),
    ...(seat === null ? [] : [`seat-${lookOf(seat).colour}`]),
  ]
  return (
    <button type="button" className={state.join(' ')} onClick={() => choose(n)}>
      {seat !== null && <Icon icon={characterIcon(view.heroes[seat].character)} />}
      {(option.verb === 'setStatus' || option.verb === 'inflict') && (
        <Icon icon={statusIcons[option.status]} />
      )}
      <span>{decision.choices[n].text}</span>
    </button>
  )
}
