import {describe, expect, it} from 'vitest';
import {findLanguageIn, readPage} from '../../../src/assistants/readPage';
import {forest} from './forest';

const names = ['en', 'zh-hant'] as const;
const read = (address: string): string => readPage(address, forest(), names);

it.each([
  ['/docs/intro', '# Intro\n'],
  ['docs/intro', '# Intro\n'],
  ['/docs/intro.md#tools', '# Intro\n'],
  ['/docs/intro/', '# Intro\n'],
  ['/docs/intro/index.html', '# Intro\n'],
  ['https://docs.example/zh-hant/docs/intro?x=1', '# Intro\n'],
  ['/', '# Home\n'],
  ['', '# Home\n'],
  ['/index.md', '# Home\n'],
  ['/zh-hant', '# Home\n'],
  ['https://docs.example', '# Home\n'],
])('%s is a page', (address, text) => {
  expect(read(address)).toBe(text);
});

describe('a page that does not exist', () => {
  it('names similar ones', () => {
    expect(() => read('/docs/api/plant-tree')).toThrow(
      /^There is no page "\/docs\/api\/plant-tree"\. Similar ones: .*\/docs\/api\/tree-planttree/,
    );
  });

  it.each(['/__proto__', '/constructor', '/../../etc/passwd', '/%2e%2e/x'])(
    'is an error for %s',
    (address) => {
      expect(() => read(address)).toThrow('There is no page');
    },
  );
});

it.each([
  ['/zh-hant/docs/intro', 'zh-hant'],
  ['https://docs.example/zh-hant', 'zh-hant'],
  ['zh-hant.md', 'zh-hant'],
  ['/docs/intro', undefined],
  ['/docs/zh-hant', undefined],
  ['/zh-hanting', undefined],
  ['https://zh-hant/docs', undefined],
])('%s names the language %s', (address, language) => {
  expect(findLanguageIn(address, names)).toBe(language);
});
