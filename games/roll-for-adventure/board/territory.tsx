import { Piece, Track } from '@dicehearth/tabletop'
import type { ReactNode } from 'react'
import type { Territory as Land } from '../content/boards.ts'
import { homeOf } from '../content/enemies.ts'
import { card, trackOf } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { Enemies } from './enemy.tsx'
import { icons } from './icons.ts'
import { Scene } from './scenes.tsx'

const titles: Readonly<Record<Land, string>> = {
  desert: 'Desert',
  fortress: 'Fortress',
  forest: 'Forest',
  iceCave: 'Ice Cave',
}

interface TerritoryProps {
  land: Land
  /** What its next reward asks for. */
  task: string
  children: ReactNode
}

/** One of the four lands: its scene, its spaces, its damage track and the enemies at its border. */
export function Territory({ land, task, children }: TerritoryProps) {
  const { view, pieces, happening } = useTable()
  const track = trackOf(land)
  const [skull, last] = [view.skull[track], view.lastHole[track]]
  const hurt =
    (happening?.type === 'damage' || happening?.type === 'markerMoved') && happening.territory === land
  const attacked = happening?.type === 'attack' && happening.territory === land
  const shining = happening?.type === 'stone' && happening.territory === land
  const mood = `${attacked ? ' attacked' : ''}${hurt ? ' hurt' : ''}${shining ? ' shining' : ''}`
  return (
    <Piece
      id={land}
      pieces={pieces}
      label={`${titles[land]}. ${task}`}
      place
      className={`territory territory-${land} side-${view.sides[land]}${mood}`}
    >
      <Scene land={land} />
      <header className="territory-head">
        <h2>{titles[land]}</h2>
        <Piece
          id={piece.track(land)}
          pieces={pieces}
          label={`${titles[land]}: skull in hole ${skull}, lost at hole ${last}`}
          className="track-piece"
        >
          {/* A hole behind the end-of-game marker is out of the game (RFA-R35). */}
          <Track printed={last} last={last} at={skull} skull={icons.skull} shaken={hurt} />
        </Piece>
      </header>
      <div className="territory-work">
        {children}
        <p className="task">{task}</p>
      </div>
      <Enemies at={view.enemies.filter((enemy) => homeOf(card(view, enemy.card)) === land)} />
    </Piece>
  )
}
