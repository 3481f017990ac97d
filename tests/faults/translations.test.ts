import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {computeBlobHash} from '../../src/translations/sourceHash';
import {SiteCopy} from './site';
import {
  addTranslationFaults,
  catalog,
  code,
  docs,
  i18n,
} from './translationFaults';

const site = new SiteCopy();
afterAll(() => site.remove());

const messages = (file: string) =>
  JSON.parse(site.read(file)) as Record<
    string,
    {message: string; description: string}
  >;

describe('a translation file that is no JSON', () => {
  it.each(['check:translations', 'write-translations'])(
    'is named with its line by %s, which leaves it as it is',
    (script) => {
      const text = site.read(catalog);
      const broken = text.slice(0, -10);
      site.write(catalog, broken);
      const result = site.run(script);
      const after = site.read(catalog);
      site.write(catalog, text);
      expect(result.code).not.toBe(0);
      expect(result.output).toMatch(
        /i18n\/zh-hant\/openapi\/scope\.json:\d+:\d+: not valid JSON/,
      );
      expect(after).toBe(broken);
    },
  );
});

describe('a site with a fault of every kind', () => {
  let api: {code: number; output: string};
  let check: {code: number; output: string};
  let checked: string;
  /** The line of the messages of the interface, as checked, that holds a text. */
  const lineOf = (text: string): number =>
    checked.split('\n').findIndex((line) => line.includes(text)) + 1;

  beforeAll(() => {
    addTranslationFaults(site);
    checked = site.read(code);
    api = site.run('api');
    check = site.run('check:translations');
  }, 300_000);

  it('has its pages generated, with the Chinese as it is now', () => {
    expect(api).toMatchObject({code: 0});
    expect(
      site.read(`${docs}/api/scope-service-list-scopes.api.mdx`),
    ).toContain('一一列出');
  });

  it('fails', () => {
    expect(check.code).not.toBe(0);
    expect(check.output).toMatch(/\d+ problems\. "npm run write-translations"/);
  });

  it.each([
    ['missing', 'reference.anchor', 'is missing.'],
    ['English', 'reference.field.required', 'is the English text.'],
    [
      'English over a Chinese default',
      'theme.tags.tagsPageTitle',
      'is the English text.',
    ],
    ['no longer used', 'no.such.id', 'is no longer used.'],
  ])('has a message named that is %s', (_, id, says) => {
    expect(check.output).toContain(`${code}: "${id}" ${says}`);
  });

  it.each([
    [
      'punctuation',
      '展開,側邊欄',
      'punctuation or spaces: write "展開，側邊欄"',
    ],
    ['a bracket that does not close', '展開「側邊欄', '「」 do not pair.'],
    ['a word for the reader', '你再試一次', '"你" is not how this site speaks'],
    ['an avoided word', '找不到用戶', '"用戶" is no word for user'],
    ['a missing term', '僅供讀取', 'has no "唯讀" for read-only.'],
  ])('has %s in a message named with its line', (_, message, says) => {
    expect(check.output).toContain(
      `${code}:${lineOf(`"message": "${message}"`)}: ${says}`,
    );
  });

  it('has a Simplified character named with line and column', () => {
    const line = lineOf('服务器串流');
    expect(check.output).toContain(
      `${code}:${line}:18: 「务」 is a Simplified character.`,
    );
  });

  it.each([
    'punctuation or spaces: write "第一，二。"',
    '「」 do not pair.',
    '"你" is not how this site speaks',
    '"用戶" is no word for user',
    '"它" reads badly. Write what it stands for, or leave it out.',
    'the link to /docs/api/machine-service says "Machine": the page is called "機器".',
  ])('has a document named: %s', (says) => {
    expect(check.output).toContain(`${docs}/gone.mdx:1: ${says}`);
  });

  it('has a Simplified character in a document named', () => {
    expect(check.output).toContain(`${docs}/gone.mdx:13:1: 「这」`);
  });

  it.each([
    `${docs}/intro.mdx: missing. Translate docs/intro.mdx`,
    `${i18n}/docusaurus-plugin-content-blog/2026-03-02-welcome.mdx: missing.`,
    `${i18n}/docusaurus-plugin-content-pages/markdown-page.mdx: missing.`,
    `${docs}/gone.mdx: docs/gone.mdx does not exist.`,
    `${docs}/tutorial-basics/congratulations.mdx: stale. docs/tutorial-basics/congratulations.mdx has changed`,
    `${docs}/tutorial-basics/create-a-page.mdx: does not say which text it was translated from.`,
    `${docs}/tutorial-basics/deploy-your-site.mdx: the heading ids differ from docs/tutorial-basics/deploy-your-site.mdx.`,
    `${code}: "tryIt.send" is stale. The English was "Send" and is "Send and wait". Translate it anew, then run "npm run mark-translated -- ${code}".`,
    `${i18n}/glossary.csv: "機器" stands for machine and for engine.`,
    `${i18n}/nowhere.json: no message comes from this file.`,
    `${catalog}: "List scopes anew" is missing.`,
    `${catalog}: "List scopes" is no longer used.`,
  ])('has a file named: %s', (says) => {
    expect(check.output).toContain(says);
  });

  it.each([
    ['interface', [1, 1, 2, 1]],
    ['documents', [1, 1, 0, 2]],
    ['blog', [1, 0, 0, 0]],
    ['pages', [1, 0, 0, 0]],
    ['API: scope', [1, 1, 0, 0]],
    ['API: model', [0, 0, 0, 0]],
  ])('has the faults of %s counted', (area, counts) => {
    const cells = counts.map((count) => ` ${count} +│`).join('');
    expect(check.output).toMatch(new RegExp(`│ ${area} +│ \\d+ +│${cells}`));
  });

  it('has what is missing added by write-translations, and nothing lost', () => {
    expect(site.run('write-translations')).toMatchObject({code: 0});
    expect(messages(code)['reference.anchor']?.message).toBe(
      'Direct link to {name}',
    );
    const scope = messages(catalog);
    expect(scope['List scopes anew']?.message).toBe('List scopes anew');
    expect(scope['List scopes']).toMatchObject({
      message: '列出 scope',
      description: expect.stringMatching(/^No longer used\. /) as string,
    });
  });

  it('still has the message called stale, until mark-translated is told', () => {
    const from = (): string => site.read(`${i18n}/made-from.yaml`);
    expect(from()).toContain('  tryIt.send: Send\n');
    expect(site.run('mark-translated', code)).toMatchObject({code: 0});
    expect(from()).toContain('  tryIt.send: Send and wait\n');
  });

  it('has a document marked by mark-translated, and no other file', () => {
    const file = `${docs}/tutorial-basics/create-a-page.mdx`;
    const wrong = site.run('mark-translated', 'docs/none.mdx');
    expect(wrong.code).not.toBe(0);
    expect(wrong.output).toContain('docs/none.mdx is no document');
    expect(site.run('mark-translated', file)).toMatchObject({code: 0});
    expect(site.read(file)).toContain(
      `\ntranslated_from: ${computeBlobHash(site.read('docs/tutorial-basics/create-a-page.mdx'))}\n`,
    );
  });
});
