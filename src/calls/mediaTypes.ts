/** Media types of messages as JSON: of one alone, and of a stream. */
export const mediaTypes = {
  unary: 'application/json',
  stream: 'application/connect+json',
} as const;

/** Media type of the bodies of an operation, request and answer. */
export const getMediaType = (streaming: boolean): string =>
  streaming ? mediaTypes.stream : mediaTypes.unary;

/** A `Content-Type` without its parameters, in lower case. */
export const removeParameters = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();
