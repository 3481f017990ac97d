import path from 'node:path';
import {watch} from 'chokidar';

/** Editors write a file in several steps. */
const settled = 40;

/**
 * Tells which files of some folders have changed, all that change at once
 * together.
 *
 * @param changed gets absolute paths
 * @returns what ends it, once it has begun
 */
export function watchFolders(
  folders: readonly string[],
  changed: (files: string[]) => void,
): Promise<() => Promise<void>> {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...folders], {ignoreInitial: true});
  watcher.on('all', (_, file) => {
    files.add(path.resolve(file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const together = [...files];
      files.clear();
      changed(together);
    }, settled);
  });
  return new Promise((resolve) => {
    watcher.on('ready', () => resolve(() => watcher.close()));
  });
}
