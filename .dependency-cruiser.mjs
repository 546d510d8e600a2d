// The doors between the rooms: engine <- story <- games <- bots <- host <- cli, server, web; tabletop lends boards their parts.
const rooms = '^(engine|story|tabletop|games|bots|host|cli|server|web|bench)/'
const tests = '(^(engine|story)/testing/|/test/|[.]test[.]ts$|^web/e2e/)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that run each other are one idea in two places. (Types may mention each other.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'What a room uses stands in its package.json (or at the root, for tools).',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'engine-knows-no-room',
      comment: 'The engine imports nothing of ours.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: rooms, pathNot: '^engine/' },
    },
    {
      name: 'story-knows-the-engine-alone',
      comment: 'Storybooks know no game: each game brings its vocabulary.',
      severity: 'error',
      from: { path: '^story/' },
      to: { path: rooms, pathNot: ['^engine/', '^story/'] },
    },
    {
      name: 'game-knows-engine-and-story',
      comment: 'A game imports the engine, the room for stories and itself; no game imports another.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '^games/[^/]+/board/' },
      to: { path: rooms, pathNot: ['^engine/', '^story/', '^games/$1/'] },
    },
    {
      name: 'board-knows-its-game',
      comment: 'A board imports its own game, the engine and the parts that all boards share.',
      severity: 'error',
      from: { path: '^games/([^/]+)/board/' },
      to: { path: rooms, pathNot: ['^engine/', '^tabletop/', '^games/$1/'] },
    },
    {
      name: 'board-makes-no-sentences',
      comment:
        'A board draws the words that it is given with the question, the texts and the view. Only a page without a table, such as how to play, asks the speech of its game.',
      severity: 'error',
      from: {
        path: '^games/([^/]+)/board/',
        pathNot: [
          '[.]test[.]ts$',
          '/board/(how-to-play|editor|form-words|own-face|own-shelves|samples|sheet|sheet-form)[.]',
        ],
      },
      to: {
        path: '^games/$1/speech/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tabletop-knows-the-engine-alone',
      comment: 'Dice, cards and tracks on a screen know no game.',
      severity: 'error',
      from: { path: '^tabletop/' },
      to: { path: rooms, pathNot: ['^engine/', '^tabletop/'] },
    },
    {
      name: 'list-of-games-knows-games',
      comment: 'The list of games imports the games, the engine and the types of stories.',
      severity: 'error',
      from: { path: '^games/[^/]+$' },
      to: { path: rooms, pathNot: ['^engine/', '^story/', '^games/'] },
    },
    {
      name: 'rules-know-no-table',
      comment: 'Rules and content know neither the screen, nor the words, nor those who think about them.',
      severity: 'error',
      from: { path: '^games/([^/]+)/(rules|content)/' },
      to: { path: '^games/$1/(board|speech|mind)/' },
    },
    {
      name: 'boards-are-for-the-page',
      comment: 'Only the page shows a board.',
      severity: 'error',
      from: { path: rooms, pathNot: ['^web/', '^games/[^/]+/board/'] },
      to: { path: '^games/[^/]+/board/' },
    },
    {
      name: 'bots-know-games',
      severity: 'error',
      comment: 'Companions know the games and the engine.',
      from: { path: '^bots/' },
      to: { path: rooms, pathNot: ['^engine/', '^games/', '^bots/'] },
    },
    {
      name: 'host-knows-companions',
      severity: 'error',
      comment:
        'One table with those around it knows the engine and the companions; which game it is does not matter.',
      from: { path: '^host/', pathNot: tests },
      to: { path: rooms, pathNot: ['^engine/', '^bots/', '^host/'] },
    },
    {
      name: 'nobody-needs-an-outer-room',
      comment:
        'cli, server, web and bench stand at the edge: nothing else leans on them. (Browser tests serve the page, and the command line runs the server for its host.)',
      severity: 'error',
      from: {
        path: '^(engine|story|tabletop|games|bots|host|cli|server|web)/',
        pathNot: ['^web/e2e/', '^cli/(test/)?hosting[.]'],
      },
      to: { path: '^(cli|server|web|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'pure-knows-no-host',
      comment: 'Engine, stories, rules, companions and tables know no Node.',
      severity: 'error',
      from: { path: '^(engine|story|games|bots|host)/', pathNot: [tests, '^games/[^/]+/board/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What ships never imports the test tools.',
      severity: 'error',
      from: { path: rooms, pathNot: [tests, '^bench/'] },
      to: {
        path: [
          '^(engine|story)/testing/',
          '^games/[^/]+/test/',
          'node_modules/(vitest|fast-check|@playwright)/',
        ],
      },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface, so another parser reads the files.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    // The peers of the benchmark are installed by it alone.
    exclude: { path: '^(web/dist|bench/peers)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.md', '.css', '.d.ts'],
    },
  },
}
