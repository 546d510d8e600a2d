import { pick, type Fate } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine'
import type { Effect } from '../../content/words/effects.ts'
import { abilitiesOf } from '../../rules/characters-phase.ts'
import { abilityAct } from '../../rules/acts.ts'
import type { FatesAsk, FatesOption } from '../../rules/decisions.ts'
import { facesOf, luckDie, onBar, tallyOf } from '../../rules/dice.ts'
import { maxLife } from '../../rules/passives.ts'
import { nobodyKnows } from '../../view/imagine-story.ts'
import { boxOf, isDigital, pageOf, seats, type Fates, type Seat } from '../../rules/state.ts'
import { abilityWorth, outlook, targetWorth, type Outlook } from './outlook.ts'
import { Spending, without, type Priced } from './spending.ts'

/**
 * A quick player after the ledger's notes on bots: it keeps the dice that it can make most of, weakens before it
 * strikes, heals whom the next Enemy Phase could fell. `knows` is a group that has played the adventure before;
 * otherwise every hidden mechanic counts only once it is investigated. It looks at no dice or cards to come.
 */
export function expert(knows: boolean): Expert<Fates, FatesAsk, FatesOption> {
  return {
    answer(t, { ask, options }, chance) {
      const wanted = new Answer(t, ask, options, chance, knows).option()
      return Math.max(0, options.indexOf(wanted))
    },
  }
}

/** How often a group solves a riddle. */
const solved = 60

class Answer {
  private readonly at: Outlook
  private readonly t: Fates
  private readonly ask: FatesAsk
  private readonly options: readonly FatesOption[]
  private readonly chance: Fate

  constructor(t: Fates, ask: FatesAsk, options: readonly FatesOption[], chance: Fate, knows: boolean) {
    this.t = t
    this.ask = ask
    this.options = options
    this.chance = chance
    this.at = outlook(t, knows, ask.kind !== 'fate')
  }

  option(): FatesOption {
    switch (this.ask.kind) {
      case 'fate':
        return this.rolling()
      case 'act':
        return this.act()
      case 'payment':
        return this.payment(this.ask.ability)
      case 'target':
        return this.target(this.ask.source)
      case 'choice':
        return this.choice()
      case 'riddle':
        return this.riddle()
      case 'spell':
        return this.spell()
      case 'offer':
        return this.offer()
      case 'swap':
        return this.swap(this.ask.card)
      case 'excess':
      case 'payPrice':
        return this.cheapest()
      case 'rerollDie':
      case 'turnDie':
      case 'turnTo':
        return this.turn()
      case 'pickCharacter':
        return this.any(this.options)
      default:
        // What happens at a table with real dice and cards is not for a companion to decide.
        return isDigital(this.t) ? this.options[0] : this.any(this.options)
    }
  }

  private any(options: readonly FatesOption[]): FatesOption {
    return options[pick(this.chance, options.length)]
  }

  private priced(who: Seat): Priced[] {
    return abilitiesOf(this.t, who).map((ability) => ({
      ability,
      worth: abilityWorth(this.at, who, ability) + this.diceWorth(ability.effect),
    }))
  }

  /** Effects on dice are worth a little; whoever has the dice for more uses them for that. */
  private diceWorth(effect: Effect): number {
    return effect.some(({ verb }) => verb === 'reroll' || verb === 'turn') ? 0.4 : 0
  }

  private tally(who: Seat): number[] {
    return tallyOf(facesOf(this.t, onBar(this.t, who)))
  }

  private rolling(): FatesOption {
    const [first] = this.options
    if (first.verb === 'attempt') return first
    if (first.verb === 'rerollLuck') return this.luck(first)
    return this.keep(first.seat)
  }

  /** A Luck die that pays for something stays. */
  private luck(reroll: FatesOption): FatesOption {
    const face = this.t.face[luckDie(reroll.seat)]
    const pays = abilitiesOf(this.t, reroll.seat).some(
      ({ cost }) => cost.pay === 'luck' && cost.face === face,
    )
    const leave = this.options.find(({ verb, seat }) => verb === 'leaveLuck' && seat === reroll.seat)
    return pays && leave ? leave : reroll
  }

  private keep(who: Seat): FatesOption {
    const spending = new Spending(this.priced(who))
    const dice = onBar(this.t, who).length
    return this.best(
      this.options.filter(({ verb, seat }) => verb === 'keep' && seat === who),
      (it) => (it.verb === 'keep' ? spending.expected(tallyOf(it.faces), dice - it.faces.length) : 0),
    )
  }

  /** Of everything that the dice of all Characters are good for, the most urgent; who has nothing left passes. */
  private act(): FatesOption {
    let passing: FatesOption | undefined
    let most = -Infinity
    let best: FatesOption | undefined
    for (const who of seats(this.t)) {
      const own = this.options.filter(({ seat }) => seat === who)
      if (own.length === 0) continue
      const uses = this.planned(who)
      for (const { ability, worth } of uses) {
        const use = own.find((it) => it.verb === 'use' && it.ability === ability.id)
        const first = worth + precedence(ability.effect)
        if (!use || first <= most) continue
        most = first
        best = use
      }
      if (uses.length === 0) passing = own.find(({ verb }) => verb === 'pass')
    }
    return best ?? passing ?? this.options[0]
  }

  private planned(who: Seat): readonly Priced[] {
    const priced = this.priced(who)
    const luck = priced.filter(
      ({ ability: { cost }, worth }) =>
        cost.pay === 'luck' && cost.face === this.t.face[luckDie(who)] && worth > 0,
    )
    return [...luck, ...new Spending(priced).of(this.tally(who)).uses]
  }

  private payment(id: string): FatesOption {
    const who = this.ask.seat
    const spending = new Spending(this.priced(who))
    const tally = this.tally(who)
    return this.best(this.options, (it) =>
      it.verb === 'pay' ? spending.of(without(tally, it.faces)).worth + (id === '' ? 1 : 0) : 0,
    )
  }

  /** The best figure for the clause that asks; of several such clauses the first that does what is asked. */
  private target(source: string): FatesOption {
    const { ask } = this
    if (ask.kind !== 'target') return this.options[0]
    const ability = abilitiesOf(this.t, ask.seat).find(({ id }) => id === source)
    const clause = ability?.effect.find(({ verb }) => verb === ask.does)
    if (!clause) return this.options[0]
    const by = abilityAct(ask.seat, source, 1)
    return this.best(this.options, (it) => {
      if (it.verb === 'aim') return targetWorth(this.at, by, clause, it.enemy)
      return it.verb === 'aid' ? targetWorth(this.at, by, clause, it.hero) : 0
    })
  }

  /** Turns or re-rolls a die where that makes the bar worth more. */
  private turn(): FatesOption {
    const who = this.ask.seat
    const spending = new Spending(this.priced(who))
    const tally = this.tally(who)
    const now = spending.of(tally).worth
    const to = (from: number, face: number): number => {
      const turned = without(tally, [from])
      turned[face]++
      return spending.of(turned).worth
    }
    return this.best(this.options, (it) => {
      if (it.verb === 'turnTo' && this.ask.kind === 'turnTo') return to(this.ask.face, it.face)
      if (it.verb === 'pickDie') {
        const faces = [1, 2, 3, 4, 5, 6].map((face) => to(it.face, face))
        if (this.ask.kind === 'turnDie')
          return typeof this.ask.to === 'number' ? to(it.face, this.ask.to) : Math.max(...faces)
        return faces.reduce((sum, worth) => sum + worth, 0) / faces.length
      }
      return now + 0.01
    })
  }

  private isBadlyHurt(): boolean {
    return seats(this.t).some((who) => this.t.heroes[who].life * 2 < maxLife(this.t, who))
  }

  /** At random, unless somebody is badly hurt: then what spares or mends most. */
  private choice(): FatesOption {
    const listed = this.options.filter(({ verb }) => verb === 'decide')
    const page = pageOf(this.t)
    if (page.kind !== 'choice' || !this.isBadlyHurt()) return this.any(listed)
    return this.best(listed, (it) => (it.verb === 'decide' ? mercy(page.options[it.option].effect) : 0))
  }

  private riddle(): FatesOption {
    const page = pageOf(this.t)
    const listed = this.options.filter(({ verb }) => verb === 'decide')
    if (page.kind !== 'riddle') return this.options[0]
    const right = listed.find((it) => it.verb === 'decide' && page.answers.includes(page.pick[it.option]))
    const others = listed.filter((it) => it !== right)
    if (right && (others.length === 0 || pick(this.chance, 100) < solved)) return right
    return this.any(others)
  }

  /** Spells out the answer, or gives up. */
  private spell(): FatesOption {
    const page = pageOf(this.t)
    const { spelled } = this.t
    const [answer = ''] = page.kind === 'riddle' ? page.answers : []
    const gives = spelled === '' && (answer === nobodyKnows || pick(this.chance, 100) >= solved)
    const wanted = gives ? 'giveUp' : spelled === answer ? 'sayIt' : 'letter'
    const next = answer[spelled.length]
    return (
      this.options.find((it) => it.verb === wanted && (it.verb !== 'letter' || it.letter === next)) ??
      this.options[0]
    )
  }

  private offer(): FatesOption {
    const page = pageOf(this.t)
    const spares = page.kind === 'trade' && page.pay.what === 'life' && this.isBadlyHurt()
    const wanted = spares || pick(this.chance, 2) === 0 ? 'decline' : 'accept'
    return this.options.find(({ verb }) => verb === wanted) ?? this.options[0]
  }

  private value(card: string): number {
    return boxOf(this.t).treasures.get(card)?.value ?? 0
  }

  /** Cards are kept by their value. */
  private swap(card: string): FatesOption {
    const out = this.cheapest()
    const leave = this.options.find(({ verb }) => verb === 'leaveCard') ?? out
    return 'card' in out && this.value(out.card) < this.value(card) ? out : leave
  }

  private cheapest(): FatesOption {
    const cards = this.options.filter((it) => 'card' in it)
    return this.best(cards, (it) => ('card' in it ? -this.value(it.card) : 0))
  }

  private best(options: readonly FatesOption[], worth: (option: FatesOption) => number): FatesOption {
    let best = options[0] ?? this.options[0]
    let most = -Infinity
    for (const option of options) {
      const value = worth(option)
      if (value > most) {
        most = value
        best = option
      }
    }
    return best
  }
}

/** What comes first whatever it is worth: dice, then Weakness, then the rest. */
function precedence(effect: Effect): number {
  if (effect.some(({ verb }) => verb === 'reroll' || verb === 'turn' || verb === 'add')) return 200
  const weakens = effect.some((it) => 'statuses' in it && it.statuses.includes('weakness'))
  return weakens ? 100 : 0
}

/** What an effect of a story does to the Life of the group, roughly. */
function mercy(effect: Effect): number {
  return effect.reduce((sum, clause) => {
    if (!('target' in clause)) return sum
    const many = clause.target.many === 'all' ? 4 : clause.target.many === 'half' ? 2 : 1
    if (clause.verb === 'heal') return sum + clause.n * many
    return clause.verb === 'hit' || clause.verb === 'lose' ? sum - clause.n * many : sum
  }, 0)
}
