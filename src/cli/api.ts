import {rmSync} from 'node:fs';
import {apiFolder} from '../reference/links';
import {loadReference} from '../reference/loadReference';
import {docsFolder, pagesFolder} from '../reference/paths';
import {locales, type Locale} from '../site';
import {bundle} from './bundle';
import {command} from './command';
import {drawDiagrams} from './drawDiagrams';
import {main} from './main';
import {syncFolder} from './syncFolder';
import {writeOperations} from './writeOperations';
import {writeSandbox} from './writeSandbox';

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference in every locale.
 */
const names = Object.keys(locales) as Locale[];

function generatePages(expected: number): void {
  for (const locale of names) {
    rmSync(pagesFolder(locale), {recursive: true, force: true});
  }
  command('docusaurus', ['gen-api-docs', 'all'], {quiet: true});
  for (const locale of names) {
    const target = `${docsFolder(locale)}/${apiFolder}`;
    const count = syncFolder(pagesFolder(locale), target, '.mdx');
    if (count !== expected) {
      throw new Error(
        `${target} holds ${count} pages, but the description has ${expected}.`,
      );
    }
    console.log(`${target}: ${count} pages`);
  }
}

main(async () => {
  const siteDir = process.cwd();
  bundle(siteDir);
  await drawDiagrams(names.map((locale) => loadReference(siteDir, locale)));
  for (const locale of names) writeOperations(siteDir, locale);
  writeSandbox(siteDir, names);
  const {operations, schemas, services} = loadReference(siteDir);
  generatePages(1 + services.length + operations.size + schemas.size);
});
