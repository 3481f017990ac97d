import {expect, it} from 'vitest';
import {listChanges} from '../../../src/assistants/listChanges';
import type {ChangesBook} from '../../../src/changes/book';
import {forest} from './forest';

const change = (version: string, rating: string, operation: string) => ({
  version,
  rating,
  operations: [operation],
});

const language = {
  ...(await forest()),
  changes: {
    versions: ['v1.0', 'v1.1', 'v1.2'].map((version) => ({version})),
    changes: [
      change('v1.1', 'additive', 'TreeService.PlantTree'),
      change('v1.2', 'breaking', 'TreeService.FellTree'),
    ],
  } as unknown as ChangesBook,
};
const list = (question: Parameters<typeof listChanges>[0]) =>
  listChanges(question, language).changes.map(({version}) => version);

it('lists what is between two versions, the urgent first', () => {
  expect(list({})).toEqual(['v1.2', 'v1.1']);
  expect(list({from: '1.1'})).toEqual(['v1.2']);
  expect(list({to: 'V1.1'})).toEqual(['v1.1']);
});

it('refuses versions and operations that there are not', () => {
  expect(() => list({from: 'v0.1'})).toThrow('There is: v1.0, v1.1, v1.2');
  expect(() => list({operations: ['PlantTre']})).toThrow('tree-planttree');
});
