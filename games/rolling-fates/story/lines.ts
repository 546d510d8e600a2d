import { rowsOf } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const { lines } = rowsOf(kinds)

/** Below the title. */
export const adventure = lines({
  'difficulty N': { says: ({ n }) => `difficulty ${n} of 5` },
  'flags FLAGS': { says: ({ flags }) => `remembers ${flags.join(', ')}` },
  'begin LABEL': { says: ({ label }) => `begins with ${label}` },
})

/** Below the heading of an encounter. */
export const encounter = lines({
  'by HERO': { says: ({ hero }) => `${hero} decides` },
  'by group': { says: () => 'the group decides' },
  trap: { says: () => 'a trap' },
})

const onwards = lines({
  'then -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `then ${label}` },
})

export const blocks = {
  trade: {
    head: lines({
      'trade cards N': { says: ({ n }) => `for ${n} cards` },
      'trade value N': { says: ({ n }) => `for cards worth ${n}` },
      'trade life N': { says: ({ n }) => `for ${n} Life` },
    }),
    lines: {
      ...lines({
        'accept: EFFECT': { does: ({ effect }) => effect, says: () => 'accepted' },
        'decline: EFFECT': { does: ({ effect }) => effect, says: () => 'declined' },
      }),
      ...onwards,
    },
    needs: ['accept'],
  },
  check: {
    head: lines({ 'check luck N': { says: ({ n }) => `a Luck die of ${n} or more` } }),
    lines: {
      ...lines({
        'pass: EFFECT': { does: ({ effect }) => effect, says: () => 'passed' },
        'fail: EFFECT': { does: ({ effect }) => effect, says: () => 'failed' },
      }),
      ...onwards,
    },
    needs: ['pass', 'fail'],
  },
  riddle: {
    head: lines({ 'riddle TEXT': { says: ({ text }) => text } }),
    lines: {
      ...lines({
        'answers TEXTS': { says: ({ texts }) => `accepted: ${texts.join(', ')}` },
        'pick TEXTS': { says: ({ texts }) => `one of ${texts.join(', ')}` },
        'tries N': { says: ({ n }) => `${n} tries` },
        'right: EFFECT': { does: ({ effect }) => effect, says: () => 'solved' },
        'wrong: EFFECT': { does: ({ effect }) => effect, says: () => 'not solved' },
      }),
      ...onwards,
    },
    needs: ['answers', 'right', 'wrong'],
  },
  combat: {
    head: lines({
      'combat GROUPS': { says: ({ groups }) => groups.map(({ enemy }) => enemy).join(', ') },
      'combat boss GROUPS': { says: ({ groups }) => groups.map(({ enemy }) => enemy).join(', ') },
    }),
    lines: {
      ...lines({
        'weaken ENEMY N for FLAGS': {
          repeats: true,
          says: ({ enemy, n, flags }) =>
            `${enemy} has ${n} Life less per Character for each of ${flags.join(', ')}`,
        },
        'reward: EFFECT': { does: ({ effect }) => effect, says: () => 'won' },
      }),
      ...onwards,
    },
    needs: [],
  },
}

/** The lines of an enemy besides what it hides: its values, its script. */
export const enemy = lines({
  'tier N': { says: ({ n }) => `tier ${n}` },
  'life AMOUNT': { says: ({ amount }) => `${amount.n} Life${amount.each ? ', growing with the party' : ''}` },
  'hint TEXT': { says: ({ text }) => text },
  'step: STEP': { says: () => 'a step of its script' },
  'at PERCENT': { says: ({ percent }) => `from ${percent}% of its Life on` },
  'immune STATUS': { says: ({ status }) => `immune to ${status}` },
  'resist STATUS': { says: ({ status }) => `resists ${status}` },
})
