import { createRequire } from 'node:module'
import type * as server from 'boardgame.io/server'
import { game } from './ladder.ts'

// boardgame.io's server with its own small game, which keeps its tables in memory alone.

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof server
const { appServer } = await Server({ games: [{ ...game, name: 'ladder' }], origins: [] }).run({ port: 0 })
const address = appServer.address()
console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
