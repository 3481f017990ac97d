import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import type {Handler} from '../sandbox/protocol';
import {createEngine, type SearchEngine} from '../search';
import {splitFile} from '../search/file';
import type {Locale} from '../site';
import type {AssistantParts, LanguageParts} from './model';

/** What the program knows, each part compressed (RFC 7932) and as Base64. */
export interface Packed {
  /** Of the site that the program comes from. */
  version: string;
  /** By name; the first is the one that is spoken unless another is asked for. */
  languages: Record<string, string>;
  /** Whether anything has changed between two versions of the API. */
  hasChanges: boolean;
  sandbox: string;
}

/** What the tools work with in one language. */
export interface Language extends Omit<LanguageParts, 'search'> {
  engine: SearchEngine;
}

/** What the tools work with. */
export interface Library {
  languages: Locale[];
  /** @throws when the site was built without the language, with those it has */
  in: (language: Locale) => Promise<Language>;
  hasChanges: boolean;
  /** Forgets as its process does. */
  sandbox: Handler;
}

/** A value that JSON can hold, compressed. */
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

/** What `pack` packed. */
const unpack = (packed: string): unknown =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

/** Packs the parts, so that one file can hold them. */
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

/** The sandbox that was packed. */
export const openSandbox = (
  {sandbox}: Packed,
  options?: {latency: number},
): Handler => createSandbox(unpack(sandbox) as SandboxData, options);

async function openLanguage(packed: string): Promise<Language> {
  const {search, ...parts} = unpack(packed) as LanguageParts;
  const {names = '', texts} = splitFile(search);
  return {...parts, engine: await createEngine(names, texts)};
}

/** Opens what was packed. Each language is made ready when it is first asked for. */
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
