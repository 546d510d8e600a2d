import type { Coach } from '@dicehearth/host'

interface CoachProps {
  coach: Coach
  /** Hides what was said until there is more to say. */
  onRead: () => void
  onLeave: () => void
}

/** The voice of a guided game. */
export function CoachPanel({ coach, onRead, onLeave }: CoachProps) {
  const over = coach.step >= coach.of
  return (
    <aside className="coach parchment" aria-label="Guide">
      <p>{coachAloud(coach)}</p>
      <p className="coach-foot">
        {!over && (
          <span>
            Step {coach.step + 1} of {coach.of}
          </span>
        )}
        {over && (
          <button type="button" className="coach-leave" onClick={onRead}>
            Good
          </button>
        )}
        {(!over || coach.left > 0) && (
          <button type="button" className="coach-leave" onClick={onLeave}>
            Leave the lesson and play freely
          </button>
        )}
      </p>
    </aside>
  )
}

export function coachAloud(coach: Coach): string {
  return coach.step >= coach.of && coach.say === '' ? farewell(coach) : coach.say
}

function farewell({ left }: Coach): string {
  return left > 0
    ? 'You can play. The rest of the game is yours: choose as you like. I speak up once more whenever something comes that you have not met yet.'
    : 'That is all you need to know. The rest of the game is yours: play on as you like.'
}
