// Zod as the page uses it. Our policy forbids a page to compile source; Zod would try to, and the browser would log it.
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
