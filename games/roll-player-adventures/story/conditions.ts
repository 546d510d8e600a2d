import { rowsOf, type Comparison } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const stories = ['stories']

/** What the storybooks of this game can ask, behind `if`. */
export const conditions = rowsOf(kinds).conditions({
  'title TITLE': {
    in: stories,
    asks: ({ title }) => `title ${title}`,
    says: ({ title }) => `the party has title ${title}`,
  },
  'item N': { in: stories, asks: ({ n }) => `item ${n}`, says: ({ n }) => `the party has item ${n}` },
  'xp-here': { in: stories, usedUp: true, says: () => 'XP lies here' },
  'token-here': { in: stories, says: () => 'an event or sentry token lies here' },
  'event N here': { in: stories, says: ({ n }) => `event token ${n} lies here` },
  'sentry here': { in: stories, says: () => 'the sentry is here' },
  'explored LOC': { in: stories, says: ({ loc }) => `location ${loc} has been explored` },
  'used LABEL': { in: stories, says: ({ label }) => `${label} has been used` },
  exhausted: { in: stories, says: () => 'the entire party is exhausted' },
  legendary: { in: stories, says: () => 'the campaign is legendary' },
  'done CMP N': { in: stories, says: ({ cmp, n }) => `${amount(cmp, n)} adventures are completed` },
  'gold CMP N': { in: stories, says: ({ cmp, n }) => `the party has ${amount(cmp, n)} gold` },
  'xp CMP N': { in: stories, says: ({ cmp, n }) => `the party has ${amount(cmp, n)} XP` },
  'players CMP N': { in: stories, says: ({ cmp, n }) => `there are ${amount(cmp, n)} players` },
  'favor FACTION CMP N': {
    in: stories,
    says: ({ faction, cmp, n }) => `the favor with ${faction} is ${amount(cmp, n)}`,
  },
  'highest FACTION': { in: stories, says: ({ faction }) => `${faction} stands highest` },
  'lowest FACTION': { in: stories, says: ({ faction }) => `${faction} stands lowest` },
  'people TEXT': { in: stories, says: ({ text }) => `somebody is ${text}` },
  'class TEXT': { in: stories, says: ({ text }) => `somebody is a ${text}` },
  KEYWORD: {
    in: stories,
    asks: ({ keyword }) => `keyword ${keyword}`,
    says: ({ keyword }) => `the party has ${keyword}`,
  },
})

function amount(how: Comparison, n: number): string {
  if (how === '=') return `exactly ${n}`
  return how === '>=' ? `at least ${n}` : `at most ${n}`
}
