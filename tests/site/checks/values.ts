import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, htmlFiles} from '../build';

it('no page shows a value that is no text', () => {
  const files = htmlFiles();
  const wrong = files.filter((file) =>
    readFileSync(path.join(buildFolder, file), 'utf8').includes(
      '[object Object]',
    ),
  );
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
