import { deal, readConfig } from '@dicehearth/engine'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'

export type Setup = Readonly<Record<string, unknown>>

/** A table as it is dealt. */
export function dealt(setup: Setup = {}, seed = 'setup'): Adventure {
  return deal(rollForAdventure, readConfig(rollForAdventure, setup), seed)
}

/** Why a set-up is refused, or that it is accepted. */
export function refused(setup: Setup): string {
  try {
    readConfig(rollForAdventure, setup)
  } catch (refusal) {
    return String(refusal)
  }
  return 'accepted'
}

export const seeds = Array.from({ length: 400 }, (_, n) => `seed ${n}`)
