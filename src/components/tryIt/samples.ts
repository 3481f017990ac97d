import {countFoldedLines} from '../../api/foldedLines';
import {createSamples} from '../../api/samples';
import {sampleHost, type SampleCall} from '../../api/samples/call';
import {getMediaType} from '../../calls/mediaTypes';
import {highlightSample} from '../code/highlight';
import type {ShownSample} from '../reference/useSamples';
import type {Server} from './server';

/**
 * Samples of the reader's call, without secrets; `undefined` if it equals the
 * call in the HTML.
 *
 * @param built body of the call in the HTML
 */
export function createShownSamples(
  {path, streaming = false}: {path: string; streaming?: boolean},
  body: unknown,
  {
    kind,
    base,
    sentAuthorization,
  }: Pick<Server, 'kind' | 'base' | 'sentAuthorization'>,
  built: unknown,
): ShownSample[] | undefined {
  const mediaType = getMediaType(streaming);
  const first: SampleCall = {
    url: sampleHost + path,
    mediaType,
    body: built,
    streaming,
  };
  const call: SampleCall = {...first, body};
  // The in-page sandbox has no URL for programs.
  if (kind !== 'sandbox' && base) call.url = base + path;
  if (sentAuthorization) call.authorized = true;
  if (JSON.stringify(call) === JSON.stringify(first)) return undefined;
  return createSamples(call).map(({id, label, language, code}) => ({
    id,
    label,
    language,
    lines: countFoldedLines(code),
    children: highlightSample(code, language),
  }));
}
