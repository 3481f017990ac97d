import {useEffect, useReducer, useRef} from 'react';
import type {OperationData} from '../../api/operationData';
import {longestTimer} from '../../calls/longestTimer';
import {useStore} from '../store';
import type {Answer} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import {send, throttle} from '../../calls/send';
import {resolveTransport} from './transport';
import {getBodyText, getFirstBody} from './examples';
import {linked} from './link/link';
import {useSampleCall} from './samples';
import {sandboxAddress} from './server/servers';
import {useServer, type Server} from './server/useServer';
import {wantedError} from './view';

/** A call that was sent, and what came of it so far. */
interface CurrentCall {
  /** Counts the calls. */
  number: number;
  sent: SentCall;
  answer: Answer;
}

/** What the reader has set up, beside the server, and the call. */
interface State {
  body: string;
  /** Milliseconds as typed. */
  timeout: string;
  /** Anchor of the error that the sandbox is to answer with; empty for none. */
  error: string;
  /** Whether the request gives its room to the answer. */
  isFolded: boolean;
  /** Whether the reader is asked before a call that destroys something. */
  isAsking: boolean;
  call?: CurrentCall;
}

type Action =
  | {type: 'set'; change: Partial<State>}
  | {type: 'send'; sent: SentCall}
  | {type: 'answer'; answer: Answer};

const getFirstState = (data: OperationData): State => ({
  call: undefined,
  body: getFirstBody(data),
  timeout: data.streaming ? '60000' : '10000',
  error: '',
  isFolded: false,
  isAsking: false,
});

function reduce(state: State, action: Action): State {
  const {call} = state;
  switch (action.type) {
    case 'set':
      return {...state, ...action.change};
    case 'send':
      return {
        ...state,
        isFolded: true,
        isAsking: false,
        call: {
          number: (call?.number ?? 0) + 1,
          sent: action.sent,
          answer: {running: true, time: 0, size: 0},
        },
      };
    case 'answer':
      return {...state, call: call && {...call, answer: action.answer}};
  }
}

/** What the link of the page changes in the panel. */
function getLinkedChange(data: OperationData): Partial<State> {
  const {example, error} = linked.read() ?? {};
  const named = data.examples.find(({name}) => name === example);
  return {
    ...(named && {body: getBodyText(named.value)}),
    ...(error !== undefined && {error}),
  };
}

/**
 * Reads a timeout in milliseconds, which Connect writes with ten digits at most.
 *
 * @returns undefined for none, NaN for what is no timeout
 */
export function readTimeout(text: string): number | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  return /^[1-9]\d{0,9}$/.test(trimmed) ? Number(trimmed) : NaN;
}

/** Which field must be put right before a call can be sent. */
export type Fault = 'address' | 'authorization' | 'timeout';

function getFault(server: Server, {timeout}: State): Fault | undefined {
  if (server.base === undefined) return 'address';
  if (server.kind === 'platform' && !server.authorizationIsRight) {
    return 'authorization';
  }
  return Number.isNaN(readTimeout(timeout)) ? 'timeout' : undefined;
}

/** The panel of an operation: what it shows, and what the reader can do. */
export interface Panel extends State {
  server: Server;
  fault?: Fault;
  isRunning: boolean;
  /** Changes what is set up, and shows it. */
  edit: (change: Partial<State>) => void;
  /** Asks the reader before the call is sent, or does so no more. */
  ask: (isAsking: boolean) => void;
  /** Sends what is set up. */
  send: () => void;
  /** Ends the call and keeps what came. */
  stop: () => void;
  /** Ends the call and puts everything back. */
  reset: () => void;
}

/**
 * The state of the panel of an operation, which makes one call at a time.
 *
 * @param baseUrl where the site, in this locale, begins
 */
export function usePanel(data: OperationData, baseUrl: string): Panel {
  const server = useServer();
  const [state, dispatch] = useReducer(reduce, data, (first) => ({
    ...getFirstState(first),
    ...getLinkedChange(first),
  }));
  const controller = useRef<AbortController>(undefined);
  const set = (change: Partial<State>) => dispatch({type: 'set', change});
  const edit = (change: Partial<State>) => set({...change, isFolded: false});
  useSampleCall(data, state.body, server);

  function start(to: Pick<SentCall, 'server' | 'base' | 'error'>): void {
    const timeout = readTimeout(state.timeout);
    const sent: SentCall = {
      ...to,
      path: data.path,
      streaming: data.streaming,
      body: state.body,
      authorization: to.server === 'platform' ? server.sentAuthorization : '',
      timeout: Number.isNaN(timeout) ? undefined : timeout,
    };
    stop();
    const own = new AbortController();
    controller.current = own;
    const timer =
      sent.timeout &&
      setTimeout(
        () => own.abort({kind: 'timeout', milliseconds: sent.timeout}),
        Math.min(sent.timeout, longestTimer),
      );
    const {draw, end} = throttle((answer: Answer) => {
      if (controller.current === own) dispatch({type: 'answer', answer});
    });
    dispatch({type: 'send', sent});
    const {fetcher, noAnswer} = resolveTransport(sent, baseUrl);
    void send(sent, fetcher, own.signal, draw, noAnswer)
      .then(end)
      .finally(() => clearTimeout(timer));
  }

  function stop(): void {
    controller.current?.abort({kind: 'stopped'});
  }

  useEffect(() => () => controller.current?.abort({kind: 'stopped'}), []);

  useEffect(
    () =>
      linked.watch(() => {
        const change = {...getLinkedChange(data), isFolded: false};
        dispatch({type: 'set', change});
      }),
    [data],
  );

  const wanted = useStore(wantedError);
  useEffect(() => {
    if (wanted === undefined) return;
    wantedError.write(undefined);
    server.showSandbox();
    edit({error: wanted});
    start({server: 'sandbox', base: sandboxAddress, error: wanted});
  });

  return {
    ...state,
    server,
    fault: getFault(server, state),
    isRunning: state.call?.answer.running === true,
    edit,
    ask: (isAsking) => set({isAsking}),
    send: () => {
      const {kind, base} = server;
      if (base === undefined) return;
      start({server: kind, base, error: state.error});
    },
    stop,
    reset: () => {
      stop();
      controller.current = undefined;
      set(getFirstState(data));
    },
  };
}
