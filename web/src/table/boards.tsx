import type { Sheet } from '@dicehearth/engine'
import type { BoardProps, HowToPlay } from '@dicehearth/tabletop'
import type { CampaignPictureProps } from '@dicehearth/tabletop/campaign-picture.ts'
import type { SheetForm } from '@dicehearth/tabletop/sheet-form.ts'
import {
  createElement,
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'

type Board = ComponentType<BoardProps>

/** A workshop for custom cards; `Trial` plays quick games with them and says what goes wrong. */
export type PackEditor = ComponentType<{
  Trial: ComponentType<{ game: string; packs: Readonly<Record<string, unknown>> }>
}>

const found = import.meta.glob<{ default: Board }>('../../../games/*/board/index.tsx')
const editors = import.meta.glob<{ default: PackEditor }>('../../../games/*/board/editor.tsx')
const sheets = import.meta.glob<{ default: SheetView }>('../../../games/*/board/sheet.tsx')
const sheetForms = import.meta.glob<{ default: SheetForm }>('../../../games/*/board/sheet-form.tsx')
const howTos = import.meta.glob<{ default: HowToPlay }>('../../../games/*/board/how-to-play.tsx')
const campaignPictures = import.meta.glob<{ default: ComponentType<CampaignPictureProps> }>(
  '../../../games/*/board/campaign-picture.tsx',
)
const pictures = import.meta.glob<{ default: PictureOf }>('../../../games/*/board/setup-picture.tsx')

/** The boards, loaded when their game is chosen. */
const boards: ReadonlyMap<string, LazyExoticComponent<Board>> = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-3) ?? '', lazy(load)]),
)

const plainBoard = lazy(async () => import('@dicehearth/tabletop/plain-board.tsx'))

/** A game's board or, if it has none, its pieces as cards. Suspends while the board loads. */
export function GameBoard({ game, ...props }: BoardProps & { game: string }) {
  return createElement(boards.get(game) ?? plainBoard, props)
}

/** A game's picture of a value of the set-up, such as a hero; null where it has none. */
export type PictureOf = ComponentType<{ option: string; value: string }>

const setupPictures: ReadonlyMap<string, LazyExoticComponent<PictureOf>> = new Map(
  Object.entries(pictures).map(([path, load]) => [path.split('/').at(-3) ?? '', lazy(load)]),
)

/** The picture of a value, where the game draws it. */
export function SetupPicture({ game, ...of }: { game: string; option: string; value: string }) {
  const picture = setupPictures.get(game)
  return picture ? <Suspense>{createElement(picture, of)}</Suspense> : null
}

const drawnCampaigns: ReadonlyMap<string, LazyExoticComponent<ComponentType<CampaignPictureProps>>> = new Map(
  Object.entries(campaignPictures).map(([path, load]) => [path.split('/').at(-3) ?? '', lazy(load)]),
)

/** How far a campaign has come, where its game draws that. */
export function CampaignPicture({ game, ...of }: CampaignPictureProps & { game: string }) {
  const picture = drawnCampaigns.get(game)
  return picture ? <Suspense>{createElement(picture, of)}</Suspense> : null
}

export function hasEditor(game: string): boolean {
  return `../../../games/${game}/board/editor.tsx` in editors
}

/** The editor for a game's custom cards, if it has one. */
export async function editorOf(game: string): Promise<PackEditor | undefined> {
  return (await editors[`../../../games/${game}/board/editor.tsx`]?.())?.default
}

/** How a game is played, with its pieces; undefined where it has no such page. */
export async function howToPlayOf(game: string): Promise<HowToPlay | undefined> {
  return (await howTos[`../../../games/${game}/board/how-to-play.tsx`]?.())?.default
}

/** A game's own component to draw its sheets. */
export type SheetView = ComponentType<{ sheet: Sheet }>

/** The component for a kind of sheet ("roll-player/hero"); undefined if a plain list must do. */
export async function sheetViewOf(kind: string): Promise<SheetView | undefined> {
  return (await sheets[`../../../games/${kind.split('/')[0]}/board/sheet.tsx`]?.())?.default
}

const forms: ReadonlyMap<string, LazyExoticComponent<SheetForm>> = new Map(
  Object.entries(sheetForms).map(([path, load]) => [path.split('/').at(-3) ?? '', lazy(load)]),
)

/** A game's form for sheets of a kind that it takes, where it has one. */
export function SheetFormOf({ game, ...of }: { game: string } & ComponentProps<SheetForm>) {
  const form = forms.get(game)
  return form ? <Suspense>{createElement(form, of)}</Suspense> : null
}
