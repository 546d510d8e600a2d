import type { Ending } from '@dicehearth/host'
import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { useState } from 'react'
import { Glyph } from '../shell/glyph.tsx'
import { download, fileName, replayLink } from './link.ts'

interface PictureProps {
  game: string
  ending: Ending
  people: readonly Person[]
  /** The game for a link. */
  share: () => Promise<string>
}

/** The end as a picture with a link to the replay: to send from here where the device can, and otherwise to keep. */
export function Picture({ game, ending, people, share }: PictureProps) {
  const [said, setSaid] = useState('')
  const make = async (): Promise<void> => {
    const { endCard } = await import('./end-card.ts')
    const [picture, url] = await Promise.all([endCard(game, ending, people), share().then(replayLink)])
    const file = new File([picture], fileName(game, 'png'), { type: 'image/png' })
    const shared = { files: [file], title: `${game}: ${ending.text}`, url }
    if ('canShare' in navigator && navigator.canShare(shared)) {
      await navigator.share(shared)
      return
    }
    download(file.name, picture, file.type)
    // A page over plain HTTP has no clipboard.
    if (!('clipboard' in navigator)) return
    await navigator.clipboard.writeText(url)
    setSaid('The picture is saved, and the link to the replay is copied: paste it beside the picture.')
  }
  return (
    <p className="row">
      <button
        type="button"
        className="button"
        onClick={() => {
          make().catch((error: Error) => setSaid(error.name === 'AbortError' ? '' : error.message))
        }}
      >
        <Glyph of="share" />
        A picture of the end
      </button>
      {said !== '' && <span role="alert">{said}</span>}
    </p>
  )
}
