import {rmSync} from 'node:fs';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {apiDocsConfig} from '../plugins/apiDocsConfig';
import {pagesFolder} from '../reference/paths';
import type {Locale} from '../site';
import {quietly} from './quietly';
import {filesIn} from './syncFolder';

/** All that the plugin asks the configuration: where the documents are. */
const siteConfig = {
  presets: [['classic', {docs: {}}]],
  plugins: [],
} as unknown as DocusaurusConfig;

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
  const folder = pagesFolder(locale);
  rmSync(folder, {recursive: true, force: true});
  const context = {siteDir, siteConfig} as LoadContext;
  const commands = new Command();
  openApiDocs(context, apiDocsConfig).extendCli?.(commands as CommanderStatic);
  await quietly(() =>
    commands.parseAsync(['gen-api-docs', locale], {from: 'user'}),
  );
  const count = filesIn(folder, '.mdx').size;
  if (count !== expected) {
    throw new Error(
      `${folder} holds ${count} pages, but the description has ${expected}.`,
    );
  }
}
