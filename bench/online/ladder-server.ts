import { openServer, openStore } from '../../server/index.ts'
import { hireThread } from '../../server/threads/hire.ts'

// The server with the small game that boardgame.io plays, too.

const data = process.env.DICEHEARTH_HOME ?? ''
const thread = new URL('ladder-thread.ts', import.meta.url)
const app = await openServer({
  dist: data,
  store: await openStore({ data }),
  hire: (marker) => hireThread(marker, thread),
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${app.addresses()[0].port}`)
