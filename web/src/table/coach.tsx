import type { Coach } from '@dicehearth/host'

/** The voice of a guided game. */
export function CoachPanel({ coach, onLeave }: { coach: Coach; onLeave: () => void }) {
  const over = coach.step >= coach.of
  return (
    <aside className="coach parchment" aria-label="Guide" aria-live="polite">
      <p>
        {over
          ? 'That is all you need to know. The rest of the game is yours: play on as you like.'
          : coach.say}
      </p>
      <p className="coach-foot">
        {!over && (
          <span>
            Step {coach.step + 1} of {coach.of}
          </span>
        )}
        <button type="button" className="coach-leave" onClick={onLeave}>
          {over ? 'Good' : 'Leave the lesson and play freely'}
        </button>
      </p>
    </aside>
  )
}
