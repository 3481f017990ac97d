import {describe, expect, it} from 'vitest';
import {
  checkRepeatedNames,
  checkSwappedNames,
} from '../../../src/lint/rules/repetition';
import {problem, text} from './text';

describe('checkRepeatedNames', () => {
  const check = (name: string, content: string | undefined) =>
    checkRepeatedNames([
      text(content, {name, kind: 'field', subject: `field ${name}`}),
    ]);

  it.each([
    ['quotaBytes', 'The quota bytes.'],
    ['quotaBytes', 'This is a quota, of bytes!'],
    ['quotaBytes', 'Bytes for an quota -- to the.'],
    ['quotaBytes', 'quotaBytes'],
    ['osd2Name', 'Name of the OSD2.'],
    ['ERASURE_CODED', 'Erasure coded.'],
  ])('reports that of %s, %j says no more than the name', (name, content) => {
    expect(check(name, content)).toEqual([
      problem(`The description of field ${name} only repeats its name.`),
    ]);
  });

  it.each([
    ['quotaBytes', 'Most bytes that the pool may hold.'],
    ['quotaBytes', 'Bytes in the quota.'],
    ['quotaBytes', 'The quota.'],
    ['name2', 'Name 3.'],
    ['quotaBytes', ''],
    ['', undefined],
  ])('lets pass that of %s, %j says more', (name, content) => {
    expect(check(name, content)).toEqual([]);
  });
});

describe('checkSwappedNames', () => {
  const pools = text('Lists the pools of a cluster.');
  const of = (plural: string, content: string, more = {}) =>
    text(content, {
      name: `List${plural}`,
      subject: `operation List${plural}`,
      ...more,
    });
  const swapped = (plural: string) =>
    problem(
      `The description of operation List${plural} is that of operation ListPools with another name.`,
    );

  it('names the first of all operations that share their sentences', () => {
    expect(
      checkSwappedNames([
        pools,
        of('Images', 'Lists the images of a cluster.'),
        of('Volumes', 'List, the volume... of a cluster'),
      ]),
    ).toEqual([swapped('Images'), swapped('Volumes')]);
  });

  it.each([
    'Returns the images of a cluster.',
    'Lists the images of the cluster.',
    'Lists the images of a clusters2.',
    'Lists the images ofacluster.',
    '',
  ])('lets pass %j beside it', (content) => {
    expect(checkSwappedNames([pools, of('Images', content)])).toEqual([]);
  });

  it('takes the end of a plural only for its singular', () => {
    expect(
      checkSwappedNames([
        text('Lists the disks of it.', {name: 'ListDisks'}),
        of('Diks', 'Lists the disks of it.'),
      ]),
    ).toEqual([]);
  });

  it('lets fields share a sentence, and operations have none', () => {
    const field = {kind: 'field'} as const;
    expect(
      checkSwappedNames([
        of('Scopes', 'UUID of one.', field),
        of('Tags', 'UUID of one.', field),
        of('A', 'UUID of one.'),
        text(undefined),
        text(undefined),
      ]),
    ).toEqual([]);
  });
});
