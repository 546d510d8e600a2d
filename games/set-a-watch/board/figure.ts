import { bestiary } from '@dicehearth/tabletop'

export const Figure = bestiary(async () => import('./figures.ts'))
