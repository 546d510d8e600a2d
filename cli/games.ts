import type { SetupOption } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { findGame } from './host.ts'

/** The games with everything that can be set before play. */
export async function listGames({ json }: { json?: boolean }): Promise<void> {
  const games = await Promise.all(gameIds.map(findGame))
  if (json) {
    const list = games.map(({ id, name, seats, setup }) => ({
      id,
      name,
      seats,
      options: Object.entries(setup).map(([key, option]) => ({ key, ...described(option) })),
    }))
    process.stdout.write(`${JSON.stringify(list, null, 2)}\n`)
    return
  }
  for (const { id, name, seats, setup } of games) {
    process.stdout.write(`${id}\n  ${name}, ${seats.min} to ${seats.max} players (usually ${seats.usual})\n`)
    for (const [key, option] of Object.entries(setup)) process.stdout.write(`    ${inWords(key, option)}\n`)
  }
}

function described(option: SetupOption): object {
  if (option.kind === 'pack') return { kind: 'file', label: option.label, values: [], usual: null }
  const { kind, label, values, usual } = option
  return { kind, label, values, usual }
}

function inWords(key: string, option: SetupOption): string {
  switch (option.kind) {
    case 'pack':
      return `--${key} <file>  ${option.label}`
    case 'one':
      return `--set ${key}=${option.values.map((value) => (value === option.usual ? `[${value}]` : value)).join('|')}  ${option.label}`
    case 'some':
      return `--set ${key}=${option.values.join(',')}  ${option.label}: any of them, usually none`
    case 'eachSeat':
      return `--set ${key}=${option.values.join('|')},…  ${option.label}, one for each seat`
  }
}
