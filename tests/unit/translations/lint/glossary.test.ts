import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  readGlossary,
  type Term,
} from '../../../../src/translations/lint/glossary';
import {folderWith} from '../folder';

function read(...lines: string[]): Term[] {
  const text = ['english,chinese,avoid,strict,note', ...lines, ''].join('\n');
  return readGlossary(
    path.join(folderWith({'glossary.csv': text}), 'glossary.csv'),
  );
}

describe('the glossary', () => {
  it('is read with quoted cells', () => {
    expect(
      read(
        'pool,集區,池  資源池,yes,"a, ""b"""',
        'unit,unit,,,',
        '"rack, 19""","滿架",,no,"yes"',
      ),
    ).toEqual([
      {
        english: 'pool',
        right: '集區',
        avoid: ['池', '資源池'],
        strict: true,
        note: 'a, "b"',
      },
      {english: 'unit', right: 'unit', avoid: [], strict: false, note: ''},
      {
        english: 'rack, 19"',
        right: '滿架',
        avoid: [],
        strict: false,
        note: 'yes',
      },
    ]);
  });

  it('may have no terms', () => {
    expect(read()).toEqual([]);
  });

  it.each([
    ['pool,集區', 2],
    ['pool,集區,,,a, b', 6],
    ['', 1],
  ])('refuses %j, which has %i cells', (line, count) => {
    expect(() => read('unit,unit,,,', line, 'a,b,,,')).toThrow(
      `glossary.csv:3: ${count} cells instead of 5. Put cells with a comma in double quotes.`,
    );
  });
});
