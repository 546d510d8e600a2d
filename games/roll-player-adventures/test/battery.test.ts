import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import type { Party } from '../rules/state.ts'
import { smallGame } from './lesson.ts'
import { setups } from './setups.ts'

const { rules } = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

/** A token that lies face down may have the face of any other; the one on which the party stands is known. */
function places(t: Party): HiddenPlace<Party>[] {
  const isHidden = (token: number): boolean => token > 0 && token !== (t.move?.token ?? 0)
  const faces = Object.values(t.map.tokens).flat().filter(isHidden)
  return Object.entries(t.map.tokens).flatMap(([path, spaces]) =>
    spaces.flatMap((token, i) =>
      isHidden(token)
        ? [{ name: `token ${i} of ${path}`, read: (it) => it.map.tokens[path][i], chances: equally(faces) }]
        : [],
    ),
  )
}

battery(smallGame, { setups, places, ruleIds: new Set(rules.map(({ id }) => id)), games: 150 })
