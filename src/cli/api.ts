import {createBundle, type Bundle} from '../generate/bundler';
import {writeDownloads} from '../generate/downloads';
import {createSite} from '../generate/locale';
import {writeMdxWrappers} from '../generate/pages/writePages';
import {
  createSandboxData,
  simulateGuides,
  writeSandbox,
  type SimulatedGuides,
} from '../generate/sandbox';
import {writeLocale} from '../generate/writeLocale';
import {locales, type Locale} from '../site';
import {getOwnCommand} from './command';
import {main} from './main';

const names = Object.keys(locales) as Locale[];

async function generate(): Promise<Bundle> {
  const bundle = createBundle('.');
  const sandbox = createSandboxData(bundle);
  writeSandbox(names, sandbox);
  let simulated: SimulatedGuides | undefined;
  for (const locale of names) {
    const site = await createSite(locale, bundle);
    simulated ??= await simulateGuides(site.workflows, sandbox);
    writeLocale(bundle, site, simulated);
    await writeDownloads(site);
    writeMdxWrappers(site);
  }
  return bundle;
}

/**
 * `npm run api`: lints the description and generates everything for each
 * locale: page data, MDX wrappers, downloads, and the data of the panel and the
 * sandbox.
 *
 * The linter runs in a parallel process, which takes almost no additional time
 * on two cores.
 */
main(async () => {
  const linting = getOwnCommand('lint:api', 'lintApi.ts');
  const generating = generate();
  // The lint names the faults that the generator stumbles over.
  await Promise.allSettled([linting, generating]);
  await linting;
  const {tags, paths, components} = (await generating).document;
  const count = (parts: object): number => Object.keys(parts).length;
  console.log(
    `Pages of ${tags.length} services, ${count(paths)} operations and ${count(components.schemas)} schemas, in ${names.join(' and ')}.`,
  );
});
