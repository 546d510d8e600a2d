import { newFate, throwDie } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { dieSound, hearth, makers } from '../src/table/samples.ts'

const rate = 16_000

/** The same random numbers every time. */
function chance(seed: string): () => number {
  const fate = newFate(seed)
  return () => (throwDie(fate, 1_000_000) - 1) / 1_000_000
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** How often the wave crosses zero in a second: low for a drum, high for a hiss. */
function brightness(samples: Float32Array): number {
  let crossings = 0
  for (let i = 1; i < samples.length; i++) if (samples[i] >= 0 !== samples[i - 1] >= 0) crossings++
  return crossings / (samples.length / rate)
}

function die(force: number, on: 'wood' | 'die', voice: number): Float32Array {
  return dieSound(rate, chance('a'), force, on, voice)
}

describe.each(Object.entries(makers))('the sound of %s', (_, make) => {
  it('can be heard, never clips, and ends in silence', () => {
    const samples = make(rate, chance('a'))
    expect(loudest(samples)).toBeGreaterThan(0.3)
    expect(loudest(samples)).toBeLessThanOrEqual(1)
    expect(loudest(samples.slice(-Math.floor(rate * 0.01)))).toBeLessThan(0.05)
    expect(samples.every(Number.isFinite)).toBe(true)
  })
})

describe('sounds', () => {
  it('tell danger from cards by their pitch', () => {
    expect(brightness(makers.danger(rate, chance('a')))).toBeLessThan(250)
    expect(brightness(makers.card(rate, chance('a')).slice(0, rate / 6))).toBeGreaterThan(2000)
  })

  it('are different for every throw of dice', () => {
    expect(makers.dice(rate, chance('a'))).not.toEqual(makers.dice(rate, chance('b')))
    expect(makers.dice(rate, chance('a'))).toEqual(makers.dice(rate, chance('a')))
  })

  it('tell a die on wood from a die on a die, a hard knock from a soft one, and a small die from a large one', () => {
    expect(brightness(die(1, 'die', 1))).toBeGreaterThan(2 * brightness(die(1, 'wood', 1)))
    expect(loudest(die(1, 'wood', 1))).toBeGreaterThan(3 * loudest(die(0.1, 'wood', 1)))
    expect(brightness(die(1, 'wood', 1.3))).toBeGreaterThan(1.15 * brightness(die(1, 'wood', 0.9)))
    expect(loudest(die(1, 'die', 1))).toBeLessThan(loudest(die(1, 'wood', 1)))
  })

  it('loop the fire without a seam', () => {
    const fire = hearth(rate, chance('fire'))
    expect(loudest(fire)).toBeLessThanOrEqual(0.36)
    expect(Math.abs(fire[0] - fire[fire.length - 1])).toBeLessThan(0.1)
  })
})
