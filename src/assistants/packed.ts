import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import type {AssistantParts, LanguageParts} from './model';

/** What the program knows, each part compressed (RFC 7932) and as Base64. */
export interface Packed {
  /** Of the site that the program comes from. */
  version: string;
  /** By name; the first is the one that is spoken unless another is asked for. */
  languages: Record<string, string>;
  sandbox: string;
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
  sandbox: pack(sandbox),
});

/** What `packParts` packed; a language is unpacked when it is looked at. */
export function openParts({
  version,
  languages,
  sandbox,
}: Packed): AssistantParts {
  const opened: Record<string, LanguageParts> = {};
  for (const [name, one] of Object.entries(languages)) {
    Object.defineProperty(opened, name, {
      enumerable: true,
      get: () => unpack(one) as LanguageParts,
    });
  }
  return {
    version,
    languages: opened,
    sandbox: unpack(sandbox) as AssistantParts['sandbox'],
  };
}
