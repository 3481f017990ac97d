import {expect, it} from 'vitest';
import {htmlFiles, readBuilt} from '../site/build';
import {validateHtml} from './validateHtml';

it('every page is valid HTML', async () => {
  const files = htmlFiles();
  const faults: string[] = [];
  for (const file of files) {
    faults.push(...(await validateHtml(readBuilt(file), file)));
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});
