import { describe, expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import { askedName, theCard } from '../speech/names.ts'
import type { Step } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { onWatch, type Night } from './table.ts'
import { allBut } from './tired.ts'

/** One card is left on watch. */
const tired = (): Night => onWatch({ line: ['eagle', '?summon'], exhausted: allBut('longShot'), firewood: 5 })

const danger = (view: SawView, step: Step): readonly string[] => setAWatch.words.dangers({ ...view, step })

describe('words, in detail', () => {
  it('warn of the last cards while there is a watch, in all its steps [SAW-196]', () => {
    const { view } = tired()
    for (const step of ['watch', 'attack', 'endure'] as const)
      expect(danger(view, step)).toEqual([
        'One unexhausted card is left on watch: without any the game is lost.',
      ])
    for (const step of ['roll', 'rest', 'camp', 'line', 'onward'] as const)
      expect(danger(view, step)).toEqual([])
    expect(danger({ ...view, location: -1 }, 'watch')).toEqual([])
  })

  it('say who leads the flex tonight, and nobody else [SAW-005]', () => {
    const { view } = onWatch({ setup: { players: 3 }, rests: 'ranger', line: ['eagle'] })
    const leads = [0, 1, 2].map((seat) => setAWatch.words.leads(seat, view))
    expect(leads).toEqual([
      'leads the Ranger and tonight the Cleric',
      'leads the Warrior',
      'leads the Wizard',
    ])
    const four = onWatch({ rests: 'ranger', line: ['eagle'] }).view
    expect(setAWatch.words.leads(0, four)).toBe('leads the Ranger')
  })

  it('call a location by its bare name, and who is asked by adventurer and player [SAW-005]', () => {
    const { view } = onWatch({ line: ['eagle'], location: 'snowyPass' })
    expect(theCard(view.location, view)).toBe('Snowy Pass')
    expect(askedName(0, { ...view, called: ['Anna'] })).toBe('Ranger (Anna)')
    expect(askedName(1, { ...view, called: ['Anna'] })).toBe('Warrior')
  })

  it('count a summon that an ability turned up, and no other card [SAW-177]', () => {
    const s = tired()
    const acted = (card: number, by: 'ability' | 'fire'): readonly string[] =>
      setAWatch.acted({ type: 'revealed', card, at: 1, by }, s.t)
    const [eagle, summon] = s.t.line.map((foe) => foe.card)
    const found = 'summon turned up by an ability'
    expect(acted(summon, 'ability')).toContain(found)
    expect(acted(summon, 'fire')).not.toContain(found)
    expect(acted(eagle, 'ability')).not.toContain(found)
  })
})
