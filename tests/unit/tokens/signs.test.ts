import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';

const read = (file: string): string => readFileSync(`src/${file}`, 'utf8');
const picturesIn = (file: string): number =>
  read(file).split('url(').length - 1;

it('all signs are in one picture, because each is a document to the browser', () => {
  const withPictures = listFilesUnder('src', '.css')
    .filter((file) => picturesIn(file) > 0)
    .map((file) => `${file}: ${picturesIn(file)}`);
  expect(withPictures).toEqual(['css/signs.css: 1']);
});

it('each sign is another part of it', () => {
  const numbers = [
    ...read('components/icon/styles.module.css').matchAll(
      /--holt-sign: (\d+);/g,
    ),
  ].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
  const [, width] = /viewBox='0 0 (\d+) 24'/.exec(read('css/signs.css')) ?? [];
  // Eleven: a tenth of the way is one sign, and 1100% are all of them.
  expect(Number(width)).toBe(11 * 24);
  expect(Math.max(...numbers)).toBeLessThan(11);
});
