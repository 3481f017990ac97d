import {useEffect} from 'react';
import {sampleHost} from '../../api/samples/call';
import {getCall} from '../../api/samples/getCall';
import type {OperationData} from '../../api/operationData';
import {getFirstBody} from './examples';
import {samples} from './sampleStore';
import type {Server} from './server/useServer';
import {getShownCall} from './shownCall';

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
export function useShownCall(
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
    if (
      call.url === sampleHost + data.path &&
      !call.authorized &&
      text === getFirstBody(data)
    ) {
      return samples.write(undefined);
    }
    samples.write(getShownCall(call));
  }, [data, text, kind, base, sentAuthorization]);
  useEffect(() => () => samples.write(undefined), []);
}
