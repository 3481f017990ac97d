import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files/filesUnder';
import {checksumsOf} from '../release/checksumsOf';
import {wholeHash} from '../release/checksums';
import {
  fileEntries,
  textEntries,
  withChecksums,
  type Contents,
} from '../release/contents';
import {readme} from '../release/readme';
import {sboms} from '../release/sboms';
import {starters} from '../release/starters';
import {locales, site, translatedLocales, type Locale} from '../site';
import {localeFolder} from './assistantParts';
import {bundleServer} from './bundleServer';

/** What is released. */
export interface Release {
  /** As `package.json` has them. */
  name: string;
  version: string;
  /** None where the folder is no repository or holds other files. */
  commit?: string;
}

const isDescription = /^openapi\.(yaml|json)$/;
const isWorkflow = /^workflows\//;

function filesOf(build: string, wanted: (file: string) => boolean): string[] {
  return filesUnder(build, '').filter(
    (file) => wanted(file) && statSync(path.join(build, file)).isFile(),
  );
}

/** The description and the workflows of a language. */
function sourcesOf(build: string, locale: Locale): Contents {
  const folder = localeFolder(build, locale);
  const entries = (files: string[], into: string) =>
    fileEntries(folder, files, into);
  const workflows = filesOf(folder, (file) => isWorkflow.test(file));
  return new Map([
    ...entries(
      filesOf(folder, (file) => isDescription.test(file)),
      `description/${locale}`,
    ),
    ...fileEntries(
      path.join(folder, 'workflows'),
      workflows.map((file) => file.replace(isWorkflow, '')),
      `workflows/${locale}`,
    ),
  ]);
}

/**
 * Everything that goes into the archive of a release.
 *
 * @param build folder of the built site
 * @throws when there is no site
 */
export async function releaseContents(
  build: string,
  release: Release,
): Promise<Contents> {
  if (!existsSync(path.join(build, '404.html'))) {
    throw new Error(`${build}/ has no site. Run "npm run build" first.`);
  }
  const {shipped, tools} = sboms(release.name);
  const names = {site: site.name, version: release.version, base: site.baseUrl};
  const facts = {...release, site: wholeHash(checksumsOf(build))};
  return withChecksums(
    new Map([
      ...fileEntries(
        build,
        filesOf(build, () => true),
        'site',
      ),
      ...(Object.keys(locales) as Locale[]).flatMap((locale) => [
        ...sourcesOf(build, locale),
      ]),
      ...textEntries({
        ...starters,
        'README.txt': readme(names),
        LICENSE: readFileSync('LICENSE', 'utf8'),
        'release.json': `${JSON.stringify(facts, null, 2)}\n`,
        'sbom/shipped.cdx.json': shipped,
        'sbom/tools.cdx.json': tools,
        'serve.mjs': await bundleServer({
          base: site.baseUrl,
          languages: translatedLocales,
        }),
      }),
    ]),
  );
}
