import type { RoomState, Said, SeatNow } from '@dicehearth/host'
import { describe, expect, it } from 'vitest'
import { tidings } from '../src/online/tidings.ts'
import { asking } from './asking.ts'

function seat(n: number, name: string, more: Partial<SeatNow> = {}): SeatNow {
  return {
    seat: n,
    name,
    kind: 'human',
    companion: null,
    kept: false,
    presence: 'here',
    host: n === 0,
    yours: n === 0,
    ...more,
  }
}

function room(more: Partial<RoomState> = {}): RoomState {
  return {
    table: 'T',
    you: { seats: [0], host: true, watcher: false },
    seats: [seat(0, 'Anna'), seat(1, 'Ben')],
    watchers: 0,
    talk: [],
    takeback: null,
    vote: null,
    party: 'vote',
    takebacks: true,
    locked: false,
    watchersTalk: true,
    practice: false,
    commitment: null,
    links: null,
    trouble: null,
    ...more,
  }
}

function withBen(ben: Partial<SeatNow>): RoomState {
  return room({ seats: [seat(0, 'Anna'), seat(1, 'Ben', ben)] })
}

function words(id: number, by: number, text: string): Said {
  return { id, seat: by, name: by === 0 ? 'Anna' : 'Ben', text, when: 0 }
}

describe('who listens at a table on a server hears', () => {
  it('who comes and who goes', () => {
    const open = withBen({ kind: 'open', presence: null })
    expect(tidings(open, room(), null)).toBe('Ben sits down.')
    expect(tidings(room(), open, null)).toBe('Ben leaves the table.')
    expect(tidings(room(), withBen({ presence: 'away' }), null)).toBe('Ben is away.')
    expect(tidings(withBen({ presence: 'away' }), withBen({ presence: 'here' }), null)).toBe('Ben is here.')
    const kept = withBen({ kind: 'companion', kept: true, presence: null })
    expect(tidings(room(), kept, null)).toBe('A companion keeps the seat of Ben.')
    expect(tidings(kept, room(), null)).toBe('Ben is back.')
  })

  it('nothing of themselves', () => {
    const away = room({ seats: [seat(0, 'Anna', { presence: 'away' }), seat(1, 'Ben')] })
    expect(tidings(away, room(), null)).toBe('')
  })

  it('what others say, once', () => {
    const before = room({ talk: [words(1, 1, 'Hello.')] })
    const now = room({ talk: [...before.talk, words(2, 0, 'Hello!'), words(3, 1, 'Hello.')] })
    expect(tidings(before, now, null)).toBe('Ben: “Hello.”')
    expect(tidings(now, structuredClone(now), null)).toBe('')
  })

  it('what others are for, where the table votes', () => {
    const question = { ...asking([{ text: 'Go on' }, { text: 'Stay' }]), position: 7 }
    const vote = (option: number) => room({ vote: { position: 7, votes: [{ seat: 1, option }] } })
    expect(tidings(room(), vote(1), question)).toBe('Ben is for “Stay”.')
    expect(tidings(vote(1), vote(0), question)).toBe('Ben is for “Go on”.')
    expect(tidings(vote(1), vote(1), question)).toBe('')
  })
})
