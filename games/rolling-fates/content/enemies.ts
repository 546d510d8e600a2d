import { earlyEnemies } from './enemies-early.ts'
import { lateEnemies } from './enemies-late.ts'
import type { Enemy } from './pieces.ts'

export const enemies: readonly Enemy[] = [...earlyEnemies, ...lateEnemies]
