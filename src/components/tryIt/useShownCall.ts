import {useEffect} from 'react';
import {mediaTypeOf} from '../../connect/mediaTypes';
import {samplesOf} from '../../reference/samples';
import {sampleHost, type SampleCall} from '../../reference/samples/call';
import type {OperationData} from '../../reference/operationData';
import {firstBody} from './examples';
import {highlight} from './highlight';
import {showSamples, type Samples} from './sampleStore';
import type {Server} from './server/useServer';

function callOf(
  data: OperationData,
  body: unknown,
  server: Server,
): SampleCall {
  const {path, streaming} = data;
  // The sandbox of the page has no address that a program could call.
  const base = server.kind === 'sandbox' ? sampleHost : server.base;
  return {
    url: `${base ?? sampleHost}${path}`,
    mediaType: mediaTypeOf(streaming),
    body,
    streaming,
    authorized: server.sentAuthorization !== '',
  };
}

function parsed(text: string): unknown {
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
    const body = parsed(text);
    if (body === undefined) return;
    const call = callOf(data, body, server);
    // The page was built with this one.
    if (
      call.url === sampleHost + data.path &&
      !call.authorized &&
      text === firstBody(data)
    ) {
      return showSamples(undefined);
    }
    const shown: Samples = {};
    for (const {id, language, code} of samplesOf(call)) {
      shown[id] = highlight(code, language);
    }
    showSamples(shown);
  }, [data, text, kind, base, sentAuthorization]);
  useEffect(() => () => showSamples(undefined), []);
}
