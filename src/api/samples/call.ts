import type {Operation} from '../model';

export interface SampleCall {
  url: string;
  mediaType: string;
  body: unknown;
  streaming: boolean;
  authorized?: boolean;
}

/** Placeholder for the value of the `Authorization` header. */
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

/** Headers of a call, in sample order. */
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

/** Indents all lines except the first. */
export const indentLines = (text: string, by: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(by)}`);
