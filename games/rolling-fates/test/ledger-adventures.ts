import { cellsOf, codes, ledgerText } from './ledger-rows.ts'

/** The six adventures as the ledger's rows tell them: storybooks with all mechanics and a line of text each. */
export const ledgerBooks: readonly string[] = ledgerText
  .split(/^#### (?=V\d)/m)
  .slice(1)
  .map((text) => bookIn(text.split(/^### /m)[0]))

function bookIn(text: string): string {
  const [, title] = /^(V\d .*)$/m.exec(text) ?? []
  const flags = [...new Set([...text.matchAll(/flag ([a-z-]+) on/g)].map(([, flag]) => flag))]
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Row|---)/.test(line))
    .map(cellsOf)
  return [
    `# ${title}\ndifficulty 1${flags.length > 0 ? `\nflags ${flags.join(', ')}` : ''}`,
    'A skeleton.',
    ...rows.map((row) => (row[1] === 'area' ? `## AREA ${row[2].replaceAll('*', '')}` : entryIn(row))),
  ].join('\n\n')
}

function entryIn([id, kind, about, mechanics]: readonly string[]): string {
  const [, title, said = ''] = /^(.*?)(?:\. (.*))?$/.exec(about.replace(/ ?Decides: .*/, '')) ?? []
  const by = /Decides: (hero\(\w+\))/.exec(about)?.[1]
  const [, then, flag] = /`, then ([\d.]+)(?: \(with flag ([\w-]+)\))?(?:$| \()?/.exec(mechanics) ?? []
  const heading = [
    `## ${id} ${title.replace(/\.$/, '')}`,
    ...(by ? [`by ${by}`] : []),
    ...(kind === 'trap' ? ['trap'] : []),
  ]
  const text = kind === 'riddle' ? 'Somebody asks.' : said || 'They bar the way.'
  const onwards =
    then && kind !== 'choice'
      ? [
          kind === 'find' || kind === 'trap'
            ? `! ${flag ? `if ${flag}: ` : ''}goto ${then}`
            : `then -> ${then}`,
        ]
      : []
  return [...heading, text, '', ...linesIn(kind, said, mechanics), ...onwards].join('\n')
}

function linesIn(kind: string, question: string, mechanics: string): string[] {
  const [first, second] = codes(mechanics)
  switch (kind) {
    case 'choice':
      return [...mechanics.matchAll(/("[^"]*"): `([^`]*)`(?:, then ([\d.]+))?/g)].map(
        ([, label, effect, to]) => `? ${label}: ${effect}${to ? `; goto ${to}` : ''}`,
      )
    case 'trade':
      return [`trade ${/pay (\w+ \d+)/.exec(mechanics)?.[1]}`, `accept: ${first}`]
    case 'check':
      return [`check luck ${/roll (\d)/.exec(mechanics)?.[1]}`, `pass: ${first}`, `fail: ${second}`]
    case 'riddle': {
      const answers = /answer: ([^;]*);/.exec(mechanics)?.[1].split(' or ') ?? []
      const pick = /pick from ([^;]*);/.exec(mechanics)?.[1].split(', ')
      return [
        `riddle "${question}"`,
        `answers ${quoted(answers)}`,
        ...(pick ? [`pick ${quoted(pick)}`] : []),
        `tries ${/(\d) tr/.exec(mechanics)?.[1]}`,
        `right: ${first}`,
        `wrong: ${second}`,
      ]
    }
    case 'combat': {
      const hint = /with flag (\w+) .* hint naming (\w+)/.exec(mechanics)
      const groups = [...mechanics.matchAll(/\((E\d\d)\) ([\d/]+)(?: unless (\w+))?/g)]
      const written = groups.map(
        ([, enemy, counts, unless]) => `${enemy} ${counts}${unless ? ` if not ${unless}` : ''}`,
      )
      return [
        ...(hint ? [`! if ${hint[1]}: say "${hint[2]} first."`, ''] : []),
        `combat ${mechanics.includes('(boss') ? 'boss ' : ''}${written.join(' + ')}`,
        ...(mechanics.includes('for each die flag')
          ? ['weaken E40 4 for die-bone, die-gold, die-glass']
          : []),
        `reward: ${first}`,
      ]
    }
    default:
      return [`! ${first}`]
  }
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ')
}
