import { describe, expect, it } from 'vitest'
import { readCost, readEffect, readMechanic, readPassives, readTag } from '../content/read.ts'
import { costText, tagText } from '../speech/effects.ts'
import { effectText } from '../content/words/effects.ts'
import { mechanicText } from '../content/words/mechanics.ts'
import { passiveText } from '../content/words/passives.ts'

/** Every form of the effect language beside what a card, a board or an enemy says of it. */

describe('on a card stands', () => {
  it.each([
    ['hit 4 -> enemy', 'Deal 4 damage to one enemy.'],
    ['hit 2 -> enemies(2)', 'Deal 2 damage to two enemies.'],
    ['hit 7 -> enemies(all)', 'Deal 7 damage to every enemy.'],
    ['hit 1 + poison -> enemy', 'Deal 1 damage and inflict Poison on one enemy.'],
    [
      'hit 1 + poison + stun + weakness -> enemies(3)',
      'Deal 1 damage and inflict Poison, Stun and Weakness on three enemies.',
    ],
    ['hit 2 -> self', 'Deal 2 damage to yourself.'],
    ['inflict investigate -> enemies(all)', 'Inflict Investigate on every enemy.'],
    ['inflict poison + stun -> same', 'Inflict Poison and Stun on the same target.'],
    ['inflict weakness -> self', 'Inflict Weakness on yourself.'],
    ['heal 4 -> self', 'You regain 4 Life.'],
    ['heal 1 -> hero', 'One Character regains 1 Life.'],
    ['heal 3 -> heroes(2)', 'Two Characters regain 3 Life.'],
    ['heal 3 -> heroes(all)', 'Every Character regains 3 Life.'],
    ['heal 2 -> ally', 'Another Character regains 2 Life.'],
    ['heal 2 -> same', 'The same target regains 2 Life.'],
    ['lose 1 -> self', 'You lose 1 Life.'],
    ['lose 2h -> enemy', 'One enemy loses 2 Life for each Character.'],
    ['lose 5 -> enemies(2)', 'Two enemies lose 5 Life.'],
    ['lose 5 -> enemies(all)', 'Every enemy loses 5 Life.'],
    ['guard 1 -> self', 'You gain 1 guard.'],
    ['guard 2 -> ally', 'Another Character gains 2 guard.'],
    ['cure all -> hero', 'Remove all status effects from one Character.'],
    ['cure poison -> self', 'Remove Poison from yourself.'],
    ['cure stun -> ally', 'Remove Stun from another Character.'],
    ['reroll 1', 'You may re-roll one of your dice.'],
    ['reroll 2', 'Re-roll up to two of your dice.'],
    ['turn 1 to any', 'You may turn one of your dice to any value.'],
    ['turn 3 to 6', 'Turn up to three of your dice to 6.'],
    ['add roll -> self', 'You add a die that is rolled at once.'],
    ['add roll -> ally', 'Another Character adds a die that is rolled at once.'],
    ['add 4 -> heroes(2)', 'Two Characters add a die showing 4.'],
    ['treasure 1 -> self', 'You draw one Treasure card.'],
    ['trait 2 -> hero', 'One Character draws two Trait cards.'],
    ['nothing', 'Nothing happens.'],
    ['hit 3 -> enemy; guard 1 -> self', 'Deal 3 damage to one enemy. You gain 1 guard.'],
  ])('%s: %s', (effect, sentence) => {
    expect(effectText(readEffect(effect, 'abilities'), 'you')).toBe(sentence)
  })

  it.each([
    ['any1', 'any die'],
    ['any3', 'any three dice'],
    ['same2', 'two equal dice'],
    ['twopair', 'two pairs'],
    ['fullhouse', 'a pair and a triple'],
    ['low5', 'dice 1, 2, 3, 4 and 5'],
    ['high5', 'dice 2, 3, 4, 5 and 6'],
    ['dice(3)', 'a 3'],
    ['dice(2,5)', 'dice 2 and 5'],
    ['luck(6)', 'the Luck die showing 6'],
  ])('the cost %s: %s', (cost, words) => {
    expect(costText(readCost(cost))).toBe(words)
  })

  it.each([
    ['mod life +4', '+4 maximum Life.'],
    ['mod defense -1', '−1 Defense.'],
    ['mod inventory +0', '+0 Inventory.'],
    ['mod dice -1 if round<=1', '−1 to the number of Action dice you roll in the first round.'],
    ['mod defense +2 if round<=2', '+2 Defense up to round 2.'],
    ['mod defense +2 if life<=25%', '+2 Defense while you have 25% of your Life or less.'],
    [
      'mod hit +1 if cost>=1',
      '+1 damage with each hit of your abilities if the ability cost one die or more.',
    ],
    [
      'mod hit -1 if cost>=3',
      '−1 damage with each hit of your abilities if the ability cost three dice or more.',
    ],
    [
      'mod hit +2 if first-hit',
      '+2 damage with each hit of your abilities if it is your first of the phase.',
    ],
    [
      'mod hit +1 if target-has poison',
      '+1 damage with each hit of your abilities if the target has Poison.',
    ],
    ['mod rerolls +1', '+1 to your number of re-rolls.'],
    ['mod luck-rerolls +1', '+1 to your number of Luck re-rolls.'],
    ['mod heal-out +1', '+1 Life whenever you heal somebody.'],
    ['mod heal-in -1', '−1 Life whenever you are healed.'],
    ['mod poison-loss +1', '+1 Life lost to Poison.'],
    ['immune stun', 'You are immune to Stun.'],
    ['recover poison auto', 'Your attempts against Poison always succeed.'],
    ['recover weakness twice', 'Your attempts against Weakness may be made twice.'],
    ['recover any never', 'Your attempts against Poison and Weakness always fail.'],
    ['when combat-start: inflict weakness -> self', 'When a combat begins: Inflict Weakness on yourself.'],
    ['when fate-end: reroll 1', 'At the end of your Fate Phase: You may re-roll one of your dice.'],
    [
      'when phase-start if round<=1: guard 2 -> heroes(all)',
      'At the beginning of the Character’s Phase, in the first round: Every Character gains 2 guard.',
    ],
    [
      'when hurt: hit 1 -> attacker; heal 1 -> self',
      'When an enemy takes Life from you: Deal 1 damage to the attacker. You regain 1 Life.',
    ],
    ['when hurt: lose 1 -> attacker', 'When an enemy takes Life from you: The attacker loses 1 Life.'],
    ['when kill: heal 2 -> self', 'When a hit of your ability defeats an enemy: You regain 2 Life.'],
    ['when level-up: treasure 1 -> self', 'At each level up: You draw one Treasure card.'],
    ['when combat-end: heal 3 -> self', 'At the end of a combat: You regain 3 Life.'],
    ['laststand 3 once adventure', 'Once in an adventure, instead of reaching 0 Life, you have 3 Life.'],
  ])('without being used, %s: %s', (passive, sentence) => {
    expect(readPassives(passive).map(passiveText)).toEqual([sentence])
  })
})

describe('of an enemy one reads', () => {
  it.each([
    ['hit 7 -> heroes(all)', 'It deals 7 damage to every Character.'],
    ['hit 5 -> heroes(half)', 'It deals 5 damage to half of the Characters.'],
    ['hit 4 + stun -> heroes(2)', 'It deals 4 damage and inflicts Stun on two Characters.'],
    [
      'hit 2h -> hero(weakest)',
      'It deals 2 damage for each Character to the Character with the lowest Life.',
    ],
    ['hit 1 -> hero(random)', 'It deals 1 damage to a Character drawn at random.'],
    ['hit 1 -> hero(strongest)', 'It deals 1 damage to the Character with the highest Life.'],
    ['hit 1 -> hero(softest)', 'It deals 1 damage to the Character with the lowest Defense.'],
    ['hit 1 -> hero(toughest)', 'It deals 1 damage to the Character with the highest Defense.'],
    ['hit 1 -> hero(afflicted)', 'It deals 1 damage to a Character with a status effect.'],
    ['hit 1 -> hero(rival)', 'It deals 1 damage to the Character that hurt it most.'],
    ['hit 1 -> self', 'It deals 1 damage to itself.'],
    ['inflict weakness -> heroes(1)', 'It inflicts Weakness on one Character.'],
    ['lose 3 -> heroes(half)', 'Half of the Characters lose 3 Life.'],
    ['lose 3 -> hero(weakest)', 'The Character with the lowest Life loses 3 Life.'],
    ['heal 1 -> self', 'It regains 1 Life.'],
    ['heal 2h -> foe(weakest)', 'The other enemy with the lowest Life regains 2 Life for each Character.'],
    ['guard 1 -> foes(all)', 'Every enemy gains 1 guard.'],
    ['cure all -> self', 'It removes all status effects from itself.'],
    ['wind "It draws a long breath."', 'It draws a long breath.'],
  ])('%s: %s', (step, sentence) => {
    expect(effectText(readEffect(step, 'steps'), 'it')).toBe(sentence)
  })

  it.each([
    ['armor 2', 'Each hit takes 2 less Life.'],
    ['thick 3', 'A hit of 3 or less takes nothing.'],
    ['cap 9', 'One hit never takes more than 9 Life.'],
    ['ward 1', 'The first hit of each round takes nothing.'],
    ['ward 2', 'The first two hits of each round take nothing.'],
    ['thorns 2', 'Whoever wounds it suffers 2 damage.'],
    ['echo', 'A hit for the same number as the one before it in the round takes nothing.'],
    ['odd-shell', 'A hit for an odd number is halved, rounded down.'],
    ['even-shell', 'A hit for an even number is halved, rounded down.'],
    ['bane poison 3', 'Each hit takes 3 more Life while it has Poison.'],
    ['bond E27', 'Hits take nothing while the one called E27 is in play.'],
    ['frenzy 33 1', 'At 33% of its Life or less, its hits deal 1 more damage.'],
    ['spawn E01 1/1/2/2 at 50', 'At 50% of its Life or less, it is joined by the one called E01.'],
    ['regen 2', 'In each Fate Phase it regains 2 Life unless it is poisoned.'],
    ['regen 1h', 'In each Fate Phase it regains 1 Life for each Character unless it is poisoned.'],
    [
      'burst hit 3 + poison -> heroes(all)',
      'When it is defeated: It deals 3 damage and inflicts Poison on every Character.',
    ],
    [
      'tally 4 hit 9 + stun -> hero(attacker)',
      'Hit number 4 of a round is answered: It deals 9 damage and inflicts Stun on the attacker.',
    ],
    [
      'fuse 3 hit 11 + weakness -> heroes(half)',
      'After its action number 3: It deals 11 damage and inflicts Weakness on half of the Characters. Then it is gone.',
    ],
  ])('that hides %s: %s', (mechanic, sentence) => {
    expect(mechanicText(readMechanic(mechanic), (id) => `the one called ${id}`)).toBe(sentence)
  })

  it('how it bears status effects', () => {
    expect(tagText(readTag('immune poison'))).toBe('Immune to Poison.')
    expect(tagText(readTag('resist stun'))).toBe('Resists Stun.')
  })
})

describe('of a story one reads', () => {
  it.each([
    ['lose 2 -> chosen', 'The chosen Character loses 2 Life.'],
    ['inflict poison -> chosen', 'It inflicts Poison on the chosen Character.'],
    ['flag candle on; say "It waits."; nothing; goto 1.3', 'It waits. Nothing happens.'],
    ['flag candle off', ''],
  ])('%s: %s', (effect, sentence) => {
    expect(effectText(readEffect(effect, 'stories'), 'it')).toBe(sentence)
  })
})
