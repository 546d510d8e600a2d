import type { Sound } from '@dicehearth/engine'

// The sounds of the table, computed sample by sample: no files, and no two throws alike.

type Chance = () => number

/** Writes one sound; its samples lie between -1 and 1. */
export type Maker = (rate: number, chance: Chance) => Float32Array<ArrayBuffer>

export const makers: Readonly<Record<Sound, Maker>> = {
  dice: diceOnWood,
  card: cardOnWood,
  wood: pieceOnWood,
  fire: flare,
  danger: lowDrum,
  triumph: harp,
}

/** How an oak table answers a knock: its tones, how loud, and how long they last in seconds. */
const wood: readonly (readonly [pitch: number, loud: number, lasts: number])[] = [
  [118, 0.5, 0.07],
  [247, 0.9, 0.05],
  [431, 0.6, 0.032],
  [873, 0.3, 0.018],
  [1620, 0.16, 0.009],
]

/** How two dice answer each other. */
const bone: typeof wood = [
  [1180, 0.5, 0.008],
  [2350, 0.7, 0.007],
  [4100, 0.4, 0.004],
]

export function silence(rate: number, seconds: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.ceil(rate * seconds))
}

/** A tone that dies away. */
export function ring(
  into: Float32Array,
  rate: number,
  at: number,
  pitch: number,
  loud: number,
  lasts: number,
): void {
  const from = Math.floor(at * rate)
  const until = Math.min(into.length, from + Math.ceil(lasts * 7 * rate))
  for (let i = from; i < until; i++) {
    const t = (i - from) / rate
    into[i] += loud * Math.sin(2 * Math.PI * pitch * t) * Math.exp(-t / lasts) * Math.min(1, t * 2000)
  }
}

/** A burst of noise that dies away; a higher `edge` is brighter. */
function hiss(
  into: Float32Array,
  rate: number,
  at: number,
  loud: number,
  lasts: number,
  edge: number,
  chance: Chance,
): void {
  const from = Math.floor(at * rate)
  const until = Math.min(into.length, from + Math.ceil(lasts * 7 * rate))
  const smooth = 1 - Math.exp((-2 * Math.PI * edge) / rate)
  let value = 0
  for (let i = from; i < until; i++) {
    value += smooth * (chance() * 2 - 1 - value)
    into[i] += loud * value * Math.exp(-(i - from) / rate / lasts)
  }
}

/** Something hard meets the table. */
function knock(
  into: Float32Array,
  rate: number,
  at: number,
  loud: number,
  chance: Chance,
  voice = 0.85 + chance() * 0.4,
): void {
  for (const [pitch, part, lasts] of wood) ring(into, rate, at, pitch * voice, loud * part, lasts)
  ring(into, rate, at, 2900 * voice + chance() * 400, loud * 0.22, 0.005)
  hiss(into, rate, at, loud * 0.8, 0.003, 5200, chance)
}

/** Everything as loud as it may be, and no louder. */
export function levelled(samples: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  if (most > 0) for (let i = 0; i < samples.length; i++) samples[i] *= peak / most
  return samples
}

/** A handful of dice: they fall, jump ever more often and ever lower, and lie still. */
function diceOnWood(rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 0.95)
  for (let die = 0; die < 3; die++) {
    let at = 0.01 + chance() * 0.09
    let gap = 0.1 + chance() * 0.07
    for (let loud = 0.75 + chance() * 0.25; loud > 0.06 && at < 0.8; loud *= 0.6) {
      knock(samples, rate, at, loud, chance)
      at += gap
      gap *= 0.68 + chance() * 0.14
    }
  }
  return levelled(samples, 0.8)
}

/** One knock of a die, softer or harder: on the tray, or on another die, where no wood answers. */
export function dieSound(
  rate: number,
  chance: Chance,
  force: number,
  on: 'wood' | 'die',
  voice: number,
): Float32Array<ArrayBuffer> {
  const samples = silence(rate, on === 'wood' ? 0.3 : 0.09)
  if (on === 'wood') knock(samples, rate, 0.001, 0.7, chance, voice)
  else {
    for (const [pitch, part, lasts] of bone)
      ring(samples, rate, 0.001, pitch * voice, part * (0.8 + chance() * 0.4), lasts)
    hiss(samples, rate, 0.001, 0.5, 0.002, 9000, chance)
  }
  return levelled(samples, (on === 'wood' ? 0.12 : 0.07) + (on === 'wood' ? 0.55 : 0.3) * force)
}

function pieceOnWood(rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 0.4)
  knock(samples, rate, 0.005, 0.7, chance)
  knock(samples, rate, 0.05 + chance() * 0.02, 0.16, chance)
  return levelled(samples, 0.55)
}

/** A card slides over the table and is laid down. */
function cardOnWood(rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 0.36)
  const slide = 0.17
  let low = 0
  for (let i = 0; i < slide * rate; i++) {
    const t = i / (slide * rate)
    const noise = chance() * 2 - 1
    low += 0.22 * (noise - low)
    samples[i] += (noise - low) * Math.sin(Math.PI * t) ** 2 * (0.5 + 0.5 * t) * 0.5
  }
  hiss(samples, rate, slide, 0.9, 0.014, 1800, chance)
  ring(samples, rate, slide, 190, 0.35, 0.025)
  return levelled(samples, 0.5)
}

/** A log catches: a soft rush and a few crackles. */
function flare(rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 1.3)
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / samples.length
    low += 0.045 * (chance() * 2 - 1 - low)
    samples[i] += low * Math.sin(Math.PI * Math.sqrt(t)) * 2.4
  }
  for (let n = 0; n < 9; n++) crackle(samples, rate, 0.05 + chance() * 1.05, 0.3 + chance() * 0.5, chance)
  return levelled(samples, 0.6)
}

function crackle(into: Float32Array, rate: number, at: number, loud: number, chance: Chance): void {
  hiss(into, rate, at, loud, 0.002 + chance() * 0.005, 3000 + chance() * 5000, chance)
}

/** Two beats of a great drum far away, over two low tones that clash. */
function lowDrum(rate: number): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 1.9)
  for (const [at, loud] of [
    [0, 1],
    [0.42, 0.75],
  ] as const) {
    let phase = 0
    for (let i = Math.floor(at * rate); i < samples.length; i++) {
      const t = i / rate - at
      phase += (2 * Math.PI * (46 + 44 * Math.exp(-t / 0.06))) / rate
      samples[i] += loud * Math.sin(phase) * Math.exp(-t / 0.34)
    }
  }
  for (const pitch of [73.4, 77.8]) ring(samples, rate, 0.02, pitch, 0.22, 0.45)
  return faded(levelled(samples, 0.85), rate)
}

/** Four strings, one after the other. */
function harp(rate: number): Float32Array<ArrayBuffer> {
  const samples = silence(rate, 2.4)
  const notes = [392, 493.9, 587.3, 784]
  notes.forEach((pitch, n) => {
    for (const [overtone, loud] of [
      [1, 0.5],
      [2, 0.22],
      [3, 0.1],
      [4, 0.05],
    ] as const)
      ring(samples, rate, n * 0.11, pitch * overtone, loud, 0.55 / overtone)
  })
  return faded(levelled(samples, 0.6), rate)
}

/** Ends in silence instead of a click. */
export function faded(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const tail = Math.min(samples.length, Math.ceil(rate * 0.08))
  for (let i = 0; i < tail; i++) samples[samples.length - 1 - i] *= i / tail
  return samples
}

/** The fire that burns while people sit at a table: its end runs into its beginning. */
export function hearth(rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const seconds = 9
  const samples = silence(rate, seconds)
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / samples.length
    low += 0.016 * (chance() * 2 - 1 - low)
    // It breathes in whole turns, so that the loop has no seam.
    const breath = 0.7 + 0.2 * Math.sin(2 * Math.PI * 3 * t) + 0.1 * Math.sin(2 * Math.PI * 7 * t)
    samples[i] += low * breath * 1.6
  }
  for (let n = 0; n < 46; n++)
    crackle(samples, rate, chance() * (seconds - 0.1), 0.06 + chance() ** 3 * 0.5, chance)
  const seam = Math.ceil(rate * 0.25)
  for (let i = 0; i < seam; i++) {
    const t = i / seam
    samples[i] = samples[i] * t + samples[samples.length - seam + i] * (1 - t)
  }
  return levelled(samples.slice(0, samples.length - seam), 0.35)
}
