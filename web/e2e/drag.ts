import type { Locator, Page } from '@playwright/test'

/** Presses a piece and begins to drag it. */
export async function take(page: Page, piece: Locator): Promise<void> {
  const { x, y } = await middle(piece)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 20, { steps: 4 })
}

export async function drop(page: Page, onto: Locator): Promise<void> {
  const { x, y } = await middle(onto)
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

export async function middle(piece: Locator): Promise<{ x: number; y: number }> {
  const box = await piece.boundingBox()
  if (!box) throw new Error(`not to be seen: ${piece.toString()}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
