import { Link } from '../router.tsx'
import { Page } from './page.tsx'

/** What was asked for is not there, and why; and the way back. */
export function NothingHere({ title, heading, why }: { title: string; heading: string; why: string }) {
  return (
    <Page title={title}>
      <h1>{heading}</h1>
      <p className="wrong" role="alert">
        {why}
      </p>
      <p>
        <Link className="button ember" href="/">
          Back to the fire
        </Link>
      </p>
    </Page>
  )
}
