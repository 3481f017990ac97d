import {compressedFlag, endFlag} from '../../../calls/envelope';
import type {Answer} from './answer';
import {getConnectError} from './connectError';
import {EnvelopeReader} from './EnvelopeReader';

/** What the last message of a stream means: `{}`, or `{"error": …}`. */
function readEnd(text: string): Partial<Answer> {
  try {
    const {error} = Object(JSON.parse(text)) as Record<string, unknown>;
    // A stream has status 200 whatever happens, so no code follows from it.
    return error === undefined ? {code: 'ok'} : getConnectError(error, 500);
  } catch {
    return {failure: {kind: 'badEnvelope'}};
  }
}

/**
 * Reads a stream to its end.
 *
 * @param messages where each message is put as it arrives
 * @param onMessages called after messages were put there
 */
export async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  messages: string[],
  onMessages: () => void,
): Promise<Partial<Answer>> {
  const reader = new EnvelopeReader();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    for (const {flags, message} of reader.push(chunk)) {
      if (flags & compressedFlag) return {failure: {kind: 'badEnvelope'}};
      const text = decoder.decode(message);
      if (flags & endFlag) return readEnd(text);
      messages.push(text);
    }
    onMessages();
  }
  return {failure: {kind: reader.isInside ? 'cut' : 'noEnd'}};
}
