// Made from the books by `npm run books`: write there, not here.
import type { Shelf } from '../shelf.ts'

/** Where the books of the campaign are fetched from. */
export const shelf: Shelf = {
  ADV1: async () => (await import('./adv1.ts')).default,
  ADV2: async () => (await import('./adv2.ts')).default,
  ADV3: async () => (await import('./adv3.ts')).default,
  ADV4: async () => (await import('./adv4.ts')).default,
  ADV5: async () => (await import('./adv5.ts')).default,
  ADV6: async () => (await import('./adv6.ts')).default,
  ADV7: async () => (await import('./adv7.ts')).default,
  ADV8: async () => (await import('./adv8.ts')).default,
  ADV9: async () => (await import('./adv9.ts')).default,
  ADV10: async () => (await import('./adv10.ts')).default,
  ADV11: async () => (await import('./adv11.ts')).default,
  DEATH: async () => (await import('./death.ts')).default,
  SIDE: async () => (await import('./side.ts')).default,
}
