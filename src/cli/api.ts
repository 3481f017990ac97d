import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {locales, type Locale} from '../site';
import {apiFolder} from '../reference/links';
import {loadReference} from '../reference/loadReference';
import {bundleFolder, docsFolder} from '../reference/paths';
import {command} from './command';

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference in every locale.
 */
const siteDir = process.cwd();
const redocly = (...args: string[]): void => command('redocly', args);

function outputFolder(locale: Locale): string {
  return path.join(siteDir, docsFolder(locale), apiFolder);
}

function pageCount(locale: Locale): number {
  return readdirSync(outputFolder(locale), {recursive: true}).filter((file) =>
    String(file).endsWith('.mdx'),
  ).length;
}

redocly('lint', 'holt');
mkdirSync(path.join(siteDir, bundleFolder), {recursive: true});
for (const extension of ['yaml', 'json']) {
  redocly('bundle', 'holt', '--output', `${bundleFolder}/openapi.${extension}`);
}

const {operations, schemas, services} = loadReference(siteDir);
const expected = 1 + services.length + operations.size + schemas.size;
for (const locale of Object.keys(locales) as Locale[]) {
  rmSync(outputFolder(locale), {recursive: true, force: true});
}
command('docusaurus', ['gen-api-docs', 'all'], {quiet: true});
for (const locale of Object.keys(locales) as Locale[]) {
  const count = pageCount(locale);
  if (count !== expected) {
    throw new Error(
      `${outputFolder(locale)} holds ${count} pages, but the description has ${expected}.`,
    );
  }
  console.log(`${docsFolder(locale)}/${apiFolder}: ${count} pages`);
}
