import {createHash} from 'node:crypto';

/**
 * A Content Security Policy (https://www.w3.org/TR/CSP3/) that allows only this
 * site's own files. Requests may go to any address, because readers call their
 * own platforms.
 *
 * @param hashes of inline scripts
 */
export const getPolicy = (hashes: readonly string[]): string =>
  [
    // In Firefox, this directive applies to prefetches, which have no directive
    // of their own. The other types that it would allow are blocked below.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['connect-src', "'self'", 'http:', 'https:'],
    ['child-src', "'none'"],
    ['frame-src', "'none'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

/** The header adds the directive for embedding in frames. */
export const formatHeaderPolicy = (hashes: readonly string[]): string =>
  `${getPolicy(hashes)}; frame-ancestors 'none'`;

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

const charset = /<meta charset="UTF-8"\s*\/?>/i;

/** Attributes that a policy can allow only by allowing all of their kind. */
const refused =
  /<[a-z][^\s>]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(on[a-z]+|style)="/i;

/**
 * Adds the policy to a page, for hosts that do not send headers.
 *
 * @param hashes of allowed inline scripts
 * @throws with the position if the page contains something that the policy
 *   blocks
 */
export function withPolicy(
  html: string,
  file: string,
  hashes: readonly string[],
): string {
  const body = html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '');
  const found = refused.exec(body);
  if (found) {
    throw new Error(
      `${file}: the Content Security Policy of the site refuses the attribute "${found[1]}" in ${found[0]}…. Use a class, or a listener in a script.`,
    );
  }
  if (!charset.test(html)) {
    throw new Error(`${file}: has no <meta charset="UTF-8">.`);
  }
  const policy = getPolicy(hashes);
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
