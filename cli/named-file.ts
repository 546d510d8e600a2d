import { statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@dicehearth/engine'
import { playerAt } from './claim.ts'
import { cannotSave, inTheWay, writeWhole } from './files.ts'

/** The longest name in bytes: most disks allow 255, and notes and drafts have a few letters more. */
const longestName = 200

/** Writes a file that a person named: the only way in which one that is there already can be replaced. */
export function writeNamed(file: string, text: string | Uint8Array, replace: boolean): void {
  checkNamed(file, replace)
  writeWhole(file, text)
}

/** Refuses a file that a person named if writing there would lose something or cannot work. */
export function checkNamed(file: string, replace: boolean): void {
  if (Buffer.byteLength(path.basename(file)) > longestName)
    throw new Refusal('bad-file', 'The name of that file is too long: choose a shorter one.')
  const there = lookedAt(file)
  if (!there) return
  if (!there.isFile())
    throw new Refusal('bad-file', `"${file}" is not an ordinary file: choose another name.`)
  if (playerAt(file) !== null)
    throw new Refusal('in-use', `"${file}" is being played in another terminal: choose another name.`)
  if (!replace) throw inTheWay(file)
}

function lookedAt(file: string): ReturnType<typeof statSync> | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    throw cannotSave(file, error)
  }
}
