import { describe, expect, it } from 'vitest'
import { hashOf, isSame, newKey } from '../secrets.ts'
import { newCode, readCode } from '../tables/codes.ts'

describe('keys', () => {
  it('are never the same twice, and go into an address as they are', () => {
    const keys = Array.from({ length: 100 }, () => newKey())
    expect(new Set(keys).size).toBe(100)
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
    expect(newKey(32)).toHaveLength(43)
  })

  it('are the same only as a whole, whatever their length', () => {
    expect(isSame('abc', 'abc')).toBe(true)
    for (const other of ['', 'ab', 'abd', 'Abc', 'abcd', ' abc']) expect(isSame(other, 'abc')).toBe(false)
  })

  it('are stored as a hash that anybody can check', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('codes to be said', () => {
  it('are a word and a number of four digits, of which there are many', () => {
    const codes = Array.from({ length: 2000 }, newCode)
    expect(codes.filter((code) => !/^[a-z]{3,9}-[1-9]\d{3}$/.test(code))).toEqual([])
    expect(codes.map(readCode)).toEqual(codes)
    expect(new Set(codes.map((code) => code.split('-')[0])).size).toBeGreaterThan(150)
    expect(new Set(codes.map((code) => code.split('-')[1])).size).toBeGreaterThan(1500)
  })

  it.each([
    'ember-4711',
    'Ember 4711',
    '  EMBER4711\n',
    'ember – 4711',
    'ember_4711',
    'ember—4711',
    'ember--4711',
  ])('are read however they are written: %j', (written) => {
    expect(readCode(written)).toBe('ember-4711')
  })

  it('are not read out of other words', () => {
    expect(readCode('4711ember')).toBe('4711ember')
    expect(readCode('an ember4711')).toBe('an-ember4711')
    expect(readCode('ember4711x')).toBe('ember4711x')
  })
})
