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

/** Milliseconds until an editor has written all of a file. */
const settled = 40;

/** Milliseconds without a change until the pages that are not open follow. */
const quiet = 1000;

/** What to tell of an error: its message, and where in `src` it came up. */
export function getMessage(error: unknown, siteDir: string): string {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message)
    .replaceAll(`${siteDir}/`, '')
    .trim();
  // A fault of the description names its file; one of the code does not.
  if (/^\S+:\d+: /.test(message)) return message;
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.includes(`(${siteDir}/src/`))
    .map((line) => line.replace(`${siteDir}/`, ''));
  return [`${error.name}: ${message}`, ...places].join('\n');
}

/**
 * Keeps the pages of a locale as the files of the description and of its
 * translation have them: the open ones at once, the others after them. A fault
 * is written to a file, of which `src/plugins/preview` makes an error.
 *
 * @param open addresses of the pages that are open
 * @param ready is called once, when all that the site needs is there
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

  /** Does a task after those before it, and reports its fault or that it has none. */
  function enqueue(task: () => Promise<void>): void {
    work = work.then(task).then(
      () => writeFile(faultFile, ''),
      (error: unknown) => {
        const message = getMessage(error, siteDir);
        // Once Docusaurus runs, it shows the fault in the terminal too.
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
