import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {watch} from 'chokidar';
import type {ParsedFiles} from '../../api/description/files';
import {writeFile} from '../../generate/folder';
import {faultFile} from '../../generate/paths';
import type {Locale} from '../../site';
import {getCatalogFolder} from '../../translations/paths';
import {updateOpenPages} from './update';

/** Milliseconds for an editor to finish writing a file. */
const settled = 40;

/** Milliseconds without a change before the other pages are updated. */
const quiet = 1000;

/** Message of an error; if it names no file, with its stack. */
function getMessage(error: unknown, siteDir: string): string {
  const {message, stack} = error as Error;
  const isLocated = /^\S+:\d+: /.test(message);
  return stripVTControlCharacters(isLocated ? message : (stack ?? message))
    .replaceAll(`${siteDir}/`, '')
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
  siteDir: string,
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
        const message = getMessage(error, siteDir);
        // Docusaurus also prints the error when it is running.
        if (!isReady) console.error(`${message}\nThe preview waits for it.`);
        writeFile(faultFile, message);
      },
    );
  }
  const update = (): void =>
    enqueue(async () => {
      const writeRest = await updateOpenPages(siteDir, locale, files, [
        ...open,
      ]);
      if (isReady) {
        clearTimeout(timer);
        timer = setTimeout(() => enqueue(writeRest), quiet);
        return;
      }
      await writeRest();
      isReady = true;
      ready();
    });

  const folders = ['openapi', getCatalogFolder(locale)].filter((folder) =>
    existsSync(path.join(siteDir, folder)),
  );
  watch(folders, {ignoreInitial: true}).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(update, settled);
  });
  update();
}
