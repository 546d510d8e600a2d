import { mentions } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { ninebellStories } from '../content/checked-stories.ts'
import { notesIn } from '../story/notes.ts'
import { campaign, read, type Reader } from './reading.ts'

const endings = [16, 17, 18, 19, 20].map((n) => `THE END.${n}`)

/** What a party reads at each of these entries, only because it has this title. */
async function because(title: string, places: readonly (readonly [string, string])[], reader: Reader = {}) {
  for (const [book, entry] of places) {
    const titles = reader.titles ?? []
    const without = await read(book, entry, { ...reader, titles })
    const having = await read(book, entry, { ...reader, titles: [...titles, title] })
    expect(having.words, `${book} ${entry}`).not.toBe(without.words)
  }
}

describe('whoever can be abandoned can be saved, and both are remembered', () => {
  it('Nan Teasel, brought out of the fog, comes to the ninth tower and answers first', async () => {
    expect((await read('ADV3', 'H17')).titles).toContain('T108')
    expect((await read('ADV3', 'H7', { keywords: ['NAN'] })).titles).toContain('T108')
    expect((await read('ADV3', 'H11')).titles).toEqual(['T021'])
    const titles = ['T108']
    expect((await read('ADV10', 'A1', { titles })).words).toContain('Nan Teasel came on the rope cart')
    const { keywords } = await read('ADV11', 'SETUP', { titles })
    expect(keywords).toContain('NAN')
    for (const entry of ['G18', 'THE END.10', 'THE END.16'])
      expect((await read('ADV11', entry, { titles, keywords })).words).toContain('Nan Teasel')
    expect((await read('ADV11', 'G18')).words).toContain('whom nobody here knows')
  })

  it('says that one of the nine is a pair of hands only if it is', async () => {
    expect((await read('ADV11', 'G20', { keywords: ['NAN'] })).words).toContain('a pair of hands')
    expect((await read('ADV11', 'G20')).words).not.toContain('a pair of hands')
  })

  it('Ketil, who was thrown a line, is on the isle, at the moot, in the relief and at the end', async () => {
    for (const entry of ['A6', 'A8']) expect((await read('ADV3', entry)).titles).toContain('T109')
    await because('T109', [
      ['ADV5', 'H'],
      ['ADV8', 'E'],
      ['ADV10', 'L3'],
      ...endings.map((entry) => ['ADV11', entry] as const),
    ])
  })

  it('Peg Lantry lights the yard of the ninth tower, and takes a strand if Hob is gone', async () => {
    expect((await read('ADV3', 'E6')).titles).toContain('T110')
    await because('T110', [
      ['ADV9', 'A2'],
      ['ADV10', 'A2'],
      ['ADV11', 'G22'],
      ...endings.map((entry) => ['ADV11', entry] as const),
    ])
  })

  it('Hew Lorn has a rope in the Bell Loft', async () => {
    expect((await read('ADV3', 'F6')).titles).toContain('T111')
    expect((await read('ADV3', 'H17', { titles: ['T007'] })).titles).toContain('T111')
    await because('T111', [
      ['ADV10', 'A12'],
      ['ADV10', 'F1'],
      ...endings.map((entry) => ['ADV11', entry] as const),
    ])
  })

  it('Mistress Quoin sends a reference to the hills, and chalks the siege on the cow', async () => {
    for (const entry of ['C3', 'C6']) expect((await read('ADV3', entry)).titles).toContain('T112')
    await because('T112', [
      ['ADV6', 'E'],
      ['ADV10', 'A12'],
      ...endings.map((entry) => ['ADV11', entry] as const),
    ])
  })

  it('the boy who lit lamp 412 holds a wick, knows you again, and keeps the lamp', async () => {
    expect((await read('ADV2', 'ADV2-6.1')).titles).toContain('T113')
    await because('T113', [
      ['ADV5', 'H8'],
      ['ADV5', 'B3'],
      ['ADV10', 'ADV10-3'],
      ['ADV10', 'ADV10-3.1'],
      ...endings.map((entry) => ['ADV11', entry] as const),
    ])
  })
})

describe('a central choice decides something', () => {
  const leaders = ['T066', 'T067', 'T068', 'T069']

  it('whoever leads the clans speaks in the next three books, and has an end of their own in all five', async () => {
    const places = [
      ['ADV9', 'THE END.3', []],
      ['ADV10', 'A13', ['CLANS']],
      ['ADV10', 'D13', ['CLANS']],
      ['ADV10', 'D20', ['CLANS']],
      ['ADV10', 'M4', ['CLANS']],
      ['ADV10', 'L3', ['HCLANS']],
      ['ADV11', 'G22', []],
      ...endings.map((entry) => ['ADV11', entry, []] as const),
    ] as const
    for (const [book, entry, keywords] of places) {
      const heard = await Promise.all(
        leaders.map(async (title) => (await read(book, entry, { titles: [title], keywords })).words),
      )
      expect(new Set(heard).size, `${book} ${entry}`).toBe(leaders.length)
    }
  })

  it('holding the ninth or opening it is met on the stair, has a voice, and an end in all five', async () => {
    for (const entry of ['BEGIN', 'A4', 'G22', ...endings]) {
      const [held, opened] = await Promise.all(
        ['T087', 'T088'].map(async (title) => (await read('ADV11', entry, { titles: [title] })).words),
      )
      expect(held, entry).not.toBe(opened)
    }
  })
})

/** Every way in which a party may come to the Queue. */
function* pasts(): Generator<string[]> {
  for (const sexton of ['T005', 'T006', 'T114'])
    for (let n = 0; n < 32; n++)
      yield [sexton, ...['T007', 'T020', 'T021', 'T029', 'T036'].filter((_, i) => (n >> i) % 2 === 1)]
}

describe('the call in the Queue', () => {
  it('always has somebody to call, whatever happened before', async () => {
    for (const titles of pasts())
      expect(
        (await read('ADV9', 'D10', { titles })).choices.some(
          (it) => it.startsWith('Call the girl') || /^Call [A-Z]/.test(it),
        ),
        titles.join(),
      ).toBe(true)
  })

  it('says so where there is nobody: in a campaign that began with an earlier edition', async () => {
    const { words, choices } = await read('ADV9', 'D10')
    expect(choices).toEqual(['Call nobody, and take the note'])
    expect(words).toContain('There is nobody here whose name you have learnt')
    expect((await read('ADV9', 'D10', { titles: ['T020'] })).words).not.toContain('nobody here whose name')
  })

  it('remembers a sexton who ran from the ox, or was never asked', async () => {
    expect((await read('ADV1', 'THE END')).titles).toContain('T114')
    expect((await read('ADV1', 'THE END', { keywords: ['PELL', 'FLED'] })).titles).toContain('T114')
    for (const title of ['T005', 'T006'])
      expect((await read('ADV1', 'THE END', { titles: [title] })).titles).not.toContain('T114')
    expect((await read('ADV1', 'THE END', { keywords: ['HELDPELL'] })).titles).not.toContain('T114')
    expect((await read('ADV1', 'THE END')).words).toContain('have a word with the sexton')
    expect((await read('ADV1', 'E15')).words).toContain('you will have to hear it from somebody else')
    await because('T114', [
      ['ADV4', 'A1'],
      ['ADV7', 'E1'],
      ['ADV9', 'D10'],
      ['ADV9', 'D15'],
      ['ADV9', 'H5'],
    ])
  })
})

describe('the last answer', () => {
  it('calls Aubrey by his name, whoever is left to do it', async () => {
    for (const titles of [[], ['T101'], ['T102'], ['T101', 'T102']])
      expect((await read('ADV11', 'G20', { titles })).words).toContain('Aubrey')
    expect((await read('ADV11', 'E10')).words).toContain('Aubrey')
    expect((await read('ADV4', 'A12')).words).toContain('Aubrey Merrow, nine')
  })

  it('costs those who give it something, and the coast its land', async () => {
    const { words } = await read('ADV11', 'THE END.5')
    expect(words).toContain('she calls, and he comes')
    expect(words).toContain('It comes in by a step each winter')
  })
})

describe('every book', () => {
  it('begins with the story: its setup is carried out, not read out', async () => {
    for (const [label, book] of await campaign()) {
      if (label === 'DEATH') continue
      expect((await read(label, 'SETUP')).words, label).toBe('')
      expect((await read(label, 'BEGIN')).words, label).not.toMatch(
        /\b(marker|tokens?|beside the map|stamina)\b/,
      )
      expect(book.label).toBe(label)
    }
  })

  it('says within eighty words why you came and what the time is worth', async () => {
    const why: Readonly<Record<string, RegExp>> = {
      ADV1: /waiting for the bell.*fog/s,
      ADV2: /sent you to light the road/,
      ADV3: /you have come for/,
      ADV4: /asked the Wick to supper/,
      ADV5: /sent you to find her.*back by dusk/s,
      ADV6: /to ask her for a new one/,
      ADV7: /you have come to learn what they mean to sing/,
      ADV8: /at dusk on the third night.*sent you to be seen/s,
      ADV9: /go in and ask what it wants/,
      ADV10: /keep this bell for four nights/,
      ADV11: /At dusk the fog will come ashore/,
      SIDE: /company, to sit with his lamp/,
    }
    for (const [label, wanted] of Object.entries(why)) {
      const { words } = await read(label, 'BEGIN')
      expect(words.split(/\s+/).slice(0, 80).join(' '), label).toMatch(wanted)
    }
  })
})

describe('the journal', () => {
  it('has a sentence for every keyword that people may see, and none for what no line records', async () => {
    for (const [label, book] of await campaign()) {
      if (label === 'DEATH') continue
      const recorded = mentions(ninebellStories.vocabulary, book).recorded.map(({ fact }) => fact)
      const notes = notesIn(book)
      for (const [keyword, note] of notes) {
        expect(recorded, label).toContain(`keyword ${keyword}`)
        expect(note, `${label} ${keyword}`).toMatch(/^[A-Z].+\.$/)
      }
      // What is only the clockwork of a page needs none: at most six keywords of a book.
      const words = new Set(recorded.filter((fact) => fact.startsWith('keyword ')))
      expect(words.size - notes.size, label).toBeLessThanOrEqual(6)
    }
  })
})

describe('the sidequest after the finale', () => {
  it('has no fog to see and nobody who counts once the last note was rung', async () => {
    const reader = { titles: ['T097'], done: 11 }
    for (const entry of ['D96', 'F13', 'G', 'SIDE-5']) {
      const { words } = await read('SIDE', entry, reader)
      expect(words, entry).not.toMatch(/\bfog\b|It is a number/i)
    }
  })

  it('has its own sight of the west for each of the three answers', async () => {
    const seen = await Promise.all(
      ['T097', 'T098', 'T099'].map(
        async (title) => (await read('SIDE', 'D96', { titles: [title], done: 11 })).words,
      ),
    )
    expect(new Set(seen).size).toBe(3)
  })
})
