import type { DieColour, DieMark } from '@dicehearth/engine'

interface Look {
  colour: DieColour
  mark: DieMark
}

/** Every colour of dice has a sign of its own, too. */
export const looks: Readonly<Record<string, Look>> = {
  R: { colour: 'red', mark: 'flame' },
  K: { colour: 'black', mark: 'moon' },
  G: { colour: 'green', mark: 'leaf' },
  B: { colour: 'blue', mark: 'drop' },
  W: { colour: 'white', mark: 'sun' },
  P: { colour: 'purple', mark: 'star' },
}

/** A die as it counts now; one of two colours has a second half. */
export function dieLook(counts: string): Look & { second?: Look } {
  const [first, second] = counts
  return { ...looks[first], ...(second ? { second: looks[second] } : {}) }
}
