import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {computeSha256} from '../../../src/release/checksums';
import {
  putInFolder,
  getTextEntries,
  withChecksums,
  createZip,
} from '../../../src/release/zip';

const time = new Date(2025, 5, 1, 12, 30, 8);
const contents = getTextEntries({'b/é 中.txt': 'two', 'a.sh': '#!/bin/sh\n'});

describe('an archive', () => {
  it('has the same bytes in whatever order the files come', () => {
    const one = createZip(contents, time);
    expect(createZip(new Map([...contents].reverse()), time)).toEqual(one);
    expect(createZip(contents, new Date(2026, 5, 1))).not.toEqual(one);
  });

  it('gives back what was put into it', () => {
    const files = unzipSync(createZip(putInFolder(contents, 'holt'), time));
    expect(Object.keys(files)).toEqual(['holt/a.sh', 'holt/b/é 中.txt']);
    expect(new TextDecoder().decode(files['holt/b/é 中.txt'])).toBe('two');
  });

  it('lets the system run scripts, and nothing else', () => {
    const zip = createZip(contents, time);
    const view = new DataView(zip.buffer, zip.byteOffset);
    const modes: number[] = [];
    for (let at = 0; at + 46 <= zip.length; at += 1) {
      // An entry of the directory at the end.
      if (view.getUint32(at, true) !== 0x02014b50) continue;
      modes.push((view.getUint32(at + 38, true) >>> 16) & 0o777);
    }
    expect(modes).toEqual([0o755, 0o644]);
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a\\b', 'C:a', '..'])(
    'refuses a file that would land elsewhere: %s',
    (name) => {
      expect(() => createZip(getTextEntries({[name]: ''}), time)).toThrow(
        'leads out',
      );
    },
  );

  it.each(['a..b', '.well-known/x', 'a/...'])('takes %s', (name) => {
    expect(
      createZip(getTextEntries({[name]: ''}), time).length,
    ).toBeGreaterThan(0);
  });
});

it('lists the checksums of all files but the list', () => {
  const listed = withChecksums(contents).get('SHA256SUMS');
  expect(new TextDecoder().decode(listed?.data)).toBe(
    `${computeSha256('#!/bin/sh\n')}  a.sh\n${computeSha256('two')}  b/é 中.txt\n`,
  );
});
