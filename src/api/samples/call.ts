import {interpolate} from '../interpolate';
import type {Operation} from '../model';

export interface SampleCall {
  url: string;
  mediaType: string;
  body: unknown;
  streaming: boolean;
  authorized?: boolean;
}

export const tokenPlaceholder = '$HOLT_AUTHORIZATION';

/** Placeholder for the host of the reader's installation. */
export const sampleHost = 'https://holt.example.com';

/** The call of an operation's first example, or with an empty message. */
export function createSampleCall({
  path,
  request,
  streaming,
}: Operation): SampleCall {
  return {
    url: `${sampleHost}${path}`,
    mediaType: request.mediaType,
    body: request.examples[0]?.value ?? {},
    streaming,
  };
}

export const getHeaders = ({
  mediaType,
  authorized,
}: SampleCall): [string, string][] => [
  ['Content-Type', mediaType],
  ['Connect-Protocol-Version', '1'],
  ...(authorized
    ? [['Authorization', tokenPlaceholder] as [string, string]]
    : []),
];

/**
 * The headers, each on its own line.
 *
 * @param line with `{name}` and `{value}`
 */
export const formatHeaders = (call: SampleCall, line: string): string =>
  getHeaders(call)
    .map(([name, value]) => interpolate(line, {name, value}))
    .join('\n');
