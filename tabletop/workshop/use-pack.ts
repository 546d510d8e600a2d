import { useEffect, useState } from 'react'
import { keepPack, keptPack, readText, type PackKind } from './pack-file.ts'

/** A pack on the workbench. */
export interface Bench<P> {
  pack: P
  setPack: (pack: P) => void
  /** The pack that was put aside for this one, so that nobody loses it by accident. */
  aside: P | null
  /** Begins with another pack and puts this one aside. */
  begin: (pack: P) => void
  load: (file: File | undefined) => Promise<void>
  /** What is wrong with the pack, or with a file that was loaded last. */
  problems: readonly string[]
  isSound: boolean
}

export function usePack<P>(kind: PackKind<P>, onBegin: () => void): Bench<P> {
  const [pack, setPack] = useState(() => keptPack(kind))
  const [aside, setAside] = useState<P | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const read = kind.read(pack)
  const found = 'problems' in read ? read.problems : []
  const isSound = found.length === 0
  // What is unsound would not be read again: then the last that was sound is better than nothing.
  useEffect(() => {
    if (isSound) keepPack(kind, pack)
  }, [kind, pack, isSound])
  const begin = (next: P): void => {
    setAside(pack)
    setPack(next)
    setWrong([])
    onBegin()
  }
  return {
    pack,
    setPack,
    aside,
    begin,
    load: async (file) => {
      if (!file) return
      const loaded = readText(kind, await file.text())
      if ('pack' in loaded) begin(loaded.pack)
      else setWrong(loaded.problems)
    },
    problems: [...wrong, ...found],
    isSound,
  }
}
