import { describe, expect, it } from 'vitest'
import { rollingFates as game } from '../index.ts'
import type { FatesEvent } from '../rules/events.ts'
import { fight, says, type Row } from './scene.ts'

describe('in a combat is told', () => {
  it.each<Row>([
    [{ type: 'combatBegan' }, 'A combat begins.', []],
    [{ type: 'enemyJoined', enemy: 0, kind: 'N0', spawned: false }, 'Dummy bars the way.', ['enemy:0']],
    [{ type: 'enemyJoined', enemy: 1, kind: 'N1', spawned: true }, 'Wolf joins the fight.', ['enemy:1']],
    [{ type: 'phaseBegan', phase: 'fate', round: 1 }, 'Round 1: Fate Phase.', []],
    [{ type: 'phaseBegan', phase: 'characters', round: 2 }, 'Round 2: Character’s Phase.', []],
    [{ type: 'phaseBegan', phase: 'enemies', round: 2 }, 'Round 2: Enemy Phase.', []],
    [
      { type: 'rolled', seat: 0, who: 0, dice: [0, 1, 2], faces: [4, 3, 5] },
      'Amakar rolls Luck 4, 3 and 5.',
      ['hero:0', 'die:0', 'die:1', 'die:2'],
    ],
    [{ type: 'rolled', seat: 1, who: 1, dice: [9], faces: [6] }, 'Akara rolls 6.', ['hero:1', 'die:9']],
    [{ type: 'rolled', seat: 1, who: 1, dice: [-1], faces: [2] }, null, []],
    [
      { type: 'attempted', seat: 0, status: 'poison', how: 'icon', shows: 2, worked: true },
      'Amakar gets rid of Poison.',
      ['token:0:poison'],
    ],
    [
      { type: 'attempted', seat: 0, status: 'weakness', how: 'die', shows: 2, worked: false },
      'Amakar does not get rid of Weakness.',
      ['token:0:weakness'],
    ],
    [
      { type: 'attempted', seat: 1, status: 'poison', how: 'auto', shows: 0, worked: true },
      'Akara gets rid of Poison without effort.',
      ['token:1:poison'],
    ],
    [{ type: 'skipped', seat: 0, status: 'poison' }, 'Amakar keeps Poison for now.', ['token:0:poison']],
    [
      { type: 'enemyAttempted', enemy: 1, status: 'poison', worked: true },
      'Wolf shakes off Poison.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyAttempted', enemy: 0, status: 'weakness', worked: false },
      'Dummy still suffers from Weakness.',
      ['enemy:0'],
    ],
    [{ type: 'stunLost', seat: 0 }, 'Amakar comes to, but has no dice in this round.', ['hero:0']],
    [{ type: 'kept', seat: 0, faces: [] }, 'Amakar keeps nothing.', ['hero:0']],
    [{ type: 'kept', seat: 0, faces: [3, 3] }, 'Amakar keeps 3 and 3.', ['hero:0']],
    [{ type: 'passed', seat: 1 }, 'Akara passes.', ['hero:1']],
    [
      { type: 'used', seat: 0, ability: 'amakar-2', dice: [1, 2], faces: [3, 3] },
      'Amakar uses Cleave for 3 and 3.',
      ['hero:0', 'ability:amakar-2', 'die:1', 'die:2'],
    ],
    [
      { type: 'used', seat: 0, ability: 'T04', dice: [3], faces: [5] },
      'Amakar uses Crooked Spear for 5.',
      ['hero:0', 'card:T04', 'die:3'],
    ],
    [{ type: 'combatWon' }, 'The combat is won.', []],
    [{ type: 'weariness', lost: 2 }, 'The long fight wears everybody out: 2 Life each.', []],
  ])('%j: %s', (...row) => {
    says(row)
  })

  it.each<Row>([
    [
      { type: 'hit', seat: 0, enemy: 1, entered: 5, took: 3, answer: false },
      'Amakar hits Wolf for 5: it loses 3 Life.',
      ['enemy:1'],
    ],
    [
      { type: 'hit', seat: -1, enemy: 0, entered: 2, took: 2, answer: false },
      'An enemy hits Dummy for 2: it loses 2 Life.',
      ['enemy:0'],
    ],
    [{ type: 'enemyLost', enemy: 1, lost: 1, cause: 'poison' }, 'Wolf loses 1 Life to Poison.', ['enemy:1']],
    [{ type: 'enemyLost', enemy: 1, lost: 4, cause: 'card' }, 'Wolf loses 4 Life.', ['enemy:1']],
    [{ type: 'enemyHealed', enemy: 1, healed: 2 }, 'Wolf regains 2 Life.', ['enemy:1']],
    [{ type: 'enemyGuarded', enemy: 1, by: 1 }, 'Wolf gains 1 guard.', ['enemy:1']],
    [
      { type: 'enemyInflicted', enemy: 1, seat: 0, status: 'stun', result: 'took' },
      'Wolf now suffers from Stun.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyInflicted', enemy: 1, seat: 0, status: 'investigate', result: 'took' },
      'Wolf is investigated.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyInflicted', enemy: 1, seat: 0, status: 'stun', result: 'already' },
      'Wolf already has Stun.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyInflicted', enemy: 1, seat: 0, status: 'stun', result: 'immune' },
      'Wolf is immune to Stun.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyInflicted', enemy: 1, seat: 0, status: 'stun', result: 'resisted' },
      'Wolf resists Stun.',
      ['enemy:1'],
    ],
    [{ type: 'enemyCured', enemy: 1, status: 'stun' }, 'Wolf is free of Stun.', ['enemy:1']],
    [{ type: 'defeated', enemy: 1, seat: 0 }, 'Wolf is defeated.', ['enemy:1']],
    [{ type: 'left', enemy: 1 }, 'Wolf is gone.', ['enemy:1']],
    [{ type: 'left', enemy: 9 }, 'An enemy is gone.', ['enemy:9']],
    [
      { type: 'enemyActs', enemy: 1, does: [{ verb: 'wind', text: 'It sniffs the air.' }] },
      'Wolf: It sniffs the air.',
      ['enemy:1'],
    ],
    [
      { type: 'enemyActs', enemy: 1, does: [{ verb: 'nothing' }] },
      'Wolf acts. Nothing happens.',
      ['enemy:1'],
    ],
    [{ type: 'enemyStunned', enemy: 0 }, 'Dummy is stunned and does nothing.', ['enemy:0']],
    [{ type: 'reacted', enemy: 0, by: 'thorns', seat: 0 }, 'Dummy answers the wound.', ['enemy:0']],
    [{ type: 'reacted', enemy: 0, by: 'tally', seat: 0 }, 'Dummy has had enough and answers.', ['enemy:0']],
    [{ type: 'reacted', enemy: 0, by: 'burst', seat: 0 }, 'Dummy bursts.', ['enemy:0']],
    [{ type: 'reacted', enemy: 0, by: 'fuse', seat: -1 }, 'Dummy goes off.', ['enemy:0']],
    [{ type: 'workedUnseen', enemy: 0, mechanic: 'armor' }, null, []],
  ])('of enemies, %j: %s', (...row) => {
    says(row)
  })

  it.each<Row>([
    [
      { type: 'suffered', seat: 0, amount: 4, weak: false, lost: 3, cause: 'enemy', enemy: 0 },
      'Amakar suffers 4 damage and loses 3 Life.',
      ['hero:0'],
    ],
    [
      { type: 'suffered', seat: 0, amount: 8, weak: true, lost: 7, cause: 'thorns', enemy: 0 },
      'Amakar suffers 8 damage, doubled by Weakness, from thorns and loses 7 Life.',
      ['hero:0'],
    ],
    [{ type: 'lost', seat: 0, lost: 1, cause: 'poison' }, 'Amakar loses 1 Life to Poison.', ['hero:0']],
    [{ type: 'lost', seat: 0, lost: 1, cause: 'weariness' }, 'Amakar loses 1 Life to weariness.', ['hero:0']],
    [{ type: 'lost', seat: 0, lost: 2, cause: 'price' }, 'Amakar loses 2 Life as the price.', ['hero:0']],
    [{ type: 'lost', seat: 0, lost: 2, cause: 'story' }, 'Amakar loses 2 Life.', ['hero:0']],
    [{ type: 'healed', seat: 1, healed: 2 }, 'Akara regains 2 Life.', ['hero:1']],
    [{ type: 'healed', seat: 1, healed: 0 }, 'Akara has nothing to heal.', ['hero:1']],
    [{ type: 'guarded', seat: 1, by: 2 }, 'Akara gains 2 guard.', ['hero:1']],
    [
      { type: 'inflicted', seat: 1, status: 'stun', result: 'took' },
      'Akara now suffers from Stun.',
      ['hero:1', 'token:1:stun'],
    ],
    [
      { type: 'inflicted', seat: 1, status: 'investigate', result: 'nothing' },
      'Investigate does nothing to Akara.',
      ['hero:1', 'token:1:investigate'],
    ],
    [{ type: 'cured', seat: 1, status: 'stun' }, 'Akara is free of Stun.', ['token:1:stun']],
    [{ type: 'dieTurned', seat: 0, die: 2, from: 3, to: 6 }, 'Amakar turns a 3 to 6.', ['die:2']],
    [{ type: 'dieAdded', seat: 0, die: 4, shows: 2 }, 'Amakar adds a die showing 2.', ['die:4']],
  ])('of Characters, %j: %s', (...row) => {
    says(row)
  })

  it('for coverage, which enemies and cards took part', () => {
    const { t } = fight()
    const acted = (event: FatesEvent) => game.acted(event, t)
    expect(acted({ type: 'enemyJoined', enemy: 1, kind: 'N1', spawned: true })).toEqual(['N1'])
    expect(acted({ type: 'enemyActs', enemy: 1, does: [] })).toEqual(['N1 acts'])
    expect(acted({ type: 'used', seat: 0, ability: 'T04', dice: [], faces: [] })).toEqual(['T04'])
    expect(acted({ type: 'reacted', enemy: 0, by: 'burst', seat: 0 })).toEqual(['burst'])
    expect(acted({ type: 'workedUnseen', enemy: 0, mechanic: 'armor' })).toEqual(['armor'])
    expect(acted({ type: 'lost', seat: 0, lost: 1, cause: 'poison' })).toEqual(['poison'])
    expect(acted({ type: 'lost', seat: 0, lost: 1, cause: 'story' })).toEqual([])
    expect(acted({ type: 'lastStand', seat: 0, card: 'T02', life: 1 })).toEqual(['T02 works'])
    expect(acted({ type: 'cardWorked', seat: 0, card: 'X01' })).toEqual(['X01 works'])
    expect(acted({ type: 'treasureCarried', seat: 0, card: 'T04' })).toEqual(['T04 carried'])
    expect(acted({ type: 'traitDrawn', seat: 0, card: 'X01' })).toEqual(['X01'])
  })

  it('for coverage, status effects only where they took hold', () => {
    const { t } = fight()
    const enemy = { type: 'enemyInflicted', enemy: 0, seat: 0, status: 'stun' } as const
    const hero = { type: 'inflicted', seat: 0, status: 'poison' } as const
    expect(game.acted({ ...enemy, result: 'took' }, t)).toEqual(['enemy stun'])
    expect(game.acted({ ...enemy, result: 'resisted' }, t)).toEqual([])
    expect(game.acted({ ...hero, result: 'took' }, t)).toEqual(['hero poison'])
    expect(game.acted({ ...hero, result: 'immune' }, t)).toEqual([])
  })
})
