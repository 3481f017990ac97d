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

/**
 * Writes a file, its folders too. One that holds the text already is not
 * touched, so that a running preview reloads only what has changed.
 */
export function writeFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  // A full disk, or an end at the wrong moment, leaves the old file whole.
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
 * Makes the files of a folder those that are given, and no others.
 *
 * @param ending of the names of the files that count
 * @param files text of each, by its path from the folder
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
