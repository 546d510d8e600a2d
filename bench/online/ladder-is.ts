/** The game of the box whose place the small one takes. */
export const ladderIs = 'roll-for-adventure'
