import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readGlossary, type Term} from '../../src/translations/lint/glossary';
import {proseOf} from '../../src/translations/lint/prose';
import {faultsOf} from '../../src/translations/lint/rules';
import {blobHash, hashIn, withHash} from '../../src/translations/sourceHash';

const term = (
  english: string,
  chinese: string,
  avoid: string[] = [],
  strict = false,
): Term => ({english, chinese, avoid, strict});

const glossary = [
  term('user', '使用者', ['用戶']),
  term('client', '用戶端', ['客戶端']),
  term('cluster', '叢集', ['集群'], true),
];
const faults = (chinese: string, english?: string): string =>
  faultsOf({chinese, english}, glossary).join('\n');

describe('the lint of Chinese', () => {
  it.each([
    '建立集區，並啟用 `rbd` 應用程式。',
    '用戶端（client）把 `Connect-Timeout-Ms` 設為「60」。',
    '傳回 [`GetPool`](/docs/api/x) 的結果；10 GiB、100%。',
    '- `a`：第一。\n- `b`：第二。',
    '他們', // A pronoun, not a plural of things.
  ])('is content with %s', (text) => {
    expect(faults(text)).toBe('');
  });

  it.each([
    ['機器的ID。', '機器的 ID。'],
    ['設為`60`秒。', '設為 `60` 秒。'],
    ['建立集區,並啟用。', '建立集區，並啟用。'],
    ['逾時(預設)。', '逾時（預設）。'],
    ['見 「說明」。', '見「說明」。'],
  ])('mends the typography of %s', (text, mended) => {
    expect(faults(text)).toContain(mended);
  });

  it('finds brackets that do not pair, outside code', () => {
    expect(faults('「錯誤。')).toContain('「」');
    expect(faults('`「` 是引號。')).toBe('');
  });

  it('finds how readers are not to be spoken to', () => {
    expect(faults('你可以刪除集區。')).toContain('"你"');
    expect(faults('機器們已就緒。')).toContain('"們"');
  });

  it('finds words that the glossary rules out, but not within right ones', () => {
    expect(faults('用戶可以登入。')).toContain('使用者');
    expect(faults('用戶端可以登入。')).toBe('');
    expect(faults('`用戶` 是值。')).toBe('');
  });

  it('finds terms of the English that are missing', () => {
    expect(faults('刪除它。', 'Deletes the clusters.')).toContain('叢集');
    expect(faults('刪除叢集。', 'Deletes the cluster.')).toBe('');
    expect(faults('刪除它。', 'Deletes `cluster`.')).toBe('');
  });
});

it('prose leaves out code, and joins no words across it', () => {
  expect(proseOf('甲 `乙` 丙\n\n```js\n丁\n```')).not.toMatch(/[乙丁]/);
  expect(proseOf('用`x`戶')).not.toContain('用戶');
});

describe('the glossary', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  const file = path.join(folder, 'glossary.csv');
  const read = (...lines: string[]): Term[] => {
    writeFileSync(
      file,
      `${['english,chinese,avoid,strict,note', ...lines].join('\n')}\n`,
    );
    return readGlossary(file);
  };

  it('is read with quoted cells', () => {
    expect(read('pool,集區,池 資源池,yes,"a, ""b"""', 'unit,unit,,,')).toEqual([
      {english: 'pool', chinese: '集區', avoid: ['池', '資源池'], strict: true},
      {english: 'unit', chinese: 'unit', avoid: [], strict: false},
    ]);
  });

  it('names the line of a wrong number of cells', () => {
    expect(() => read('pool,集區')).toThrow(/glossary\.csv:2: 2 cells/);
    rmSync(folder, {recursive: true});
  });
});

describe('the hash of the English source', () => {
  it('is that of git', () => {
    expect(blobHash('')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
    expect(blobHash('漢字\n')).toBe(blobHash('漢字\n'));
    expect(blobHash('a')).not.toBe(blobHash('b'));
  });

  it('is kept in the front matter, once', () => {
    const document = '---\ntitle: T\n---\n\nText\n---\ntranslated_from: no\n';
    const hash = blobHash('x');
    const marked = withHash(withHash(document, blobHash('y')), hash);
    expect(hashIn(marked)).toBe(hash);
    expect(marked.split(`translated_from: ${hash}`)).toHaveLength(2);
    expect(marked).toContain('Text\n---\ntranslated_from: no\n');
    expect(hashIn(document)).toBeUndefined();
    expect(() => withHash('No front matter', hash)).toThrow('front matter');
  });
});
