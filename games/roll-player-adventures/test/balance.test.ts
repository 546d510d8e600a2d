import { describe, expect, it } from 'vitest'
import { survey } from '../balance.ts'
import { playCampaigns, travellers } from '../balance/campaigns.ts'
import { trials } from '../balance/checks.ts'
import { section } from '../balance/section.ts'

describe('the survey of the campaign', () => {
  it('sends out parties of every size in both modes, and every second one to the sidequest', () => {
    const parties = Array.from({ length: 16 }, (_, n) => travellers(n))
    expect(new Set(parties.map(({ players, legendary }) => `${players} ${legendary}`)).size).toBe(8)
    expect(parties.filter(({ sideAfter }) => sideAfter > 0)).toHaveLength(8)
    const pieces = survey.pieces(10)
    expect(pieces.flatMap((it) => (it.kind === 'campaigns' ? it.numbers : []))).toEqual(
      [...parties.keys()].slice(0, 10),
    )
    expect(pieces.filter(({ kind }) => kind === 'checks')).toHaveLength(trials.length)
  })

  it('plays a whole campaign, each adventure with the party of the one before, and tells of it', async () => {
    const travels = await playCampaigns({ kind: 'campaigns', numbers: [1] })
    const labels = ['ADV1', 'SIDE', ...Array.from({ length: 10 }, (_, n) => `ADV${n + 2}`)]
    expect(travels.plays.map(({ adventure }) => adventure)).toEqual(labels)
    for (const play of travels.plays) expect(play).toMatchObject({ players: 2, legendary: false })
    expect(Object.values(travels.read).every((labels) => labels.includes('BEGIN'))).toBe(true)
    const told = await section([travels, { kind: 'checks', trial: 0, passed: [90, 60, 40, 20] }], 1)
    expect(told).toContain('| 20 cards, five plays, no bought die | 90 (88) | 60 (56) | 40 (40) | 20 (23) |')
    expect(told).toMatch(/\| ADV11 \| \d+\.\d \| \d\.\d \| \d+ % \| \d+ % \|/)
    expect(travels.reached.endings).toEqual([expect.stringMatching(/^THE END[.][1-5]$/)])
    expect(travels.reached.titles[0]).toContain('T003')
    expect(Object.values(travels.reached.heard).every(({ one }) => one.length === 0)).toBe(true)
    expect(told).toContain('Saw the Circles 100 %')
    expect(told).toMatch(/\| ADV11 \| \d+ \| 0\.0 % \| [3-9]\d\.\d % \|/)
    expect(told).toMatch(/\d+\.\d % of all \d+ entries were read\./)
  })
})
