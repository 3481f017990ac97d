import type {RunContext} from '../../../guides/engine/runStep';
import type {Json, JsonObject} from '../../../calls/json';
import {makeAbortable} from '../../tryIt/call/read';
import type {Answer, Failure} from '../../tryIt/call/answer';
import type {SentCall} from '../../tryIt/call/request';
import {send} from '../../tryIt/call/send';
import {resolveTransport} from '../../tryIt/call/transport';
import type {ShownServer} from './server';

/** Thrown where no response of a Connect server came. */
export class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

function getBody({text = ''}: Answer): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // An error may come without a body.
    return undefined;
  }
}

/**
 * Calls the chosen server, for the engine.
 *
 * @param show is told of each call, and of its answer as it arrives
 */
export function createRunContext(
  {server, baseUrl}: ShownServer,
  base: string,
  show: (call: SentCall, answer: Answer) => void,
): Pick<RunContext, 'call' | 'pause'> {
  return {
    async call(
      path,
      message: JsonObject,
      signal = new AbortController().signal,
    ) {
      const sent: SentCall = {
        server: server.kind,
        base,
        path,
        streaming: false,
        body: JSON.stringify(message),
        authorization: server.sentAuthorization,
      };
      const {fetcher, noAnswer} = resolveTransport(sent, baseUrl);
      const answer = await send(sent, fetcher, signal, undefined, noAnswer);
      show(sent, answer);
      if (answer.failure) throw new CallFailed(answer.failure);
      return {status: answer.head?.status ?? 0, body: getBody(answer)};
    },
    pause: (milliseconds, signal = new AbortController().signal) =>
      makeAbortable(
        new Promise((done) => setTimeout(done, milliseconds)),
        signal,
      ),
  };
}
