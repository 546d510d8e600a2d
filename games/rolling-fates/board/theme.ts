import type { Theme } from '@dicehearth/tabletop/theme.ts'

/** A tale that begins: once, and then, and then. */
const theme: Theme = { root: 185, scale: [0, 2, 3, 5, 9], tune: [0, 2, 4, 3, 6, 5], beat: 0.42 }

export default theme
