/**
 * What each room of `src` may import from other rooms, besides itself. A room
 * that is not named may import nothing.
 */
const mayImport = {
  assistants: ['connect', 'reference', 'rename', 'sandbox', 'search', 'site'],
  artwork: ['files', 'site', 'tokens'],
  cli: 'everything',
  components: [
    'connect',
    'docusaurus',
    'fieldPath',
    'guides',
    'reference',
    'sandbox',
    'search',
  ],
  connect: [],
  docusaurus: [],
  downloads: ['reference', 'rename', 'site'],
  drawing: ['reference'],
  editSource: ['site'],
  fieldPath: [],
  files: [],
  generate: [
    'downloads',
    'drawing',
    'files',
    'guides',
    'highlighting',
    'reference',
    'sandbox',
    'sandboxErrors',
    'site',
    'translations',
  ],
  guides: ['connect', 'fieldPath', 'files', 'reference', 'sandbox'],
  highlighting: ['reference'],
  links: [],
  lint: ['files', 'guides', 'reference', 'sandbox'],
  markdown: ['reference'],
  mdx: ['guides'],
  pages: ['components'],
  plugins: [
    'artwork',
    'docusaurus',
    'files',
    'generate',
    'guides',
    'markdown',
    'policy',
    'preview',
    'reference',
    'search',
    'site',
    'translations',
  ],
  policy: [],
  preview: ['generate', 'site', 'translations'],
  production: ['files'],
  release: ['files'],
  reference: ['connect', 'sandbox'],
  rename: ['translations'],
  sandbox: ['connect', 'fieldPath'],
  sandboxErrors: [
    'connect',
    'files',
    'generate',
    'reference',
    'sandbox',
    'site',
  ],
  search: ['files', 'guides', 'reference'],
  site: [],
  start: ['theme'],
  theme: ['artwork', 'components', 'docusaurus', 'plugins', 'reference'],
  tokens: [],
  translations: ['files', 'guides', 'reference', 'site'],
};

const place = (room) => `^src/${room}([./]|$)`;

const rooms = Object.entries(mayImport)
  .filter(([, others]) => others !== 'everything')
  .map(([room, others]) => ({
    name: `what-${room}-imports`,
    severity: 'error',
    comment: `src/${room} may import from: ${[room, ...others].join(', ')}. tests/rooms/rules.cjs has the list.`,
    from: {path: place(room)},
    to: {path: '^src/', pathNot: [room, ...others].map(place)},
  }));

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'every-room-is-listed',
      severity: 'error',
      comment: 'Say in tests/rooms/rules.cjs what the room may import.',
      from: {
        path: '^src/',
        pathNot: [...Object.keys(mayImport).map(place), '^src/types\\.d\\.ts$'],
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
      // Docusaurus gives this name to a package of its own.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/react-loadable/',
      },
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
