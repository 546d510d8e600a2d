// Shapes for pictures, many of them in one SVG path.

type Places = readonly (readonly [x: number, y: number, size: number])[]

/** Dots of these radii: pips, stars. */
export function dots(at: Places): string {
  return at
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('')
}

/** Pines of these heights, standing on the ground. */
export function pines(at: Places): string {
  return at.map(([x, y, height]) => pine(x, y, height)).join('')
}

function pine(x: number, y: number, h: number): string {
  const w = h * 0.3
  const tier = (top: number, bottom: number, half: number): string =>
    `M${x} ${y - h * top}L${x + w * half} ${y - h * bottom}Q${x} ${y - h * (bottom + 0.09)} ${x - w * half} ${y - h * bottom}z`
  return `${tier(1, 0.6, 0.55)}${tier(0.78, 0.33, 0.8)}${tier(0.55, 0.06, 1)}M${x - h * 0.03} ${y}v${-h * 0.12}h${h * 0.06}v${h * 0.12}z`
}
