import type {ReactNode} from 'react';
import {highlightSample} from '../code/highlight';
import {getShown} from '../tryIt/readableText';
import {sendCall as sendTo} from '../tryIt/sendCall';
import {sandboxAddress} from '../tryIt/server';

export interface LiveAnswer {
  status: number;
  time: number;
  shown: ReactNode;
}

/**
 * Sends a unary call to the in-page sandbox.
 *
 * @param body JSON of the message
 * @param baseUrl base URL of the locale, with a trailing slash
 * @throws if the sandbox cannot be loaded
 */
export async function sendCall(
  path: string,
  body: string,
  baseUrl: string,
): Promise<LiveAnswer> {
  const {head, text, time} = await sendTo(
    {server: 'sandbox', base: sandboxAddress, path, body, streaming: false},
    baseUrl,
    new AbortController(),
  );
  if (!head || text === undefined) {
    throw new Error('The sandbox did not answer.');
  }
  return {
    status: head.status,
    time: Math.max(1, Math.round(time)),
    shown: highlightSample(getShown(text, true).text, 'json'),
  };
}
