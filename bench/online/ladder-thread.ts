// A thread of the server that plays the small game under the name of the first one of the box.
import { gameOf } from '../../server/tables/games.ts'
import { ladder } from '../ladder.ts'
import { ladderIs } from './ladder-is.ts'

Object.assign(await gameOf(ladderIs), ladder, { id: ladderIs, views: undefined })
await import('../../server/threads/thread.ts')
