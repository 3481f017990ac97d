import {useEffect, useEffectEvent, useReducer, useRef} from 'react';
import type {OperationData} from '../../api/operationData';
import type {Answer} from '../../calls/answer';
import {isAnchorOf} from '../../calls/codes';
import type {SentCall} from '../../calls/request';
import {samples} from '../reference/useSamples';
import {getExampleBody, getExampleMessage, type LinkedCall} from './link';
import {rememberOwnValues} from './ownValues';
import {createShownSamples} from './samples';
import {sendCall} from './sendCall';
import {fillBody} from './offers';
import {readServer, showServer, useServer, type Server} from './server';

/** What to show. An error is requested from the sandbox immediately. */
export type Wanted = Omit<LinkedCall, 'server'>;

/** State of the panel, without the server and the call. */
interface State {
  body: string;
  /** Milliseconds, as typed. */
  timeout: string;
  error: string;
  /** The last call, its sequence number, and its response so far. */
  call?: {number: number; sent: SentCall; answer: Answer};
}

const getFirstState = (data: OperationData): State => ({
  call: undefined,
  body: getExampleBody(data.examples[0]),
  timeout: data.streaming ? '60000' : '10000',
  error: '',
});

/** Updates the page's samples with the call, if its body is valid JSON. */
function useSamplesOf(data: OperationData, body: string, server: Server): void {
  useEffect(() => {
    try {
      const built = getExampleMessage(data.examples[0]);
      const parsed: unknown = JSON.parse(body);
      samples.write(createShownSamples(data, parsed, server, built));
    } catch {
      // Keep the current samples.
    }
  }, [data, body, server]);
  useEffect(() => () => samples.write(undefined), []);
}

export type PanelState = ReturnType<typeof usePanel>;

/** State of an operation's panel, which makes one call at a time. */
export function usePanel(data: OperationData, wanted?: Wanted) {
  const server = useServer();
  const [state, edit] = useReducer(
    (before: State, change: Partial<State>): State => ({...before, ...change}),
    data,
    getFirstState,
  );
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort({kind: 'stopped'});
  useSamplesOf(data, state.body, server);

  /** Changes the request and sends it. */
  function send(change: Partial<State> = {}): void {
    const {kind, base = '', sentAuthorization} = readServer();
    const {body, timeout, error} = {...state, ...change};
    const sent: SentCall = {
      server: kind,
      base,
      path: data.path,
      streaming: data.streaming,
      body,
      authorization: sentAuthorization,
      timeout: Number(timeout) || undefined,
      error,
    };
    stop();
    const own = (controller.current = new AbortController());
    const number = (state.call?.number ?? 0) + 1;
    const show = (answer: Answer): void => {
      if (controller.current === own) edit({call: {number, sent, answer}});
    };
    edit(change);
    show({running: true, time: 0, size: 0});
    void sendCall(sent, own, show).then(({code}) => {
      if (code === 'ok') rememberOwnValues(data.examples, body);
    });
  }

  useEffect(() => () => controller.current?.abort({kind: 'stopped'}), []);

  const follow = useEffectEvent(({example, error, values}: Wanted) => {
    const named = data.examples.find(({name}) => name === example);
    const change = named
      ? {body: getExampleBody(named)}
      : values
        ? {body: fillBody(data, values)}
        : {};
    const listed = data.errors.find(({anchor}) =>
      isAnchorOf(anchor, error ?? ''),
    );
    if (!listed) return edit(change);
    showServer({kind: 'sandbox'});
    send({...change, error: listed.anchor});
  });
  useEffect(() => {
    if (wanted) follow(wanted);
  }, [wanted]);

  return {
    ...state,
    server,
    isRunning: state.call?.answer.running === true,
    edit,
    send,
    stop,
    /** Stops the call and resets the panel. */
    reset: () => {
      stop();
      controller.current = undefined;
      edit(getFirstState(data));
    },
  };
}
