import ferry from '../../../docs/examples/rolling-fates-pack.json' with { type: 'json' }
import { Shelves } from '@dicehearth/tabletop/workshop/shelves.tsx'
import type { EditorProps } from '@dicehearth/tabletop/workshop/workshop.tsx'
import { packs, shelves, words } from './own-shelves.ts'

/** The workshop for Treasure and Trait cards, Characters and enemies. */
export default function Editor({ Trial }: EditorProps) {
  return (
    <Shelves
      title="My own cards and enemies"
      kind={packs}
      samples={[ferry]}
      shelves={shelves}
      words={words}
      option="pieces"
      Trial={Trial}
    />
  )
}
