import {useEffect} from 'react';
import {countFoldedLines} from '../../api/foldedLines';
import type {OperationData} from '../../api/operationData';
import {createSamples} from '../../api/samples';
import {sampleHost} from '../../api/samples/call';
import {getCall} from '../../api/samples/getCall';
import {highlightSample} from '../code/highlight';
import {samples, type ShownSamples} from '../reference/useSamples';
import {getFirstBody} from './examples';
import type {Server} from './server/useServer';

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Lets the samples of the page follow the reader's call. While the body is no
 * JSON they stay as they are.
 */
export function useSampleCall(
  data: OperationData,
  text: string,
  server: Server,
): void {
  const {kind, base, sentAuthorization} = server;
  useEffect(() => {
    const body = parseText(text);
    if (body === undefined) return;
    // The sandbox of the page has no address that a program could call.
    const address = kind === 'sandbox' ? undefined : base;
    const call = {
      ...getCall(data, body, address),
      authorized: sentAuthorization !== '',
    };
    // The page was built with this one.
    const isFirst =
      call.url === sampleHost + data.path &&
      !call.authorized &&
      text === getFirstBody(data);
    if (isFirst) return samples.write(undefined);
    const shown: ShownSamples = {};
    for (const {id, language, code} of createSamples(call)) {
      shown[id] = {
        children: highlightSample(code, language),
        lines: countFoldedLines(code),
      };
    }
    samples.write(shown);
  }, [data, text, kind, base, sentAuthorization]);
  useEffect(() => () => samples.write(undefined), []);
}
