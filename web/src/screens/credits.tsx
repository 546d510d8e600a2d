import { useEffect, useState } from 'react'
import { Page } from '../shell/page.tsx'

interface Drawing {
  name: string
  author: string
}

/** The drawings from game-icons.net that boards use. */
const drawn = import.meta.glob<Readonly<Record<string, Drawing>>>('../../../games/*/board/icons.ts', {
  import: 'icons',
})

const libraries = [
  ['React', 'MIT', 'https://react.dev'],
  ['idb', 'ISC', 'https://github.com/jakearchibald/idb'],
  ['zod', 'MIT', 'https://zod.dev'],
  ['@noble/hashes', 'MIT', 'https://github.com/paulmillr/noble-hashes'],
  ['mdast and micromark', 'MIT', 'https://unifiedjs.com'],
  ['Fastify', 'MIT', 'https://fastify.dev'],
  ['Vite', 'MIT', 'https://vite.dev'],
] as const

export default function Credits() {
  const authors = useAuthors()
  return (
    <Page title="Credits">
      <h1>Credits</h1>
      <section>
        <h2>The games</h2>
        <p>
          Dicehearth has its own words, pictures and code. The names of the games belong to their publishers,
          and the games to the people who invented them. If you enjoy one here, buy it.
        </p>
        <p>
          Roll for Adventure was designed by Matthew Dunstan and Brett J. Gilbert and published by KOSMOS and
          Thames &amp; Kosmos. Set a Watch was designed by Todd Walsh and Mike Gnade and published by Rock
          Manor Games. Roll Player and Fiends &amp; Familiars were designed by Keith Matejka, Roll Player
          Adventures by Keith Matejka and Peter Gousis; all three were published by Thunderworks Games. Who
          designed Rolling Fates we could not find out.
        </p>
      </section>
      <section>
        <h2>Drawings</h2>
        <p>
          Icons by <a href="https://game-icons.net">game-icons.net</a>, under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, recoloured:
        </p>
        <ul>
          {[...authors].map(([author, names]) => (
            <li key={author}>
              <strong>{author}</strong>: {names.join(', ')}
            </li>
          ))}
        </ul>
        <p>All scenes, covers and dice are drawn for Dicehearth.</p>
      </section>
      <section>
        <h2>Letters</h2>
        <p>
          Alegreya, Alegreya Sans and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica, under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License</a>.
        </p>
      </section>
      <section>
        <h2>Libraries</h2>
        <ul>
          {libraries.map(([name, licence, address]) => (
            <li key={name}>
              <a href={address}>{name}</a> ({licence})
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/** Every author with the names of what they drew. */
function useAuthors(): ReadonlyMap<string, readonly string[]> {
  const [authors, setAuthors] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  useEffect(() => {
    const gather = async (): Promise<void> => {
      const icons = await Promise.all(Object.values(drawn).map(async (load) => Object.values(await load())))
      const drawings = icons.flat().sort((a, b) => a.author.localeCompare(b.author))
      setAuthors(
        new Map(
          [...Map.groupBy(drawings, ({ author }) => author)].map(([author, theirs]) => [
            author,
            [...new Set(theirs.map(({ name }) => name.replaceAll('-', ' ')))],
          ]),
        ),
      )
    }
    void gather()
  }, [])
  return authors
}
