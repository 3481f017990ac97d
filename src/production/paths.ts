/** The site as it is shipped, with its compressed copies. */
export const compressedFolder = '.cache/production/site';

/** Headers that the build writes for the server, as `*.caddy`. */
export const headersFolder = '.generated/headers';

/** What the server may write to. */
export const scratchFolder = '.cache/production/scratch';
