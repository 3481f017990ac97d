import {useEffect, useState} from 'react';
import type {OperationData} from '../../api/operationData';
import type {TerminalInputMessage} from './answer/TerminalInput';
import type {SentCall} from './call/request';
import {send} from './call/send';
import {useCall, type CurrentCall} from './call/useCall';
import {resolveTransport} from './call/resolveTransport';
import {getFirstBody} from './examples';
import {linked} from './link/linked';
import {getLinkedBody} from './link/linkedBody';
import {useServer, type Server} from './server/useServer';
import {readTimeout} from './TimeoutField';
import {useShownCall} from './useShownCall';

/** Which field must be put right before a call can be sent. */
export type Fault = 'address' | 'authorization' | 'timeout';

/** All that the reader can change in the panel, and the call. */
export interface PanelState {
  server: Server;
  body: string;
  timeout: string;
  fault?: Fault;
  call: CurrentCall;
  sent?: SentCall;
  setBody: (body: string) => void;
  setTimeoutText: (timeout: string) => void;
  send: () => void;
  sendInput: (input: TerminalInputMessage) => Promise<boolean>;
  reset: () => void;
}

/** Milliseconds that a call may take unless the reader says otherwise. */
const getFirstTimeout = ({streaming}: OperationData) =>
  streaming ? '60000' : '10000';

/** The state of the panel of an operation. */
export function usePanel(data: OperationData, baseUrl: string): PanelState {
  const server = useServer();
  const [body, setBody] = useState(
    () => getLinkedBody(data) ?? getFirstBody(data),
  );
  const [timeout, setTimeoutText] = useState(() => getFirstTimeout(data));
  const [sent, setSent] = useState<SentCall>();
  const call = useCall();
  useShownCall(data, body, server);
  useEffect(
    () => linked.watch(() => setBody((text) => getLinkedBody(data) ?? text)),
    [data],
  );

  const {kind, base, sentAuthorization, authorizationIsRight} = server;
  const milliseconds = readTimeout(timeout);
  const fault =
    base === undefined
      ? 'address'
      : kind === 'platform' && !authorizationIsRight
        ? 'authorization'
        : Number.isNaN(milliseconds)
          ? 'timeout'
          : undefined;

  function start(): void {
    if (base === undefined) return;
    const outgoing: SentCall = {
      server: kind,
      base,
      path: data.path,
      streaming: data.streaming,
      body,
      authorization: sentAuthorization,
      timeout: milliseconds,
    };
    setSent(outgoing);
    const {fetcher, noAnswer} = resolveTransport(outgoing, baseUrl);
    call.start(outgoing, fetcher, noAnswer);
  }

  /** Sends a line to the terminal that `ExecuteTTY` has opened. */
  async function sendInput(input: TerminalInputMessage): Promise<boolean> {
    if (!sent) return false;
    const line: SentCall = {
      ...sent,
      path: sent.path.replace(/[^/]+$/, 'WriteTTY'),
      streaming: false,
      body: JSON.stringify(input),
      timeout: 10_000,
    };
    const {fetcher} = resolveTransport(line, baseUrl);
    const {code} = await send(line, fetcher, AbortSignal.timeout(10_000));
    return code === 'ok';
  }

  function reset(): void {
    call.clear();
    setBody(getFirstBody(data));
    setTimeoutText(getFirstTimeout(data));
  }

  return {
    server,
    body,
    timeout,
    fault,
    call,
    sent,
    setBody,
    setTimeoutText,
    send: start,
    sendInput,
    reset,
  };
}
