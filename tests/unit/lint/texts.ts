/**
 * Descriptions of fields and what the lint says of each, after "The description
 * of field <name> "; of those without a message it says nothing.
 */
export const texts: [field: string, text: string, ...messages: string[]][] = [
  // Form
  ['endA', 'The size. Of it', 'ends without a full stop.'],
  ['endB', 'The whole size:'],
  ['endF', '`size-of-all`'],
  ['spaceA', 'Has a tail. \nMore.', 'has a trailing space.'],
  ['spaceB', 'The values are:\n\n- `on`\n- `off`'],
  ['headingA', 'Has more.\n\n# Heading.', 'has a heading.'],
  ['htmlA', 'Has <b>markup.', 'has HTML.'],
  ['htmlD', 'Has `<a>` of `# b` < 3 #1.\n\n```sh\n# c <d> \n```'],
  // Words
  ['wordA', 'Of the STORE.', 'says "STORE". Write "storage".'],
  ['wordB', 'Of it, all\nin all.', 'says "all in all". Leave it out.'],
  [
    'wordD',
    'Of a store, I.E. the size.',
    'says "store". Write "storage".',
    'says "I.E.". Write "that is".',
  ],
  ['wordE', 'Of stores, store-like, restore, ixex, all in allx, `store`.'],
  // Names in code
  [
    'codeA',
    'As `ListPool` and `ListPool`.',
    'names `ListPool`. The API has no such operation or message.',
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
  ['codeJ', 'As `PoolService.ListPools`, `Pool.kind` and `codeJ[]`.'],
  ['codeK', 'As `rbd`, `active+clean`, `READY`, `v1.example` and `Lists`.'],
  ['codeM', 'Outside of code spans: ListPool, StoreService, quotaByte.'],
];

const uuid = '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07';

/** Fields of an example, and what of each is not of the data center. */
export const values: [field: string, value: unknown, ...foreign: string[]][] = [
  ['name', 'web 1', 'web 1'],
  ['poolName', 'web 1', 'web 1'],
  ['scopeUuid', 'web 1', 'web 1'],
  ['vendorId', 'web 1'],
  ['surname', 'web 1'],
  ['host', 'rbd'],
  ['id', ['a', {deep: 1, name: 'b'}, ''], 'a', 'b'],
  ['ipv4', 'at 192.0.2.12:80', '192.0.2.12'],
  ['ipv4', 'at 192.0.2.11:80'],
  ['note', `(${uuid})`, uuid],
  ['note', 'mac 52:54:00:0a:BC:de.', '52:54:00:0a:BC:de'],
  ['note', 'http://web.example/', 'web.example'],
  ['note', '52:54:00:0a:bc, example.com, an example of web.examples'],
];

/** Properties of a schema, values of each, and why they are not valid. */
export const schemaOfValues = {
  more: {type: 'object', additionalProperties: true},
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
  [{count: 2 ** 31}, '/count must match format "int32" {"format":"int32"}'],
  [{port: 2 ** 32}, '/port must match format "uint32" {"format":"uint32"}'],
  [{made: 'now'}, '/made must match format "date-time" {"format":"date-time"}'],
  [
    {typ: 'A', size: 1},
    'the message must NOT have additional properties {"additionalProperty":"typ"}',
    '/size must be string {"type":"string"}',
  ],
];
