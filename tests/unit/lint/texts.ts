/**
 * Descriptions of fields and what the lint says of each, after "The description
 * of field <name> "; of those without a message it says nothing.
 */
export const texts: [field: string, text: string, ...messages: string[]][] = [
  // Form
  ['endA', 'The size. Of it', 'ends without a full stop.'],
  ['endB', 'The whole size:'],
  ['endC', 'The whole size!'],
  ['endD', 'Of what size?'],
  ['endE', '(The whole size)'],
  ['endF', '`size-of-all`'],
  ['endG', '|whole size|'],
  ['endH', 'The whole size.\n'],
  ['spaceA', 'Has a tail. \nMore.', 'has a trailing space.'],
  ['spaceB', 'Has a tail.\t\t\nMore.', 'has a trailing space.'],
  ['headingA', 'Has more.\n\n# Heading.', 'has a heading.'],
  ['htmlA', 'Has <b>markup.', 'has HTML.'],
  ['htmlB', 'Has </B> markup.', 'has HTML.'],
  ['htmlC', 'Has <!-- markup.', 'has HTML.'],
  ['htmlD', 'Has `<a>` of `# b` < 3 #1.\n\n```sh\n# c <d> \n```'],
  // Names that are repeated
  ['quotaBytes', 'This is a quota, of bytes!', 'only repeats its name.'],
  ['quotaByte', 'Byte for an quota -- to the.', 'only repeats its name.'],
  ['osd2Name', 'Name of the OSD2.', 'only repeats its name.'],
  ['name2', 'This is name 3.'],
  ['quota', 'Bytes in the quota.'],
  // Words
  ['wordA', 'Of the STORE.', 'says "STORE". Write "storage".'],
  ['wordB', 'Of it, all\nin all.', 'says "all in all". Leave it out.'],
  ['wordC', 'Of it, i.e. the size.', 'says "i.e.". Write "that is".'],
  [
    'wordD',
    'Of a store, I.E. the size.',
    'says "store". Write "storage".',
    'says "I.E.". Write "that is".',
  ],
  ['wordE', 'Of stores, store-like, restore, ixex, all in allx, `store`.'],
  ['wordF', 'Of it:\n\n```\nstore\n```'],
  // Names in code
  [
    'codeA',
    'As `ListPool` and `ListPool`.',
    'names `ListPool`. The API has no such operation or message.',
  ],
  [
    'codeB',
    'As in `PowerOffPool`.',
    'names `PowerOffPool`. The API has no such operation or message.',
  ],
  [
    'codeC',
    'As in `S3StoreService`.',
    'names `S3StoreService`. The API has no such service.',
  ],
  [
    'codeD',
    'As in `diskByte[]`.',
    'names `diskByte`. The API has no such field.',
  ],
  [
    'codeE',
    'As in `ipv4Address`.',
    'names `ipv4Address`. The API has no such field.',
  ],
  [
    'codeF',
    'As in `Pool.usedByte`.',
    'names `usedByte`. The API has no such field.',
  ],
  [
    'codeG',
    'As in `aB.cD`.',
    'names `aB`. The API has no such field.',
    'names `cD`. The API has no such field.',
  ],
  [
    'codeH',
    '```\n`ListImage`\n```\n\nAs `ListPool`.',
    'names `ListPool`. The API has no such operation or message.',
  ],
  ['codeI', 'As `ListPools`, `PoolService`, `ListPoolsRequest` and `Pool`.'],
  ['codeJ', 'As `PoolService.ListPools`, `Pool.kind` and `quotaBytes[]`.'],
  ['codeK', 'As `rbd`, `active+clean`, `READY`, `v1.example` and `Lists`.'],
  ['codeL', 'As `MyOwnService-`, `ReListPool`, `StoreServiceX`, `v1B.x`.'],
  ['codeM', 'Outside of code spans: ListPool, StoreService, quotaByte.'],
];

/**
 * Marks `x-uncertain` of a text "So it may, dismay and cannot be.", and what
 * the lint says of each.
 */
export const marks: [mark: string, ...messages: string[]][] = [
  ['it may'],
  ['it  may,\n dismay'],
  ['dismay', 'doubt'],
  ['cannot', 'doubt'],
  ['might', 'place'],
  ['it can', 'place'],
  ['depends', 'place'],
  ['usually', 'place'],
  ['some builds', 'place'],
  ['perhaps', 'place'],
  ['builds', 'place', 'doubt'],
];

const uuid = '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07';

/** Fields of an example, and what of each is not of the data center. */
export const values: [field: string, value: unknown, ...foreign: string[]][] = [
  ...[
    'name',
    'id',
    'uuid',
    'hostname',
    'fqdn',
    'namespace',
    'poolName',
    'machineId',
    'scopeUuid',
    'floatingIp',
    'podUid',
  ].map((field): [string, string, string] => [field, 'web 1', 'web 1']),
  ...[
    'vendorId',
    'productId',
    'vendorName',
    'productName',
    'names',
    'surname',
    'idle',
    'myid',
    'Idx',
    'status',
  ].map((field): [string, string] => [field, 'web 1']),
  ['host', 'rbd'],
  ['id', ['a', {deep: 1, name: 'b'}, ''], 'a', 'b'],
  ['id', 'rbd'],
  ['ipv4', 'at 192.0.2.12:80', '192.0.2.12'],
  ['ipv4', 'at 192.0.2.11:80'],
  ['block', '10.0.0.1/8', '10.0.0.1'],
  ['note', `(${uuid})`, uuid],
  ['note', uuid.toUpperCase(), uuid.toUpperCase()],
  ['note', 'mac 52:54:00:0a:BC:de.', '52:54:00:0a:BC:de'],
  ['note', 'http://web.example/', 'web.example'],
  ['note', 'http://m-1.lab.example.com:5240', 'm-1.lab.example.com'],
  ['note', 'a.b.example.net', 'a.b.example.net'],
  ['note', '1.2.3 and 1234.1.1.1'],
  ['note', `${uuid.slice(1)} and ${uuid}0`],
  ['note', '52:54:00:0a:bc, example.com, an example of web.examples'],
  ['id', [7, true, null]],
];

/** Properties of a schema, values of each, and why they are not valid. */
export const schemaOfValues = {
  kind: {
    enum: ['A', 'B'],
    'x-enumDescriptions': {A: 'The first.', B: 'The second.'},
  },
  size: {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'},
  count: {type: 'integer', format: 'int32'},
  port: {type: 'integer', format: 'uint32'},
  share: {type: 'number', format: 'double'},
  made: {type: 'string', format: 'date-time'},
};

export const invalid: [value: object, ...messages: string[]][] = [
  [{size: '-1', count: -(2 ** 31), port: 0, share: 0.5}],
  [{count: 2 ** 31 - 1, port: 2 ** 32 - 1, made: '2026-03-12T14:05:36Z'}],
  [
    {kind: 'C'},
    '/kind must be equal to one of the allowed values {"allowedValues":["A","B"]}',
  ],
  [
    {size: 'x'},
    '/size must match pattern "^-?[0-9]+$" {"pattern":"^-?[0-9]+$"}',
  ],
  [{size: 1}, '/size must be string {"type":"string"}'],
  [{count: 2 ** 31}, '/count must match format "int32" {"format":"int32"}'],
  [{port: 2 ** 32}, '/port must match format "uint32" {"format":"uint32"}'],
  [{port: -1}, '/port must match format "uint32" {"format":"uint32"}'],
  [{share: '1'}, '/share must be number {"type":"number"}'],
  [{made: 'now'}, '/made must match format "date-time" {"format":"date-time"}'],
  [
    {typ: 'A', size: 1},
    'the message must NOT have additional properties {"additionalProperty":"typ"}',
    '/size must be string {"type":"string"}',
  ],
];
