import { mentions, ofKind, type Book, type Check, type FilePosition } from '@dicehearth/story'
import type { Known } from '../known.ts'
import { args } from './look.ts'

/** Flags are declared, turned on somewhere and read somewhere. */
export const flags: Check<Known> = {
  id: 'RF linter 3',
  level: 'error',
  *find({ vocabulary, book }) {
    const declared = declaredIn(book)
    const found = mentions(vocabulary, book)
    const on = ofKind('flag', found.recorded).map(({ fact }) => fact.slice(5))
    const used = [...found.asked, ...found.recorded, ...found.erased].map(({ fact, at }) => ({
      name: fact.slice(5),
      at,
    }))
    const weakening = weakeningIn(book)
    const read = [
      ...ofKind('flag', found.asked).map(({ fact }) => fact.slice(5)),
      ...weakening.map(({ name }) => name),
    ]
    for (const { name, at } of [...used, ...weakening])
      if (!declared.some((flag) => flag.name === name))
        yield {
          at,
          message: `The flag "${name}" is not declared`,
          advice: `Add it to "flags …" below the title.`,
        }
    for (const { name, at } of declared) {
      if (!on.includes(name))
        yield {
          at,
          message: `The flag "${name}" is never turned on`,
          advice: `Write "flag ${name} on" somewhere, or cut it.`,
        }
      if (!read.includes(name) && !name.startsWith('s-'))
        yield {
          at,
          message: `Nobody asks for the flag "${name}"`,
          advice: 'Ask for it, or call it s-… if it is for you alone.',
        }
    }
  },
}

function declaredIn({ parts }: Book): { name: string; at: FilePosition }[] {
  return parts[0].lines.flatMap((line) =>
    (args(line, 'flags FLAGS')?.flags ?? []).map((name) => ({ name, at: line.at })),
  )
}

/** Flags that make an enemy weaker. */
function weakeningIn({ entries }: Book): { name: string; at: FilePosition }[] {
  return entries
    .flatMap(({ block }) => block?.lines ?? [])
    .flatMap((line) =>
      (args(line, 'weaken ENEMY N for FLAGS')?.flags ?? []).map((name) => ({ name, at: line.at })),
    )
}
