import { Refusal } from '../index.ts'

/** Code and message of the refusal that this work ends in. */
export function refused(work: () => unknown): { code: string; message: string } {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, message: error.message }
    throw error
  }
  return { code: 'taken', message: '' }
}
