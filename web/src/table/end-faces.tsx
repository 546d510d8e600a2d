import { Face } from '@dicehearth/tabletop/face/face.tsx'
import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { useEffect, useState } from 'react'

type PeopleAt = (view: unknown) => readonly Person[]

const found = import.meta.glob<{ peopleAt: PeopleAt }>('../../../games/*/board/face.ts')

/** The heroes of a finished table as they are now; none where a game has no faces. */
export function usePeople(game: string, view: unknown): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    let left = false
    const load = found[`../../../games/${game}/board/face.ts`]
    void load?.().then(
      ({ peopleAt }) => {
        if (!left) setPeople(peopleAt(view))
        return undefined
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, view])
  return people
}

/** Everybody who was there, under their windows. */
export function EndFaces({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <ul className="end-faces" aria-label="Who was there">
      {people.map((person, i) => (
        <li key={`${person.name} ${i}`}>
          <Face of={person} shape="window" described />
          <b>{person.name}</b>
        </li>
      ))}
    </ul>
  )
}
