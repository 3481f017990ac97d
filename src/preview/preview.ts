import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParsedFiles} from '../generate/bundler';
import type {Locale} from '../site';
import {getCatalogFolder} from '../translations/paths';
import {watchFolders} from './changes';
import {getMessage, showFault} from './fault';
import {laterSteps} from './laterSteps';
import {getModules} from './modules';
import {createQueue} from './queue';
import type * as Update from './update';

/**
 * Keeps the pages of a locale as the files of the description, its translation
 * and `src/reference` have them: the open ones at once, the others after them.
 *
 * @param open addresses of the pages that are open
 * @param ready is called once, when all that the site needs is there
 */
export async function startPreview(
  siteDir: string,
  locale: Locale,
  open: ReadonlySet<string>,
  ready: () => void,
): Promise<void> {
  const modules = await getModules(siteDir);
  const files: ParsedFiles = new Map();
  const later = laterSteps();
  let isReady = false;

  /** Reports a fault, and takes the last one away where there is none. */
  const attempt = async (task: () => void | Promise<void>): Promise<void> => {
    try {
      await task();
      showFault();
    } catch (error) {
      later([]);
      const message = getMessage(error, siteDir);
      // Once Docusaurus runs, it shows the fault in the terminal too.
      if (!isReady) console.error(`${message}\nThe preview waits for it.`);
      showFault(message);
    }
  };
  const update = createQueue(() =>
    attempt(async () => {
      later([]);
      const {updateOpenPages} = await modules.load<typeof Update>(
        '/src/preview/update.ts',
      );
      const left = await updateOpenPages(siteDir, locale, files, [...open]);
      if (isReady && !left.changesPages) {
        later([
          [1000, () => void attempt(left.writePages)],
          [3000, () => void attempt(left.writeRest)],
          // Docusaurus reads all documents again, which takes two seconds.
          [10_000, () => void attempt(left.writeMdxWrappers)],
        ]);
        return;
      }
      await left.writePages();
      left.writeRest();
      left.writeMdxWrappers();
      if (!isReady) ready();
      isReady = true;
    }),
  );
  const folders = ['openapi', getCatalogFolder(locale)].filter((folder) =>
    existsSync(path.join(siteDir, folder)),
  );
  await watchFolders(folders, update);
  await watchFolders(['src'], (changed) => {
    if (modules.forget(changed)) update();
  });
  update();
}
