import {expect, it} from 'vitest';
import {readOptions} from '../../visual/options';

it('reads the commit, in any place', () => {
  expect(readOptions(['main'])).toEqual({
    ref: 'main',
    isBuilt: false,
    isStrict: false,
  });
  expect(readOptions(['--strict', 'HEAD~2', '--built'])).toEqual({
    ref: 'HEAD~2',
    isBuilt: true,
    isStrict: true,
  });
  // What looks like an option can still be named.
  expect(readOptions(['--', '--all']).ref).toBe('--all');
});

it.each([[[]], [['']], [['main', 'other']], [['--wrong', 'main']], [['-x']]])(
  'says how it is used instead of %j',
  (args) => {
    expect(() => readOptions(args)).toThrow('npm run visual -- main');
  },
);
