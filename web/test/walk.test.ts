import { loadAuthoring, loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { walk, type Step, type Walked } from '../src/stories/walk.ts'

const authoring = await loadAuthoring('rolling-fates')
const game = await loadGame('rolling-fates')

async function walked(book: string, path: readonly Step[]): Promise<Walked> {
  if (!game) throw new Error('no game')
  return walk(game, { players: 1, characters: ['amakar'], book }, path)
}

function step(at: Walked, text: string): Step {
  const option = at.options.findIndex((it) => it.text === text)
  return { text, option, among: at.options.length, ask: at.ask }
}

it('the same way is walked again after an edit, as far as it still goes', async () => {
  const book = authoring?.first ?? ''
  const begin = await walked(book, [])
  expect(begin.told.flat().join(' ')).toContain('Somebody has trimmed the wick')
  const path = [step(begin, 'Pay the toll')]
  const paid = await walked(book, path)
  expect(paid.told[1].join(' ')).toContain('The coin drops a long way')

  // Other words for what follows, and for the choice itself: the way goes on.
  const quieter = book.replace('The coin drops a long way before it rings.', 'No sound comes back.')
  expect((await walked(quieter, path)).told[1].join(' ')).toContain('No sound comes back.')
  const reworded = await walked(book.replace('"Pay the toll"', '"Pay the man"'), path)
  expect(reworded.lost).toBeNull()
  expect(reworded.told[1].join(' ')).toContain('The coin drops')

  // A choice that is gone ends it, and says so.
  const other = '? "Turn back": flag paid on\n? "Wait": say "Why?"\n? "Climb": say "No."\n'
  const gone = await walked(book.replace(/(?:\? .*\n)+/, other), path)
  expect(gone.lost?.text).toBe('Pay the toll')
  expect(gone.told).toHaveLength(1)
})

it('a trial begins with what has happened before', async () => {
  expect(authoring?.recalls('title T001')).toBeNull()
  const line = authoring?.recalls('flag paid') ?? ''
  const book = authoring?.from(authoring.first, '1.2', [line]) ?? ''
  const goOn = step(await walked(book, []), 'Go on')
  const { told } = await walked(book, [goOn, goOn])
  expect(told.flat().join(' ')).toContain('One of them drops your coin')
})

it('a trial in Roll Player Adventures begins with a keyword and experienced heroes', async () => {
  const written = await loadAuthoring('roll-player-adventures')
  const adventures = await loadGame('roll-player-adventures')
  if (!written || !adventures) throw new Error('no game')
  const party = written.parties.find(({ name }) => name.includes('three'))
  const book = written.from(written.first, 'A', [written.recalls('keyword KNOWN') ?? ''])
  const at = await walk(adventures, { players: 2, ...party?.setUp(2), book }, [])
  const begun = await walk(adventures, { players: 2, ...party?.setUp(2), book }, [
    step(at, at.options[0].text),
  ])
  expect(begun.told.flat().join(' ')).toContain('Butter is a little dearer')
})
