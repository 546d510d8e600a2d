import { Link } from '../router.tsx'
import { Page } from './page.tsx'

/** Says what is missing and why, and leads home. */
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
