import {rmSync} from 'node:fs';
import commander from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {LoadContext} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {apiDocsConfig} from '../reference/apiDocsConfig';
import {apiFolder} from '../reference/links';
import {docsFolder, pagesFolder} from '../reference/paths';
import type {Locale} from '../site';
import {quietly} from './quietly';
import {syncFolder} from './syncFolder';

/**
 * Has the plugin generate the pages of a locale, as `docusaurus gen-api-docs`
 * does, but without loading the rest of Docusaurus, which takes as long. The
 * plugin wants Commander as Docusaurus has it, which is version 5.
 *
 * @param expected number of pages that the description makes
 * @throws when the plugin has not written all of them
 */
export async function writePages(
  siteDir: string,
  locale: Locale,
  expected: number,
): Promise<void> {
  rmSync(pagesFolder(locale), {recursive: true, force: true});
  const context = {siteDir, siteConfig: config} as LoadContext;
  openApiDocs(context, apiDocsConfig).extendCli?.(commander);
  await quietly(() =>
    commander.parseAsync(['gen-api-docs', locale], {from: 'user'}),
  );
  const target = `${docsFolder(locale)}/${apiFolder}`;
  const count = syncFolder(pagesFolder(locale), target, '.mdx');
  if (count !== expected) {
    throw new Error(
      `${target} holds ${count} pages, but the description has ${expected}.`,
    );
  }
}
