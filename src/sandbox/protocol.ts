import {addEnvelope, prefixLength} from '../calls/envelope';
import {mediaTypes} from '../calls/mediaTypes';
import type {ErrorAt, SandboxData, SandboxOperation} from './model';
import {createErrorNote, noteHeader, sandboxNote} from './notes';

/** Answers a request as a Connect server does. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * A Connect error: what a call that fails answers with.
 *
 * @see https://connectrpc.com/docs/protocol#error-codes
 */
export class ConnectError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The place of the error on the page of the operation, if it is there. */
    readonly at?: number,
  ) {
    super(message);
  }

  /** An empty message is left out. */
  toJSON(): {code: string; message?: string} {
    const {code, message} = this;
    return message ? {code, message} : {code};
  }
}

export const createInvalidError = (message: string): ConnectError =>
  new ConnectError('invalid_argument', message);

/** What was thrown as a Connect error: `internal`, unless it is one. */
export const toConnectError = (thrown: unknown): ConnectError =>
  thrown instanceof ConnectError
    ? thrown
    : new ConnectError(
        'internal',
        thrown instanceof Error ? thrown.message : String(thrown),
      );

/** Milliseconds that a call may take, or `undefined` for no limit. */
export function getTimeout(request: Request): number | undefined {
  const header = request.headers.get('Connect-Timeout-Ms');
  if (header === null) return undefined;
  if (!/^\d{1,10}$/.test(header)) {
    throw createInvalidError(
      `Connect-Timeout-Ms must be at most 10 digits, but is "${header}"`,
    );
  }
  return Number(header);
}

/**
 * Checks what the Connect protocol asks of every request.
 *
 * @see https://connectrpc.com/docs/protocol
 * @throws ConnectError for a version or an encoding that the sandbox lacks
 */
export function checkHeaders(request: Request, streaming: boolean): void {
  const version = request.headers.get('Connect-Protocol-Version');
  if (version !== null && version !== '1') {
    throw createInvalidError(
      `Connect-Protocol-Version must be "1", but is "${version}"`,
    );
  }
  const name = streaming ? 'Connect-Content-Encoding' : 'Content-Encoding';
  const encoding = request.headers.get(name) ?? 'identity';
  if (encoding !== 'identity') {
    throw new ConnectError(
      'unimplemented',
      `unknown compression "${encoding}": supported encodings are identity`,
    );
  }
}

/**
 * The error that a request asks for, by its id on the page of the operation:
 * `Prefer: error=error.unknown.2`.
 *
 * @returns its place among the errors of the operation
 * @throws ConnectError `invalid_argument` for one that the operation does not list
 * @see https://www.rfc-editor.org/rfc/rfc7240
 */
export function getPreferredError(
  request: Request,
  {rpc, errors}: Pick<SandboxOperation, 'rpc' | 'errors'>,
): ErrorAt | undefined {
  const header = request.headers.get('Prefer') ?? '';
  const anchor = /(?:^|[,;\s])error\s*=\s*"?#?([\w.]*)/i.exec(header)?.[1];
  if (anchor === undefined) return undefined;
  const at = errors.findIndex((one) => one.anchor === anchor);
  if (at >= 0) return at;
  const known = errors.map((one) => one.anchor).join(', ') || 'none';
  throw createInvalidError(
    `Prefer: ${rpc} lists no error "${anchor}"; it lists ${known}`,
  );
}

/**
 * A message as JSON in its envelope.
 *
 * @see https://connectrpc.com/docs/protocol#streaming-rpcs
 */
export const enclose = (message: unknown, flags = 0): Uint8Array =>
  addEnvelope(JSON.stringify(message), flags);

/**
 * Checks the one envelope that a server stream's request has.
 *
 * @throws ConnectError `invalid_argument` when the bytes are no such envelope
 */
export function checkEnvelope(bytes: Uint8Array): void {
  if (bytes.length < prefixLength) {
    throw createInvalidError(
      `the request needs an envelope of ${prefixLength} bytes before the message, but has ${bytes.length} bytes in total`,
    );
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (bytes[0] !== 0) {
    throw createInvalidError(
      `the envelope has flags ${bytes[0]}; the sandbox knows only 0`,
    );
  }
  if (length !== bytes.length - prefixLength) {
    throw createInvalidError(
      `the envelope promises ${length} bytes, but ${bytes.length - prefixLength} follow`,
    );
  }
}

/** @param note what a reader could take for more than it is */
export const createResponseHeaders = (
  type: string,
  note = '',
): HeadersInit => ({
  'Content-Type': type,
  [noteHeader]: note ? `${sandboxNote} ${note}` : sandboxNote,
});

export const createOkResponse = (answer: unknown, note = ''): Response =>
  new Response(JSON.stringify(answer), {
    headers: createResponseHeaders(mediaTypes.unary, note),
  });

/** What the header says of an error, which may be none of the page. */
export const getErrorNote = ({at}: ConnectError): string =>
  at === undefined ? '' : createErrorNote(at);

/** A failed unary call: the error as JSON, with the HTTP status of its code. */
export const createErrorResponse = (
  error: ConnectError,
  {statuses}: SandboxData,
): Response =>
  new Response(JSON.stringify(error), {
    status: statuses[error.code] ?? 500,
    headers: createResponseHeaders(mediaTypes.unary, getErrorNote(error)),
  });

/** An answer without a Connect error, for what does not get that far. */
export const createPlainResponse = (
  status: number,
  text: string,
  more: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {...createResponseHeaders('text/plain; charset=utf-8'), ...more},
  });

const ofEveryAnswer = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': noteHeader,
};

const ofPreflights = {
  ...ofEveryAnswer,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms, Prefer',
  'Access-Control-Max-Age': '7200',
};

/**
 * Lets pages of every origin call a handler.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export const withCors =
  (handler: Handler): Handler =>
  async (request) => {
    if (
      request.method === 'OPTIONS' &&
      request.headers.has('Access-Control-Request-Method')
    ) {
      return new Response(null, {status: 204, headers: ofPreflights});
    }
    const response = await handler(request);
    for (const [name, value] of Object.entries(ofEveryAnswer)) {
      response.headers.set(name, value);
    }
    return response;
  };
