import { useEffect } from 'react'
import { settings, useSettings } from './settings.ts'

/** What is said later waits until the earlier has been said. */
export function speak(text: string): void {
  if (settings().voice === 'off' || text === '' || !('speechSynthesis' in globalThis)) return
  const words = new SpeechSynthesisUtterance(text.replaceAll('*', ''))
  words.lang = 'en'
  speechSynthesis.speak(words)
}

/** With the voice on, whatever gets the focus says what it is, and every key ends what is being said. */
export function useVoice(): void {
  const on = useSettings().voice === 'on' && 'speechSynthesis' in globalThis
  useEffect(() => {
    if (!on) return undefined
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('keydown', () => speechSynthesis.cancel(), { signal, capture: true })
    addEventListener('focusin', ({ target }) => speak(nameOf(target)), { signal })
    return () => {
      listening.abort()
      speechSynthesis.cancel()
    }
  }, [on])
}

/** What a control or a heading is called, and how it stands; empty for a mere place. */
function nameOf(target: EventTarget | null): string {
  if (
    !(target instanceof HTMLElement) ||
    !target.matches('a, button, input, select, summary, textarea, h1, h2')
  )
    return ''
  const name = target.getAttribute('aria-label') ?? labelOf(target) ?? heard(target)
  return [name, stateOf(target)].filter(Boolean).join(', ')
}

function labelOf(target: HTMLElement): string | undefined {
  const hasLabels =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  const [label] = hasLabels ? (target.labels ?? []) : []
  return label && heard(label)
}

function heard(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const silent of copy.querySelectorAll('[aria-hidden], option, svg')) silent.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function stateOf(target: HTMLElement): string {
  if (target instanceof HTMLSelectElement) return target.selectedOptions[0]?.text ?? ''
  if (target instanceof HTMLInputElement)
    return ['radio', 'checkbox'].includes(target.type)
      ? target.checked
        ? 'chosen'
        : 'not chosen'
      : target.value
  return target.getAttribute('aria-disabled') === 'true' ? 'not now' : ''
}
