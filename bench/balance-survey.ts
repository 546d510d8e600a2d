import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@dicehearth/engine'
import type { Balance, Survey } from '@dicehearth/engine/balance'
import { winsOf } from './balance-cell.ts'

export const root = path.resolve(import.meta.dirname, '..')

/** What a game measures: a survey of its own, or its wins. */
export async function loadSurvey(id: string): Promise<{ game: Game; survey: Survey }> {
  const { default: game } = (await import(`../games/${id}/index.ts`)) as { default: Game }
  const found = (await import(`../games/${id}/balance.ts`)) as { balance: Balance } | { survey: Survey }
  if ('survey' in found) return { game, survey: found.survey }
  const ledger = readFileSync(path.join(root, 'games', id, 'rules.md'), 'utf8')
  return { game, survey: winsOf(game, found.balance, ledger) }
}
