// Loaded before every test file: properties play the same games every time, so that a red run is the doing of a change.
// `DICEHEARTH_GAMES=7 npm run unit -- battery` plays others.
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env.DICEHEARTH_GAMES ?? 1) })
