import type {ReactNode} from 'react';
import {highlightSample} from '../code/highlight';
import {getShown} from '../tryIt/readableText';
import {sendCall as sendTo} from '../tryIt/sendCall';
import {sandboxAddress} from '../tryIt/server';

/** What came back from the sandbox. */
export interface LiveAnswer {
  /** HTTP status. */
  status: number;
  /** Milliseconds, at least 1. */
  time: number;
  /** The body, indented and highlighted. */
  shown: ReactNode;
}

/**
 * Sends a unary call to the sandbox of the page.
 *
 * @param body JSON of its message
 * @param baseUrl base address of the locale, with a slash at its end
 * @throws when the sandbox cannot be loaded
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
