import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import type {Handler} from '../sandbox/protocol';
import {createEngine, type SearchEngine} from '../search';
import {splitFile} from '../search/file';
import type {Locale} from '../site';
import type {AssistantParts, LanguageParts} from './model';

/** Data of the program; parts are Brotli-compressed in Base64. */
export interface Packed {
  /** Version of the site that the program comes from. */
  version: string;
  /** By language; the first one is the default. */
  languages: Record<string, string>;
  /** Whether the API has more than one version with changes. */
  hasChanges: boolean;
  sandbox: string;
}

export interface Language extends Omit<LanguageParts, 'search'> {
  engine: SearchEngine;
}

export interface Library {
  languages: Locale[];
  /** @throws with the built languages if the site was built without this one */
  in: (language: Locale) => Promise<Language>;
  hasChanges: boolean;
  /** Keeps its state until the process ends. */
  sandbox: Handler;
}

function pack(value: unknown): string {
  const text = JSON.stringify(value);
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).toString('base64');
}

const unpack = (packed: string): unknown =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

export const packParts = ({
  version,
  languages,
  sandbox,
}: AssistantParts): Packed => ({
  version,
  languages: Object.fromEntries(
    Object.entries(languages).map(([name, parts]) => [name, pack(parts)]),
  ),
  hasChanges: Object.values(languages).some(
    ({changes}) => (changes?.changes.length ?? 0) > 0,
  ),
  sandbox: pack(sandbox),
});

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
  const languages = Object.keys(packed.languages) as Locale[];
  const ready = new Map<Locale, Promise<Language>>();
  return {
    languages,
    hasChanges: packed.hasChanges,
    in(name) {
      const parts = packed.languages[name];
      if (parts === undefined) {
        throw new Error(
          `There is no language "${name}". There is: ${languages.join(', ')}.`,
        );
      }
      const language = ready.get(name) ?? openLanguage(parts);
      ready.set(name, language);
      return language;
    },
    sandbox: openSandbox(packed, {latency: 0}),
  };
}
