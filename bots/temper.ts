import { likelihood, type Ahead, type Sign } from '@dicehearth/engine'

/** The odds as somebody sees them who minds danger so many times as much as it is worth. */
export function tempered(ahead: Ahead, danger: number): Ahead {
  const says = ahead.says.map(([weight, ...words], n): Sign => {
    return [ahead.dangers?.includes(n) ? danger * weight : weight, ...words]
  })
  return {
    ...ahead,
    says,
    worth: (state, seat) =>
      state.outcome ? ahead.worth(state, seat) : likelihood(says, ahead.signs(state, seat)),
  }
}
