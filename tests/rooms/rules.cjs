/**
 * The rooms of `src`, from the ground up. Each may import from those before it,
 * and from no other: what is made for the browser cannot reach what Node.js
 * makes it from, and a room can be read without those above it.
 */
const floors = [
  'site',
  'calls',
  'api',
  'sandbox',
  'guides',
  'search',
  'changes',
  'components',
  'theme',
  'pages',
  'translations',
  'lint',
  'generate',
  'plugins',
  'assistants',
  'cli',
];

const place = (room) => `^src/${room}([./]|$)`;

const imports = floors
  .map((room, floor) => ({
    name: `what-${room}-imports`,
    severity: 'error',
    comment: `src/${room} may import from the rooms before it in tests/rooms/rules.cjs.`,
    from: {path: place(room)},
    to: {path: floors.slice(floor + 1).map(place)},
  }))
  .slice(0, -1);

module.exports = {
  forbidden: [
    ...imports,
    {
      name: 'every-room-has-a-floor',
      severity: 'error',
      comment: 'Give the room its place in tests/rooms/rules.cjs.',
      from: {
        path: '^src/',
        pathNot: [...floors.map(place), '^src/types\\.d\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what both need into a file of its own.',
      from: {},
      to: {circular: true},
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'Name the package in package.json.',
      from: {path: '^src/'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    webpackConfig: {fileName: 'tests/rooms/resolve.cjs'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: [
        '.ts',
        '.tsx',
        '.mts',
        '.js',
        '.mjs',
        '.cjs',
        '.json',
        '.css',
      ],
    },
  },
};
