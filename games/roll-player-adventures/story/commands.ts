import { count } from '@dicehearth/engine'
import { rowsOf } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const stories = ['stories']

const players = { each: 'each player', one: 'one player', storyteller: 'the storyteller' }

/** What the storybooks of this game can do, behind `!` and `?`. */
export const commands = rowsOf(kinds).commands({
  'goto LABEL': {
    in: stories,
    idle: true,
    turns: ({ label }) => label,
    says: ({ label }) => `turn to ${label}`,
  },
  'say TEXT': { in: stories, idle: true, reads: ({ text }) => text, says: ({ text }) => text },
  'record KEYWORD': {
    in: stories,
    records: ({ keyword }) => `keyword ${keyword}`,
    says: ({ keyword }) => `record ${keyword}`,
  },
  'erase KEYWORD': {
    in: stories,
    erases: ({ keyword }) => `keyword ${keyword}`,
    says: ({ keyword }) => `erase ${keyword}`,
  },
  'reveal TITLE': {
    in: stories,
    records: ({ title }) => `title ${title}`,
    says: ({ title }) => `reveal title ${title}`,
  },
  'reveal RARE': {
    in: stories,
    records: ({ rare }) => `rare ${rare}`,
    says: ({ rare }) => `one player gets the rare card ${rare}`,
  },
  'reveal MAPCARD': {
    in: stories,
    records: ({ mapcard }) => `mapcard ${mapcard}`,
    says: ({ mapcard }) => `lay the map card ${mapcard}`,
  },
  'reveal item N': {
    in: stories,
    records: ({ n }) => `item ${n}`,
    says: ({ n }) => `the party gets item ${n}`,
  },
  'gain N gold': { in: stories, gains: true, says: ({ n }) => `gain ${n} gold` },
  'gain N xp': { in: stories, gains: true, says: ({ n }) => `gain ${n} XP` },
  'gain card DECK': { in: stories, gains: true, says: ({ deck }) => `one player gets a random ${deck} card` },
  'gain familiar N': {
    in: stories,
    gains: true,
    records: ({ n }) => `familiar ${n}`,
    says: ({ n }) => `one player gets familiar ${n}`,
  },
  'lose N gold': { in: stories, says: ({ n }) => `lose ${n} gold` },
  'lose N xp': { in: stories, says: ({ n }) => `lose ${n} XP` },
  'lose item N': { in: stories, erases: ({ n }) => `item ${n}`, says: ({ n }) => `lose item ${n}` },
  'lose TITLE': {
    in: stories,
    erases: ({ title }) => `title ${title}`,
    says: ({ title }) => `lose title ${title}`,
  },
  // What lies on the map lies there once, so it can be collected again and again.
  collect: { in: stories, says: () => 'collect the XP lying here' },
  'put N xp at LOC': { in: stories, gains: true, says: ({ n, loc }) => `put ${n} XP on location ${loc}` },
  'favor FACTION CHANGE': {
    in: stories,
    gains: true,
    says: ({ faction, change }) =>
      `${change < 0 ? 'lose' : 'gain'} ${Math.abs(change)} favor with ${faction}`,
  },
  'fatigue WHO N': { in: stories, says: ({ who, n }) => `${players[who]} adds ${n} fatigue` },
  'recover WHO N': { in: stories, gains: true, says: ({ who, n }) => `${players[who]} recovers ${n}` },
  'recover WHO all': { in: stories, gains: true, says: ({ who }) => `${players[who]} recovers completely` },
  'giveup WHO N': { in: stories, says: ({ who, n }) => `${players[who]} gives up ${count(n, 'card')}` },
  'rows WHO CHANGE': {
    in: stories,
    says: ({ who, change }) =>
      `${players[who]} ${change < 0 ? 'returns' : 'adds'} ${Math.abs(change)} stamina in rows`,
  },
  'health WHO CHANGE': {
    in: stories,
    says: ({ who, change }) => `${players[who]} ${change < 0 ? 'loses' : 'gains'} ${Math.abs(change)} health`,
  },
  'attribute WHO RISE': {
    in: stories,
    gains: true,
    says: ({ who, rise }) => `${players[who]} raises an attribute by ${rise}`,
  },
  'attribute WHO RISE beyond': {
    in: stories,
    gains: true,
    says: ({ who, rise }) => `${players[who]} raises an attribute by ${rise}, even beyond the limit`,
  },
  'refresh WHO': {
    in: stories,
    gains: true,
    says: ({ who }) => `${players[who]} turns the class card up and takes spent cards back`,
  },
  'open PATH': { in: stories, says: ({ path }) => `the path ${path} is open` },
  'close PATH': { in: stories, says: ({ path }) => `the path ${path} is closed` },
  'token place TOKEN': { in: stories, says: ({ token }) => `${tokenName(token)} is put here` },
  'token place TOKEN at SPOT': {
    in: stories,
    says: ({ token, spot }) => `${tokenName(token)} is put at ${spot}`,
  },
  'token remove TOKEN': { in: stories, says: ({ token }) => `${tokenName(token)} is taken off the map` },
  'token remove TOKEN at SPOT': {
    in: stories,
    says: ({ token, spot }) => `${tokenName(token)} is taken off ${spot}`,
  },
  'allow-end': { in: stories, says: () => 'THE END may be chosen from now on' },
  'death -> LABEL': {
    in: stories,
    turns: ({ label }) => label,
    says: ({ label }) => `mark the death track, then turn to ${label}`,
  },
  trade: { in: stories, says: () => 'cards may be traded' },
  'arrive LOC': { in: stories, turns: ({ loc }) => loc, says: ({ loc }) => `arrive at ${loc}` },
  return: { in: stories, turns: () => null, says: () => 'go back to where you came from' },
  stay: { in: stories, idle: true, stays: true, says: () => 'choose again' },
})

function tokenName({ kind, n }: { kind: string; n: number }): string {
  if (kind === 'sentry') return 'the sentry'
  return kind === 'event' ? `event token ${n}` : `encounter token ${n}`
}
