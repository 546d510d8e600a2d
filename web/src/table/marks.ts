import type { Milestone, Scored } from '@dicehearth/host'

/** A turn of the game worth remembering. */
export interface Mark {
  /** Which milestone it led to. */
  at: number
  what: string
  text: string
}

/** Whose line tells the story: the winner's, or the one that all share. */
export function storyLine(course: readonly Milestone[], scores: readonly Scored[]): number[] {
  const seat = scores.find(({ place }) => place === 1)?.seat ?? 0
  return course.map(({ worths }) => worths[seat])
}

/** The greatest step up, the hardest blow, and how it was before the last turn, in the order of the game. */
export function marksOf(course: readonly Milestone[], scores: readonly Scored[]): Mark[] {
  const line = storyLine(course, scores)
  // How it ended is no step of its own, and would dwarf all others.
  const steps = line.slice(1, -1).map((worth, i) => worth - line[i])
  if (steps.length < 2) return []
  const rise = steps.indexOf(Math.max(...steps))
  const fall = steps.indexOf(Math.min(...steps))
  const found = [
    ...(steps[rise] > 0 ? [{ at: rise + 1, what: 'Most was won', from: rise }] : []),
    ...(steps[fall] < 0 ? [{ at: fall + 1, what: 'Most was lost', from: fall }] : []),
    { at: line.length - 2, what: 'The last turn', from: line.length - 2 },
  ]
  return found
    .filter(({ at }, i) => found.findIndex((other) => other.at === at) === i)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, what, from }) => ({ at, what, text: course[from].text }))
}
