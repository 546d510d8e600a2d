import { expect, it } from 'vitest'
import { packed, unpacked } from '../src/table/packed.ts'

it('gives the same text back, with letters that are allowed in a link', async () => {
  // Longer than a function may have arguments, and hard to compress.
  const text = Array.from({ length: 400_000 }, (_, n) => Math.imul(n + 1, 0x9e3779b1) >>> 16).join()
  const letters = await packed(text)
  expect(letters.length).toBeGreaterThan(200_000)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(await unpacked(letters)).toBe(text)
})

it('gives up on a small link that would unpack to a huge game', async () => {
  const bomb = await packed('0'.repeat(60_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  await expect(unpacked(bomb)).rejects.toThrow('too large')
})

it.each(['!', 'AAAA', 'notagame'])('refuses "%s"', async (letters) => {
  await expect(unpacked(letters)).rejects.toThrow()
})
