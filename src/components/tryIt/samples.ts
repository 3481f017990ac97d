import {countFoldedLines} from '../../api/foldedLines';
import {createSamples} from '../../api/samples';
import {sampleHost} from '../../api/samples/call';
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
  {sampleBase, sentAuthorization}: Server,
  built: unknown,
): ShownSample[] | undefined {
  const authorized = sentAuthorization !== '';
  const isSame = JSON.stringify(body) === JSON.stringify(built);
  if (isSame && sampleBase === sampleHost && !authorized) return undefined;
  return createSamples({
    url: sampleBase + path,
    mediaType: getMediaType(streaming),
    body,
    streaming,
    authorized,
  }).map(({id, label, language, code}) => ({
    id,
    label,
    language,
    lines: countFoldedLines(code),
    children: highlightSample(code, language),
  }));
}
