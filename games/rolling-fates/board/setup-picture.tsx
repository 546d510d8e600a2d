import { Scene } from './scene.tsx'

/** Where each adventure is remembered for. */
const places: Readonly<Record<string, string>> = {
  V1: 'The Sallow Marsh',
  V2: 'The Burnt Village',
  V3: 'The Pilgrim Stair',
  V4: 'The Web Wood',
  V5: 'The Heart Tree',
  V6: 'The Throne Without Dice',
  V90: 'Below the taproom',
}

/** The adventures on the shelf. */
export default function SetupPicture({ option, value }: { option: string; value: string }) {
  const place = option === 'adventure' ? places[value] : undefined
  return place === undefined ? null : <Scene area={place} />
}
