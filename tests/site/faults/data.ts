import {describe, expect, it} from 'vitest';
import {dataProblems} from '../expected/sameData';

const chinese = (text: string): string =>
  text === 'A pool.' ? '集區。' : text;

const sources = {
  paths: {'/a': {post: {description: 'A pool.', 'x-destructive': true}}},
  components: {schemas: {Pool: {enum: ['A', 'B'], 'x-uncertain': 'pool'}}},
};

const copy = (): typeof sources => structuredClone(sources);

describe('the served description is reported when', () => {
  it('it lacks a part', () => {
    const served = {...copy(), components: {schemas: {}}};
    expect(dataProblems(served, sources)).toEqual([
      'components → schemas → Pool is missing',
    ]);
  });

  it('it has a part too many', () => {
    const served = {...copy(), paths: {...copy().paths, '/b': {}}};
    expect(dataProblems(served, sources)).toEqual([
      'paths has /b, which the sources have not',
    ]);
  });

  it('a value differs', () => {
    const served = copy();
    served.paths['/a'].post['x-destructive'] = false;
    served.components.schemas.Pool.enum = ['A', 'C'];
    expect(dataProblems(served, sources)).toEqual([
      'paths → /a → post → x-destructive is false instead of true',
      'components → schemas → Pool → enum → 1 is "C" instead of "B"',
    ]);
  });

  it('a text of the other language is left in English', () => {
    expect(dataProblems(copy(), sources, chinese)).toEqual([
      'paths → /a → post → description is "A pool." instead of "集區。"',
    ]);
  });
});

it('a label of the sidebar is that of its operation', () => {
  const document = (label: string): object => ({
    paths: {'/holt.a.v1.A/Get': {post: {'x-sidebar-label': label}}},
  });
  const translate = (text: string): string =>
    text === 'Get (sidebar, Get)' ? '取得' : text;
  expect(dataProblems(document('取得'), document('Get'), translate)).toEqual(
    [],
  );
});

it('a served description that is the same is without problems', () => {
  expect(dataProblems(copy(), sources)).toEqual([]);
  expect(
    dataProblems({...copy(), info: {title: 'Holt'}}, sources),
    'what the bundler adds at the top',
  ).toEqual([]);
});
