import type { Ending } from '@dicehearth/host'
import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { useState } from 'react'
import { Glyph } from '../shell/glyph.tsx'
import { download, fileName } from './link.ts'

interface PictureProps {
  game: string
  ending: Ending
  people: readonly Person[]
}

/** The end as a picture: to send from here where the device can, and otherwise to keep. */
export function Picture({ game, ending, people }: PictureProps) {
  const [wrong, setWrong] = useState('')
  const make = async (): Promise<void> => {
    const { endCard } = await import('./end-card.ts')
    const picture = await endCard(game, ending, people)
    const file = new File([picture], fileName(game, 'png'), { type: 'image/png' })
    const shared = { files: [file], title: `${game}: ${ending.text}` }
    if ('canShare' in navigator && navigator.canShare(shared)) await navigator.share(shared)
    else download(file.name, picture, file.type)
  }
  return (
    <p className="row">
      <button
        type="button"
        className="button"
        onClick={() => {
          make().catch((error: Error) => setWrong(error.name === 'AbortError' ? '' : error.message))
        }}
      >
        <Glyph of="share" />
        A picture of the end
      </button>
      {wrong !== '' && <span role="alert">{wrong}</span>}
    </p>
  )
}
