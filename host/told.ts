import { patched } from '@dicehearth/engine'
import type { Cursor, News, Standing, Update } from './standing.ts'
import type { Scene } from './story.ts'

/** The other end of a place: puts together again what it is told. */
export class Told {
  /** Where to ask from after a break. */
  cursor: Cursor | undefined
  private standing: Standing | undefined

  hear({ cursor, scenes: sent, standing, keep, lines }: News): Update {
    let view = this.standing?.view
    let next = lines.length - sent.filter(({ unsaid }) => unsaid === null).length
    const scenes = sent.map(({ unsaid, sound, view: changed }): Scene => {
      view = patched(view, changed)
      if (unsaid) return { ...unsaid, line: null, view, sound }
      const line = lines[next++]
      const { position, event, pieces } = line
      return { position, event, pieces, line, view, sound }
    })
    // A room sends nothing but changes of its own tables.
    this.standing = patched({ ...this.standing, view }, standing) as Standing
    this.cursor = cursor
    return { scenes, standing: this.standing, keep, lines }
  }
}
