import {stringify} from 'yaml';
import type {Page} from './page';

/**
 * The document that stands for a page: what Docusaurus has to know of it, and
 * where its data is. The title is shown with the data, so that a preview need
 * not wait for Docusaurus to read all documents again.
 *
 * @param data module of the data, as `writePages` writes it
 */
export function renderMdxWrapper(
  {frontMatter, component}: Page,
  data: string,
): string {
  // Docusaurus reads YAML 1.1, to which 2026-01-01 without quotes is a date.
  const yaml = stringify(
    {...frontMatter, hide_title: true},
    {
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      defaultStringType: 'QUOTE_DOUBLE',
    },
  );
  const hasContents = !frontMatter['hide_table_of_contents'];
  return `---
${yaml}---

import page from ${JSON.stringify(data)};
import Page${hasContents ? ', {getContents}' : ''} from '@site/src/components/reference/${component}';
${hasContents ? '\nexport const toc = getContents(page);\n' : ''}
<Page {...page} />
`;
}
