import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import type {Locale} from '../site';
import {writeFile} from './folder';

const computeHash = (source: unknown): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex');

/** Hash of our code, and of the packages that it uses. */
const computeToolchainHash = (code: readonly string[]): string =>
  computeHash(
    [
      'package-lock.json',
      ...code.flatMap((one) =>
        one.endsWith('.ts')
          ? [one]
          : listFilesUnder(one, '.ts').map((file) => path.join(one, file)),
      ),
    ].map((file) => readFileSync(file, 'utf8')),
  );

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

  /** @param code files and folders of the code that makes the results */
  constructor(locale: Locale | 'shared', name: string, code: string[]) {
    this.file = path.join('.cache', locale, `${name}.json`);
    this.toolchain = computeToolchainHash(code);
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
