import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {MDXProvider} from '@mdx-js/react';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import EnumValues from '../../../../src/components/reference/EnumValues';
import Fields from '../../../../src/components/reference/Fields';
import RichText from '../../../../src/components/reference/RichText';
import type {RichText as ContentNode} from '../../../../src/reference/richText';
import {renderMdxWrapper} from '../../../../src/reference/mdxWrapper';
import type {PageContext} from '../../../../src/reference/pages/context';
import type {Page} from '../../../../src/reference/pages/page';

/** What becomes of a page in the build. */
export interface BuiltPage {
  frontMatter: Record<string, unknown>;
  html: string;
}

/** Stands for a component of the site: its text properties, then its content. */
function Stub({children, ...props}: {children?: ReactNode}): ReactNode {
  const texts = Object.values(props as Record<string, unknown>).filter(
    (one) => typeof one === 'string',
  );
  return createElement(
    'section',
    {},
    ...texts.map((one) => `${one} `),
    children,
  );
}

const stubs = Object.fromEntries(
  [
    ...['Column', 'Columns', 'Contents', 'Diagram', 'Endpoint', 'Message'],
    ...['Nested', 'OperationList', 'Sample', 'SampleTitle', 'SchemaList'],
    ...['SchemaName', 'TabItem', 'TryItPlace'],
  ].map((name) => [name, Stub]),
);

const components = {
  ...stubs,
  EnumValues,
  Fields,
  MoreSamples: () => null,
  /** Code samples stand apart: each language quotes a text in its own way. */
  Tabs: ({children}: {children?: ReactNode}) =>
    createElement('aside', {}, children),
  pre: ({html}: {html?: string}) => createElement('pre', {}, html),
};

/** As it comes back from the file that it is written to. */
const stored = (content: ContentNode[]): ContentNode[] =>
  JSON.parse(
    Buffer.from(JSON.stringify(content), 'utf8').toString('utf8'),
  ) as ContentNode[];

/**
 * Builds a page as the site does; its components are stubs, but for those that
 * show texts of the description.
 *
 * @throws when the build of the page would fail
 */
export async function buildPage(
  page: Page,
  context: PageContext,
): Promise<BuiltPage> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: '/docs/api/page.api.mdx',
    fileContent: Buffer.from(
      renderMdxWrapper(page, '@site/page.json'),
    ).toString('utf8'),
  });
  const html = renderToStaticMarkup(
    createElement(
      MDXProvider,
      {components},
      createElement(RichText, {text: stored(page.content(context))}),
    ),
  );
  return {frontMatter, html};
}
