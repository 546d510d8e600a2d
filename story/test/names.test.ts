import { describe, expect, it } from 'vitest'
import { alike, namesIn } from '../index.ts'
import { bookOf } from './toy.ts'

const book = (text: string) => bookOf(`# TOY A book\n\n## begin\n${text}\n\n? "Follow Anneke" -> begin\n`)

describe('names in books', () => {
  it('are words with a capital inside a sentence that are never written small', () => {
    const names = namesIn([book('The bell is old. Old Tarrant, who rings the Bell, is Tarrant’s brother.')])
    expect(names.map(({ name, places }) => [name, places.length])).toEqual([
      ['Anneke', 1],
      ['Tarrant', 2],
    ])
  })

  it('are counted over all books', () => {
    const [{ name, places }] = namesIn([book('You see Anneke.'), book('Again there is Anneke.')])
    expect([name, places.length]).toEqual(['Anneke', 4])
  })

  it('may be two spellings of one: a letter apart, in long names two, in short ones not at all', () => {
    const names = namesIn([book('In come Tarrant, Tarent, Anneka, Moll, Mill, Ned and Nat.')])
    expect(alike(names).map((pair) => pair.map(({ name }) => name))).toEqual([
      ['Anneka', 'Anneke'],
      ['Mill', 'Moll'],
    ])
  })
})
