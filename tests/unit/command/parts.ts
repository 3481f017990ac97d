import type {
  CommandLanguage,
  CommandParts,
  KnownOperation,
} from '../../../src/assistants/command/model';
import type {ErrorBook} from '../../../src/errors/model';
import {lookUpTexts} from '../../../src/reference/lookUpTexts';

const labels = Object.fromEntries(
  [...Object.keys(lookUpTexts), 'Check', 'Fix', ': ', ', '].map((label) => [
    label,
    label,
  ]),
) as ErrorBook['labels'];

const book: ErrorBook = {
  labels,
  texts: [['The tree ', ['code', {}, 'name'], ' is protected.'], ['Wait.']],
  operations: [
    {
      rpc: 'FellTree',
      path: '/holt.tree.v1.TreeService/FellTree',
      page: '/docs/api/tree-fell-tree',
    },
    {
      rpc: 'PlantTree',
      path: '/holt.tree.v1.TreeService/PlantTree',
      page: '/docs/api/tree-plant-tree',
    },
  ],
  causes: [
    {
      operation: 0,
      code: 'failed_precondition',
      backend: 'Forest',
      anchor: 'error.failed-precondition',
      text: 0,
      fix: 1,
    },
  ],
  patterns: [
    {
      pieces: ['tree "', '" is protected by law'],
      names: ['name'],
      causes: [0],
    },
  ],
  symptoms: [
    {
      title: 'HTTP 404 without a body',
      address: '/docs/troubleshooting#empty-404',
      text: 'The path does not exist.',
      signs: [{pieces: ['no such path in the forest'], names: []}],
      words: [],
    },
  ],
  common: '',
};

const operation = (rpc: string, slug: string): KnownOperation => ({
  operation: rpc,
  path: `/holt.tree.v1.TreeService/${rpc}`,
  page: `/docs/api/${slug}`,
  request: `holt.tree.v1.${rpc}Request`,
});

const operations: CommandLanguage['operations'] = {
  'tree-plant-tree': {
    ...operation('PlantTree', 'tree-plant-tree'),
    atAGlance: {
      backends: ['Forest'],
      effect: 'writes',
      responds: 'before',
      repeat: {effect: 'creates-another', text: 'Each call plants one.'},
      longest: '3 minutes',
      poll: {
        operation: 'GetTree',
        field: 'state',
        until: ['GROWN'],
        failed: ['DEAD'],
      },
      needs: [{text: 'piece of land', from: 'ClearLand'}, {text: 'water'}],
      secrets: ['place'],
    },
  },
  'tree-fell-tree': {
    ...operation('FellTree', 'tree-fell-tree'),
    atAGlance: {
      backends: [],
      effect: 'destroys',
      responds: 'after',
      repeat: {effect: 'fails'},
    },
  },
  'tree-watch-tree': {
    ...operation('WatchTree', 'tree-watch-tree'),
    unimplemented: true,
    streaming: true,
  },
};

const schemas = {
  'holt.tree.v1.PlantTreeRequest': {
    type: 'object',
    required: ['species'],
    properties: {
      species: {$ref: '#/$defs/holt.tree.v1.Species'},
      height: {type: 'integer', format: 'int32'},
      leaves: {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'},
      port: {type: 'integer', minimum: 1, maximum: 65535},
      labels: {type: 'object', additionalProperties: {type: 'string'}},
      free: {type: 'object', additionalProperties: true},
      neighbors: {
        type: 'array',
        items: {$ref: '#/$defs/holt.tree.v1.PlantTreeRequest'},
      },
    },
  },
  'holt.tree.v1.Species': {type: 'string', enum: ['OAK', 'ASH_TREE']},
  'holt.tree.v1.FellTreeRequest': {
    type: 'object',
    properties: {name: {type: 'string'}},
  },
  'holt.tree.v1.WatchTreeRequest': {type: 'object', properties: {}},
};

const message = (text: string) => ({message: text});

/** What the command would know of an API of trees. */
export const parts: CommandParts = {
  program: 'holt.mjs',
  version: '1.2.3',
  server: 'https://holt.example.com',
  schemas,
  languages: {
    en: {
      book,
      operations,
      labels: {},
      messages: {},
      site: 'https://docs.example',
    },
    'zh-hant': {
      book: {
        ...book,
        labels: {...labels, 'No error of this API has this text.': '沒有'},
      },
      operations,
      labels: {
        Usage: message('用法'),
        Effect: message('作用'),
        ': ': message('：'),
        '{problem}. Did you mean {name}?': message('{problem}。是 {name} 嗎？'),
        'There is no operation "{name}".': message('沒有「{name}」。'),
      },
      messages: {
        'tryIt.reason.required': message('為必填'),
        'tryIt.problem.line': message('第 {line} 行：{problem}'),
      },
      site: 'https://docs.example/zh-hant',
    },
  },
};
