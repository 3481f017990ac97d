import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PNG} from 'pngjs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findingsOf, type Side} from '../../visual/findings';
import type {Shot} from '../../visual/plan';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const shot = (name: string): Shot => ({
  name,
  path: `/${name}`,
  mode: 'light',
  width: 390,
});

/** A grey picture, with one row of another color. */
function striped(height: number, row?: number): Buffer {
  const picture = new PNG({width: 4, height});
  picture.data.fill(200);
  if (row !== undefined) picture.data.fill(90, row * 16, row * 16 + 16);
  return PNG.sync.write(picture);
}

function side(
  name: string,
  pictures: Record<string, Buffer>,
  missing: Record<string, string> = {},
): Side {
  const own = path.join(folder, name);
  mkdirSync(own);
  for (const [shotName, picture] of Object.entries(pictures)) {
    writeFileSync(path.join(own, `${shotName}.png`), picture);
  }
  return {folder: own, missing: new Map(Object.entries(missing))};
}

const sizeOf = (file: string) => {
  const {width, height} = PNG.sync.read(readFileSync(path.join(folder, file)));
  return [width, height];
};

it('tells what differs, what one side lacks and what both lack', () => {
  const before = side(
    'before',
    {same: striped(300), changed: striped(300), removed: striped(9)},
    {added: 'status 404', gone: 'status 404'},
  );
  const after = side(
    'after',
    {same: striped(300), changed: striped(300, 150), added: striped(9)},
    {removed: 'no button', gone: 'no button'},
  );
  const shots = ['same', 'changed', 'removed', 'added', 'gone'].map(shot);
  const findings = findingsOf(shots, before, after, folder);
  expect(findings).toMatchObject([
    {kind: 'differs', name: 'changed', path: '/changed', pixels: 4},
    {kind: 'one side', name: 'removed', has: 'before', reason: 'no button'},
    {kind: 'one side', name: 'added', has: 'after', reason: 'status 404'},
    {
      kind: 'no side',
      name: 'gone',
      before: 'status 404',
      after: 'no button',
    },
  ]);
  const [changed] = findings;
  if (changed?.kind !== 'differs') throw new Error('no difference');
  for (const {rows, whole} of [
    changed.before,
    changed.after,
    changed.difference,
  ]) {
    expect(sizeOf(whole)).toEqual([4, 300]);
    // The row and sixty on each side of it.
    expect(sizeOf(rows)).toEqual([4, 121]);
  }
});

it('does not take another file of the same picture for a difference', () => {
  const picture = PNG.sync.read(striped(40, 3));
  const smaller = PNG.sync.write(picture, {deflateLevel: 0});
  expect(smaller.equals(striped(40, 3))).toBe(false);
  const before = side('before', {one: striped(40, 3)});
  const after = side('after', {one: smaller});
  expect(findingsOf([shot('one')], before, after, folder)).toEqual([]);
});

it('shows a page that grew, where it grew', () => {
  const before = side('before', {one: striped(100)});
  const after = side('after', {one: striped(180)});
  const [grown] = findingsOf([shot('one')], before, after, folder);
  if (grown?.kind !== 'differs') throw new Error('no difference');
  expect(grown.pixels).toBe(320);
  expect(sizeOf(grown.before.rows)).toEqual([4, 60]);
  expect(sizeOf(grown.after.rows)).toEqual([4, 140]);
});
