import {useEffect, useRef, useState} from 'react';
import {longestTimer} from '../../../calls/longestTimer';
import type {Answer} from './answer';
import type {OutgoingCall} from './request';
import {throttle} from './throttle';
import {send, type Fetcher, type NoAnswer} from './send';

/** The call in the panel. */
export interface CurrentCall {
  /** Counts the calls; 0 before the first. */
  number: number;
  /** Absent before the first call, and after `clear`. */
  answer?: Answer;
  start: (call: OutgoingCall, fetcher: Fetcher, noAnswer: NoAnswer) => void;
  /** Ends the call and keeps what came. */
  stop: () => void;
  /** Ends the call and forgets it. */
  clear: () => void;
}

/** Makes one call at a time and tells how it goes. */
export function useCall(): CurrentCall {
  const [answer, setAnswer] = useState<Answer>();
  const [number, setNumber] = useState(0);
  const controller = useRef<AbortController>(undefined);

  const stop = () => controller.current?.abort({kind: 'stopped'});

  function clear(): void {
    stop();
    controller.current = undefined;
    setAnswer(undefined);
  }

  function start(
    ...[call, fetcher, noAnswer]: Parameters<CurrentCall['start']>
  ) {
    stop();
    const own = new AbortController();
    controller.current = own;
    const show = (next: Answer) => {
      if (controller.current === own) setAnswer(next);
    };
    const {timeout: milliseconds} = call;
    const timer =
      milliseconds === undefined
        ? undefined
        : setTimeout(
            () => own.abort({kind: 'timeout', milliseconds}),
            Math.min(milliseconds, longestTimer),
          );
    const {draw, end} = throttle(show);
    setNumber((last) => last + 1);
    show({running: true, time: 0, size: 0});
    void send(call, fetcher, own.signal, draw, noAnswer)
      .then(end)
      .finally(() => clearTimeout(timer));
  }

  useEffect(() => () => controller.current?.abort({kind: 'stopped'}), []);

  return {number, answer, start, stop, clear};
}
