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
