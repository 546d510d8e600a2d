import { Icon } from '@dicehearth/tabletop/icon.tsx'
import { heroIds } from '../content/heroes.ts'
import { heroIcons } from './look.ts'

/** The heroes in the set-up. */
export default function SetupPicture({ option, value }: { option: string; value: string }) {
  const hero = option === 'heroes' ? heroIds.find((id) => id === value) : undefined
  return hero ? (
    <span className="setup-picture">
      <Icon icon={heroIcons[hero]} />
    </span>
  ) : null
}
