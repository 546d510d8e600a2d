import { useEffect, type ReactNode } from 'react'
import { Link } from '../router.tsx'
import { Mark } from './mark.tsx'
import { WordsButton } from './words-button.tsx'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Dicehearth' : `${title} · Dicehearth`
  }, [title])
}

interface PageProps {
  title: string
  /** A wider page, for the home screen and books. */
  wide?: boolean
  children: ReactNode
}

/** Any screen but a table: the site's name above, the small print below. */
export function Page({ title, wide = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className={wide ? 'page wide' : 'page'}>
      <header className="page-head">
        <WordsButton />
        <Link href="/" className="brand">
          <Mark />
          <span>Dicehearth</span>
        </Link>
        <nav aria-label="House">
          <Link href="/tables">My tables</Link>
          <Link href="/campaigns">Campaigns</Link>
          <Link href="/my-games">My games</Link>
          <Link href="/settings">Settings</Link>
          <Link href="/credits">Credits</Link>
        </nav>
      </header>
      <main tabIndex={-1}>{children}</main>
    </div>
  )
}
