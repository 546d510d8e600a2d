import { readText } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { ownKinds } from '../content/box.ts'
import { printedOn } from '../content/card-text.ts'
import {
  defeatedEffect,
  defeatedWords,
  earlyWords,
  standingEffect,
  standingWords,
} from '../content/effects.ts'
import { ongoing, ongoingPower } from '../content/ongoing.ts'
import { trait, traits } from '../content/traits.ts'
import { blankOf, fieldName, freshSaying } from './blanks.ts'
import { freshCreature, freshLocation, packs, withName } from './pack-file.ts'
import { samples } from './samples.ts'

function choices(of: ZodType): unknown[] {
  const blank = blankOf(of)
  return blank.kind === 'one' ? blank.choices.map(([value]) => value) : []
}

describe('a pack in the workshop [SAW-R80]', () => {
  it('begins with a creature that can be played as it is', () => {
    expect(packs.read(packs.fresh())).toEqual({ pack: packs.fresh() })
  })

  it('gives every card an id of its own, made from its name', () => {
    const troll = withName(freshCreature([]), 'Ford Troll!', [])
    expect(troll.id).toBe('ford-troll')
    expect(withName(freshLocation([troll]), 'Ford Troll', [troll]).id).toBe('ford-troll-2')
    expect(withName(troll, '…', []).id).toBe('card')
  })

  it('reads what it wrote, and says what is wrong with another file', () => {
    expect(readText(packs, JSON.stringify(packs.fresh()))).toEqual({ pack: packs.fresh() })
    expect(readText(packs, '{"game"')).toHaveProperty('problems')
    expect(readText(packs, '{"game":"chess"}')).toHaveProperty('problems')
  })

  it('offers sample packs that can be played as they are, every card with its text', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3)
    for (const sample of samples) {
      expect(packs.read(sample)).toEqual({ pack: sample })
      for (const kind of ownKinds(sample).values()) expect(printedOn(kind)[0]).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('begins every power and trait as one that can be played, and puts it into words', () => {
    const vocabularies = [
      ['do', standingWords, standingEffect],
      ['do', defeatedWords, defeatedEffect],
      ['is', ongoing, ongoingPower],
      ['is', traits, trait],
    ] as const
    for (const [tag, words, schema] of vocabularies) {
      for (const [name, word] of Object.entries(words)) {
        const fresh = freshSaying(tag, name, words, earlyWords)
        expect(schema.safeParse(fresh).success).toBe(true)
        expect(word.text(fresh as never)).toMatch(/^[A-Z].*\.$/)
        for (const field of Object.keys(word.fields)) expect(fieldName(field)).toMatch(/^[A-Z]/)
      }
    }
  })

  it('offers every value that a pack may have, but none that would do nothing', () => {
    expect(choices(standingWords.stun.fields.dice)).toEqual([1, 2, 3, 4])
    expect(choices(standingWords.firewood.fields.by)).toEqual([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6])
    expect(choices(standingWords.steal.fields.which)).toEqual(['highest', 'lowest'])
  })
})
