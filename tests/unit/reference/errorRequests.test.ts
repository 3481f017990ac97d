import {expect, it} from 'vitest';
import {getErrorRequests} from '../../../src/sandboxErrors/requests';
import type {WrittenErrors} from '../../../src/sandboxErrors/model';
import type {SandboxData} from '../../../src/sandbox/model';
import type {Reference} from '../../../src/reference/model';

const operation = {
  id: 'WoodService_Fell',
  rpc: 'Fell',
  serviceKey: 'wood',
  errors: [
    {code: 'unknown', description: 'The tree is rotten.'},
    {code: 'unknown', description: 'The saw is blunt.'},
    {code: 'unknown', description: 'The tree is gone.'},
    {code: 'unknown', description: 'It rains.'},
    {code: 'unknown', description: 'Nobody knows.'},
  ],
};
const reference = {
  operations: new Map([[operation.id, operation]]),
} as unknown as Reference;
const written: WrittenErrors = {
  notSimulated: [{because: 'It is weather.', causes: ['It rains']}],
  requests: {
    Fell: {
      'The tree is rotten': {example: 'beech', send: {age: 300, note: null}},
      'The saw is blunt': {before: [{Fell: {}}]},
      'The tree is gone': {times: 2},
    },
  },
};
const data = {
  operations: {
    '/Fell': {
      rpc: 'Fell',
      examples: [
        {name: 'oak', request: {id: 'oak'}},
        {name: 'beech', request: {id: 'beech', note: 'old'}},
      ],
    },
  },
  rules: {objects: {}, operations: {}},
} as unknown as SandboxData;

it('a request that needs no other call brings an error about', () => {
  expect(getErrorRequests(reference, written, data)).toEqual(
    new Map([['WoodService_Fell', new Map([[0, {id: 'beech', age: 300}]])]]),
  );
});
