import type { SeatOf } from '@dicehearth/engine'
import type { Field, Form } from '../worker/desk.ts'
import { FieldOf, FromList } from './setup-field.tsx'
import { seatsFor } from './seats-for.ts'
import { isList, type Wish } from './wish.ts'

interface SeatsProps {
  form: Form
  wish: Wish
  change: (part: Partial<Wish>) => void
  /** Over the network people bring their own names. */
  afar: boolean
}

/** Who sits where, and what each seat may choose before the game. */
export function Seats({ form, wish, change, afar }: SeatsProps) {
  const mine = wish.seats.findIndex(({ player }) => player === 'human')
  const { min, max } = form.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const perSeat = form.fields.filter((field) => field.kind === 'eachSeat')
  const setSeat = (at: number, seat: SeatOf): void =>
    change({ seats: wish.seats.map((other, i) => (i === at ? seat : other)) })
  return (
    <>
      <FieldOf
        field={{
          key: 'players',
          label: 'Players',
          kind: 'one',
          about: '',
          values: counts.map((value) => ({
            value,
            name: value,
            tells: form.seats.tells?.[Number(value)] ?? '',
          })),
          usual: '',
        }}
        value={String(wish.seats.length)}
        onChange={(value) =>
          change({
            seats: seatsFor(form, Number(value), wish.seats),
            given: shortened(form, wish, Number(value)),
          })
        }
      />
      <ol className="seat-rows">
        {wish.seats.map((seat, i) => (
          <li className="seat-row" key={`seat ${i + 1}`}>
            <span className="seat-number" aria-hidden>
              {i + 1}
            </span>
            <div className="seat-choices">
              <FromList
                field={whoField(form, i, afar ? (i === mine ? 'You' : 'A friend') : 'A person')}
                value={seat.player}
                onChange={(player) =>
                  setSeat(i, { ...seat, player: typeof player === 'string' ? player : 'human' })
                }
              />
              {seat.player === 'human' && !afar && (
                <label>
                  <span className="field-label">Name</span>
                  <input
                    type="text"
                    maxLength={24}
                    placeholder="Optional"
                    autoComplete="off"
                    value={seat.name ?? ''}
                    aria-label={`Name of seat ${i + 1}`}
                    onChange={({ target }) => setSeat(i, { ...seat, name: target.value })}
                  />
                </label>
              )}
              {perSeat.map((field) => (
                <FromList
                  key={field.key}
                  game={form.game}
                  of={`of seat ${i + 1}`}
                  field={{ ...field, label: singular(field.label) }}
                  value={valueAt(wish, field, i)}
                  onChange={(value) => change({ given: withSeatValue(wish, field, i, value) })}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function whoField(form: Form, seat: number, person: string): Field {
  const others = form.companions.map(({ kind, name, tells }) => ({
    value: kind,
    name: `Companion, ${name}`,
    tells,
  }))
  const tells = person === 'A friend' ? 'Takes the seat by invitation.' : 'Decides at this screen.'
  const values = [{ value: 'human', name: person, tells }, ...others]
  return { key: `seat${seat}`, label: `Seat ${seat + 1}`, kind: 'one', about: '', values, usual: 'human' }
}

/** "Heroes" are chosen for all seats, a "Hero" for one. */
function singular(label: string): string {
  return label.replace(/(?<=o)es$|s$/, '')
}

function listOf(wish: Wish, field: Field): readonly string[] {
  const value = wish.given[field.key]
  return isList(value) ? value : []
}

function valueAt(wish: Wish, field: Field, seat: number): string {
  return listOf(wish, field)[seat] ?? field.usual
}

function withSeatValue(wish: Wish, field: Field, seat: number, value: unknown): Wish['given'] {
  const list = wish.seats.map((_, i) =>
    i === seat ? (typeof value === 'string' ? value : field.usual) : valueAt(wish, field, i),
  )
  const { [field.key]: _, ...rest } = wish.given
  return list.every((it) => it === field.usual) ? rest : { ...rest, [field.key]: list }
}

/** Drops the choices of seats that no longer exist. */
function shortened(form: Form, wish: Wish, players: number): Wish['given'] {
  return Object.fromEntries(
    Object.entries(wish.given).map(([key, value]) => {
      const perSeat = form.fields.some((field) => field.key === key && field.kind === 'eachSeat')
      return [key, perSeat && isList(value) ? value.slice(0, players) : value]
    }),
  )
}
