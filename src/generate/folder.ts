import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';

/** Skips unchanged files, so that the preview reloads only changes. */
export function writeFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  // Replace the file atomically, in case of a full disk or an interruption.
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, {force: true});
    throw error;
  }
}

/**
 * Writes the files of a folder and deletes all others with the ending.
 *
 * @param ending of the file names to manage
 * @param files text by relative path
 */
export function writeFolder(
  folder: string,
  ending: string,
  files: ReadonlyMap<string, string>,
): void {
  for (const [file, text] of files) writeFile(path.join(folder, file), text);
  if (!existsSync(folder)) return;
  for (const file of listFilesUnder(folder, ending)) {
    if (!files.has(file)) rmSync(path.join(folder, file));
  }
}
