import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import type {Locale} from '../site';
import {writeFile} from './folder';

/** What takes part in making a result, besides its source. */
export interface Toolchain {
  /** Folders and files of our code. */
  code: readonly string[];
  /** Packages, by their names. */
  packages: readonly string[];
}

/** What each version of the code and the packages is told apart by. */
function computeToolchainHash({code, packages}: Toolchain): string {
  const files = code.flatMap((one) =>
    one.endsWith('.ts')
      ? [one]
      : listFilesUnder(one, '.ts').map((file) => path.join(one, file)),
  );
  const versions = packages.map(
    (name) =>
      (readJson(`node_modules/${name}/package.json`) as {version: string})
        .version,
  );
  return computeHash([
    versions,
    files.map((file) => readFileSync(file, 'utf8')),
  ]);
}

const computeHash = (source: unknown): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex');

/** Results by the hash of what they were made of. */
interface Kept<T> {
  toolchain: string;
  results: Record<string, T>;
}

/** What an earlier run has kept: nothing where the file is missing or cut off. */
function readKept<T>(file: string): Kept<T> | undefined {
  try {
    return existsSync(file) ? (readJson(file) as Kept<T>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Results that take long to make, in `.cache/<locale>/<name>.json` by the hash
 * of what they were made of; in `.cache/shared` where every locale has its part. After a change of the code or the packages that
 * make them they are made anew, as they are where there is no such file.
 */
export class Cache<T> {
  private readonly file: string;
  private read: Kept<T> | undefined;
  private readonly used = new Map<string, T>();

  constructor(
    siteDir: string,
    locale: Locale | 'shared',
    name: string,
    private readonly toolchain: Toolchain,
  ) {
    this.file = path.join(siteDir, '.cache', locale, `${name}.json`);
  }

  private get kept(): Kept<T> {
    if (this.read) return this.read;
    const toolchain = computeToolchainHash(this.toolchain);
    const known = readKept<T>(this.file);
    this.read =
      known?.toolchain === toolchain ? known : {toolchain, results: {}};
    return this.read;
  }

  /** What was made of a source before. */
  get(source: unknown): T | undefined {
    const hash = computeHash(source);
    const result = this.used.get(hash) ?? this.kept.results[hash];
    if (result !== undefined) this.used.set(hash, result);
    return result;
  }

  /** Remembers what was made of a source. */
  set(source: unknown, result: T): void {
    this.used.set(computeHash(source), result);
  }

  /** Writes what was used for later runs, and nothing else. */
  save(): void {
    if (this.used.size === 0) return;
    const {toolchain} = this.kept;
    const results = Object.fromEntries(this.used);
    writeFile(this.file, JSON.stringify({toolchain, results}));
  }
}
