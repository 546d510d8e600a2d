// Zod as the page uses it. Our policy forbids compiling source in the page; Zod would try to, and the browser would log it.
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
