import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Page } from './page.tsx'

/** When a screen breaks: says so, loses nothing, and shows the way out. */
export class Trouble extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
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
