import type {Operation} from '../model';

/** What a code sample sends. */
export interface SampleCall {
  url: string;
  mediaType: string;
  body: unknown;
  streaming: boolean;
  /** Whether the call carries an `Authorization` header. */
  authorized?: boolean;
}

/** Stands for the value of the `Authorization` header in every sample. */
export const tokenPlaceholder = '$HOLT_AUTHORIZATION';

/** Host that stands for the reader's installation in every sample. */
export const sampleHost = 'https://holt.example.com';

/** The call of an operation's first example; without one, an empty message. */
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

/** Headers of a call, in the order in which samples set them. */
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

/** A text with each line but the first indented by a number of spaces. */
export const indentLines = (text: string, by: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(by)}`);
