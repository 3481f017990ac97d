import {expect, it} from 'vitest';
import {findChanges} from '../../../src/assistants/findChanges';
import type {ChangesBook} from '../../../src/changes/book';
import {forest} from './forest';

const change = (version: string, rating: string, operation: string) => ({
  version,
  rating,
  operations: [operation],
});

const language = await forest();
const book = {
  versions: ['v1.0', 'v1.1', 'v1.2'].map((version) => ({version})),
  changes: [
    change('v1.1', 'additive', 'TreeService.PlantTree'),
    change('v1.2', 'breaking', 'TreeService.FellTree'),
    change('v1.2', 'breaking', 'TreeService.ClimbTree'),
  ],
} as unknown as ChangesBook;
const list = (since?: string, operation?: string) =>
  findChanges(since, operation, {...language, changes: book}).changes.map(
    ({version}) => version,
  );

it('lists what is after a version, the urgent first', () => {
  expect(list()).toEqual(['v1.2', 'v1.2', 'v1.1']);
  expect(list('1.1')).toEqual(['v1.2', 'v1.2']);
  expect(list('V1.2')).toEqual([]);
});

it('lists what affects an operation under any name, also a removed one', () => {
  expect(list(undefined, 'plant tree')).toEqual(['v1.1']);
  expect(list(undefined, 'TreeService.ClimbTree')).toEqual(['v1.2']);
});

it('lists nothing between versions without changes', () => {
  const {versions} = book;
  const empty = {versions, changes: []};
  expect(
    findChanges(undefined, undefined, {...language, changes: empty}).changes,
  ).toEqual([]);
});

it('refuses versions and operations that there are not', () => {
  expect(() => list('v0.1')).toThrow('There is: v1.0, v1.1, v1.2');
  expect(() => list(undefined, 'PlantTre')).toThrow('tree-planttree');
});
