import {mkdirSync, rmSync} from 'node:fs';
import {apiFolder} from '../reference/links';
import {loadReference} from '../reference/loadReference';
import {bundleFolder, docsFolder, pagesFolder} from '../reference/paths';
import {locales, type Locale} from '../site';
import {command} from './command';
import {drawDiagrams} from './drawDiagrams';
import {main} from './main';
import {syncFolder} from './syncFolder';

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference in every locale.
 */
const names = Object.keys(locales) as Locale[];

function bundle(): void {
  command('redocly', ['lint', 'holt']);
  mkdirSync(bundleFolder, {recursive: true});
  for (const extension of ['yaml', 'json']) {
    const output = `${bundleFolder}/openapi.${extension}`;
    command('redocly', ['bundle', 'holt', '--output', output], {quiet: true});
  }
}

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
  bundle();
  const reference = loadReference(process.cwd());
  await drawDiagrams(reference);
  const {operations, schemas, services} = reference;
  generatePages(1 + services.length + operations.size + schemas.size);
});
