import cobb from '../../../docs/examples/roll-player-adventures-pack.json' with { type: 'json' }
import { Shelves } from '@dicehearth/tabletop/workshop/shelves.tsx'
import type { EditorProps } from '@dicehearth/tabletop/workshop/workshop.tsx'
import { packs, shelves, words } from './own-shelves.ts'

/** The workshop for cards, heroes, skills and enemies; what else a pack may hold stays as its file says. */
export default function Editor({ Trial }: EditorProps) {
  return (
    <Shelves
      title="My own cards and heroes"
      kind={packs}
      samples={[cobb]}
      shelves={shelves}
      words={words}
      option="cards"
      Trial={Trial}
    />
  )
}
