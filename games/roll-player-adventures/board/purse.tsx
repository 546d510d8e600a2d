import { curly } from '@dicehearth/engine'
import { Icon, Piece, type IconData } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'

const allRests = 4

/** What the party has together: gold, XP, rests and bonus plays left, and the items it found. */
export function Purse() {
  const { view, pieces } = useTable()
  const { gold, xp, rests, bonusTokens, bonusLimit, items } = view.journal
  return (
    <div className="rpa-purse">
      <Counted icon={icons.gold} says={`${gold} gold`} />
      <Piece id={piece.journal('xp')} pieces={pieces} label={`${xp} XP`} className="rpa-counted">
        <b>{xp} XP</b>
      </Piece>
      <Counted icon={icons.rest} says={`${rests} of ${allRests} rests`} />
      <Counted icon={icons.skill} says={`${bonusTokens} of ${bonusLimit} bonus plays`} />
      {items.map((item) => (
        <Piece
          key={item}
          id={piece.item(item)}
          pieces={pieces}
          label={view.printed.items[item].name}
          place
          className="rpa-item"
        >
          <Icon icon={icons.item} />
          {curly(view.printed.items[item].name)}
        </Piece>
      ))}
    </div>
  )
}

function Counted({ icon, says }: { icon: IconData; says: string }) {
  return (
    <span className="rpa-counted">
      <Icon icon={icon} />
      {says}
    </span>
  )
}
