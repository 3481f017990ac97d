import {createHash} from 'node:crypto';

const scripts = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Whether a browser runs a script: all others are data. */
const isProgram = (attributes: string): boolean => {
  const [, type = ''] = /\btype="([^"]*)"/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
};

/** Hash of a script, as a Content Security Policy names it. */
export const getCspHash = (program: string): string =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

/** Hashes of the programs that stand in a page itself, each once, sorted. */
export function inlineHashes(html: string): string[] {
  const hashes = [...html.matchAll(scripts)]
    .filter(
      ([, attributes = '']) =>
        isProgram(attributes) && !/\ssrc\s*=/i.test(attributes),
    )
    .map(([, , program = '']) => getCspHash(program));
  return [...new Set(hashes)].sort();
}
