import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import { piece } from '../rules/pieces.ts'
import { seatName } from '../speech/names.ts'
import type { SawEvent } from '../rules/events.ts'
import { inCamp, onWatch, putDie, table, type Night } from './table.ts'
import { examplePack } from './setups.ts'
import { inShort } from '../content/card-facts.ts'
import { locationOf } from '../rules/lookups.ts'

/** What the log says, in order. */
function log(s: Night): string[] {
  return s.events.flatMap((event) => setAWatch.words.event(event, s.view) ?? [])
}

/** What can be read on a piece. */
function read(s: Night, id: string): string {
  const text = setAWatch.texts(s.view).find((it) => it.piece === id)
  return text ? [text.name, ...text.lines].join(' ') : 'nothing'
}

/** What an option costs or risks. */
function risk(s: Night, like: object) {
  const [option] = s.which(like)
  return setAWatch.words.risk(option, s.ask, s.view)
}

describe('sentences', () => {
  it('know the article and the number of a card', () => {
    const s = onWatch({
      setup: { cards: examplePack },
      line: ['eagle', '?goblinRaiders', 'river-queen'],
      firewood: 12,
    })
    expect(log(s)).toContain('The Goblin Raiders mount the Eagle.')
    s.pick('hurledAxe 3')
    expect(s.texts).toEqual([
      'The mounted Goblin Raiders in position 1 (health 9)',
      'The River Queen in position 2 (health 17)',
    ])
    s.pick('river-queen')
    expect(log(s).at(-1)).toBe('The River Queen is wounded for 6: 11 left.')
    s.play('topple 3')
    expect(log(s).at(-1)).toBe('The Goblin Raiders are wounded for 5: 4 left.')
  })

  it('ask whether to strike only where there is a choice', () => {
    const s = onWatch({ line: ['eagle'], firewood: 3, shows: { ranger: [8, 1, 1] } }).play(
      'attack eagle',
      'ranger 8',
    )
    expect(s.prompt).toBe('Attack on the Eagle in position 1: 8 of 4. Strike, or add more?')
    const alone = onWatch({
      line: ['eagle'],
      firewood: 3,
      shows: { ranger: [8, 1, 1] },
      arrange: (t) => t.lies.fill('spent', 1),
    }).pick('attack eagle')
    expect(alone.offers).toEqual(['strike'])
    expect(alone.prompt).toBe('Attack on the Eagle in position 1: 8 of 4. Strike?')
  })

  it('put a doubled die and what it counts into words without brackets in brackets', () => {
    const s = onWatch({
      party: ['barbarian', 'warrior', 'wizard', 'cleric'],
      line: ['lich'],
      equipped: { barbarian: ['recklessBlow', 'rage', 'roar'] },
      shows: { barbarian: [7, 7, 7] },
    })
    s.pick('recklessBlow exhausted').pick('attack lich')
    expect(s.texts[0]).toBe("The Barbarian's doubled 7 (counts 16)")
  })

  it('say what the locations are that can come next [SAW-061]', () => {
    const s = inCamp({ map: ['boneyard'], unused: ['runeShrine'], shows: { cleric: [4, 1, 2] } }).pick(
      '4 map',
    )
    expect(s.texts).toEqual([
      'Boneyard. Firewood −2, five creatures. Undead have health +2.',
      'Rune Shrine. Respite, firewood ±0, four creatures. Any dice count as equal for runes.',
    ])
  })

  it('tell what a power does before what comes of it, and a loss after its cause [SAW-159]', () => {
    const bishop = onWatch({ line: ['?plagueBishop'], firewood: 3 }).pick('exhaust farSight')
    expect(log(bishop).slice(-2)).toEqual(['The Plague Bishop drains the watch.', 'Far Sight is exhausted.'])
    const thief = onWatch({
      line: ['vampire', 'lich'],
      firewood: 3,
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'creature', 0)
      },
    }).attack('vampire', 'ranger 3')
    expect(log(thief).slice(-2)).toEqual(['The Vampire is defeated.', "The Warrior's 3 comes back, spent."])
  })

  it('call a seat by its adventurer where it has one, else by its number', () => {
    const four = table({ setup: { players: 4 } })
    expect([0, 3, anyone].map((seat) => seatName(seat, four.view))).toEqual(['Ranger', 'Cleric', 'Everybody'])
    const two = table({ setup: { players: 2 } })
    expect(seatName(0, two.view)).toBe('Player 1')
  })

  it('leave out the firewood modifier of the first location, which is ignored [SAW-032]', () => {
    const { view } = onWatch({ location: 'boneyard', line: ['eagle'] })
    const here = locationOf(view, view.location)
    expect(inShort(here, 1)).toBe('Five creatures')
    expect(inShort(here, 2)).toBe('Firewood −2, five creatures')
  })

  it('name the figures of the end', () => {
    const s = onWatch({ line: ['eagle'], exhausted: ['farSight'], firewood: 3 })
    expect(setAWatch.words.figures(s.view).map(([label]) => label)).toEqual([
      'Round',
      'Unexhausted cards on watch',
      'Firewood',
      'Cards in the graveyard',
      'Cards removed from the game',
      'Cards in the horde',
    ])
  })
})

describe('before the click', () => {
  it('the end of the watch says what strikes, what it costs and what there is [SAW-185, SAW-186]', () => {
    const s = onWatch({ line: ['eagle', 'caveBear', '?shade'], firewood: 7 })
    const cards = s.view.line[0].damage + s.view.line[1].damage
    expect(risk(s, { verb: 'endWatch' })).toEqual({
      text: `2 creatures strike: ${['no', 'one', 'two', 'three', 'four'][cards]} cards to exhaust, one facedown card more, you have 9`,
      loses: false,
    })
  })

  it('an end of the watch that cannot be paid for is marked as a loss [SAW-R16]', () => {
    const s = onWatch({
      line: ['lich'],
      firewood: 3,
      arrange: (t) => {
        for (const it of t.adventurers)
          for (const slot of it.equipped) slot.exhausted = slot.ability !== 'farSight'
      },
    })
    expect(risk(s, { verb: 'endWatch' })).toMatchObject({ loses: true })
    expect(setAWatch.words.dangers(s.view)[0]).toBe(
      'One unexhausted card is left on watch: without any the game is lost.',
    )
  })

  it('a strike says what it wastes', () => {
    const s = onWatch({ line: ['eagle'], firewood: 3, shows: { ranger: [8, 1, 1] } }).play(
      'attack eagle',
      'ranger 8',
    )
    expect(risk(s, { verb: 'strike' })).toEqual({ text: '4 more than needed' })
  })

  it('people go by their names, and everybody knows who decides for whom', () => {
    const two = table({ setup: { players: 2 } })
    const view = { ...two.view, called: ['Anna', 'Ben'] }
    expect(setAWatch.words.seat(1, view)).toBe('Ben')
    expect(setAWatch.words.leads(0, view)).toBe('leads the Ranger and the Cleric')
    expect(setAWatch.words.leads(1, view)).toBe('leads the Warrior and the Wizard')
    const camp = inCamp({})
    expect(setAWatch.words.prompt(camp.ask, { ...camp.view, called: ['Anna', 'Ben', 'Cleo', 'Dan'] })).toBe(
      'Cleric (Dan), what do you do in camp?',
    )
    expect(setAWatch.words.leads(0, table({ setup: { players: 1 } }).view)).toBe('leads all four')
  })
})

describe('what can be read', () => {
  it('is printed on every card that lies open, and what it comes to now', () => {
    const s = onWatch({
      line: ['zombieHorde', '?shade'],
      graveyard: ['summon', 'wyvern'],
      location: 'boneyard',
      exhausted: ['farSight'],
      firewood: 3,
    })
    expect(read(s, piece.position(0))).toBe(
      'Zombie Horde Undead, health 8, damage 1. Ongoing: Adds the printed health of the top card of the graveyard. Now health 16, damage 1.',
    )
    expect(read(s, piece.position(1))).toBe('nothing')
    expect(read(s, piece.card(s.t.graveyard[0]))).toMatch(
      /^Summon Calls an Unhallowed\. Reveal: One adventurer/,
    )
    expect(read(s, piece.card(s.t.unhallowed[6]))).toMatch(/Unhallowed, health \d+/)
    expect(read(s, piece.location)).toBe('Boneyard Firewood −2, five creatures. Undead have health +2.')
    expect(read(s, piece.ability('longShot'))).toMatch(
      /^Long Shot Ranger, by die or by exhausting\. Defeat one/,
    )
    expect(read(s, piece.ability('farSight'))).toMatch(/Exhausted\.$/)
    expect(read(s, piece.ability('sharpshooter'))).toMatch(
      /always at work.*Left over: it does nothing until it is equipped\.$/,
    )
    expect(read(s, piece.adventurer(s.who('warrior')))).toMatch(
      /^Warrior Melee, three d8\. In camp, Fell a Tree: Firewood \+4\./,
    )
  })

  it('is what each pile is for and what is known of it, and what the fire does', () => {
    const s = onWatch({ line: ['eagle'], graveyard: ['summon', 'wyvern'], firewood: 7 })
    expect(read(s, piece.graveyard)).toMatch(/^Graveyard Two cards\. .* From the top: Wyvern, Summon\.$/)
    expect(read(s, piece.fire)).toMatch(/^The fire 7 firewood: it lights two positions/)
    expect(read(s, piece.map)).toMatch(/^Map .* This is round \d of 9\./)
  })

  it('is the special action of whoever rests, and before the journey what each class brings [SAW-016]', () => {
    expect(read(inCamp({ rests: 'wizard' }), piece.space('special'))).toMatch(
      /^Star Chart Look at the top 3 unused/,
    )
    expect(read(inCamp({}), piece.space('chop'))).toBe('Chop Wood Three spaces, any die: Firewood +2.')
    const gathering = table({
      setup: { players: 2, classes: 'picked' },
      step: 'gather',
      arrange: (t) => {
        t.location = -1
        t.adventurers = []
        for (const list of [t.face, t.lies, t.on, t.doubled]) list.splice(0)
      },
    })
    expect(read(gathering, piece.class('alchemist'))).toMatch(
      /^Alchemist Ranged, three d6\. In camp, Brew: .* Abilities: Fire Flask,/,
    )
  })

  it('is explained before the game: every option of the host, and every value of it', () => {
    for (const option of Object.values(setAWatch.setup)) {
      expect(option.about).toMatch(/^[A-Z].*\.$/)
      if (!('values' in option)) continue
      for (const value of option.values) expect(option.tells[value], value).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('what can be heard and seen', () => {
  it('a location opens a chapter; dice, fire, danger and triumph have sounds of their own', () => {
    const heard: readonly [SawEvent, string][] = [
      [{ type: 'rerolled', seat: 0, die: 0, from: 1, to: 6 }, 'dice'],
      [{ type: 'firewood', from: 3, to: 5 }, 'fire'],
      [{ type: 'fireOut' }, 'danger'],
      [{ type: 'won', cards: 1 }, 'triumph'],
      [{ type: 'refreshed', ability: 'smite' }, 'card'],
      [{ type: 'diePlaced', die: 0, space: 'chop' }, 'wood'],
    ]
    for (const [event, sound] of heard) expect(setAWatch.sound(event)).toBe(sound)
    expect(setAWatch.opens({ type: 'arrived', card: 0, round: 2 })).toBe(true)
    expect(setAWatch.opens({ type: 'won', cards: 1 })).toBe(false)
  })

  it('an option is touched by every die that is as good, and no other', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear'],
      firewood: 3,
      shows: { ranger: [2, 2, 5], warrior: [2, 6, 6] },
    })
    const touched = (like: object): readonly string[] => {
      const [option] = s.which(like)
      return setAWatch.touches(option, s.view)
    }
    expect(touched({ verb: 'byDie', ability: 'farSight', die: 0 })).toEqual([
      piece.die(0),
      piece.die(1),
      piece.ability('farSight'),
    ])
    // Everything that could take part in an attack stands for it; the Warrior reaches the first creature only.
    expect(touched({ verb: 'attack', at: 1 })).not.toContain(piece.die(3))
    expect(touched({ verb: 'attack', at: 0 })).toContain(piece.die(3))
    s.play('attack eagle', 'ranger 2')
    expect(touched({ verb: 'addDie', die: 1 })).toEqual([piece.die(1)])
  })
})

describe('what lights up for an option', () => {
  const s = onWatch({ line: ['eagle', 'goblinRaiders', 'lich'], firewood: 12 })

  it('is the ability that feeds the fire, and the fire', () => {
    const feed = { verb: 'feedFire', seat: 0, ability: 'recklessBlow', losing: false } as const
    expect(setAWatch.touches(feed, s.view)).toEqual([piece.ability('recklessBlow'), piece.fire])
  })

  it('is the foe that is attacked, and not its neighbour', () => {
    s.t.line.forEach(({ card }, at) => {
      const touched = setAWatch.touches({ verb: 'attack', seat: anyone, at }, s.view)
      expect(touched).toContain(piece.position(at))
      expect(touched).toContain(piece.card(card))
      for (const other of s.t.line)
        if (other.card !== card) expect(touched).not.toContain(piece.card(other.card))
    })
  })
})
