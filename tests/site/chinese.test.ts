import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesUnder} from '../../src/translations/paths';
import {simplifiedCharacters} from '../../src/translations/simplified';
import {buildFolder} from './build';

describe('the Chinese site', () => {
  it('has no Simplified character in any page, script or feed', () => {
    const files = filesUnder(
      path.join(buildFolder, 'zh-hant'),
      '.html',
      '.js',
      '.xml',
    );
    const problems = files.flatMap((file) => {
      const name = path.join(buildFolder, 'zh-hant', file);
      return simplifiedCharacters(readFileSync(name, 'utf8'), name);
    });
    expect(problems.slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });
});
