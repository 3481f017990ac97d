import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Files under a folder, none if it does not exist, as paths from it. */
export function filesIn(folder: string, ending: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const all = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Set(all.filter((file) => file.endsWith(ending)));
}

/**
 * Makes the files of one folder those of another. Unchanged files are not
 * touched, so that a running preview reloads only what has changed.
 *
 * @param ending of the names of the files that count
 */
export function syncFolder(
  source: string,
  target: string,
  ending: string,
): void {
  const wanted = filesIn(source, ending);
  for (const file of filesIn(target, ending)) {
    if (!wanted.has(file)) rmSync(path.join(target, file));
  }
  for (const file of wanted) {
    const to = path.join(target, file);
    const content = readFileSync(path.join(source, file));
    if (existsSync(to) && readFileSync(to).equals(content)) continue;
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(to, content);
  }
}
