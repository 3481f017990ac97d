import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeFile, writeFolder} from '../../../src/generate/folder';

let folder = '';
const at = (file: string): string => path.join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('a written file', () => {
  it('is not touched where it holds the text already', () => {
    const file = at('a/b/c.json');
    writeFile(file, '{}');
    utimesSync(file, 1000, 1000);
    writeFile(file, '{}');
    expect(statSync(file).mtimeMs).toBe(1_000_000);
    writeFile(file, '[]');
    expect(readFileSync(file, 'utf8')).toBe('[]');
    expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000);
  });
});

describe('a written folder', () => {
  it('has the files that are given, and no others with the ending', () => {
    writeFolder(
      folder,
      '.json',
      new Map([
        ['x/a.json', '1'],
        ['b.json', '2'],
      ]),
    );
    writeFileSync(at('notes.txt'), 'mine');
    writeFolder(folder, '.json', new Map([['b.json', '3']]));
    expect(existsSync(at('x/a.json'))).toBe(false);
    expect(readFileSync(at('b.json'), 'utf8')).toBe('3');
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('mine');
  });

  it('need not be there', () => {
    writeFolder(at('none'), '.json', new Map());
    expect(existsSync(at('none'))).toBe(false);
  });
});
