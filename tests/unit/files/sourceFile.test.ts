import {expect, it} from 'vitest';
import {parseSource} from '../../../src/files/sourceFile';

const source = parseSource('f.yaml', '\na:\n  b:\n    - c: 1\n    - d: 2\n');

it('reads the values', () => {
  expect(source).toMatchObject({
    file: 'f.yaml',
    data: {a: {b: [{c: 1}, {d: 2}]}},
  });
});

it.each<[(string | number)[], number]>([
  [['a', 'b', 1, 'd'], 5],
  [['a', 'b', 0], 4],
  [['a', 'b', 1, 'missing'], 5],
  [['a', 'b', 1, 'd', 'too deep'], 5],
  [['a', 'missing', 'deeper'], 3],
  [['missing'], 1],
  [[], 1],
])('gives the line of %j, or of the nearest part around it', (path, line) => {
  expect(source.lineOf(path)).toBe(line);
});

it.each([
  ['a: 1\nb: [', 2],
  ['a: 1\na: 2', 2],
  ['a: "1', 1],
  ['a:\n\t- b', 2],
])('names file and line of malformed YAML: %j', (yaml, line) => {
  expect(() => parseSource('f.yaml', yaml)).toThrow(
    new RegExp(`^f\\.yaml:${line}: [A-Z][^\\n]+$`),
  );
});

it.each(['', '# nothing\n', 'text', '7', 'null'])(
  'names the file that holds %j alone',
  (yaml) => {
    expect(() => parseSource('f.yaml', yaml)).toThrow(
      new Error('f.yaml:1: neither an object nor a list.'),
    );
  },
);
