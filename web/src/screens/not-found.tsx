import { NothingHere } from '../shell/nothing-here.tsx'

export function NotFound() {
  return (
    <NothingHere
      title="Nothing here"
      heading="Nothing lies here"
      why="This address leads to no table and no book. Perhaps a letter got lost on the way."
    />
  )
}
