import type {Glance, OperationError} from '../../../src/reference/openapi';
import type {Field, Operation, Schema} from '../../../src/reference/model';
import {makeContext, field, link, operation, schema, service} from './model';

const value = (name: string, description?: string, httpStatus?: number) => ({
  name,
  description,
  httpStatus,
});

const kinds = [value('OAK', 'An *oak*.'), value('FIR')];

const list = (name: string): Field =>
  field(name, {
    type: {name: 'int32', isSchema: false, repeated: true, map: false},
  });
const map = (name: string): Field =>
  field(name, {
    type: {name: 'bytes', isSchema: false, repeated: false, map: true},
  });

const schemas: Schema[] = [
  schema('Tree', {
    description: 'A `Tree`, which has a `Leaf`. It stands.',
    fields: [
      field('height', {required: true, description: 'In `mm`, <all> of it.'}),
      field('planted', {readOnly: true, alwaysPresent: true}),
      field('name', {defaultValue: '"it\'s &amp; <b>"'}),
      field('kind', {enumValues: kinds}),
      list('rings'),
      map('notes'),
      link('leaf', 'holt.a.v1.Leaf'),
      link('season', 'holt.a.v1.Season'),
      link('nothing', 'holt.a.v1.Empty'),
      link('gone', 'holt.a.v1.Gone'),
    ],
    oneOf: ['height', 'name'],
    sides: new Set(['request', 'response']),
    usedBy: [
      {kind: 'operation', id: 'AService_GetTree'},
      {kind: 'schema', name: 'holt.a.v1.Leaf'},
    ],
  }),
  schema('Leaf', {
    fields: [
      field('color', {alwaysPresent: true, required: true}),
      link('twig', 'holt.a.v1.Leaf'),
      field('size'),
    ],
    oneOf: ['color', 'size'],
    sides: new Set(['response']),
  }),
  schema('One', {fields: [link('leaf', 'holt.a.v1.Leaf')]}),
  schema('Season', {
    type: 'string',
    enumValues: [...kinds, value('not_found', undefined, 404)],
    usedByEveryCall: true,
    usedBy: [{kind: 'schema', name: 'holt.a.v1.Tree'}],
  }),
  schema('Image.Time', {slug: 'image-time', type: 'string (date-time)'}),
  schema('Empty'),
  schema('Free', {name: 'google.protobuf.Struct', slug: 'free'}),
];

const glance: Glance = {
  backends: ['MAAS', 'Juju'],
  effect: 'destroys',
  responds: 'before',
  repeat: {effect: 'acts-again', text: 'It cuts `again`.'},
  needs: [{text: 'a saw'}, {text: 'a tree', from: 'GetTree'}],
  poll: {
    operation: 'GetTree',
    field: 'tree.state',
    until: ['LYING', 'GONE'],
    failed: ['STANDING'],
  },
  longest: 'An hour.',
  secrets: ['saw'],
};

const error = (code: string, more: Partial<OperationError> = {}) => ({
  code,
  description: `Why \`${code}\`.`,
  ...more,
});

const message = (
  of: string,
  examples: Operation['request']['examples'] = [],
) => ({
  schema: `holt.a.v1.${of}`,
  mediaType: 'application/json',
  description: undefined,
  examples,
});

const operations: Operation[] = [
  operation({
    description: 'As `GetTree`, gets `a.b`. All of a `Tree`.\n\nSlowly.',
    request: {
      ...message('One', [
        {name: 'oak', summary: 'An *old* oak', value: {age: 900}},
        {name: 'fir', summary: 'A `fir`', value: {age: 1}},
      ]),
      description: 'What to *grow*.',
    },
    response: message('Tree', [
      {name: 'oak', summary: 'The oak', value: {text: '```'}},
      {name: 'fir', value: []},
    ]),
    errors: [
      error('not_found', {message: ' no {tree} *x*, `y` or <b>\n'}),
      error('unknown', {check: 'Look at `it`.', fix: 'Plant it.\n\nWait.'}),
      error('unknown', {message: ' \n'}),
      error('new'),
    ],
    related: ['CutTree', 'Gone', 'BService.CutTree', 'GetTree'],
  }),
  operation({
    id: 'AService_CutTree',
    slug: 'a-cut-tree',
    rpc: 'CutTree',
    summary: 'Cut [a] {tree}',
    destructive: true,
    glance,
    byHand: {
      commands: [
        {tool: 'maas', command: 'maas admin tree delete'},
        {tool: 'juju', command: 'juju remove-tree'},
        {tool: 'maas', command: 'maas admin trees read'},
      ],
      note: 'Not on *Sundays*.',
    },
  }),
  operation({
    id: 'AService_WatchGPURelationToBigTree',
    slug: 'a-watch',
    rpc: 'WatchGPURelationToBigTree',
    summary: 'Watch it',
    description: 'Watches <all>. Slowly.',
    streaming: true,
    response: {
      ...message('Leaf'),
      mediaType: 'application/connect+json',
      description: 'What grew.',
    },
    errors: [error('not_found'), error('new')],
  }),
  operation({
    id: 'BService_CutTree',
    slug: 'b-cut-tree',
    path: '/holt.b.v1.BService/CutTree',
    rpc: 'CutTree',
    serviceKey: 'b',
    summary: 'Cut',
    unimplemented: true,
    request: message('Empty'),
    response: message('Empty'),
  }),
];

const of = (key: string): Operation[] =>
  operations.filter(({serviceKey}) => serviceKey === key);

const services = [
  service({
    description: '`AService` keeps every `Tree`. Waters them.\n\nSlowly.',
    guide: [
      {id: 'objects', text: 'A `Tree`.'},
      {id: 'life-cycle', text: 'They *grow*.'},
      {id: 'order', text: 'Ask `AService`.'},
      {id: 'caution', text: 'Sharp.'},
    ],
    operations: of('a'),
    schemas,
  }),
  service({
    key: 'b',
    tag: 'TreeHouseService',
    displayName: 'Big [trees]',
    description: 'Keeps <trees>.',
    operations: of('b'),
  }),
];

/**
 * A made-up API in which each thing that a page can say stands once, and once
 * is missing: the description of the site has no operation without errors.
 */
export const forest = makeContext(
  {
    schemas,
    operations,
    services,
    headers: [
      field('Connect-Timeout-Ms', {required: true, description: 'How long.'}),
      link('Leaf', 'holt.a.v1.Leaf'),
    ],
    description: 'Trees grow.\n\n## Errors {#on-errors}\n\nMore of `Tree`.',
  },
  {
    links: new Map([
      ['AService', '/docs/api/a-service'],
      ['GetTree', '/docs/api/a-get-tree'],
      ['Tree', '/docs/api/schemas/tree'],
    ]),
    guides: new Map([
      ['AService_GetTree', [{name: 'plant-a-tree', title: 'Plant *a* tree'}]],
    ]),
    examples: new Map<string, unknown>([
      ['holt.a.v1.Tree', {rings: ['`', '```']}],
      ['holt.a.v1.Season', 'OAK'],
      ['holt.a.v1.Image.Time', ''],
      ['holt.a.v1.Empty', null],
    ]),
    simulated: new Set(['AService_GetTree', 'AService_CutTree']),
  },
);
