// Who may import whom: the arrows of ARCHITECTURE.md as rules. `pnpm arch` holds the sources against them.

/** Packages of the project that a package may import; the design allows more than a package may use today. */
const ARROWS = {
  engine: [],
  endgame: ['engine'],
  board: ['engine'],
  search: ['engine', 'endgame'],
  puzzles: ['engine', 'endgame'],
  share: ['engine', 'puzzles'],
  i18n: ['engine', 'board', 'puzzles', 'search', 'share'],
  ui: ['i18n'],
  offline: [],
}

/** Libraries from outside that a folder, and only that folder, may import. */
const LIBRARIES = [
  { name: 'pixi.js', only: '^packages/board/src/stage/' },
  { name: 'comlink', only: '^packages/(search|puzzles)/src/worker/' },
  { name: 'idb', only: '^packages/ui/src/' },
  { name: 'preact', only: '^(packages/ui|apps/[^/]+)/' },
  { name: '@preact/signals', only: '^(packages/ui|apps/[^/]+)/' },
]

/** Configs may read another config by its path, as `extends` does in a tsconfig. */
const CONFIG = '\\.config\\.ts$'

const TEST = '\\.test\\.tsx?$|/testing/|\\.config\\.ts$'

const packageRules = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrows-of-${name}`,
  comment: `packages/${name} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: CONFIG },
  to: {
    path: '^(packages|apps|tools)/',
    pathNot: `^packages/(${[name, ...allowed].join('|')})/`,
  },
}))

const libraryRules = LIBRARIES.map(({ name, only }) => ({
  name: `home-of-${name}`,
  comment: `Only ${only} knows ${name}.`,
  severity: 'error',
  from: { path: '^(packages|apps|tools)/', pathNot: only },
  to: { path: `(^|/node_modules/)${name.replace('.', '\\.')}(/|$)` },
}))

export default {
  forbidden: [
    ...packageRules,
    ...libraryRules,
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'apps-and-tools-stand-alone',
      comment: 'Apps and tools never import each other: what two of them need is a package.',
      severity: 'error',
      from: { path: '^(apps|tools)/([^/]+)/', pathNot: CONFIG },
      to: { path: '^(apps|tools)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'by-name-across-packages',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^((packages|apps|tools)/[^/]+)/', pathNot: CONFIG },
      to: { path: '^(packages|apps|tools)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'types-for-i18n',
      comment: 'Languages may use the types of other packages, and nothing that runs.',
      severity: 'error',
      from: { path: '^packages/i18n/', pathNot: TEST },
      to: { path: '^packages/(engine|board|puzzles|search|share)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-packages-know-no-machine',
      comment: 'Packages run in a page: no files, no network, no process. Tests may.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-not-used',
      comment: 'Nothing imports a test.',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'imports-exist',
      comment: 'Every import leads somewhere and is declared.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'A library is imported by whoever lists it in package.json.',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures|test-results|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
