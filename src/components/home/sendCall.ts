import {sendCall as sendTo} from '../tryIt/sendCall';
import {sandboxAddress} from '../tryIt/server';
import type {SentCall} from './data';
import {formatObjects} from './formatObjects';

export interface LiveAnswer {
  status: number;
  time: number;
  lines: string[];
}

/**
 * Sends a unary call to the in-page sandbox.
 *
 * @param baseUrl base URL of the locale, with a trailing slash
 * @throws if the sandbox cannot be loaded
 */
export async function sendCall(
  {path, body}: SentCall,
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
    lines: formatObjects(JSON.parse(text) as Record<string, unknown>).split(
      '\n',
    ),
  };
}
