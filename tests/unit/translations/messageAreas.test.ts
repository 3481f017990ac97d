import {describe, expect, it} from 'vitest';
import {
  getMessageArea,
  checkMessages,
} from '../../../src/translations/messageAreas';
import type {Messages} from '../../../src/translations/messages';

const messages = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, {message}]),
  );

describe('areaOf', () => {
  it.each([
    ['openapi/scope.json', 'API: scope'],
    ['code.json', 'interface'],
    ['docusaurus-theme-classic/navbar.json', 'interface'],
    ['docusaurus-plugin-content-docs/current.json', 'documents'],
    ['docusaurus-plugin-content-blog/options.json', 'blog'],
    ['old/openapi/scope.json', 'interface'],
    ['openapi/scope.json.json.bak', 'interface'],
    ['old/docusaurus-plugin-content-docs', 'interface'],
    ['old/docusaurus-plugin-content-blog', 'interface'],
  ])('of %s is %s', (file, area) => {
    expect(getMessageArea(file)).toBe(area);
  });
});

describe('checkMessages', () => {
  it('counts and names what is missing, unused and English', () => {
    const report = checkMessages(
      'i18n/f.json',
      messages({good: 'Good', lacking: 'Lacking', same: 'The same'}),
      messages({good: '好', same: 'The same', old: '舊'}),
      new Set(),
    );
    expect(report).toEqual({
      translated: 1,
      missing: 1,
      unused: 1,
      same: 1,
      problems: [
        'i18n/f.json: "lacking" is missing.',
        'i18n/f.json: "old" is no longer used. Move its translation to the new text, or remove it.',
        'i18n/f.json: "same" is the English text.',
      ],
    });
  });

  it('lets names stand in English, and counts them as translated', () => {
    const texts = messages({
      product: 'Holt',
      command: '```bash\nls\n```',
      data: '```json\n{"a": 1}\n```',
    });
    expect(checkMessages('f', texts, texts, new Set(['Holt']))).toEqual({
      translated: 3,
      missing: 0,
      unused: 0,
      same: 0,
      problems: [],
    });
  });

  it('shortens a key that is a whole paragraph', () => {
    const hundred = 'x'.repeat(100);
    const {problems} = checkMessages(
      'f',
      messages({[hundred]: 'a', [`${hundred}y`]: 'b'}),
      {},
      new Set(),
    );
    expect(problems).toEqual([
      `f: "${hundred}" is missing.`,
      `f: "${hundred}…" is missing.`,
    ]);
  });
});
