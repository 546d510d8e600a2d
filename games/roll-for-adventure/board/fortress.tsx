import { Piece } from '@dicehearth/tabletop'
import { fortressAGroup, fortressBBarriers, fortressBGroup, fortressNumbers } from '../content/boards.ts'
import { sectionHolds } from '../rules/fortress.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { Space } from './space.tsx'
import { Territory } from './territory.tsx'

export function Fortress() {
  const { view } = useTable()
  return view.sides.fortress === 'A' ? <FortressA /> : <FortressB />
}

/** Three sections behind a barrier each; the third barrier to break wins a stone. */
function FortressA() {
  const { view, pieces } = useTable()
  const { sections, barriers } = view.fortress
  const standing = barriers.filter((tiles) => tiles > 0).length
  return (
    <Territory
      land="fortress"
      task={`Four alike break a barrier: ${standing} ${standing === 1 ? 'stands' : 'stand'} before the stone.`}
    >
      <div className="sections">
        {fortressNumbers.map((number, section) => {
          const broken = barriers[section] === 0
          return (
            <Piece
              key={number}
              id={piece.section(section)}
              pieces={pieces}
              label={`Section of the ${number}s: ${sections[section].length} of ${fortressAGroup}${broken ? ', barrier broken' : ''}`}
              className={broken ? 'section broken' : 'section'}
            >
              <Barrier broken={broken} />
              <div className="section-spaces">
                {Array.from({ length: fortressAGroup }, (_, i) => (
                  <Space
                    key={i}
                    die={sections[section][i]}
                    takes={number}
                    where={`fortress, section of the ${number}s`}
                    shut={broken}
                  />
                ))}
              </div>
            </Piece>
          )
        })}
      </div>
    </Territory>
  )
}

/** Each row asks for three dice, then four, then five. */
function FortressB() {
  const { view, pieces } = useTable()
  const { sections, barriers } = view.fortress
  return (
    <Territory land="fortress" task="Rows of three, four, then five alike win a stone.">
      <div className="rows">
        {fortressNumbers.map((number, section) => {
          const open = sectionHolds(view, section)
          return (
            <Piece
              key={number}
              id={piece.section(section)}
              pieces={pieces}
              label={`Row of the ${number}s: ${sections[section].length} of ${open}, ${barriers[section]} barriers`}
              className="section section-row"
            >
              <div className="section-spaces">
                {Array.from({ length: fortressBGroup[0] }, (_, i) =>
                  i < open ? (
                    <Space
                      key={i}
                      die={sections[section][i]}
                      takes={number}
                      where={`fortress, row of the ${number}s`}
                    />
                  ) : (
                    <Barrier key={i} broken={false} />
                  ),
                )}
                {barriers[section] < fortressBBarriers && (
                  <span className="row-progress" aria-hidden>
                    {'★'.repeat(fortressBBarriers - barriers[section])}
                  </span>
                )}
              </div>
            </Piece>
          )
        })}
      </div>
    </Territory>
  )
}

/** A tile of laid stones, whole or broken through. */
function Barrier({ broken }: { broken: boolean }) {
  return (
    <svg
      className={broken ? 'barrier broken' : 'barrier'}
      viewBox="0 0 60 24"
      preserveAspectRatio="none"
      aria-hidden
    >
      <g>
        <rect x="1" y="1" width="18" height="10" rx="2" />
        <rect x="21" y="1" width="20" height="10" rx="2" />
        <rect x="43" y="1" width="16" height="10" rx="2" />
        <rect x="1" y="13" width="10" height="10" rx="2" />
        <rect x="13" y="13" width="20" height="10" rx="2" />
        <rect x="35" y="13" width="24" height="10" rx="2" />
      </g>
    </svg>
  )
}
