import { signed } from '../content/card-facts.ts'

/** The numbers from one to another, to pick from. */
export function upTo(least: number, most: number): (readonly [number, string])[] {
  return Array.from({ length: most - least + 1 }, (_, i) => {
    const n = least + i
    return [n, least < 0 ? signed(n) : String(n)] as const
  })
}
