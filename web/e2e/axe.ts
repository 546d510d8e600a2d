import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Whoever depends on a screen reader, a keyboard or large letters finds no obstacle on the page. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Thousands of cells that pass would be sent here one by one, and no page of ours holds frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
}
