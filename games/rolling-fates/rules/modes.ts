import type { Fates } from './state.ts'

/** Whether the App knows the Characters' dice and cards; a companion does not (RF-R74). */
export function isDigital(t: Pick<Fates, 'options'>): boolean {
  return t.options.mode === 'digital'
}

/** Whether the App keeps Life, Defense, guard and status effects of Characters (RF-R84). */
export function keepsLife(t: Pick<Fates, 'options'>): boolean {
  return t.options.mode !== 'companion'
}
