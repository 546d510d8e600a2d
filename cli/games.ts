import type { SetupOption } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { findGame } from './opening.ts'

/** Lists the games with all their set-up options. */
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
  const { kind, label, about } = option
  if (kind === 'pack') return { kind: 'file', label, values: [], usual: null, about }
  if (kind === 'sheets')
    return { kind, label, values: [], usual: [], about, sheet: option.sheet, most: option.most }
  return { kind, label, values: option.values, usual: option.usual, about, tells: option.tells }
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
    case 'sheets':
      return `--${key} <file>  ${option.label}: sheets of the kind ${option.sheet}, at most ${option.most}`
  }
}
