import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {format, getFileInfo, resolveConfig} from 'prettier';
import {computeBlobHash, hashIn, withHash} from '../translations/sourceHash';
import type {Product} from './product';

/** The slug as a variable of the environment has it. */
const toUpperSnake = ({slug}: Product): string =>
  slug.replaceAll('-', '_').toUpperCase();

/**
 * A text under another name of the product: name, host of the examples, names
 * of folders, variables. The packages of the API (`holt.storage.v1`, also as
 * a pattern or in an address) keep theirs: they are a contract with callers.
 */
export function replaceNames(text: string, from: Product, to: Product): string {
  // A workflow refers to our description by this name, as a pattern too.
  const source = String.raw`(?<=sourceDescriptions\\*\.)${from.slug}`;
  const package_ = String.raw`\\?\.(?!example\b|test\b|mjs\b)|-\w+-v-?\d`;
  return text
    .replace(new RegExp(`\\b${from.name}\\b`, 'g'), () => to.name)
    .replace(
      new RegExp(`${source}|(?<![a-z])${from.slug}(?!${package_})`, 'g'),
      () => to.slug,
    )
    .replaceAll(toUpperSnake(from), () => toUpperSnake(to));
}

/** What readers see or callers use: here a name must be unmistakable. */
const texts = /^(?:blog|docs|i18n|openapi|src)\//;

const runGit = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8'});

function checkClean(): void {
  if (runGit('status', '--porcelain') === '') return;
  throw new Error(
    'Git sees changes that are not committed. Commit or stash them first, so that "git diff" shows the new name alone and "git restore ." takes it back.',
  );
}

/** Text files that Git tracks, by name. */
function readTrackedTexts(): Map<string, string> {
  const names = runGit('ls-files', '-z').split('\0').filter(Boolean);
  const files = names.map(
    (name) => [name, readFileSync(name, 'utf8')] as const,
  );
  return new Map(files.filter(([, text]) => !text.includes('\0')));
}

function checkUnused({name}: Product, files: Map<string, string>): void {
  const word = new RegExp(`\\b${name}\\b`);
  for (const [file, text] of files) {
    if (!texts.test(file) || !word.test(text)) continue;
    const line = text.slice(0, text.search(word)).split('\n').length;
    throw new Error(
      `${file}:${line}: "${name}" means something there already, and could not be told from the product. Choose another name.`,
    );
  }
}

async function formatText(file: string, text: string): Promise<string> {
  const options = {ignorePath: '.prettierignore'};
  const {ignored, inferredParser} = await getFileInfo(file, options);
  if (ignored || !inferredParser) return text;
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/** A document that knows its source by the hash that it has now. */
function withSource(text: string, hashes: Map<string, string>): string {
  const hash = hashes.get(hashIn(text) ?? '');
  return hash ? withHash(text, hash) : text;
}

/**
 * Renames the product in every text file that Git tracks in this folder. The
 * hashes by which translated documents know their source follow.
 *
 * @returns the names of the files that changed
 * @throws when something is not committed, or when the new name stands in the
 *   texts already; nothing is changed then
 */
export async function renameFiles(
  from: Product,
  to: Product,
): Promise<string[]> {
  checkClean();
  const before = readTrackedTexts();
  checkUnused(to, before);
  const after = new Map(before);
  const hashes = new Map<string, string>();
  for (const [file, text] of before) {
    const other = replaceNames(text, from, to);
    if (other === text) continue;
    const tidy = await formatText(file, other);
    after.set(file, tidy);
    hashes.set(computeBlobHash(text), computeBlobHash(tidy));
  }
  const changed: string[] = [];
  for (const [file, text] of after) {
    const whole = withSource(text, hashes);
    if (whole === before.get(file)) continue;
    writeFileSync(file, whole);
    changed.push(file);
  }
  return changed;
}
