import {writeSources} from '../reference/knownSources';
import {loadReference} from '../reference/loadReference';
import {locales, type Locale} from '../site';
import {main} from './main';
import {publishPages} from './publishPages';
import {bundle, lint} from './redocly';
import {writeSandbox} from './writeSandbox';

const siteDir = process.cwd();
const names = Object.keys(locales) as Locale[];

async function generate(bundled: Promise<void>): Promise<void> {
  // While Redocly is at work.
  const {generateLocale} = await import('./generateLocale');
  writeSources(siteDir);
  await bundled;
  for (const locale of names) await generateLocale(siteDir, locale);
  writeSandbox(siteDir, names);
}

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference in every locale. One
 * process does it all: the second locale takes half as long as the first.
 */
main(async () => {
  const bundled = bundle();
  // Of a fault, lint says more than what trips over it. It runs beside what
  // needs the bundle, which takes longer.
  const linted = bundled.then(lint, lint);
  const results = await Promise.allSettled([linted, generate(bundled)]);
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
  }
  for (const locale of names) publishPages(locale);
  const {services, operations, schemas} = loadReference(siteDir);
  console.log(
    `Pages of ${services.length} services, ${operations.size} operations and ${schemas.size} schemas, in ${names.join(' and ')}.`,
  );
});
