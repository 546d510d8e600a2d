import { describe, expect, it } from 'vitest'
import { readText } from '@dicehearth/tabletop/workshop/pack-file.ts'
import example from '../../../docs/examples/own-enemies.json' with { type: 'json' }
import { boon, boonKinds, effect, effectKinds, effectText, freshEffect } from '../content/effects.ts'
import { freshEnemy, packs, withName } from './pack-file.ts'
import { samples } from './samples.ts'

const { fresh: freshPack, read: check } = packs

describe('a pack of own enemies in the workshop [RFA-191]', () => {
  it('begins with one enemy that can be played as it is', () => {
    expect(check(freshPack())).toEqual({ pack: freshPack() })
  })

  it('gives every enemy an id of its own, made from its name', () => {
    const first = withName(freshEnemy([]), 'Grave Tide!', [])
    expect(first.id).toBe('grave-tide')
    expect(withName(freshEnemy([first]), 'Grave Tide', [first]).id).toBe('grave-tide-2')
    expect(withName(first, '…', []).id).toBe('enemy')
  })

  it('reads what it wrote, and says what is wrong with another file', () => {
    expect(readText(packs, JSON.stringify(freshPack()))).toEqual({ pack: freshPack() })
    expect(readText(packs, '{"game"')).toHaveProperty('problems')
    const six = freshPack()
    six.enemies[0].copies = 6
    six.enemies.push(freshEnemy(six.enemies))
    expect(check(six)).toEqual({ problems: [expect.stringContaining('at most 6')] })
  })

  it('begins every effect as one that can be played, and puts it into words', () => {
    for (const [schema, kinds] of [
      [effect, effectKinds],
      [boon, boonKinds],
    ] as const) {
      for (const kind of kinds) {
        const fresh = schema.parse(freshEffect(kind))
        expect(fresh.do).toBe(kind)
        expect(effectText(fresh)).toMatch(/^[A-Z][^{}]*[a-z]\.$/)
      }
    }
    expect(effectText(effect.parse(freshEffect('damage')))).toBe('Damages its own land by one hole.')
    expect(effectText(effect.parse(freshEffect('ifSome')))).toBe(
      'If it took a die: damages its own land by one hole.',
    )
  })

  it('offers sample packs that can be played as they are', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3)
    for (const sample of samples) expect(check(sample)).toEqual({ pack: sample })
  })

  it('puts every effect of the example pack into words', () => {
    const read = check(example)
    if (!('pack' in read)) throw new Error(read.problems.join())
    for (const { onReveal, onAgain, onDefeat = [] } of read.pack.enemies) {
      const again = onAgain === 'same' ? [] : onAgain
      for (const effect of [...onReveal, ...again, ...onDefeat])
        expect(effectText(effect)).toMatch(/^[A-Z].*\.$/)
    }
  })
})
