import { Component, type ReactNode } from 'react'
import type { RootOptions } from 'react-dom/client'
import { Page } from './page.tsx'

interface TroubleProps {
  children: ReactNode
  /** What is shown where it is known what breaks a screen. */
  instead?: ReactNode
}

/** When a screen breaks: says so, loses nothing, and shows the way out. */
export class Trouble extends Component<TroubleProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.instead) return this.props.instead
    return (
      <Page title="Something broke">
        <h1>Something broke</h1>
        <p>Your tables are safe: every choice was stored when it was made.</p>
        <p className="fine">{error.message}</p>
        <p>
          <a className="button ember" href={location.href}>
            Open this page again
          </a>
        </p>
      </Page>
    )
  }
}

/** Writes down what broke, unless it was to be expected there. */
export const reportTrouble: RootOptions['onCaughtError'] = (error, { errorBoundary, componentStack }) => {
  const expected = errorBoundary instanceof Trouble && errorBoundary.props.instead !== undefined
  if (!expected) console.error(error, componentStack)
}
