// Loaded before every test file: properties play the same games every time, so that a red run is the doing of a change.
// Games that nobody has played before are for `npm run fuzz`.
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 1 })
