/** Media types of JSON messages: single and streaming. */
export const mediaTypes = {
  unary: 'application/json',
  stream: 'application/connect+json',
} as const;

export const getMediaType = (streaming: boolean): string =>
  streaming ? mediaTypes.stream : mediaTypes.unary;

export const removeParameters = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();
