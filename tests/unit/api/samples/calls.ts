import type {SampleCall} from '../../../../src/api/samples/call';

/** A call that a sample shows; a stream's media type is that of a stream. */
export const getCall = (
  body: unknown,
  streaming: boolean,
  more: Partial<SampleCall> = {},
): SampleCall => ({
  url: 'https://a.example/a.v1.AService/Get',
  mediaType: streaming ? 'application/connect+json' : 'application/json',
  body,
  streaming,
  ...more,
});
