import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import type {AssistantParts, LanguageParts} from './model';

/** Each part of what the tools know, compressed (RFC 7932) and as Base64. */
export interface Packed {
  languages: Record<string, string>;
  sandbox: string;
}

/** A value that JSON can hold, compressed. */
export function pack(value: unknown): string {
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
export const unpack = (packed: string): unknown =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

/** Packs what is known in each language by itself. */
export const packLanguages = (
  languages: Record<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(languages).map(([name, parts]) => [name, pack(parts)]),
  );

/** What `packLanguages` packed; each is unpacked when it is looked at. */
export function openLanguages<Parts>(
  packed: Record<string, string>,
): Record<string, Parts> {
  const opened: Record<string, Parts> = {};
  for (const [name, one] of Object.entries(packed)) {
    Object.defineProperty(opened, name, {
      enumerable: true,
      get: () => unpack(one) as Parts,
    });
  }
  return opened;
}

/** Packs the parts, so that one file can hold them. */
export const packParts = ({languages, sandbox}: AssistantParts): Packed => ({
  languages: packLanguages(languages),
  sandbox: pack(sandbox),
});

/** What `packParts` packed; a language is unpacked when it is first looked at. */
export const openParts = ({languages, sandbox}: Packed): AssistantParts => ({
  languages: openLanguages<LanguageParts>(languages),
  sandbox: unpack(sandbox) as AssistantParts['sandbox'],
});
