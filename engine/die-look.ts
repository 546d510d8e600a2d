export type DieColour = 'red' | 'blue' | 'green' | 'yellow' | 'grey' | 'purple' | 'black' | 'white'

/** A small sign beside the colour, so that nobody needs to tell red from green. */
export type DieMark = 'flame' | 'drop' | 'leaf' | 'sun' | 'ring' | 'star' | 'moon'

export interface DieLook {
  colour: DieColour
  mark: DieMark
}

/** A colour has the same sign in every game. */
const looks: Readonly<Record<DieColour, DieLook>> = {
  red: { colour: 'red', mark: 'flame' },
  blue: { colour: 'blue', mark: 'drop' },
  green: { colour: 'green', mark: 'leaf' },
  yellow: { colour: 'yellow', mark: 'sun' },
  purple: { colour: 'purple', mark: 'star' },
  black: { colour: 'black', mark: 'ring' },
  white: { colour: 'white', mark: 'moon' },
  grey: { colour: 'grey', mark: 'star' },
}

/** A die of this colour, with its sign. */
export function inColour(colour: DieColour): DieLook {
  return looks[colour]
}

/** A die of one colour, or of two halves. */
export function inColours([first, second]: readonly DieColour[]): DieLook & { second?: DieLook } {
  return second === undefined ? inColour(first) : { ...inColour(first), second: inColour(second) }
}
