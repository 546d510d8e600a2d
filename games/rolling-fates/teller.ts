import { anyone, type Passage, type Tale, type Teller } from '@dicehearth/engine'
import type { FatesAsk, FatesOption } from './rules/decisions.ts'
import type { FatesEvent } from './rules/events.ts'
import { adventureOf, characterOf, foeOf, seats, type Fates } from './rules/state.ts'
import { readOut } from './names.ts'
import { checkTale, combatTale, offerTale } from './speech/tale.ts'
import { view } from './view.ts'

/** Tells an adventure: what was read, what was decided, and who was fought. */
export class FatesTeller implements Teller<Fates, FatesAsk, FatesOption, FatesEvent> {
  readonly remembers = ''
  private readonly passages: Passage[] = []
  private foes: string[] = []

  chose(): void {
    // What was decided is an event.
  }

  heard(event: FatesEvent, t: Fates): void {
    switch (event.type) {
      case 'areaEntered':
        this.passages.push({ kind: 'place', name: adventureOf(t).areas[event.area].name, step: 0 })
        break
      case 'readAloud':
        this.passages.push({ kind: 'words', text: aloud(t, event.text), because: [] })
        break
      case 'decided':
        this.passages.push({ kind: 'choice', text: aloud(t, event.label), against: [], others: [] })
        break
      case 'answered':
        this.passages.push({ kind: 'trial', text: `“${event.text}”`, won: event.right })
        break
      case 'offerAnswered':
        this.passages.push({ kind: 'choice', text: offerTale(event.accepted), against: [], others: [] })
        break
      case 'checked':
        this.passages.push({
          kind: 'trial',
          text: checkTale(nameOf(t, event.seat), event),
          won: event.passed,
        })
        break
      case 'combatBegan':
        this.foes = []
        break
      case 'enemyJoined':
        this.foes.push(foeOf(t, event.kind).name)
        break
      case 'combatWon':
        this.fought(true)
        break
      case 'adventureOver':
        if (event.result === 'lost' && t.fighting) this.fought(false)
        break
      default:
    }
  }

  tale(t: Fates): Tale {
    const { title } = adventureOf(t)
    return {
      part: '',
      title,
      cast: seats(t)
        .filter((who) => t.heroes[who].character !== '')
        .map((who) => ({ name: nameOf(t, who), what: '' })),
      passages: this.passages,
      map: null,
      earned: [],
      met: [],
    }
  }

  private fought(won: boolean): void {
    this.passages.push({ kind: 'trial', text: combatTale(this.foes, won), won })
  }
}

/** A text with the name of the one who is meant. */
function aloud(t: Fates, text: string): string {
  return readOut(view(t, anyone), text)
}

function nameOf(t: Fates, who: number): string {
  return who < 0 ? 'The group' : characterOf(t, who).name
}
