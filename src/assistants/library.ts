import memoize from 'es-toolkit/compat/memoize';
import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import type {Handler} from '../sandbox/protocol';
import {createEngine, type SearchEngine} from '../search';
import {splitFile} from '../search/file';
import type {Locale} from '../site';
import type {LanguageParts, Packed} from './model';

export interface Language extends Omit<LanguageParts, 'search'> {
  engine: SearchEngine;
}

export interface Library {
  languages: Locale[];
  hasChanges: boolean;
  in: (language: Locale) => Promise<Language>;
  /** Keeps its state until the process ends. */
  sandbox: Handler;
}

export const pack = (value: unknown): string =>
  brotliCompressSync(JSON.stringify(value), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  }).toString('base64');

const unpack = (packed: string): unknown =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

export const openSandbox = (
  {sandbox}: Packed,
  options?: {latency: number},
): Handler => createSandbox(unpack(sandbox) as SandboxData, options);

async function openLanguage(packed: string): Promise<Language> {
  const {search, ...parts} = unpack(packed) as LanguageParts;
  const {names = '', texts} = splitFile(search);
  return {...parts, engine: await createEngine(names, texts)};
}

/** Opens the packed data. Each language is loaded on first use. */
export function getLibrary(packed: Packed): Library {
  return {
    languages: Object.keys(packed.languages) as Locale[],
    hasChanges: packed.hasChanges,
    in: memoize((name: Locale) => openLanguage(packed.languages[name] ?? '')),
    sandbox: openSandbox(packed, {latency: 0}),
  };
}
