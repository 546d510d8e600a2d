/** What an adventure should hold: for the linter of its book. */
export interface Adventure {
  label: string
  /** The highest combat dice limit that a party is expected to have. */
  dice: number
  least: Measure
  most: Measure
}

/** What a party that goes everywhere gains and goes through. */
interface Measure {
  xp: number
  gold: number
  combats: number
  checks: number
  rests: number
}

/** The economy of the campaign, by stretches of adventures. */
const early = {
  least: { xp: 12, gold: 6, combats: 3, checks: 6, rests: 1 },
  most: { xp: 16, gold: 9, combats: 4, checks: 8, rests: 2 },
}
const middle = {
  least: { xp: 18, gold: 8, combats: 4, checks: 8, rests: 2 },
  most: { xp: 24, gold: 13, combats: 6, checks: 10, rests: 3 },
}
const late = {
  least: { xp: 25, gold: 10, combats: 5, checks: 8, rests: 2 },
  most: { xp: 32, gold: 15, combats: 7, checks: 12, rests: 3 },
}
const last = {
  least: { xp: 32, gold: 14, combats: 6, checks: 8, rests: 3 },
  most: { xp: 42, gold: 22, combats: 8, checks: 12, rests: 4 },
}
const side = {
  least: { xp: 12, gold: 8, combats: 2, checks: 8, rests: 2 },
  most: { xp: 18, gold: 12, combats: 2, checks: 8, rests: 2 },
}

export const adventures: readonly Adventure[] = [
  { label: 'ADV1', dice: 3, ...early },
  { label: 'ADV2', dice: 3, ...early },
  { label: 'ADV3', dice: 4, ...middle },
  { label: 'ADV4', dice: 4, ...middle },
  { label: 'ADV5', dice: 4, ...middle },
  { label: 'ADV6', dice: 5, ...late },
  { label: 'ADV7', dice: 5, ...late },
  { label: 'ADV8', dice: 5, ...late },
  { label: 'ADV9', dice: 6, ...last },
  { label: 'ADV10', dice: 6, ...last },
  { label: 'ADV11', dice: 7, ...last },
  { label: 'SIDE', dice: 7, ...side },
]
