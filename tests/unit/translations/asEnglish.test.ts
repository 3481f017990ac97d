import {describe, expect, it} from 'vitest';
import {
  mayStayEnglish,
  readAsEnglish,
} from '../../../src/translations/asEnglish';
import {folderWith} from './folder';

const file = 'i18n/zh-hant/as-english.yaml';

describe('readAsEnglish', () => {
  it('reads a list of texts, of one line or many', () => {
    const folder = folderWith({[file]: '- Holt\n- |-\n  a\n  b\n'});
    expect([...readAsEnglish('zh-hant', folder)]).toEqual(['Holt', 'a\nb']);
  });

  it('finds nothing where there is no file', () => {
    expect(readAsEnglish('zh-hant', folderWith({})).size).toBe(0);
  });

  it.each(['Holt', 'Holt: 1', '- 1', '- a: b', ''])('refuses %j', (yaml) => {
    expect(() => readAsEnglish('zh-hant', folderWith({[file]: yaml}))).toThrow(
      `${file}: must be a list of texts.`,
    );
  });
});

describe('mayStayEnglish', () => {
  const names = new Set(['Holt']);

  it.each(['Holt', '```bash\ncurl\n```', '```json\n{}\n```'])(
    'lets %j stand',
    (text) => {
      expect(mayStayEnglish(text, names)).toBe(true);
    },
  );

  it.each([
    '',
    'holt',
    'Holt deploys.',
    '```js\n1\n```',
    '```bash -x\n```',
    'See:\n```bash\nls\n```',
  ])('does not let %j stand', (text) => {
    expect(mayStayEnglish(text, names)).toBe(false);
  });
});
