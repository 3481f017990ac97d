import {expect, it} from 'vitest';
import {
  getDocumentFolders,
  getTranslationsFolder,
} from '../../../src/translations/paths';

it('the folders of a language are under its name', () => {
  expect(getTranslationsFolder('zh-hant')).toBe('i18n/zh-hant');
  const content = 'i18n/zh-hant/docusaurus-plugin-content';
  expect(getDocumentFolders('zh-hant')).toEqual([
    ['docs', `${content}-docs/current`, 'documents'],
    ['blog', `${content}-blog`, 'blog'],
    ['src/pages', `${content}-pages`, 'pages'],
    ['src/markdown/texts', 'i18n/zh-hant/markdown', 'markdown'],
  ]);
});
