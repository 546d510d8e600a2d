import { useEffect } from 'react'
import type { Sound } from '@dicehearth/engine'
import type { Theme } from '@dicehearth/tabletop/theme.ts'
import type { Knock } from '@dicehearth/tabletop/throw/tumble.ts'
import { settings, useSettings, type Settings } from '../settings.ts'
import { dieSound, hearth, makers } from './samples.ts'
import { tuneOf, type Standing } from './tune.ts'

/** Nothing is made or played before somebody asks for sound. */
const volumes: Readonly<Record<Settings['sound'], number>> = { off: 0, quiet: 0.2, on: 0.48, full: 0.8 }

interface Air {
  context: AudioContext
  into: AudioNode
  out: GainNode
}

let air: Air | undefined

function openAir(): Air {
  if (air) return air
  const context = new AudioContext()
  const out = new GainNode(context, { gain: 0 })
  // Much may sound at once: twenty dice, a drum, the fire. What would be too loud is held down instead of cut off.
  const limit = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 20,
    attack: 0.002,
    release: 0.15,
  })
  limit.connect(out).connect(context.destination)
  air = { context, into: limit, out }
  return air
}

/** Follows the settings without a click. */
function setVolume(): void {
  if (!air) return
  air.out.gain.setTargetAtTime(volumes[settings().sound], air.context.currentTime, 0.02)
}

/** The sounds in words. */
const words: Readonly<Record<Sound, string>> = {
  dice: 'Dice on wood',
  card: 'A card is laid down',
  wood: 'Wood on wood',
  fire: 'The fire flares up',
  danger: 'A great drum, far away',
  triumph: 'A harp',
}

const listeners = new Set<(heard: string) => void>()

/** Calls back with everything that can be heard, in words, also while the sound is off. */
export function hearing(listener: (heard: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function caption(heard: string): void {
  for (const listener of listeners) listener(heard)
}

/** Dice begin to roll; each is heard when it touches something. */
export function diceRoll(): void {
  caption(words.dice)
}

/** The theme of a game. */
export function playTune(theme: Theme, now: Standing): void {
  caption(
    now.ending ? 'The theme comes home' : now.danger > 0 ? 'The theme, darker' : 'A few notes of the theme',
  )
  if (settings().sound === 'off') return
  const { context } = openAir()
  setVolume()
  // Nobody wants to hear a tune that was due while the page was silent.
  if (context.state === 'running') start(tuneOf(theme, now, context.sampleRate))
}

/** Plays a short sound for an event. */
export function play(sound: Sound): void {
  caption(words[sound])
  if (settings().sound === 'off') return
  const { context } = openAir()
  setVolume()
  // Browsers keep a page silent until somebody presses something.
  if (context.state === 'suspended') void context.resume()
  start(makers[sound](context.sampleRate, Math.random))
}

let lastKnock = 0

/** A die meets the tray, or another die. */
export function knock({ force, on, voice }: Knock): void {
  if (settings().sound === 'off') return
  const { context } = openAir()
  if (context.currentTime - lastKnock < 0.018) return
  lastKnock = context.currentTime
  setVolume()
  start(dieSound(context.sampleRate, Math.random, Math.min(1, force / 28), on, voice))
}

const byWeight: readonly Sound[] = ['danger', 'triumph', 'dice', 'fire', 'card', 'wood']

/** Where everything happens at once, without motion: only the most important sound. */
export function playLoudest(sounds: readonly (Sound | null)[]): void {
  const loudest = byWeight.find((sound) => sounds.includes(sound))
  if (loudest) play(loudest)
}

function start(samples: Float32Array<ArrayBuffer>, loop = false): AudioBufferSourceNode {
  const { context, into } = openAir()
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer, loop })
  source.connect(into)
  source.start()
  return source
}

/** The fire crackles while people sit at a table and want to hear it. */
export function useHearth(): void {
  const { sound } = useSettings()
  const isOn = sound !== 'off'
  useEffect(setVolume, [sound])
  useEffect(() => {
    if (!isOn) return undefined
    const { context } = openAir()
    setVolume()
    const fire = start(hearth(context.sampleRate, Math.random), true)
    const listening = new AbortController()
    const wake = (): void => void context.resume()
    addEventListener('pointerdown', wake, { signal: listening.signal })
    addEventListener('keydown', wake, { signal: listening.signal })
    document.addEventListener(
      'visibilitychange',
      () => void (document.hidden ? context.suspend() : context.resume()),
      { signal: listening.signal },
    )
    return () => {
      listening.abort()
      fire.stop()
    }
  }, [isOn])
}
