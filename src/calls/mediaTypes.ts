/** Media types of JSON messages: single and streaming. */
export const mediaTypes = {
  unary: 'application/json',
  stream: 'application/connect+json',
} as const;

/** Media type of an operation's request and response. */
export const getMediaType = (streaming: boolean): string =>
  streaming ? mediaTypes.stream : mediaTypes.unary;

/** A `Content-Type` in lower case without its parameters. */
export const removeParameters = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();
