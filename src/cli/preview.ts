import {existsSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {watch} from 'chokidar';
import type {ParsedFiles} from '../api/description/files';
import {createBundle} from '../generate/bundler';
import {writeFile} from '../generate/folder';
import {createSite} from '../generate/locale';
import {writePagesAt, writeMdxWrappers} from '../generate/pages/writePages';
import {faultFile} from '../generate/paths';
import {simulateGuides} from '../generate/sandbox';
import {writeArtifacts} from '../generate/writeArtifacts';
import {writeLocale} from '../generate/writeLocale';
import {defaultLocale, type Locale} from '../site';
import {getCatalogFolder} from '../translations/paths';

/** Milliseconds for an editor to finish writing a file. */
const settled = 40;

/** Milliseconds without a change before the other pages are updated. */
const quiet = 1000;

/**
 * Writes the data of a locale's open pages.
 *
 * @param files parsed files from an earlier call
 * @param open page URLs
 * @returns a function that writes everything else: guides and sandbox, whose
 *   errors are reported first, the other pages, and the files for Docusaurus
 * @throws with file and line if a file has a problem
 */
async function writeOpenPages(
  locale: Locale,
  files: ParsedFiles,
  open: ReadonlySet<string>,
): Promise<() => Promise<void>> {
  const bundle = createBundle('.', files);
  const site = await createSite(locale, bundle);
  writePagesAt(site, [...open]);
  return async () => {
    writeLocale(bundle, site, await simulateGuides(site));
    if (locale !== defaultLocale) {
      // The sidebars use the English data.
      const {document, reference} = bundle;
      const english = {locale: defaultLocale, document, reference};
      writeArtifacts(bundle, {...site, ...english});
    }
    writeMdxWrappers(site);
  };
}

/** Message of an error; if it names no file, with its stack. */
function getMessage(error: unknown): string {
  const {message, stack} = error as Error;
  const isLocated = /^\S+:\d+: /.test(message);
  return stripVTControlCharacters(isLocated ? message : (stack ?? message))
    .replaceAll(`${process.cwd()}/`, '')
    .trim();
}

/**
 * Updates the pages of a locale when files of the description or its
 * translation change: open pages first, then the others. Errors are written to
 * a file, which `src/plugins/preview` turns into a build error.
 *
 * @param open URLs of open pages
 * @param ready called once after everything has been generated
 */
export function startPreview(
  locale: Locale,
  open: ReadonlySet<string>,
  ready: () => void,
): void {
  const files: ParsedFiles = new Map();
  let isReady = false;
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Runs a task after the previous ones, and updates the error file. */
  function enqueue(task: () => Promise<void>): void {
    work = work.then(task).then(
      () => writeFile(faultFile, ''),
      (error: unknown) => {
        const message = getMessage(error);
        // Docusaurus also prints the error when it is running.
        if (!isReady) console.error(`${message}\nThe preview waits for it.`);
        writeFile(faultFile, message);
      },
    );
  }
  const update = (): void =>
    enqueue(async () => {
      const writeRest = await writeOpenPages(locale, files, open);
      if (isReady) {
        clearTimeout(timer);
        timer = setTimeout(() => enqueue(writeRest), quiet);
        return;
      }
      await writeRest();
      isReady = true;
      ready();
    });

  const folders = ['openapi', getCatalogFolder(locale)].filter(existsSync);
  watch(folders, {ignoreInitial: true}).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(update, settled);
  });
  update();
}
