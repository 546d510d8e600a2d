import type { Effect, Stars } from '../content/language.ts'
import type { MarketCard } from '../content/market.ts'
import { metricIcon } from '../content/words/metrics.ts'
import { wordOf } from '../rules/effects.ts'

/** What is drawn on a Market card, by the words on it; null for cards with a drawing of their own. */
export function pictureOf(card: MarketCard): string | null {
  switch (card.type) {
    case 'weapon':
    case 'armor':
      return null
    case 'skill':
    case 'scroll':
      return ofEffect(card.does[0])
    case 'trait':
      return ofStars(card.final)
  }
}

function ofEffect(it: Effect): string {
  return wordOf(it).icon
}

function ofStars(final: Stars): string {
  if (!Array.isArray(final)) return metricIcon(final.per)
  const first = final[0].if.at(0)
  if (!first) return 'strong'
  return 'token' in first ? 'align' : metricIcon(first.of)
}
