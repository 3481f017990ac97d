import {expect, it} from 'vitest';
import {
  documentFolders,
  translationsFolder,
} from '../../../src/translations/paths';

it('the folders of a language are under its name', () => {
  expect(translationsFolder('zh-hant')).toBe('i18n/zh-hant');
  const content = 'i18n/zh-hant/docusaurus-plugin-content';
  expect(documentFolders('zh-hant')).toEqual([
    ['docs', `${content}-docs/current`, 'documents'],
    ['blog', `${content}-blog`, 'blog'],
    ['src/pages', `${content}-pages`, 'pages'],
    ['src/markdown/texts', 'i18n/zh-hant/markdown', 'markdown'],
  ]);
});
