import {getMediaType} from '../../calls/mediaTypes';
import type {OperationData} from '../operationData';
import {sampleHost, type SampleCall} from './call';

/**
 * The call of an operation that sends a body, which may be missing.
 *
 * @param base address of the server, without a slash at its end
 */
export const getCall = (
  {path, streaming}: OperationData,
  body: unknown = {},
  base: string = sampleHost,
): SampleCall => ({
  url: base + path,
  mediaType: getMediaType(streaming),
  body,
  streaming,
});
