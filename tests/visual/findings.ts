import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PNG} from 'pngjs';
import {compare, rowsOf, type Difference} from './compare';
import type {Shot} from './plan';
import type {Finding, Shown} from './report';

/** Where the pictures of a side are, and why some are not there. */
export interface Side {
  folder: string;
  missing: ReadonlyMap<string, string>;
}

/** Rows around those that differ, so that a reader sees where they are. */
const around = 60;

/** Folder of the report's pictures, beside the report. */
const pictures = 'pictures';

const read = (file: string): PNG => PNG.sync.read(readFileSync(file));

function writerTo(folder: string, name: string) {
  return (
    title: string,
    picture: PNG,
    [top, end]: Difference['rows'],
  ): Shown => {
    const write = (part: PNG, ending: string): string => {
      const file = `${pictures}/${name}.${title}${ending}.png`;
      writeFileSync(path.join(folder, file), PNG.sync.write(part));
      return file;
    };
    const whole = write(picture, '');
    const rows = rowsOf(picture, top - around, end + around);
    return {
      whole,
      rows: rows.height === picture.height ? whole : write(rows, '.rows'),
    };
  };
}

/** Both pictures of a shot; nothing when they are the same. */
function findingOf(
  shot: Shot,
  before: Side,
  after: Side,
  folder: string,
): Finding | undefined {
  const {name, path: page} = shot;
  const write = writerTo(folder, name);
  const of = ({folder: from}: Side): string => path.join(from, `${name}.png`);
  const [lost, gone] = [before.missing.get(name), after.missing.get(name)];
  const place = {name, path: page};
  if (lost !== undefined && gone !== undefined) {
    return {kind: 'no side', ...place, before: lost, after: gone};
  }
  if (lost !== undefined || gone !== undefined) {
    const has = lost === undefined ? 'before' : 'after';
    const picture = read(of(has === 'before' ? before : after));
    return {
      kind: 'one side',
      ...place,
      has,
      picture: write(has, picture, [0, picture.height]),
      reason: lost ?? gone ?? '',
    };
  }
  const files = [readFileSync(of(before)), readFileSync(of(after))] as const;
  if (files[0].equals(files[1])) return undefined;
  const [one, other] = [PNG.sync.read(files[0]), PNG.sync.read(files[1])];
  const difference = compare(one, other);
  if (!difference) return undefined;
  const {pixels, share, rows, picture} = difference;
  return {
    kind: 'differs',
    ...place,
    pixels,
    share,
    before: write('before', one, rows),
    after: write('after', other, rows),
    difference: write('difference', picture, rows),
  };
}

/** Compares the pictures of two sides, and writes those of the report. */
export function findingsOf(
  shots: readonly Shot[],
  before: Side,
  after: Side,
  folder: string,
): Finding[] {
  rmSync(path.join(folder, pictures), {recursive: true, force: true});
  mkdirSync(path.join(folder, pictures), {recursive: true});
  return shots.flatMap((shot) => findingOf(shot, before, after, folder) ?? []);
}
