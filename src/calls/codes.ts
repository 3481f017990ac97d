export const httpStatusOfCode = {
  canceled: 499,
  unknown: 500,
  invalid_argument: 400,
  deadline_exceeded: 504,
  not_found: 404,
  already_exists: 409,
  permission_denied: 403,
  resource_exhausted: 429,
  failed_precondition: 400,
  aborted: 409,
  out_of_range: 400,
  unimplemented: 501,
  internal: 500,
  unavailable: 503,
  data_loss: 500,
  unauthenticated: 401,
} as const;

export type ConnectCode = keyof typeof httpStatusOfCode;

export const isConnectCode = (value: unknown): value is ConnectCode =>
  typeof value === 'string' && Object.hasOwn(httpStatusOfCode, value);

/**
 * The code that clients derive from an HTTP status without a code, such as from
 * a proxy (https://connectrpc.com/docs/protocol#http-to-error-code).
 */
export function getCodeOfHttpStatus(status: number): ConnectCode {
  const codes: Record<number, ConnectCode> = {
    400: 'internal',
    401: 'unauthenticated',
    403: 'permission_denied',
    404: 'unimplemented',
    429: 'unavailable',
    502: 'unavailable',
    503: 'unavailable',
    504: 'unavailable',
  };
  return codes[status] ?? 'unknown';
}

/**
 * Whether an error's anchor is the one asked for. The first error of a code has
 * no number until others of its code are added, so its former anchor stays
 * valid.
 */
export const isAnchorOf = (anchor: string, asked: string): boolean =>
  anchor === asked || anchor === `${asked}.1`;
