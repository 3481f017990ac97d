import {mediaTypes, removeParameters} from '../../../calls/mediaTypes';
import type {Answer, Head} from './answer';
import {getConnectError} from './connectError';

/** Media type of an answer without its parameters. */
export function getMediaTypeOfHead({headers}: Head): string {
  const value = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return removeParameters(value);
}

/** What a complete body that is no stream means. */
export function readUnary(head: Head, text: string): Partial<Answer> {
  const mediaType = getMediaTypeOfHead(head);
  if (mediaType !== mediaTypes.unary) {
    return {text, failure: {kind: 'notConnect', mediaType}};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A body nested too deep for the browser may be JSON all the same.
    if (error instanceof SyntaxError) {
      return {text, failure: {kind: 'notJson'}};
    }
  }
  return head.status === 200
    ? {text, code: 'ok'}
    : {text, ...getConnectError(value, head.status)};
}
