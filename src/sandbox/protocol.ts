import {isAnchorOf} from '../calls/codes';
import {prefixLength} from '../calls/envelope';
import type {Json} from '../calls/json';
import {mediaTypes} from '../calls/mediaTypes';
import type {ErrorAt, SandboxData, SandboxOperation} from './model';
import {changesHeader, createErrorNote, noteHeader, sandboxNote} from './notes';

/** Handles a request like a Connect server. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * A Connect error.
 *
 * @see https://connectrpc.com/docs/protocol#error-codes
 */
export class ConnectError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly at?: number,
  ) {
    super(message);
  }

  /** Omits an empty message. */
  toJSON(): {code: string; message?: string} {
    const {code, message} = this;
    return message ? {code, message} : {code};
  }
}

// The messages are those of connect-go 1, on which the server is built.
export const createInvalidError = (message: string): ConnectError =>
  new ConnectError('invalid_argument', message);

export const createReadError = (why: string): ConnectError =>
  createInvalidError(`unmarshal message: ${why}`);

export const createDeadlineError = (): ConnectError =>
  new ConnectError('deadline_exceeded', 'context deadline exceeded');

/** Converts an exception to a Connect error; unknown ones become `internal`. */
export const toConnectError = (thrown: unknown): ConnectError =>
  thrown instanceof ConnectError
    ? thrown
    : new ConnectError(
        'internal',
        thrown instanceof Error ? thrown.message : String(thrown),
      );

/** Timeout in milliseconds; `undefined` for none. */
export function getTimeout(request: Request): number | undefined {
  const header = request.headers.get('Connect-Timeout-Ms');
  if (!header) return undefined;
  if (header.length > 10 || !/^-?\d+$/.test(header)) {
    const why =
      header.length > 10
        ? `"${header}" has >10 digits`
        : `strconv.ParseInt: parsing "${header}": invalid syntax`;
    throw createInvalidError(`parse timeout: ${why}`);
  }
  return Number(header);
}

/**
 * Checks the headers that the Connect protocol requires.
 *
 * @see https://connectrpc.com/docs/protocol
 * @throws ConnectError for an unsupported version or encoding
 */
export function checkHeaders(request: Request, streaming: boolean): void {
  const version = request.headers.get('Connect-Protocol-Version');
  if (version !== null && version !== '1') {
    throw createInvalidError(
      `Connect-Protocol-Version must be "1": got "${version}"`,
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
 * The error that a request asks for by its anchor: `Prefer:
 * error=error.unknown.2`. Without a number, it is the first one of the code, as
 * it was before others were added.
 *
 * @returns its index among the operation's errors
 * @throws ConnectError `invalid_argument` if the operation does not list it
 * @see https://www.rfc-editor.org/rfc/rfc7240
 */
export function getPreferredError(
  request: Request,
  {rpc, errors}: Pick<SandboxOperation, 'rpc' | 'errors'>,
): ErrorAt | undefined {
  const header = request.headers.get('Prefer') ?? '';
  const anchor = /(?:^|[,;\s])error\s*=\s*"?#?([\w.]*)/i.exec(header)?.[1];
  if (anchor === undefined) return undefined;
  const at = errors.findIndex((one) => isAnchorOf(one.anchor, anchor));
  if (at >= 0) return at;
  const known = errors.map((one) => one.anchor).join(', ') || 'none';
  throw createInvalidError(
    `Prefer: ${rpc} lists no error "${anchor}"; it lists ${known}`,
  );
}

/**
 * Checks the envelope of a streaming request.
 *
 * @throws ConnectError `invalid_argument` if it is invalid
 */
export function checkEnvelope(bytes: Uint8Array): void {
  if (bytes.length < prefixLength) {
    throw createInvalidError(
      'protocol error: incomplete envelope: unexpected EOF',
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
      `protocol error: promised ${length} bytes in enveloped message, got ${bytes.length - prefixLength} bytes`,
    );
  }
}

/** What a call brings. */
export interface Reply {
  /** One if the operation does not stream. */
  messages?: readonly Json[];
  error?: ConnectError;
  /** About the limits of the response's realism. */
  note?: string;
  /** JSON of what the call changed. */
  changes?: string;
  /** Milliseconds after which a stream ends with `deadline_exceeded`. */
  timeout?: number;
}

/** A response whose headers say that nothing is real. */
export function createResponse(
  body: BodyInit,
  type: string,
  {error, note = '', changes}: Reply = {},
  status = 200,
): Response {
  const limits = error?.at === undefined ? note : createErrorNote(error.at);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      [noteHeader]: `${sandboxNote} ${limits}`.trim(),
      ...(changes && {[changesHeader]: changes}),
    },
  });
}

/** The message, or the error as JSON with the HTTP status of its code. */
export function createUnaryResponse(
  reply: Reply,
  {statuses}: SandboxData,
): Response {
  const {messages: [message] = [], error} = reply;
  const status = error ? (statuses[error.code] ?? 500) : 200;
  const body = JSON.stringify(error ?? message);
  return createResponse(body, mediaTypes.unary, reply, status);
}

/** For requests that are not valid calls. */
export function createPlainResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const type = 'text/plain; charset=utf-8';
  const response = createResponse(`${text}\n`, type, {}, status);
  for (const [name, value] of Object.entries(headers))
    response.headers.set(name, value);
  return response;
}

const ofEveryAnswer = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `${noteHeader}, ${changesHeader}`,
};

const ofPreflights = {
  ...ofEveryAnswer,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms, Prefer',
  'Access-Control-Max-Age': '7200',
};

/**
 * Adds CORS headers for all origins.
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
