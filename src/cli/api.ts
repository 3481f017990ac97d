import {bundleOf, type Bundle} from '../generate/bundler';
import {generateRest} from '../generate/rest';
import {contextOf, describeIn} from '../generate/locale';
import {writePages, writeStubs} from '../generate/pages';
import {requireFacts} from '../generate/requireFacts';
import {requirePresence} from '../generate/requirePresence';
import {writeSandbox} from '../generate/sandbox';
import {locales, type Locale} from '../site';
import {command} from './command';
import {main} from './main';

const siteDir = process.cwd();
const names = Object.keys(locales) as Locale[];
const withStubs = !process.argv.includes('--data');

async function generate(): Promise<Bundle> {
  const bundle = await bundleOf(siteDir);
  writeSandbox(siteDir, names, bundle);
  for (const locale of names) {
    const described = describeIn(siteDir, locale, bundle);
    requireFacts(described.reference);
    requirePresence(described.reference);
    writePages(siteDir, locale, await contextOf(siteDir, described));
    generateRest(siteDir, locale, bundle, described);
    if (withStubs) writeStubs(siteDir, locale, described);
  }
  return bundle;
}

/**
 * `npm run api`: lints the description, and makes of it what each locale needs:
 * the data and the stubs of its pages, `openapi.yaml` and `openapi.json`, and
 * what the panel and the sandbox know. With `--data` all but the stubs, which
 * `docusaurus gen-api-docs` writes then.
 */
main(async () => {
  const linting = command('redocly', ['lint', 'holt']);
  const generating = generate();
  await Promise.allSettled([linting, generating]);
  // Of a fault, lint says more than what trips over it.
  await linting;
  const {tags, paths, components} = (await generating).document;
  const count = (parts: object): number => Object.keys(parts).length;
  console.log(
    `Pages of ${tags.length} services, ${count(paths)} operations and ${count(components.schemas)} schemas, in ${names.join(' and ')}.`,
  );
});
