import { commitmentOf, wordsIn } from '@dicehearth/engine'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { House, type Visitor } from './visitors.ts'

let house: House
let ada: Visitor
let ben: Visitor
beforeEach(async () => {
  house = await House.open()
  ada = await house.guest('Ada')
  ben = await house.guest('Ben')
})
afterEach(async () => house.close())

const two = { game: 'set-a-watch', config: { players: 2 }, seats: [{ kind: 'human' }, { kind: 'human' }] }

async function promised(to: Visitor): Promise<string> {
  return (await to.ask<{ commitment: string }>('POST', 'secrets', {})).body.commitment
}

async function refused(wanted: object, by = ada): Promise<string> {
  const { status, body } = await by.ask<{ code: string }>('POST', 'tables', { ...two, ...wanted })
  expect(status).toBe(422)
  return body.code
}

it('mixes the words of the players into a secret that was promised before they said them', async () => {
  const commitment = await promised(ada)
  const { table } = await ada.open({ ...two, commitment, words: ['ember', 'Räbe'] })
  expect((await ada.look(table)).commitment).toBe(commitment)
  const { seed } = (await house.store.read(table)).saved
  expect(commitmentOf(seed)).toBe(commitment)
  expect(wordsIn(seed)).toEqual(['ember', 'Räbe'])
})

it('gives a promised secret to one table of one guest', async () => {
  const commitment = await promised(ada)
  expect(await refused({ commitment }, ben)).toBe('bad-value')
  // A word that is none does not use the secret up.
  expect(await refused({ commitment, words: ['two words'] })).toBe('bad-value')
  expect(await refused({ commitment, seed: 'known' })).toBe('bad-value')
  expect((await ada.open({ ...two, commitment })).table).toMatch(/^\w+$/)
  expect(await refused({ commitment })).toBe('bad-value')
  expect(await refused({ words: ['ember'] })).toBe('bad-value')
})

it('lets nobody go on once the secret is shown, even if all agree', async () => {
  const { table, invite } = await ada.open(two)
  await ben.sit(table, invite)
  for (let n = 0; n < 5000 && (await ada.look(table)).result === null; n++)
    for (const person of [ada, ben]) {
      const { decision } = await person.look(table)
      if (decision && decision.options.length > 0) await person.choose(table, decision.position, 0)
    }
  const { position, result } = await ada.look(table)
  expect(result).not.toBeNull()
  for (const person of [ada, ben]) {
    const line = await person.line(table)
    await line.call('watch')
    expect(await line.call('askTakeback', position - 1)).toBe('cannot-undo')
    expect(await line.call('undo')).toBe('cannot-undo')
    line.close()
  }
  expect((await ada.look(table)).position).toBe(position)
})
