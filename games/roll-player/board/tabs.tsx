import { Icon } from '@dicehearth/tabletop'
import type { RpAsk } from '../rules/decisions.ts'
import { icons } from './icons.ts'

/** What a narrow screen shows one at a time. */
export const tabs = [
  { id: 'hero', name: 'Hero', icon: icons.warrior },
  { id: 'initiative', name: 'Dice', icon: icons.reroll },
  { id: 'market', name: 'Market', icon: icons.bag },
  { id: 'foes', name: 'Hunt', icon: icons.tuskedBoar },
  { id: 'others', name: 'Others', icon: icons.maskedAcolyte },
] as const
export type Tab = (typeof tabs)[number]['id']

/** Where a question is answered. */
export function tabFor(kind: RpAsk['kind'] | null): Tab {
  switch (kind) {
    case 'initiative':
    case 'swapCard':
    case 'swapCardWith':
    case 'summonOn':
    case 'tradeFor':
      return 'initiative'
    case 'market':
    case 'replaceCard':
    case 'fetchCard':
      return 'market'
    case 'huntTarget':
    case 'huntBefore':
    case 'huntAfter':
    case 'combatBefore':
    case 'combatAfter':
    case 'combatDie':
    case 'hire':
      return 'foes'
    default:
      return 'hero'
  }
}

interface TabsProps {
  shown: Tab
  /** Where something can be done now. */
  lit: Tab
  alone: boolean
  show: (tab: Tab) => void
}

export function Tabs({ shown, lit, alone, show }: TabsProps) {
  return (
    <nav className="tabs" aria-label="Parts of the table">
      {tabs
        .filter(({ id }) => id !== 'others' || !alone)
        .map(({ id, name, icon }) => (
          <button
            key={id}
            type="button"
            className={`tab${id === shown ? ' shown' : ''}${id === lit ? ' wanted' : ''}`}
            aria-pressed={id === shown}
            onClick={() => show(id)}
          >
            <Icon icon={icon} />
            {name}
          </button>
        ))}
    </nav>
  )
}
