import {createHash} from 'node:crypto';

/** Inline programs; a script with a type contains data. */
const programs =
  /<script\b(?![^>]*\s(?:src|type)\s*=)[^>]*>([^]*?)<\/script>/gi;

const getCspHash = (program: string): string =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

/** Sorted hashes of a page's inline scripts, without duplicates. */
export const inlineHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(programs)]
      .map(([, program = '']) => getCspHash(program))
      .sort(),
  ),
];
