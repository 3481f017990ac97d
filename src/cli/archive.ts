import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files/filesUnder';
import {readJson} from '../files/readJson';
import {computeChecksums, sha256, wholeHash} from '../release/checksums';
import {headCommit} from '../release/copyCommit';
import {sboms} from '../release/sbom';
import {readme, starters} from '../release/texts';
import {
  fileEntries,
  inFolder,
  textEntries,
  withChecksums,
  createZip,
  type Contents,
} from '../release/zip';
import {locales, site, translatedLocales, type Locale} from '../site';
import type {Settings} from './archiveServer';
import {localeFolder} from './builtLocales';
import {main} from './main';
import {nodeFile} from './nodeFile';

/** What is released. */
interface Release {
  /** As `package.json` has them. */
  name: string;
  version: string;
  /** None where the folder is no repository or holds other files. */
  commit?: string;
}

const isDescription = /^openapi\.(yaml|json)$/;
const isWorkflow = /^workflows\//;

function getFiles(build: string, wanted: (file: string) => boolean): string[] {
  return filesUnder(build, '').filter(
    (file) => wanted(file) && statSync(path.join(build, file)).isFile(),
  );
}

/** The description and the workflows of a language. */
function getSources(build: string, locale: Locale): Contents {
  const folder = localeFolder(build, locale);
  const entries = (files: string[], into: string) =>
    fileEntries(folder, files, into);
  const workflows = getFiles(folder, (file) => isWorkflow.test(file));
  return new Map([
    ...entries(
      getFiles(folder, (file) => isDescription.test(file)),
      `description/${locale}`,
    ),
    ...fileEntries(
      path.join(folder, 'workflows'),
      workflows.map((file) => file.replace(isWorkflow, '')),
      `workflows/${locale}`,
    ),
  ]);
}

/** The program of an archive, as one file that needs Node.js alone. */
const bundleServer = (settings: Settings): Promise<string> =>
  nodeFile(
    process.cwd(),
    `import {startArchiveServer} from './src/cli/archiveServer';\nstartArchiveServer(${JSON.stringify(settings)});`,
  );

/**
 * Everything that goes into the archive of a release.
 *
 * @param build folder of the built site
 * @throws when there is no site
 */
async function releaseContents(
  build: string,
  release: Release,
): Promise<Contents> {
  if (!existsSync(path.join(build, '404.html'))) {
    throw new Error(`${build}/ has no site. Run "npm run build" first.`);
  }
  const {shipped, tools} = sboms(release.name);
  const names = {site: site.name, version: release.version, base: site.baseUrl};
  const facts = {...release, site: wholeHash(computeChecksums(build))};
  return withChecksums(
    new Map([
      ...fileEntries(
        build,
        getFiles(build, () => true),
        'site',
      ),
      ...(Object.keys(locales) as Locale[]).flatMap((locale) => [
        ...getSources(build, locale),
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

/**
 * `npm run archive`: makes one file of `build/`, with all that somebody needs
 * who has no network, and its checksum beside it. The same site makes the same
 * bytes. `RELEASE_FOLDER` names another folder than `.cache/release`.
 */
const folder = process.env.RELEASE_FOLDER ?? '.cache/release';

/** The commit, where the files are its own; when it was made in any case. */
function origin(): {commit?: string; time: Date} {
  try {
    const {id, isChanged, time} = headCommit();
    return {time, ...(isChanged ? {} : {commit: id})};
  } catch {
    // The first day that zip can write.
    return {time: new Date(Date.UTC(1980, 0, 1))};
  }
}

main(async () => {
  // Zip has the time of a clock, and no zone.
  process.env.TZ = 'UTC';
  const {name, version} = readJson('package.json') as Release;
  const {commit, time} = origin();
  const contents = await releaseContents('build', {name, version, commit});
  const title = `${name}-${version}`;
  const zip = createZip(inFolder(contents, title), time);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${title}.zip`);
  writeFileSync(file, zip);
  writeFileSync(`${file}.sha256`, `${sha256(zip)}  ${title}.zip\n`);
  const size = (zip.length / 1e6).toFixed(1);
  console.log(`${file}: ${contents.size} files, ${size} MB`);
  console.log(`sha256:${sha256(zip)}`);
});
