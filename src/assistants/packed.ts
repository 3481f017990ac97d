import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import type {AssistantParts} from './model';

/** Each part of what the tools know, compressed (RFC 7932) and as Base64. */
export interface Packed {
  languages: Record<string, string>;
  sandbox: string;
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

/** Packs the parts, so that one file can hold them. */
export const packParts = ({languages, sandbox}: AssistantParts): Packed => ({
  languages: Object.fromEntries(
    Object.entries(languages).map(([name, parts]) => [name, pack(parts)]),
  ),
  sandbox: pack(sandbox),
});

/** What `packParts` packed; a language is unpacked when it is first looked at. */
export function openParts({languages, sandbox}: Packed): AssistantParts {
  const opened: AssistantParts['languages'] = {};
  for (const [name, packed] of Object.entries(languages)) {
    Object.defineProperty(opened, name, {
      enumerable: true,
      get: () => unpack(packed),
    });
  }
  return {
    languages: opened,
    sandbox: unpack(sandbox) as AssistantParts['sandbox'],
  };
}
