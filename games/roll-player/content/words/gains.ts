import { count, numeral } from '@dicehearth/engine'
import { schemaOf, whole, type Said } from '@dicehearth/engine/words'
import { discardInjuries, gain, injure } from '../../rules/gains.ts'
import { effect } from './effect-word.ts'

/** What is gained and lost by the way. Losing takes what there is; a negative injury discards up to so many. */
export const gains = {
  gold: effect({
    fields: { by: whole(-5, 10) },
    text: ({ by }) => (by < 0 ? `lose ${-by} Gold` : `gain ${by} Gold`),
    short: ({ by }) => `${by} Gold`,
    icon: 'gold',
    *do(t, seat, { by }, why) {
      gain(t, seat, 'gold', by, why)
    },
  }),
  xp: effect({
    fields: { by: whole(-5, 5) },
    text: ({ by }) => (by < 0 ? `lose ${-by} XP` : `gain ${by} XP`),
    short: ({ by }) => `${by} XP`,
    icon: 'strong',
    *do(t, seat, { by }, why) {
      gain(t, seat, 'xp', by, why)
    },
  }),
  honor: effect({
    fields: { by: whole(1, 3) },
    text: ({ by }) => `gain ${count(by, 'Honor token')}`,
    short: ({ by }) => `${by} Honor`,
    icon: 'paladin',
    *do(t, seat, { by }, why) {
      gain(t, seat, 'honor', by, why)
    },
  }),
  injury: effect({
    fields: { by: whole(-3, 3) },
    text: ({ by }) =>
      by < 0 ? `discard up to ${count(-by, 'Injury token')}` : `gain ${count(by, 'Injury token')}`,
    short: ({ by }) => (by < 0 ? `heal ${numeral(-by)}` : `${by} Injury`),
    icon: 'CON',
    can: (t, seat, { by }) => by > 0 || t.heroes[seat].injury > 0,
    do: (t, seat, { by }, why) => (by > 0 ? injure(t, seat, by, why) : discardInjuries(t, seat, -by, why)),
  }),
  charm: effect({
    fields: { by: whole(1, 3) },
    text: ({ by }) => `take ${count(by, 'Charisma token')}`,
    short: ({ by }) => (by === 1 ? 'a charm' : `${numeral(by)} charms`),
    icon: 'CHA',
    *do(t, seat, { by }, why) {
      gain(t, seat, 'charisma', by, why)
    },
  }),
}

export type Gain = Said<'do', typeof gains>
export const gainSchema = schemaOf('do', gains)
