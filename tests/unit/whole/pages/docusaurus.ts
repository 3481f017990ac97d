import {readFileSync} from 'node:fs';
import {run} from '@mdx-js/mdx';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import config from '../../../../docusaurus.config';
import EnumValues from '../../../../src/components/reference/EnumValues';
import Fields from '../../../../src/components/reference/Fields';

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

const shown = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
const components = {
  ...Object.fromEntries(
    [...shown.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => [name, Stub]),
  ),
  EnumValues,
  Fields,
  /** Code samples stand apart: each language quotes a text in its own way. */
  Tabs: ({children}: {children?: ReactNode}) =>
    createElement('aside', {}, children),
};

const options = {
  siteDir: process.cwd(),
  staticDirs: [],
  admonitions: true,
  outputFormat: 'function-body',
  markdownConfig: {
    ...config.markdown,
    format: 'mdx',
    anchors: {maintainCase: false},
  },
} as unknown as Parameters<typeof compileToJSX>[0]['options'];

/**
 * Builds a page as Docusaurus does, with its own loader and the settings of
 * this site; the components of the site are stubs, but for those that are
 * given their texts as data.
 *
 * @throws when the build of the page would fail
 */
export async function buildPage(mdx: string): Promise<BuiltPage> {
  // Lone surrogates do not survive the file that the page is written to.
  const text = Buffer.from(mdx, 'utf8').toString('utf8');
  const filePath = '/docs/api/page.api.mdx';
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: text,
  });
  const compiled = await compileToJSX({
    filePath,
    fileContent: text,
    frontMatter,
    options,
    compilerName: 'client',
  });
  const {default: Content} = await run(compiled.content, {
    ...runtime,
    baseUrl: 'file:///',
    useMDXComponents: () => components,
  });
  const html = renderToStaticMarkup(createElement(Content));
  return {frontMatter, html};
}
