/**
 * A Content Security Policy (https://www.w3.org/TR/CSP3/) under which a page
 * loads and runs what this site serves, and nothing else. Calls go to every
 * address, because readers send requests to their own platforms.
 *
 * @param hashes of the programs that stand in pages themselves
 */
export const getPolicy = (hashes: readonly string[]): string =>
  [
    // Firefox has no directive for prefetches: this one decides. What it would
    // allow besides is refused by name below.
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

/** What only a header can say, besides the policy: who may show the site in a frame. */
export const formatHeaderPolicy = (hashes: readonly string[]): string =>
  `${getPolicy(hashes)}; frame-ancestors 'none'`;
