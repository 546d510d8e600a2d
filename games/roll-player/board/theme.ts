import type { Theme } from '@dicehearth/tabletop/theme.ts'

/** A march that cannot wait to be one: heroes in the making. */
const theme: Theme = { root: 196, scale: [0, 2, 4, 7, 9], tune: [0, 2, 3, 5, 4, 5], beat: 0.36 }

export default theme
