import {stringify} from 'yaml';
import type {Page} from './page';

/**
 * The MDX document of a page: front matter and an import of its data. The title
 * is in the data, so that a preview can update it without Docusaurus reloading
 * all documents.
 *
 * @param data module written by `writePages`
 */
export function renderMdxWrapper(
  {frontMatter, component}: Page,
  data: string,
): string {
  // Docusaurus reads YAML 1.1, which parses an unquoted 2026-01-01 as a date.
  const yaml = stringify(
    {...frontMatter, hide_title: true},
    {
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      defaultStringType: 'QUOTE_DOUBLE',
    },
  );
  const contents = frontMatter['hide_table_of_contents']
    ? ''
    : '\nexport const toc = page.contents;\n';
  return `---
${yaml}---

import page from ${JSON.stringify(data)};
import Page from '@site/src/components/reference/${component}';
${contents}
<Page {...page} />
`;
}
