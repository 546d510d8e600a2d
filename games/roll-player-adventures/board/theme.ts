import type { Theme } from '@dicehearth/tabletop/theme.ts'

/** A bell over water, answered from far away. */
const theme: Theme = { root: 174.6, scale: [0, 2, 4, 6, 9], tune: [5, 2, 4, 3, 0], beat: 0.5 }

export default theme
