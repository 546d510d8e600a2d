import type { MakeCopy } from './copier.ts'

/** Copies that were compiled with the page, by the digest of their source; its build puts them in place of these. */
export const builtCopies: ReadonlyMap<string, MakeCopy> = new Map()
