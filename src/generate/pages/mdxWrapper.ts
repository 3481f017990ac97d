import {stringify} from 'yaml';
import {getEditUrl} from '../paths';
import type {Page} from './page';

/**
 * The MDX document of a page: front matter and an import of its data. The title
 * is in the data, so that a preview can update it without Docusaurus reloading
 * all documents.
 *
 * @param data module written by `writePages`
 */
export function renderMdxWrapper(page: Page, data: string): string {
  const {slug, title, description, source, frontMatter, component} = page;
  const hasContents = component === 'ContentPage';
  // Docusaurus reads YAML 1.1, which parses an unquoted 2026-01-01 as a date.
  const yaml = stringify(
    {
      id: slug.slice(slug.lastIndexOf('/') + 1),
      slug,
      title,
      // Docusaurus includes it in every page, so that long lists of pages have
      // theirs in the data.
      ...(hasContents && {description}),
      custom_edit_url: source && getEditUrl(source),
      ...(!hasContents && {hide_table_of_contents: true}),
      ...frontMatter,
      hide_title: true,
    },
    {
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      defaultStringType: 'QUOTE_DOUBLE',
    },
  );
  const contents = hasContents ? '\nexport const toc = page.contents;\n' : '';
  return `---
${yaml}---

import page from ${JSON.stringify(data)};
import Page from '@site/src/components/reference/${component}';
${contents}
<Page {...page} />
`;
}
