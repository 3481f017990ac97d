import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../files/filesUnder';
import {readJson} from '../files/readJson';
import {
  computeChecksums,
  computeSha256,
  computeWholeHash,
} from '../release/checksums';
import {readHeadCommit} from '../release/copyCommit';
import {createSboms} from '../release/sbom';
import {renderReadme, starters} from '../release/texts';
import {
  getFileEntries,
  putInFolder,
  getTextEntries,
  withChecksums,
  createZip,
  type Contents,
} from '../release/zip';
import {locales, site, translatedLocales, type Locale} from '../site';
import type {Settings} from './archiveServer';
import {getLocaleFolder} from './builtLocales';
import {main} from './main';
import {loadNodeFile} from './nodeFile';

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
  return listFilesUnder(build, '').filter(
    (file) => wanted(file) && statSync(path.join(build, file)).isFile(),
  );
}

/** The description and the workflows of a language. */
function getSources(build: string, locale: Locale): Contents {
  const folder = getLocaleFolder(build, locale);
  const entries = (files: string[], into: string) =>
    getFileEntries(folder, files, into);
  const workflows = getFiles(folder, (file) => isWorkflow.test(file));
  return new Map([
    ...entries(
      getFiles(folder, (file) => isDescription.test(file)),
      `description/${locale}`,
    ),
    ...getFileEntries(
      path.join(folder, 'workflows'),
      workflows.map((file) => file.replace(isWorkflow, '')),
      `workflows/${locale}`,
    ),
  ]);
}

/** The program of an archive, as one file that needs Node.js alone. */
const bundleServer = (settings: Settings): Promise<string> =>
  loadNodeFile(
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
  const {shipped, tools} = createSboms(release.name);
  const names = {site: site.name, version: release.version, base: site.baseUrl};
  const facts = {...release, site: computeWholeHash(computeChecksums(build))};
  return withChecksums(
    new Map([
      ...getFileEntries(
        build,
        getFiles(build, () => true),
        'site',
      ),
      ...(Object.keys(locales) as Locale[]).flatMap((locale) => [
        ...getSources(build, locale),
      ]),
      ...getTextEntries({
        ...starters,
        'README.txt': renderReadme(names),
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
function readOrigin(): {commit?: string; time: Date} {
  try {
    const {id, isChanged, time} = readHeadCommit();
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
  const {commit, time} = readOrigin();
  const contents = await releaseContents('build', {name, version, commit});
  const title = `${name}-${version}`;
  const zip = createZip(putInFolder(contents, title), time);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${title}.zip`);
  writeFileSync(file, zip);
  writeFileSync(`${file}.sha256`, `${computeSha256(zip)}  ${title}.zip\n`);
  const size = (zip.length / 1e6).toFixed(1);
  console.log(`${file}: ${contents.size} files, ${size} MB`);
  console.log(`sha256:${computeSha256(zip)}`);
});
