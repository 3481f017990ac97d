import {expect, it} from 'vitest';
import {listFilesUnder} from '../../../../src/api/files/filesUnder';
import {parseJson} from '../../../../src/api/files/readJson';
import {getLine, parseFile} from '../../../../src/api/description/files';
import {folderWith} from '../../translations/folder';

it.each<[(string | number)[], number]>([
  [['a', 'b', 1, 'd'], 5],
  [['a', 'b', 0], 4],
  [['a', 'b', 1, 'd', 'too deep'], 5],
  [['a', 'missing', 'deeper'], 3],
  [['missing'], 2],
])('gives the line of %j, or of the nearest part around it', (path, line) => {
  const yaml = '\na:\n  b:\n    - c: 1\n    - d: 2\n';
  expect(getLine(parseFile('f.yaml', yaml), path)).toBe(line);
});

it('reads YAML and JSON in a file of any name', () => {
  expect(parseFile('platform.txt', 'a: 1').data).toEqual({a: 1});
});

it.each([
  [
    'a:\n  const: 9223372036854775807\n  enum:\n    - -9007199254740993\n    - 1\n',
    {const: '9223372036854775807', enum: ['-9007199254740993', 1]},
  ],
  [
    JSON.stringify({a: {default: 1, examples: [2, 3]}}, null, 2).replace(
      /\d/g,
      '$&000000000000000001',
    ),
    {
      default: '1000000000000000001',
      examples: ['2000000000000000001', '3000000000000000001'],
    },
  ],
])('does not round the integers of %j', (text, a) => {
  expect(parseFile('f.yaml', text).data).toEqual({a});
});

it.each([
  ['a: 1\nb: [', /^f\.yaml:2: [A-Z][^\n]+$/],
  ['a: 1\na: 2', /^f\.yaml:2: [A-Z][^\n]+$/],
  ['# nothing\n', 'f.yaml:1: neither an object nor a list.'],
  ['text', 'f.yaml:1: neither an object nor a list.'],
])('names file and line of YAML that is %j', (yaml, message) => {
  expect(() => parseFile('f.yaml', yaml)).toThrow(message);
});

it.each([
  ['{\n  "a": 1,\n  "b" 2\n}', 'f.json:3:'],
  ['', 'f.json:1:1:'],
  ['{"a": 1} // no comments', 'f.json:1:'],
  ['{"a": 1,}', 'f.json:1:'],
])('names file and line of JSON that is %j', (text, place) => {
  expect(() => parseJson(text, 'f.json')).toThrow(place);
});

it('finds files by their ending, at any depth, in order', () => {
  const names = ['b.md', 'a/c.mdx', 'a.md', 'a/d.mdx.bak', 'e.json'];
  const folder = folderWith(
    Object.fromEntries(names.map((name) => [name, ''])),
  );
  expect(listFilesUnder(folder, '.md', '.mdx')).toEqual([
    'a.md',
    'a/c.mdx',
    'b.md',
  ]);
});
