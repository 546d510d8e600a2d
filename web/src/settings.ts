import { layOut } from '@dicehearth/tabletop/layout.ts'
import { useSyncExternalStore } from 'react'

/** A person's preferences, kept in this browser. */
export interface Settings {
  text: 'normal' | 'large' | 'larger'
  motion: 'system' | 'off'
  /** How long each event is shown. */
  pace: 'calm' | 'brisk' | 'swift'
  /** How loud. */
  sound: 'off' | 'quiet' | 'on' | 'full'
  /** What can be heard, in words. */
  captions: 'off' | 'on'
  dice: 'pips' | 'numbers'
  confirm: 'off' | 'on'
  /** What a screen reader is told of what happens. */
  told: 'all' | 'brief' | 'own'
  /** Tables as headings, lists and words instead of boards. */
  words: 'off' | 'on'
  /** Letters and numbers that do something at a table. */
  letters: 'on' | 'off'
  /** What a screen reader would say is spoken by the browser. */
  voice: 'off' | 'on'
  /** Where the newest line of the log stands. */
  log: 'last' | 'first'
}

type Choices = { readonly [K in keyof Settings]: readonly Settings[K][] }

/** Every value a setting can have, in the order in which they are offered. */
export const settingValues: Choices = {
  text: ['normal', 'large', 'larger'],
  motion: ['system', 'off'],
  pace: ['calm', 'brisk', 'swift'],
  sound: ['off', 'quiet', 'on', 'full'],
  captions: ['off', 'on'],
  dice: ['pips', 'numbers'],
  confirm: ['off', 'on'],
  told: ['all', 'brief', 'own'],
  words: ['off', 'on'],
  letters: ['on', 'off'],
  voice: ['off', 'on'],
  log: ['last', 'first'],
}

const usual: Settings = {
  text: 'normal',
  motion: 'system',
  pace: 'brisk',
  sound: 'off',
  captions: 'off',
  dice: 'pips',
  confirm: 'off',
  told: 'all',
  words: 'off',
  letters: 'on',
  voice: 'off',
  log: 'last',
}

const key = 'dicehearth.settings'
const listeners = new Set<() => void>()
let current = read()

function read(): Settings {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    kept = {}
  }
  const stored = new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}))
  const pick = <K extends keyof Settings>(name: K): Settings[K] =>
    settingValues[name].find((value) => value === stored.get(name)) ?? usual[name]
  return {
    text: pick('text'),
    motion: pick('motion'),
    pace: pick('pace'),
    sound: pick('sound'),
    captions: pick('captions'),
    dice: pick('dice'),
    confirm: pick('confirm'),
    told: pick('told'),
    words: pick('words'),
    letters: pick('letters'),
    voice: pick('voice'),
    log: pick('log'),
  }
}

const systemStillness = matchMedia('(prefers-reduced-motion: reduce)')
systemStillness.addEventListener('change', applySettings)
addEventListener('resize', layOut)

/** Style sheets and boards read some settings from the root element. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  dataset.text = current.text
  dataset.motion = current.motion === 'off' || systemStillness.matches ? 'off' : 'on'
  dataset.dice = current.dice
  layOut()
}

export function settings(): Settings {
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  localStorage.setItem(key, JSON.stringify(current))
  applySettings()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Another tab changed them.
addEventListener('storage', (event) => {
  if (event.key !== key) return
  current = read()
  applySettings()
  for (const listener of listeners) listener()
})

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings)
}
