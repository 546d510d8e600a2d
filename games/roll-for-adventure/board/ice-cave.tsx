import { Die, Icon, Piece } from '@dicehearth/tabletop'
import { iceA, iceBSpaces, iceLines, iceSpaceNames, type IceReward } from '../content/boards.ts'
import { empty } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { rewardIcons } from './look.ts'
import { Space } from './space.tsx'
import { Territory } from './territory.tsx'

export function IceCave() {
  const { view } = useTable()
  return view.sides.iceCave === 'A' ? <IceCaveA /> : <IceCaveB />
}

/** One space for each number; four, five or six dice earn more and more. */
function IceCaveA() {
  const { view } = useTable()
  const filled = view.iceCave.filter((die) => die !== empty).length
  const rewards = [
    { dice: iceA.bonus, text: 'bonus dice', icon: null },
    { dice: iceA.enemy, text: 'fell an enemy', icon: icons.sword },
    { dice: iceA.skull, text: 'mend a land', icon: icons.skull },
  ]
  return (
    <Territory land="iceCave" task="One die a roll, each number once.">
      <div className="ice-row">
        {view.iceCave.map((die, space) => (
          <Space
            key={space}
            id={piece.iceSpace(space)}
            die={die === empty ? undefined : die}
            takes={space + 1}
            where={`ice cave, space of the ${space + 1}`}
          />
        ))}
      </div>
      <ul className="ice-rewards">
        {rewards.map(({ dice, text, icon }) => (
          <li key={dice} className={filled >= dice ? 'earned' : undefined}>
            <b>{dice}</b>
            {icon ? <Icon icon={icon} /> : <BonusSign />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Territory>
  )
}

const shortRewards: Readonly<Record<IceReward, string>> = {
  bonus: '×2',
  defeat: '',
  release: '',
  twoHoles: '−2',
  oneHole: '−1',
}

/** Rows and columns of the grid with their rewards at the ends. */
function IceCaveB() {
  const { view, pieces, happening, printed } = useTable()
  const claimed = happening?.type === 'linesClaimed' ? happening.lines : []
  return (
    <Territory land="iceCave" task="One die a roll; equal numbers never touch. Full lines give their reward.">
      <div className="ice-grid">
        {Array.from({ length: iceBSpaces }, (_, space) => {
          const die = view.iceCave[space]
          return (
            <Space
              key={space}
              id={piece.iceSpace(space)}
              die={die === empty ? undefined : die}
              where={`ice cave, ${iceSpaceNames[space]}`}
              style={{ gridArea: `${Math.floor(space / 3) + 1} / ${(space % 3) + 1}` }}
            />
          )
        })}
        {iceLines.map(({ spaces, reward }, line) => {
          const full = spaces.every((space) => view.iceCave[space] !== empty)
          const area = line < 3 ? `${line + 1} / 4` : `4 / ${line - 2}`
          return (
            <Piece
              key={line}
              id={piece.line(line)}
              pieces={pieces}
              label={`${printed(piece.line(line))?.name ?? ''}${full ? ', complete' : ''}`}
              className={`line-reward ${line < 3 ? 'of-row' : 'of-column'}${full ? ' full' : ''}${claimed.includes(line) ? ' claimed' : ''}`}
              style={{ gridArea: area }}
            >
              {reward === 'bonus' ? <BonusSign /> : <Icon icon={rewardIcons[reward]} />}
              <span>{shortRewards[reward]}</span>
            </Piece>
          )
        })}
      </div>
    </Territory>
  )
}

function BonusSign() {
  return (
    <span className="bonus-sign">
      <Die face={null} colour="grey" mark="star" />
    </span>
  )
}
