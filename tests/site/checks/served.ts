import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';
import {buildFolder} from '../build';
import {description} from '../description';
import {expectedDocument} from '../expected/document';
import {dataProblems} from '../expected/sameData';
import {getLanguages} from '../expected/words';

describe.each(getLanguages(description.services.map(({key}) => key)))(
  'the description that is served under "$prefix"',
  ({prefix, text}) => {
    const read = (ending: string): string =>
      readFileSync(`${buildFolder}${prefix}/openapi.${ending}`, 'utf8');

    it('is that of the sources, in the language of the site', () => {
      const problems = dataProblems(
        JSON.parse(read('json')),
        expectedDocument(),
        prefix === '' ? undefined : text,
      );
      expect(problems).toEqual([]);
    });

    it('is the same as YAML and as JSON', () => {
      expect(parse(read('yaml'))).toEqual(JSON.parse(read('json')));
    });
  },
);

describe('the files of the site', () => {
  it('do not name the folder that they were built in', () => {
    const folder = process.cwd();
    const naming = listFilesUnder(buildFolder, '').filter((file) => {
      const whole = path.join(buildFolder, file);
      return statSync(whole).isFile() && readFileSync(whole).includes(folder);
    });
    expect(naming).toEqual([]);
  });
});
