import { Link } from '../router.tsx'
import { Page } from '../shell/page.tsx'

export function NotFound() {
  return (
    <Page title="Nothing here">
      <h1>Nothing lies here</h1>
      <p>This address leads to no table and no book. Perhaps a letter got lost on the way.</p>
      <p>
        <Link className="button ember" href="/">
          Back to the fire
        </Link>
      </p>
    </Page>
  )
}
