import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/api/files/filesUnder';

/** Words that only the platform's own files may contain. */
const words =
  /\b(?:MAAS|Juju|Ceph|KubeVirt|MicroK8s|Helm|Holt|scopeUuid|facilityName)\b/;

/** Where they belong; `openapi/another-platform.md` names these files. */
const own = [
  /^site\.ts$/,
  /^pages\//,
  /^sandbox\/platform\//,
  /^components\/home\/(?:Hero|Systems)\.tsx$/,
  /^api\/samples\/call\.ts$/,
];

const withoutComments = (code: string): string =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

it('the code names no product outside the files of the platform', () => {
  const found = listFilesUnder('src', '.ts', '.tsx')
    .filter((file) => !own.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const code = withoutComments(readFileSync(`src/${file}`, 'utf8'));
      return code
        .split('\n')
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});
