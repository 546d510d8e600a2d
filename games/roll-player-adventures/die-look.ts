import { inColours, type DieColour, type DieLook } from '@dicehearth/engine'

/** The colours of dice by the letters that cards and books write them with. */
export const dieColours: Readonly<Record<string, DieColour>> = {
  R: 'red',
  K: 'black',
  G: 'green',
  B: 'blue',
  W: 'white',
  P: 'purple',
}

/** A die as it counts now; one of two colours has a second half. */
export function dieLook(counts: string): DieLook & { second?: DieLook } {
  return inColours(counts.split('').map((letter) => dieColours[letter]))
}
