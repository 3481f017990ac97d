import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  formatChecksums,
  computeSha256,
  computeWholeHash,
} from '../../../src/release/checksums';
import {findDifferences, report} from '../../../src/release/report';

const files = (entries: Record<string, string>) =>
  new Map(
    Object.entries(entries).map(([file, text]) => [file, computeSha256(text)]),
  );

const paths = fc.dictionary(
  fc.stringMatching(/^[a-z0-9~ .é中/-]{1,12}$/),
  fc.string(),
);

describe('the hash of a whole build', () => {
  it('is that of the list which sha256sum reads', () => {
    const two = files({b: '2', a: '1'});
    expect(formatChecksums(two)).toBe(
      `${computeSha256('1')}  a\n${computeSha256('2')}  b\n`,
    );
    expect(computeWholeHash(two)).toBe(computeSha256(formatChecksums(two)));
  });

  it('does not depend on the order of files, but on all else', () => {
    fc.assert(
      fc.property(paths, paths, (one, two) => {
        const a = files(one);
        expect(computeWholeHash(new Map([...a].reverse()))).toBe(
          computeWholeHash(a),
        );
        const b = files(two);
        expect(computeWholeHash(a) === computeWholeHash(b)).toBe(
          findDifferences(a, b).length === 0,
        );
      }),
    );
  });

  it.each(['a\nb', 'a\rb', 'a\\b'])('refuses the name %j', (name) => {
    expect(() => formatChecksums(files({[name]: ''}))).toThrow('cannot stand');
  });
});

it('finds what is in one folder alone, and what has other bytes', () => {
  const first = files({same: '1', gone: '2', 'x/other': '3'});
  const second = files({same: '1', new: '2', 'x/other': '4'});
  expect(findDifferences(first, second)).toEqual([
    {file: 'gone', where: 'first'},
    {file: 'new', where: 'second'},
    {file: 'x/other', where: 'both'},
  ]);
});

describe('the report', () => {
  it('says of equal builds one hash', () => {
    const one = files({a: '1', b: '2'});
    expect(report(one, new Map(one))).toEqual({
      isSame: true,
      lines: [
        '2 files, the same bytes in both builds',
        `sha256:${computeWholeHash(one)}`,
      ],
    });
  });

  it('is no proof when nothing was built', () => {
    expect(report(new Map(), new Map()).isSame).toBe(false);
    expect(report(files({}), files({a: ''})).isSame).toBe(false);
    expect(report(files({a: ''}), files({})).isSame).toBe(false);
  });

  it('has scripts before the pages that name them, and says how many', () => {
    const pages = Array.from({length: 50}, (_, index): [string, string] => [
      `${index}.html`,
      'a',
    ]);
    const first = files(Object.fromEntries([...pages, ['z.1.js', '1']]));
    const second = files({'z.2.js': '1'});
    const {isSame, lines} = report(first, second);
    expect(isSame).toBe(false);
    expect(lines.slice(0, 2)).toEqual([
      'z.1.js: only in the first build',
      'z.2.js: only in the second build',
    ]);
    expect(lines.slice(40)).toEqual([
      'and 12 more',
      '52 files differ',
      `first  sha256:${computeWholeHash(first)}`,
      `second sha256:${computeWholeHash(second)}`,
    ]);
  });
});
