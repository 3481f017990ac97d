import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
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

/**
 * Cache of expensive results by a hash of their source, in
 * `.cache/<locale>/<name>.json` (`.cache/shared` for all locales). It is
 * invalid if the code or the packages that produce the results change.
 */
export class Cache<T> {
  private readonly file: string;
  private readonly toolchain: string;
  private readonly kept: Record<string, T> = {};
  private readonly used = new Map<string, T>();

  constructor(locale: Locale | 'shared', name: string, toolchain: Toolchain) {
    this.file = path.join('.cache', locale, `${name}.json`);
    this.toolchain = computeToolchainHash(toolchain);
    try {
      const known = readJson(this.file) as Kept<T>;
      if (known.toolchain === this.toolchain) this.kept = known.results;
    } catch {
      // It is missing or truncated.
    }
  }

  get(source: unknown): T | undefined {
    const hash = computeHash(source);
    const result = this.used.get(hash) ?? this.kept[hash];
    if (result !== undefined) this.used.set(hash, result);
    return result;
  }

  set(source: unknown, result: T): void {
    this.used.set(computeHash(source), result);
  }

  /** Writes the results that this run used, and drops all others. */
  save(): void {
    const {toolchain} = this;
    const results = Object.fromEntries(this.used);
    writeFile(this.file, JSON.stringify({toolchain, results}));
  }
}
