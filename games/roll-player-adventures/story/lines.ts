import { rowsOf } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const { lines } = rowsOf(kinds)

/** What may stand below the title. */
export const cover = lines({
  'begin LABEL': {
    turns: ({ label }) => label,
    says: ({ label }) => `begins with ${label}`,
  },
  'keyword KEYWORD TEXT': { says: ({ keyword, text }) => `${keyword}: ${text}` },
  'tells TEXT': { says: ({ text }) => `tells of ${text}` },
})

/** The map block: one fact a line. */
export const map = lines({
  'loc LOC TEXT at COORD XP': { says: ({ loc, text }) => `${loc} is ${text}` },
  'path PATH SPACES CLOSED': { says: ({ path }) => `a path ${path}` },
  'card MAPCARD loc LOC TEXT at COORD XP': { says: ({ mapcard, loc }) => `${mapcard} adds ${loc}` },
  'card MAPCARD path PATH SPACES CLOSED': { says: ({ mapcard, path }) => `${mapcard} adds ${path}` },
  'start LOC': { says: ({ loc }) => `the party begins at ${loc}` },
  'recover LABEL': {
    turns: ({ label }) => label,
    says: ({ label }) => `an exhausted party without a way turns to ${label}`,
  },
  'tokens NUMBERS': { says: ({ numbers }) => `the encounter tokens ${numbers.join(', ')}` },
  'event N at LOC': { says: ({ n, loc }) => `event token ${n} lies at ${loc}` },
  'sentry at LOC': { says: ({ loc }) => `the sentry stands at ${loc}` },
})

/** Checks and combats, with the entries that they lead to. */
export const blocks = {
  check: {
    head: lines({
      'check MODIFIERS SKILL LEVEL': { says: ({ skill, level }) => `a check of ${skill} ${level}` },
    }),
    lines: lines({
      'pass -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `passed: turn to ${label}` },
      'fail -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `failed: turn to ${label}` },
    }),
    needs: ['pass', 'fail'],
  },
  combat: {
    head: lines({
      'combat FOES': { says: ({ foes }) => `a combat with ${foes.map(({ enemy }) => enemy).join(', ')}` },
    }),
    lines: lines({
      'victory -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `victory: turn to ${label}` },
      'defeat -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `defeat: turn to ${label}` },
    }),
    needs: ['victory', 'defeat'],
  },
}

/** What a choice may cost. */
export const prices = rowsOf(kinds).prices({
  'N gold': { says: ({ n }) => `${n} gold` },
  'N xp': { says: ({ n }) => `${n} XP` },
  'N fatigue': { says: ({ n }) => `${n} fatigue for each player` },
  'erase KEYWORD': { takes: ({ keyword }) => `keyword ${keyword}`, says: ({ keyword }) => keyword },
  'item N': { takes: ({ n }) => `item ${n}`, says: ({ n }) => `item ${n}` },
})

/** Choices without words of their own. */
export const standard = lines({
  move: { says: () => 'Move on the map' },
  rest: { says: () => 'Rest' },
  item: { says: () => 'Use an item' },
})
