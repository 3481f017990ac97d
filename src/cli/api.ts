import type {Root} from 'mdast';
import {writeBooks} from '../generate/books';
import {createBundle, type Bundle} from '../generate/bundler';
import {Cache} from '../generate/cache';
import {writeDownloads} from '../generate/downloads';
import {
  getGuideLinks,
  findGuidesIn,
  readWorkflows,
  writeGuides,
} from '../generate/guides';
import {makeContext, describeIn} from '../generate/locale';
import {writePages, writeMdxWrappers} from '../generate/pages/writePages';
import {
  createSandboxData,
  simulateGuides,
  writeSandbox,
} from '../generate/sandbox';
import {writeArtifacts} from '../generate/writeArtifacts';
import {keepParsed} from '../api/markdownTree';
import {defaultLocale, locales, type Locale} from '../site';
import {getOwnCommand} from './command';
import {main} from './main';

const siteDir = process.cwd();
const names = Object.keys(locales) as Locale[];
const withMdxWrappers = !process.argv.includes('--data');

const parsing = {
  code: ['src/api/markdownTree.ts'],
  packages: ['remark-parse', 'mdast-util-from-markdown', 'micromark'],
};

async function generate(): Promise<Bundle> {
  const texts = new Cache<Root>(siteDir, 'shared', 'markdown', parsing);
  keepParsed(texts);
  const bundle = createBundle(siteDir);
  const sandbox = createSandboxData(bundle);
  writeSandbox(siteDir, names, sandbox);
  const workflows = readWorkflows(siteDir);
  const madeIn = (locale: Locale) => {
    const described = describeIn(siteDir, locale, bundle);
    return {described, guides: findGuidesIn(siteDir, workflows, described)};
  };
  const english = madeIn(defaultLocale);
  const simulated = await simulateGuides(
    english.guides.map(({guide}) => guide),
    sandbox,
  );
  for (const locale of names) {
    const {described, guides} =
      locale === defaultLocale ? english : madeIn(locale);
    const context = await makeContext(
      siteDir,
      described,
      getGuideLinks(guides),
    );
    writePages(siteDir, locale, context);
    writeGuides(siteDir, described, guides, simulated, context);
    writeBooks(siteDir, bundle, context, english.described);
    context.saveHighlighted();
    writeArtifacts(siteDir, bundle, described);
    await writeDownloads(siteDir, described);
    if (withMdxWrappers) writeMdxWrappers(siteDir, locale, described);
  }
  texts.save();
  return bundle;
}

/**
 * `npm run api`: lints the description and generates everything for each
 * locale: page data, MDX wrappers, downloads, and the data of the panel and the
 * sandbox. `--data` skips the MDX wrappers, which `docusaurus gen-api-docs`
 * writes.
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
