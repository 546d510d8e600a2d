import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'

// There are few, simple addresses: the History API is enough.

const listeners = new Set<() => void>()
const announce = (): void => {
  for (const listener of listeners) listener()
}
addEventListener('popstate', announce)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  announce()
  if (how === 'push' && !to.includes('#')) scrollTo(0, 0)
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** A link within the app. */
export function Link({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented || rest.target) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} onClick={go} {...rest}>
      {children}
    </a>
  )
}
