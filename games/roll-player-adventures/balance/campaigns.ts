import type { Sheet } from '@dicehearth/engine'
import { expert } from '../mind/expert/index.ts'
import ninebellCoast from '../index.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'
import { nothingReached, Witness, type Reached } from './reached.ts'
import { played } from './table.ts'

/** Campaigns by their numbers: the number alone says who plays, and how. */
export interface Campaigns {
  kind: 'campaigns'
  numbers: readonly number[]
}

/** What happened in one adventure before anything was bought. */
export interface Play {
  adventure: string
  players: number
  legendary: boolean
  xp: number
  gold: number
  combats: number
  victories: number
  checks: number
  passes: number
  /** Slots of all combats and of all checks. */
  combatSlots: number
  checkSlots: number
  rests: number
  deaths: number
  /** That each hero suffered, on average. */
  fatigue: number
  entries: number
  decisions: number
}

export interface Travels {
  kind: 'campaigns'
  plays: Play[]
  /** The labels that were read, by the book. */
  read: Record<string, string[]>
  reached: Reached
}

const adventures = 11
const sizes = 4
/** One campaign in so many is played by people who keep a vow of silence and shed no blood at a moot. */
const oneQuietIn = 5
const loud = ['SPOKE', 'BLOOD']

interface Travellers {
  players: number
  legendary: boolean
  sideAfter: number
  shuns: readonly string[]
}

/** Every size in turn, then the same in the other mode; every second campaign visits the sidequest on its way, or after it. */
export function travellers(n: number): Travellers {
  const nth = Math.floor(n / (2 * sizes))
  return {
    players: 1 + (n % sizes),
    legendary: Math.floor(n / sizes) % 2 === 1,
    sideAfter: nth % 2 === 0 ? 1 + (Math.floor(nth / 2) % adventures) : 0,
    shuns: n % oneQuietIn === 0 ? loud : [],
  }
}

export async function playCampaigns({ numbers }: Campaigns): Promise<Travels> {
  const travels: Travels = { kind: 'campaigns', plays: [], read: {}, reached: nothingReached() }
  for (const n of numbers) await playCampaign(n, travels)
  return travels
}

async function playCampaign(n: number, travels: Travels): Promise<void> {
  const { players, sideAfter } = travellers(n)
  const witness = new Witness()
  let party: readonly Sheet[] = []
  for (let done = 1; done <= adventures; done++) {
    party = await playAdventure(n, 'next', party, travels, witness)
    if (done === sideAfter) party = await playAdventure(n, 'sidequest', party, travels, witness)
  }
  witness.close(travels.reached, players)
}

/** Plays one adventure of a campaign to its end and returns the party that it hands on. */
async function playAdventure(
  n: number,
  adventure: 'next' | 'sidequest',
  party: readonly Sheet[],
  travels: Travels,
  witness: Witness,
): Promise<readonly Sheet[]> {
  const { players, legendary, shuns } = travellers(n)
  const mode = party.length === 0 && legendary ? 'legendary' : 'normal'
  const diary = new Diary(players, legendary)
  const seed = `campaign ${n} ${adventure} ${party[0]?.name ?? 'begins'}`
  const setup = { players, adventure, party, mode }
  const { t, decisions } = await played(ninebellCoast, setup, seed, expert({ shuns }), (event, t) => {
    diary.note(event, t)
    witness.note(event, t)
  })
  diary.close(t.adventure, decisions, travels)
  return JSON.parse(JSON.stringify(ninebellCoast.handsOn?.(t) ?? [])) as Sheet[]
}

/** Writes down what happens in one adventure, until it is over. */
class Diary {
  private readonly play: Play
  private readonly read = new Set<string>()
  private over = false

  constructor(players: number, legendary: boolean) {
    const nothing = {
      xp: 0,
      gold: 0,
      rests: 0,
      combats: 0,
      victories: 0,
      combatSlots: 0,
      checks: 0,
      passes: 0,
      checkSlots: 0,
    }
    this.play = {
      adventure: '',
      players,
      legendary,
      ...nothing,
      deaths: 0,
      fatigue: 0,
      entries: 0,
      decisions: 0,
    }
  }

  note(event: AdventureEvent, { trial }: Party): void {
    const { play } = this
    switch (event.type) {
      case 'adventureOver':
        this.over = true
        break
      case 'xp':
      case 'gold':
        if (!this.over) play[event.type] += Math.max(0, event.change)
        break
      case 'fatigue':
        play.fatigue += Math.max(0, event.change) / play.players
        break
      case 'rest':
        play.rests++
        break
      case 'deathMarked':
        play.deaths++
        break
      case 'entryOpened':
        play.entries++
        this.read.add(event.entry)
        break
      case 'trialBegins':
        for (const { slots } of trial?.foes ?? [])
          play[event.kind === 'check' ? 'checkSlots' : 'combatSlots'] += slots.length
        break
      case 'trialEnds':
        play[event.kind === 'check' ? 'checks' : 'combats']++
        if (event.won) play[event.kind === 'check' ? 'passes' : 'victories']++
        break
      default:
    }
  }

  close(adventure: string, decisions: number, { plays, read }: Travels): void {
    plays.push({ ...this.play, adventure, decisions })
    read[adventure] = [...new Set([...(read[adventure] ?? []), ...this.read])]
  }
}
