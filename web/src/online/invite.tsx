import { useState } from 'react'
import type { RoomState } from '@dicehearth/host'
import { inviteLink, watchLink } from './server.ts'

/** How others join or watch: a word and a number to be said, and the same as a link. */
export function Invite({ table, links }: { table: string; links: NonNullable<RoomState['links']> }) {
  return (
    <>
      <p>Say it across the room, or send the link.</p>
      <p className="code-tiles" role="img" aria-label={`Code: ${links.code}`}>
        {Array.from(links.code.toUpperCase()).map((letter, i) => (
          <span key={i} className={/[\p{L}\p{N}]/u.test(letter) ? undefined : 'gap'}>
            {/[\p{L}\p{N}]/u.test(letter) ? letter : ''}
          </span>
        ))}
      </p>
      <LinkRow name="Link to a seat" link={inviteLink(table, links.invite)} />
      <LinkRow name="Link to watch" link={watchLink(table, links.watch)} />
    </>
  )
}

function LinkRow({ name, link }: { name: string; link: string }) {
  const [copied, setCopied] = useState(false)
  const give = async (): Promise<void> => {
    // A phone offers the people one knows; where it cannot, the link is copied.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: 'Dicehearth', url: link }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div className="link-row">
      <label>
        <span className="field-label">{name}</span>
        <input type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void give()}>
        {copied ? 'Copied' : 'Copy'}
        <span className="unseen">: {name}</span>
      </button>
    </div>
  )
}
