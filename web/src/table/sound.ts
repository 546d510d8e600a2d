import type { Sound } from '@dicehearth/engine'
import { settings } from '../settings.ts'

let air: AudioContext | undefined

/** Plays a short sound for an event. Off by default. */
export function play(sound: Sound): void {
  if (settings().sound === 'off') return
  air ??= new AudioContext()
  sounds[sound](air)
}

const sounds: Readonly<Record<Sound, (air: AudioContext) => void>> = {
  dice: rattle,
  card: (air) => tone(air, 320, 0.07, 'triangle', 0.2),
  wood: (air) => tone(air, 190, 0.09, 'triangle', 0.25),
  fire: (air) => tone(air, 120, 0.3, 'sawtooth', 0.08),
  danger: (air) => tone(air, 82, 0.5, 'sine', 0.5),
  triumph: chime,
}

function tone(air: AudioContext, pitch: number, length: number, type: OscillatorType, loud: number): void {
  const start = air.currentTime
  const voice = new OscillatorNode(air, { type, frequency: pitch })
  const volume = new GainNode(air, { gain: loud })
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  voice.connect(volume).connect(air.destination)
  voice.start(start)
  voice.stop(start + length)
}

function chime(air: AudioContext): void {
  for (const pitch of [523, 659, 784]) tone(air, pitch, 0.9, 'sine', 0.12)
}

/** Dice on wood: a handful of short knocks. */
function rattle(air: AudioContext): void {
  const length = 0.4
  const noise = new AudioBuffer({ length: Math.ceil(air.sampleRate * length), sampleRate: air.sampleRate })
  const samples = noise.getChannelData(0)
  for (let knock = 0; knock < 7; knock++) {
    const from = Math.floor((knock / 7 + Math.random() * 0.06) * samples.length)
    for (let i = from; i < Math.min(samples.length, from + 900); i++)
      samples[i] += (Math.random() - 0.5) * Math.exp(-(i - from) / 120) * (1 - knock / 9)
  }
  const source = new AudioBufferSourceNode(air, { buffer: noise })
  source.connect(new BiquadFilterNode(air, { type: 'lowpass', frequency: 2600 })).connect(air.destination)
  source.start()
}
