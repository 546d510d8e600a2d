import type { Theme } from '@dicehearth/tabletop/theme.ts'

/** Up and up, with a stumble: four lands at once. */
const theme: Theme = { root: 164.8, scale: [0, 2, 3, 7, 8], tune: [0, 1, 3, 2, 5, 4], beat: 0.38 }

export default theme
