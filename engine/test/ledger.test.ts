import { describe, expect, it } from 'vitest'
import { readLedger } from '../ledger.ts'

const book = `# A game

Some words, [a link](x) and CAMP-99 in passing.

## Rules

| Id | Rule |
| --- | --- |
| CAMP-001 | One **fire** for all. |
| CAMP-R02 | A ruling, see CAMP-001. |

### The map (CAMP-R03, ours)

Nine places in a ring.

| Place | x |
| --- | --- |
| p1 | 0 |

## Invariants

| Id | Property | Note |
| --- | --- | --- |
| INV-01 | Wood never grows. | ever |
`

describe('a ledger', () => {
  it('may begin with a table, whose head is no rule', () => {
    const { rules } = readLedger('| CAMP-001 | Rule |\n| --- | --- |\n| CAMP-002 | Rest. |\n')
    expect(rules).toEqual([{ id: 'CAMP-002', text: 'Rest.', chapter: '' }])
  })

  it('has every row that begins with an id, and every heading that carries one', () => {
    expect(readLedger(book).rules).toEqual([
      { id: 'CAMP-001', text: 'One fire for all.', chapter: 'Rules' },
      { id: 'CAMP-R02', text: 'A ruling, see CAMP-001.', chapter: 'Rules' },
      {
        id: 'CAMP-R03',
        text: 'The map (CAMP-R03, ours). Nine places in a ring.',
        chapter: 'The map (CAMP-R03, ours)',
      },
      { id: 'INV-01', text: 'Wood never grows. · ever', chapter: 'Invariants' },
    ])
  })
})
