import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import type {Locale} from '../site';
import {writeFile} from './folder';

/** Inputs of a result besides its source. */
export interface Toolchain {
  code: readonly string[];
  packages: readonly string[];
}

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

interface Kept<T> {
  toolchain: string;
  results: Record<string, T>;
}

/** Reads a cache file; `undefined` if it is missing or truncated. */
function readKept<T>(file: string): Kept<T> | undefined {
  try {
    return existsSync(file) ? (readJson(file) as Kept<T>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Cache of expensive results by a hash of their source, in
 * `.cache/<locale>/<name>.json` (`.cache/shared` for all locales). It is
 * invalid if the code or the packages that produce the results change.
 */
export class Cache<T> {
  private readonly file: string;
  private read: Kept<T> | undefined;
  private readonly used = new Map<string, T>();

  constructor(
    locale: Locale | 'shared',
    name: string,
    private readonly toolchain: Toolchain,
  ) {
    this.file = path.join('.cache', locale, `${name}.json`);
  }

  private get kept(): Kept<T> {
    if (this.read) return this.read;
    const toolchain = computeToolchainHash(this.toolchain);
    const known = readKept<T>(this.file);
    this.read =
      known?.toolchain === toolchain ? known : {toolchain, results: {}};
    return this.read;
  }

  get(source: unknown): T | undefined {
    const hash = computeHash(source);
    const result = this.used.get(hash) ?? this.kept.results[hash];
    if (result !== undefined) this.used.set(hash, result);
    return result;
  }

  set(source: unknown, result: T): void {
    this.used.set(computeHash(source), result);
  }

  /** Writes the results that this run used, and drops all others. */
  save(): void {
    if (this.used.size === 0) return;
    const {toolchain} = this.kept;
    const results = Object.fromEntries(this.used);
    writeFile(this.file, JSON.stringify({toolchain, results}));
  }
}
