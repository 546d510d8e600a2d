/** The first of the best. */
export function most<O>(options: readonly O[], worth: (option: O) => number): O {
  let [best] = options
  let highest = -Infinity
  for (const option of options) {
    const value = worth(option)
    if (value <= highest) continue
    highest = value
    best = option
  }
  return best
}
