import { describe, expect, it } from 'vitest'
import { check, find, trade } from './pages.ts'
import { table, type FatesScenario, type Laid } from './table.ts'

const pair = [{ character: 'amakar' }, { character: 'akara' }]
const dummy = { enemy: {}, life: 50 }
const companion = (laid: Partial<Laid>, mode: 'companion' | 'tracked' = 'companion') =>
  table({ heroes: pair, enemies: [dummy], ...laid, options: { mode } })

/** Enters one use: the Character, then enemy, number and status effects for each target, and confirms it. */
function enter(
  s: FatesScenario,
  who: string,
  ...targets: readonly (readonly [enemy: string, number: number, ...statuses: string[]])[]
) {
  s.play(`${who} uses`)
  targets.forEach(([enemy, number, ...statuses], n) => {
    s.play(enemy, String(number), ...statuses)
    if (statuses.length < 4) s.play('enough')
    s.play(n < targets.length - 1 ? 'addTarget' : 'confirm')
  })
  return s
}

describe('companion mode: the Character’s Phase', () => {
  it('knows Characters, level, round and enemies, but neither dice nor cards [RF-R73, RF-R74]', () => {
    const s = companion({})
    expect(s.offers).toEqual(['Amakar uses', 'Akara uses', 'endPhase', 'correct Dummy', 'gameOver'])
    expect(s.t.face.every((face) => face === 0)).toBe(true)
    expect(s.view.heroes.map(({ character }) => character)).toEqual(['amakar', 'akara'])
  })

  it('takes one input per target, with damage from 0 to 99 and any status effects [RF-R75, RF-065, RF-066, DEC-22]', () => {
    const s = companion({ enemies: [dummy, dummy] })
    s.play('Amakar uses')
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2', 'cancel'])
    s.play('Dummy 2')
    expect(s.offers).toEqual(Array.from({ length: 100 }, (_, n) => String(n)))
    s.play('7')
    expect(s.offers).toEqual(['enough', 'poison', 'stun', 'weakness', 'investigate'])
    s.play('stun')
    expect(s.offers).toEqual(['enough', 'poison', 'weakness', 'investigate'])
    s.play('enough')
    expect(s.offers).toEqual(['confirm', 'addTarget', 'cancel'])
    expect(s.view.input).toEqual({
      hero: 0,
      answer: false,
      entries: [{ enemy: 1, number: 7, statuses: ['stun'] }],
    })
    // Nothing happens before it is confirmed.
    expect(s.enemyLives).toEqual([50, 50])
    s.play('confirm')
    expect(s.enemy(1)).toMatchObject({ life: 43, statuses: ['stun'] })
    expect(s.view.input).toBeNull()
  })

  it('applies the entries of a use in order, each judged on its own [RF-R75, RF-067]', () => {
    const s = companion({ enemies: [{ enemy: { mechanics: ['echo'] }, life: 50 }] })
    enter(s, 'Amakar', ['Dummy', 5, 'weakness'], ['Dummy', 3], ['Dummy', 3])
    expect(s.told('hit').map(({ took }) => took)).toEqual([5, 6, 0])
  })

  it('refuses damage 0 without a status effect [RF-R77]', () => {
    const s = companion({}).play('Amakar uses', 'Dummy', '0')
    expect(s.offers).toEqual(['poison', 'stun', 'weakness', 'investigate'])
    s.play('investigate', 'enough', 'confirm')
    expect(s.enemy().statuses).toEqual(['investigate'])
    // It was no hit.
    expect(s.enemy().hits).toBe(0)
  })

  it('takes the number as the attacker’s final one, before everything on the enemy’s side [RF-R76]', () => {
    const s = companion({
      enemies: [{ enemy: { mechanics: ['armor 2'] }, life: 50, statuses: ['weakness'] }],
    })
    enter(s, 'Amakar', ['Dummy', 4])
    expect(s.told('hit')).toMatchObject([{ entered: 4, took: 6 }])
  })

  it('is called off without a trace [DEC-22]', () => {
    const s = companion({})
    const before = JSON.stringify({ ...s.t, fate: null, listener: null, inputs: 0 })
    s.play('Amakar uses', 'Dummy', '9', 'enough', 'cancel')
    expect(JSON.stringify({ ...s.t, fate: null, listener: null, inputs: 0 })).toBe(before)
    s.play('Amakar uses', 'cancel')
    expect(s.ask.kind).toBe('use')
  })

  it('offers only enemies in play [RF-R77]', () => {
    const s = companion({ enemies: [{ enemy: {}, life: 3 }, dummy] })
    enter(s, 'Amakar', ['Dummy 1', 9])
    expect(s.play('Amakar uses').offers).toEqual(['Dummy 2', 'cancel'])
  })

  it('ends when the group says so [DEC-23]', () => {
    expect(companion({}).play('endPhase').told('phaseBegan').at(-1)?.phase).toBe('enemies')
  })

  it('gives the same enemy state as digital play for the same uses [INV-43, INV-32]', () => {
    const enemies = [{ enemy: { mechanics: ['ward 1', 'frenzy 50 2'], tags: ['resist stun'] }, life: 20 }]
    const digital = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1, 2, 3],
          abilities: [
            { name: 'A', cost: 'dice(1)', effect: 'hit 4 + stun -> enemy' },
            { name: 'B', cost: 'dice(2)', effect: 'hit 6 + weakness -> enemy' },
            { name: 'C', cost: 'dice(3)', effect: 'hit 3 + stun -> enemy' },
          ],
        },
        { character: 'akara' },
      ],
      enemies,
      random: { app: ['blank', 'icon'] },
    }).play('Amakar: A', 'Amakar: B', 'Amakar: C')
    const entered = companion({ enemies, random: { app: ['blank', 'icon'] } })
    enter(entered, 'Amakar', ['Dummy', 4, 'stun'])
    enter(entered, 'Amakar', ['Dummy', 6, 'weakness'])
    enter(entered, 'Amakar', ['Dummy', 3, 'stun'])
    expect(entered.enemy()).toEqual(digital.enemy())
  })
})

describe('companion mode: undo and corrections', () => {
  it('undoes the last use, again and again, back to the beginning of the phase [RF-R81, DEC-24]', () => {
    const s = companion({})
    expect(s.offers).not.toContain('undoUse')
    enter(s, 'Amakar', ['Dummy', 5, 'poison'])
    enter(s, 'Akara', ['Dummy', 3])
    s.play('undoUse')
    expect(s.enemy()).toMatchObject({ life: 45, statuses: ['poison'], hits: 1 })
    expect(s.t.statistics.deeds[1].entered).toBe(0)
    s.play('undoUse')
    expect(s.enemy()).toMatchObject({ life: 50, statuses: [], hits: 0, taken: [0, 0] })
    expect(s.offers).not.toContain('undoUse')
  })

  it('gives the same result for the same input after an undo, chance included [RF-R81, INV-38]', () => {
    const s = companion({ enemies: [{ enemy: { tags: ['resist stun'] }, life: 50 }] })
    const after = () =>
      JSON.stringify([s.enemy(), s.t.statistics, s.t.fate.a, s.t.fate.b, s.t.fate.c, s.t.fate.d])
    enter(s, 'Amakar', ['Dummy', 5, 'stun'])
    const first = after()
    s.play('undoUse')
    enter(s, 'Amakar', ['Dummy', 5, 'stun'])
    expect(after()).toBe(first)
  })

  it('strikes undone lines through and says what was changed; nothing is deleted [RF-R82, INV-36]', () => {
    const s = companion({})
    enter(s, 'Amakar', ['Dummy', 5])
    enter(s, 'Akara', ['Dummy', 3])
    s.play('undoUse')
    expect(s.view.log.map(({ what, hero, struck }) => [what, hero, struck])).toEqual([
      ['undo', 1, false],
      ['use', 1, true],
      ['use', 0, false],
    ])
    expect(s.view.log[2].targets).toMatchObject([{ number: 5, took: 5 }])
  })

  it('has no undo once the phase is ended [RF-R81]', () => {
    const s = companion({})
    enter(s, 'Amakar', ['Dummy', 5]).play('endPhase')
    expect(s.offers).not.toContain('undoUse')
    s.play('go on', 'done')
    expect(s.offers).not.toContain('undoUse')
  })

  it('waits for continue when an input wins the combat, and can still be undone [RF-R100, DEC-24]', () => {
    const s = companion({ enemies: [{ enemy: {}, life: 3 }] })
    enter(s, 'Amakar', ['Dummy', 5])
    expect(s.told('combatWon')).toEqual([])
    expect(s.offers).toEqual(['go on', 'undoUse', 'correct Dummy', 'gameOver'])
    s.play('undoUse')
    expect(s.enemy()).toMatchObject({ life: 3, out: '' })
    enter(s, 'Amakar', ['Dummy', 5]).play('go on')
    expect(s.told('combatWon')).toHaveLength(1)
  })

  it('corrects Life without triggers, reactions or thresholds, after a confirmation [RF-R99, RF-R81, DEC-25]', () => {
    const s = companion({
      enemies: [{ enemy: { mechanics: ['frenzy 50 3', 'burst hit 9 -> heroes(all)'] }, life: 6 }, dummy],
    })
    s.play('correct Dummy 1')
    expect(s.offers).toEqual([
      'correctLife',
      'poison on',
      'stun on',
      'weakness on',
      'investigate on',
      'cancel',
    ])
    s.play('correctLife')
    expect(s.offers).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    s.play('2')
    expect(s.offers).toEqual(['confirm', 'cancel'])
    s.play('confirm')
    expect(s.enemy()).toMatchObject({ life: 2, power: 0 })
    // A threshold that was passed that way takes effect at the next loss of Life.
    enter(s, 'Amakar', ['Dummy 1', 1])
    expect(s.enemy()).toMatchObject({ life: 1, power: 3 })
    s.play('correct Dummy 1', 'correctLife', '0', 'confirm')
    expect(s.enemy().out).toBe('defeated')
    expect(s.told('reacted')).toEqual([])
    // One that has left play can be given Life again and returns to its slot.
    s.play('correct Dummy 1', 'correctLife', '4', 'confirm')
    expect(s.enemy()).toMatchObject({ life: 4, out: '' })
    expect(s.view.log[0]).toMatchObject({ what: 'correction', struck: false })
  })

  it('shows wounds that cannot be unseen: the table’s own undo stops where Life was corrected [RF-R49, RF-R99]', () => {
    const s = companion({}).play('correct Dummy')
    expect(s.undoStop).toBeNull()
    // The list of possible values ends with the maximum.
    s.play('correctLife')
    expect(s.undoStop).toBe('card')
    s.play('20')
    expect(s.undoStop).toBeNull()
    s.play('confirm')
    expect(s.undoStop).toBe('card')
    s.play('correct Dummy', 'correctLife', '30', 'cancel')
    expect(s.undoStop).toBeNull()
  })

  it('shows them again when a use is taken back: the table’s own undo stops there, too [RF-R49, RF-R81]', () => {
    const s = companion({})
    enter(s, 'Amakar', ['Dummy', 30])
    s.play('undoUse')
    expect(s.undoStop).toBe('card')
  })

  it('corrects status effects, and says so if the enemy is immune [RF-R99, RF-R109]', () => {
    const s = companion({ enemies: [{ enemy: { tags: ['immune stun'] }, life: 6, statuses: ['poison'] }] })
    s.play('correct Dummy', 'poison off', 'confirm', 'correct Dummy', 'stun on', 'confirm')
    expect(s.enemy().statuses).toEqual([])
    expect(s.told('corrected')).toMatchObject([
      { status: 'poison', on: false },
      { status: 'stun', on: false },
    ])
    s.play('correct Dummy', 'weakness on', 'cancel')
    expect(s.enemy().statuses).toEqual([])
  })

  it('checks victory after a correction [RF-R99]', () => {
    const s = companion({ enemies: [{ enemy: {}, life: 6 }] })
    s.play('correct Dummy', 'correctLife', '0', 'confirm')
    expect(s.offers[0]).toBe('go on')
  })

  it('ends the game when the group says so, asked once [RF-123, RF-R83, DEC-27]', () => {
    const s = companion({}).play('gameOver')
    expect(s.offers).toEqual(['confirm', 'cancel'])
    s.play('cancel')
    // Not offered again before another decision was taken.
    expect(s.offers).not.toContain('gameOver')
    s.play('Amakar uses', 'cancel')
    expect(s.offers).toContain('gameOver')
    s.play('gameOver', 'confirm')
    expect(s.t.outcome).toMatchObject({ result: 'lost', fell: -1 })
  })

  it('goes on after sixty inputs at the latest [RF-R113]', () => {
    const s = companion({})
    for (let n = 0; n < 60; n++) s.play('Amakar uses', 'cancel')
    expect(s.offers).toEqual(['endPhase', 'gameOver'])
    expect(s.play('endPhase').offers).toContain('Amakar uses')
  })

  it('offers the end of the game in stories, too [RF-R83]', () => {
    const s = companion({ at: { kind: 'story', encounter: [find('nothing'), find('nothing')] }, enemies: [] })
    expect(s.offers).toEqual(['go on', 'gameOver'])
  })
})

describe('companion mode: what is printed', () => {
  it('damage as amount and kind; the players apply it [RF-R79]', () => {
    const s = companion({
      enemies: [{ enemy: { script: ['hit 4 + poison -> heroes(all); hit 2 -> hero(random)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
      random: { app: [{ pick: ['akara'] }] },
    }).play('endPhase')
    expect(s.told('instructed')).toMatchObject([
      { does: { verb: 'hit', n: 4, statuses: ['poison'] }, seats: [0, 1], by: null },
      { does: { verb: 'hit', n: 2 }, seats: [1], by: null },
    ])
    expect(s.lives).toEqual([21, 17])
  })

  it('a criterion in words where Life and Defense are not known [RF-R78]', () => {
    const s = companion({
      enemies: [{ enemy: { script: ['hit 4 -> hero(weakest)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
      random: { app: [] },
    }).play('endPhase')
    expect(s.told('instructed')).toMatchObject([{ seats: [], by: 'weakest' }])
  })

  it('the enemies’ part of the Fate Phase first, then the players’ own; they press done [RF-R80]', () => {
    const s = companion({
      enemies: [{ enemy: {}, life: 9, statuses: ['poison'] }],
      at: { kind: 'combat', phase: 'fate', round: 13 },
      random: { app: ['icon'] },
    })
    expect(s.events.map(({ type }) => type)).toEqual([
      'phaseBegan',
      'enemyLost',
      'enemyAttempted',
      'weariness',
      'fateInstructed',
    ])
    expect(s.offers).toEqual(['done', 'correct Dummy', 'gameOver'])
    s.play('done')
    expect(s.ask.kind).toBe('use')
  })

  it('one enemy action after the other, each with room for answers of cards [RF-R77, RF-R80, DEC-22]', () => {
    const s = companion({
      enemies: [
        {
          enemy: {
            script: ['hit 4 -> heroes(all)'],
            mechanics: ['thorns 3', 'tally 1 hit 9 -> hero(attacker)'],
          },
          life: 9,
        },
        { enemy: { script: ['hit 5 -> heroes(all)'] }, life: 9 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
    }).play('endPhase')
    expect(s.offers.slice(0, 3)).toEqual(['go on', 'Amakar uses', 'Akara uses'])
    enter(s, 'Akara', ['Dummy 1', 2])
    // An answer is a trigger: no reaction follows (RF-R41).
    expect(s.told('hit')).toMatchObject([{ seat: 1, took: 2, answer: true }])
    expect(s.told('reacted')).toEqual([])
    expect(s.view.log[0].what).toBe('answer')
    s.play('go on')
    expect(s.told('enemyActs').map(({ enemy }) => enemy)).toEqual([0, 1])
  })

  it('thorns and other reactions to uses', () => {
    const s = companion({ enemies: [{ enemy: { mechanics: ['thorns 3'] }, life: 9 }] })
    enter(s, 'Akara', ['Dummy', 2])
    expect(s.told('instructed')).toMatchObject([{ does: { verb: 'hit', n: 3 }, seats: [1] }])
  })

  it('draws, healing and level ups [RF-R80]', () => {
    const s = companion({
      at: {
        kind: 'story',
        encounter: [find('treasure 1 -> heroes(all); heal 2 -> heroes(all)'), find('nothing')],
      },
      enemies: [],
    })
    s.play('go on')
    expect(s.told('instructed').map(({ does }) => does.verb)).toEqual(['treasure', 'heal'])
    expect(s.t.treasureDeck).toHaveLength(60)
    const up = companion({ at: { kind: 'levelup' }, enemies: [] })
    expect(up.told('levelUpInstructed')).toEqual([{ type: 'levelUpInstructed', level: 2 }])
    expect(up.t.traitDeck).toHaveLength(40)
  })

  it('the value of the physical Luck die is entered for a check, and a Character named by a criterion [RF-R80, RF-R111, DEC-26]', () => {
    const s = companion({
      at: {
        kind: 'story',
        encounter: [check(4, 'heal 1 -> chosen', 'lose 1 -> chosen', { by: 'weakest' }), find('nothing')],
      },
      enemies: [],
    })
    s.play('go on')
    expect(s.offers).toEqual(['shows 1', 'shows 2', 'shows 3', 'shows 4', 'shows 5', 'shows 6'])
    s.play('shows 3')
    expect(s.told('checked')).toMatchObject([{ passed: false }])
    // The weakest Character is named by that, for the App does not know who it is.
    expect(s.told('instructed')).toMatchObject([{ does: { verb: 'lose' }, seats: [], by: 'weakest' }])
  })

  it('paying is one option: paid [DEC-26]', () => {
    const s = companion({
      at: { kind: 'story', encounter: [trade('value', 5, 'heal 1 -> heroes(all)'), find('nothing')] },
      enemies: [],
    })
    expect(s.offers.slice(0, 2)).toEqual(['accept', 'decline'])
    s.play('accept')
    expect(s.offers).toEqual(['done'])
    expect(s.texts).toEqual(['Paid'])
    s.play('done')
    expect(s.told('instructed')).toHaveLength(1)
  })

  it('nobody votes at a physical table [RF-R104]', () => {
    const s = table({
      heroes: pair,
      at: { kind: 'story', encounter: [trade('value', 5, 'nothing'), find('nothing')] },
      options: { mode: 'companion', votes: true },
    })
    expect(s.options[0].seat).toBe(-1)
  })
})

const tracked = (laid: Partial<Laid>) => companion(laid, 'tracked')

describe('companion mode with tracked Life', () => {
  it('applies enemy actions, story damage and weariness itself [RF-R84]', () => {
    const s = tracked({
      enemies: [{ enemy: { script: ['hit 4 + weakness -> heroes(all); guard 1 -> self'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    }).play('endPhase')
    expect(s.lives).toEqual([18, 13])
    expect(s.hero().statuses).toEqual(['weakness'])
    const trap = tracked({
      at: { kind: 'story', encounter: [find('hit 3 -> heroes(all)'), find('nothing')] },
      enemies: [],
    }).play('go on')
    expect(trap.lives).toEqual([19, 14])
    const tired = tracked({ at: { kind: 'combat', phase: 'fate', round: 13 } })
    expect(tired.lives).toEqual([19, 15])
  })

  it('settles criteria itself [RF-R84, RF-R78]', () => {
    const s = tracked({
      heroes: [{ character: 'amakar' }, { character: 'akara', life: 4 }],
      enemies: [{ enemy: { script: ['hit 2 -> hero(weakest)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    }).play('endPhase')
    expect(s.told('suffered')).toMatchObject([{ seat: 1, lost: 2 }])
  })

  it('leaves Poison, attempts and healing to the players, who set values at any time [RF-R84, DEC-28]', () => {
    const s = tracked({
      heroes: [{ character: 'amakar', life: 10, statuses: ['poison', 'stun'] }, { character: 'akara' }],
      at: { kind: 'combat', phase: 'fate' },
    })
    expect(s.hero()).toMatchObject({ life: 10, statuses: ['poison'] })
    expect(s.offers).toEqual(['done', 'correct Dummy', 'set Amakar', 'set Akara', 'gameOver'])
    s.play('set Amakar')
    expect(s.offers).toEqual(['life', 'defense', 'guard', 'poison off', 'stun on', 'weakness on', 'cancel'])
    s.play('life', '8', 'set Amakar', 'poison off', 'set Amakar', 'defense', '3', 'set Amakar', 'guard', '2')
    expect(s.view.heroes[0]).toMatchObject({ life: 8, statuses: [], defense: 3, guard: 2 })
  })

  it('raises the maximum to a dial that stands higher [RF-R107]', () => {
    const s = tracked({}).play('set Amakar', 'life', '25')
    expect(s.view.heroes[0]).toMatchObject({ life: 25, maxLife: 25 })
  })

  it('proposes the end at 0; if the group goes on the dial stands at 1 [RF-R84, RF-R107]', () => {
    const s = tracked({
      heroes: [{ character: 'amakar', life: 2, stats: { defense: 0 } }, { character: 'akara' }],
      enemies: [{ enemy: { script: ['hit 9 -> heroes(all)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    }).play('endPhase')
    expect(s.ask.kind).toBe('gameOver')
    s.play('cancel')
    expect(s.lives[0]).toBe(1)
    s.play('set Amakar', 'life', '0', 'confirm')
    expect(s.result).toBe('lost')
  })

  it('starts a new level from its row [RF-R84]', () => {
    const s = tracked({
      heroes: [{ character: 'amakar', life: 3, statuses: ['poison'] }],
      at: { kind: 'levelup' },
      enemies: [],
    })
    expect(s.hero()).toMatchObject({ life: 24, statuses: [] })
  })

  it('pays Life for an offer itself', () => {
    const s = tracked({
      at: { kind: 'story', encounter: [trade('life', 3, 'nothing', { by: 'weakest' }), find('nothing')] },
      enemies: [],
    })
    s.play('Akara: accept')
    expect(s.lives).toEqual([21, 14])
  })
})
