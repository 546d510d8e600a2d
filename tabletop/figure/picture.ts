import { lead } from '../face/ink.ts'
import type { Drawing, Mark } from './marks.ts'

/** A drawing as a picture: a lead line around it all, then its panes, as in the portraits. */
export function pictureOf(drawing: Drawing): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -16 208 212" width="416" height="424" stroke-linecap="round" stroke-linejoin="round">${drawing.filter(isSolid).map(outline).join('')}${drawing.map(painted).join('')}</svg>`,
  )}`
}

/** Shadows and light have no edge. */
function isSolid({ fill, stroke, glows }: Mark): boolean {
  return glows !== true && !/^#(?:000.|.{8})$/.test(fill ?? stroke ?? '')
}

const edge = 7

function outline({ d, stroke, width = 0 }: Mark): string {
  const inside = stroke === undefined ? lead : 'none'
  return `<path d="${d}" fill="${inside}" stroke="${lead}" stroke-width="${width + edge}"/>`
}

function painted({ d, fill = 'none', stroke, width, glows }: Mark): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`
  const light = glows ? `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="9" opacity=".3"/>` : ''
  return `${light}<path d="${d}" fill="${fill}"${line}/>`
}
