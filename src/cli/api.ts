import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createBundle, type Bundle} from '../generate/bundler';
import {writeDownloads} from '../generate/downloads';
import {createSite} from '../generate/locale';
import {writeMdxWrappers} from '../generate/pages/writePages';
import {simulateGuides, type SimulatedGuides} from '../generate/sandbox';
import {writeLocale} from '../generate/writeLocale';
import {locales, type Locale} from '../site';
import {main} from './main';

const names = Object.keys(locales) as Locale[];

async function generate(): Promise<Bundle> {
  const bundle = createBundle('.');
  let simulated: SimulatedGuides | undefined;
  for (const locale of names) {
    const site = await createSite(locale, bundle);
    simulated ??= await simulateGuides(site);
    writeLocale(bundle, site, simulated);
    await writeDownloads(site);
    writeMdxWrappers(site);
  }
  return bundle;
}

/**
 * Lints in a parallel process, which takes almost no additional time on two
 * cores.
 *
 * @returns whether there are no problems
 */
async function lint(): Promise<boolean> {
  const args = ['--require', 'tsx/cjs', 'src/cli/lintApi.ts'];
  const child = spawn(process.execPath, args, {stdio: 'inherit'});
  const [code] = (await once(child, 'close')) as [code: number | null];
  return code === 0;
}

/**
 * `npm run api`: lints the description and generates everything for each
 * locale: page data, MDX wrappers, downloads, and the data of the panel and the
 * sandbox.
 */
main(async () => {
  const linting = lint();
  const generating = generate();
  // The lint names the faults that the generator stumbles over.
  await Promise.allSettled([linting, generating]);
  if (!(await linting)) throw new Error('"npm run lint:api" failed.');
  const {tags, paths, components} = (await generating).document;
  const count = (parts: object): number => Object.keys(parts).length;
  console.log(
    `Pages of ${tags.length} services, ${count(paths)} operations and ${count(components.schemas)} schemas, in ${names.join(' and ')}.`,
  );
});
