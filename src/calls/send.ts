import {mediaTypes} from './mediaTypes';
import type {Answer, Failure, Head} from './answer';
import {
  getChunks,
  getMediaTypeOfHead,
  makeAbortable,
  readStream,
  readText,
  readUnary,
  TooLarge,
} from './read';
import {getRequest, type OutgoingCall} from './request';

export type Fetcher = (request: Request) => Promise<Response>;

export type NoAnswer = () => Promise<Failure>;

/** Receives the response as it arrives. */
export type OnProgress = (answer: Answer) => void;

function getHeaders({headers}: Response): Head['headers'] {
  const list: Head['headers'] = [];
  headers.forEach((value, name) => list.push([name, value]));
  return list;
}

/**
 * Sends a call and reads its response.
 *
 * @param signal aborts the call; the partial response is kept
 * @param noAnswer explains why the fetcher failed
 * @returns the response; a failed call returns one with a `failure`
 */
export async function send(
  call: OutgoingCall,
  fetcher: Fetcher,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
  noAnswer: NoAnswer = () =>
    Promise.resolve({kind: 'noContact', certain: false}),
): Promise<Answer> {
  const start = performance.now();
  const answer: Answer = {running: true, time: 0, size: 0};
  const known = (more: Partial<Answer>): Answer => {
    answer.time = performance.now() - start;
    return {...Object.assign(answer, more)};
  };
  const end = (more: Partial<Answer>) => known({...more, running: false});

  let response: Response;
  try {
    response = await makeAbortable(fetcher(getRequest(call, signal)), signal);
  } catch {
    if (signal.aborted) return end({failure: signal.reason as Failure});
    // Update now: finding the reason takes another request.
    known({});
    const {time} = answer;
    return {...end({failure: await noAnswer()}), time};
  }

  const head: Head = {status: response.status, headers: getHeaders(response)};
  const isStream = getMediaTypeOfHead(head) === mediaTypes.stream;
  const messages: string[] = [];
  const texts: string[] = [];
  onProgress(known({head, ...(isStream ? {messages} : {})}));

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of getChunks(response.body, signal)) {
      answer.size += chunk.length;
      yield chunk;
      if (!isStream) onProgress(known({}));
    }
  }

  try {
    return end(
      isStream
        ? await readStream(counted(), messages, () => onProgress(known({})))
        : readUnary(head, await readText(counted(), texts)),
    );
  } catch (error) {
    const rest = isStream ? {} : {text: texts.join('')};
    if (signal.aborted)
      return end({...rest, failure: signal.reason as Failure});
    const kind = error instanceof TooLarge ? 'tooLarge' : 'cut';
    return end({...rest, failure: {kind}});
  }
}

/** Minimum time between two updates, in milliseconds. */
const pace = 150;

/** Limits rendering, except of the last state (`end`). */
export function throttle<T>(show: (state: T) => void): {
  draw: (state: T) => void;
  end: (state: T) => void;
} {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: T;
  return {
    draw(state) {
      waiting = state;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          show(waiting);
        },
        Math.max(0, last + pace - performance.now()),
      );
    },
    end(state) {
      clearTimeout(timer);
      show(state);
    },
  };
}
