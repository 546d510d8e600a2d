import type { Theme } from '@dicehearth/tabletop/theme.ts'

/** Three notes down, and a question: the night around a small fire. */
const theme: Theme = { root: 146.8, scale: [0, 3, 5, 7, 10], tune: [4, 3, 1, 2, 0], beat: 0.52 }

export default theme
