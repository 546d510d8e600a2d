import { Card } from '@dicehearth/tabletop'
import type { OwnPack } from '../content/own-pack.ts'
import { familiarText, marketText, minionText } from '../speech/card-texts.ts'
import { printedLines } from '../speech/texts-effects.ts'
import { pictureOf } from '../view/pictures.ts'
import { icons } from './icons.ts'
import { cardIcon, cardTone } from './look.ts'
import type { ShelfPlace } from './pack-file.ts'

/** A card of a pack as it will lie on the table. */
export function OwnFace({ pack, place }: { pack: OwnPack; place: ShelfPlace }) {
  const { name, lines, icon, tone } = faceOf(pack, place)
  return (
    <Card name={name || 'Nameless'} icon={icon} tone={tone}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  )
}

function faceOf(pack: OwnPack, { shelf, at }: ShelfPlace) {
  switch (shelf) {
    case 'market': {
      const card = { ...pack.market[at], box: 'expansion' as const }
      return { ...marketText(card), icon: cardIcon(card, pictureOf(card)), tone: cardTone(card) }
    }
    case 'fiends': {
      const fiend = pack.fiends[at]
      return { name: fiend.name, lines: printedLines(fiend), icon: icons.fiend, tone: 'ember' }
    }
    case 'minions':
      return { ...minionText(pack.minions[at]), icon: icons.clash, tone: 'shadow' }
    case 'familiars':
      return { ...familiarText(pack.familiars[at]), icon: icons.beastmaster, tone: 'frost' }
  }
}
