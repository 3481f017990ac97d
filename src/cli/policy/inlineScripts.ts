import {createHash} from 'node:crypto';

const scripts = /<script\b([^>]*)>([^]*?)<\/script>/gi;

const isProgram = (attributes: string): boolean => {
  const [, type = ''] = /\btype="([^"]*)"/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
};

export const getCspHash = (program: string): string =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

/** Sorted hashes of a page's inline scripts, without duplicates. */
export function inlineHashes(html: string): string[] {
  const hashes = [...html.matchAll(scripts)]
    .filter(
      ([, attributes = '']) =>
        isProgram(attributes) && !/\ssrc\s*=/i.test(attributes),
    )
    .map(([, , program = '']) => getCspHash(program));
  return [...new Set(hashes)].sort();
}
