import { count } from '@dicehearth/engine'
import { Icon, Piece, Die } from '@dicehearth/tabletop'
import { boxOf, known } from '../content/box.ts'
import { firstCombatDie } from '../content/dice.ts'
import { levelFor } from '../content/minions.ts'
import { dieLook } from '../die-look.ts'
import { piece } from '../rules/pieces.ts'
import { chartOf, monsterOf, strengthOf } from '../rules/monster.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { AdventureCards, Levels } from './foes.tsx'
import { Figure } from './figure.ts'
import { icons } from './icons.ts'
import { iconOf } from './look.ts'
import { Star } from './star.tsx'

/** A Hunt: the Minion, the Combat Dice, and what the total brings. */
export function HuntArena() {
  const { view, pieces, printed } = useTable()
  const rewarded = useRewarded()
  const id = rewarded?.minion ?? view.minion
  if (id === null) return null
  const [weakness, ...levels] = printed(piece.minion(id))?.lines ?? []
  const minion = known(boxOf(view.own).minions, id)
  const total = rewarded?.total ?? view.sum?.total ?? null
  const reached = total === null ? -1 : minion.levels.indexOf(levelFor(minion, total))
  return (
    <section
      className={`arena hunt${reached >= 0 && minion.levels[reached].trophy ? ' winning' : ''}`}
      aria-label="Hunt"
    >
      <Piece
        id={piece.minion(id)}
        pieces={pieces}
        label={`Minion: ${minion.name}. ${weakness}`}
        place
        className="quarry"
      >
        <Figure of={id} enemy={[minion.name]}>
          <Icon icon={iconOf(id, icons.goblinSneak)} />
        </Figure>
        <span>
          <b>{minion.name}</b>
          <span>{weakness}</span>
        </span>
      </Piece>
      <Pool total={total} />
      <Levels levels={levels} reached={reached} />
    </section>
  )
}

function useRewarded() {
  const { happening } = useTable()
  return happening?.type === 'rewarded' ? happening : null
}

/** The Combat Dice, before and after the roll, and their total. */
function Pool({ total }: { total: number | null }) {
  const { view, pieces } = useTable()
  const rolled = view.face.length > firstCombatDie
  return (
    <div className="pool">
      <div className={view.combatDice > 7 ? 'pool-dice many' : 'pool-dice'}>
        {Array.from({ length: view.combatDice }, (_, n) => firstCombatDie + n).map((die) =>
          rolled ? (
            <DiePiece key={die} die={die} where="in combat" />
          ) : (
            <Piece
              key={die}
              id={piece.die(die)}
              pieces={pieces}
              label="Combat Die, not rolled yet"
              className="die-piece waiting"
            >
              <Die face={null} {...dieLook(die)} />
            </Piece>
          ),
        )}
      </div>
      {total !== null && (
        <p className="total" aria-label={`Total ${total}`}>
          <span>total</span>
          <b key={total}>{total}</b>
        </p>
      )}
    </div>
  )
}

/** Monster Combat: what was revealed, the dice against its Strength, and how the heroes fared. */
export function MonsterArena({ seat }: { seat: Seat }) {
  const { view, pieces, printed, happening, open, seatName, turnTo } = useTable()
  if (!view.monster) return null
  const { name, colour } = monsterOf(view)
  const strength = strengthOf(view)
  const fought = happening?.type === 'fought' ? happening : null
  const total = fought?.total ?? view.sum?.total ?? null
  const isBeaten = total !== null && total >= strength
  const excess = view.players === 1 ? strength : 0
  return (
    <section
      className={`arena finale monster-${colour}${isBeaten ? ' winning' : total === null ? '' : ' losing'}`}
      aria-label="Monster Combat"
    >
      <Piece
        id={piece.monster(view.monster)}
        pieces={pieces}
        label={`${name}, Strength ${strength}. ${printed(piece.monster(view.monster))?.lines.join(' ') ?? ''}`}
        place
        className="terror"
      >
        <Figure of={view.monster}>
          <Icon icon={iconOf(view.monster, icons.nightLich)} />
        </Figure>
        <span>
          <b>{name}</b>
          <span>
            Strength <b>{strength}</b>
          </span>
          <span className="terror-text">
            {printed(piece.monster(view.monster))?.lines[0].replace(/^Strength \d+\. /, '')}
          </span>
        </span>
      </Piece>
      <AdventureCards />
      <Pool total={total} />
      <ol className="ladder" aria-label="Stars by total">
        {chartOf(view).map(([from, stars]) => (
          <li key={from} className={total !== null && total >= from + excess ? 'reached' : undefined}>
            {from + excess}+ <b>{stars}</b>
            <Star />
          </li>
        ))}
      </ol>
      <ul className="fighters" aria-label="Heroes against the Monster">
        {view.heroes.map((hero, who) => (
          <li key={who} className={`rival-${hero.colour ?? 'none'}${who === seat ? ' acts' : ''}`}>
            <button
              type="button"
              title={`Open the sheet of ${seatName(who)}`}
              aria-pressed={who === open}
              onClick={() => turnTo(who)}
            >
              <Icon icon={iconOf(hero.class, icons.location)} />
              <span>{seatName(who)}</span>
              {hero.total === null ? (
                <small>{count(hero.pool, 'die', 'dice')}</small>
              ) : (
                <>
                  <b>{hero.total}</b>
                  <small>
                    {hero.monsterStars + hero.championStars}
                    <Star />
                  </small>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
