/**
 * A Connect error: what a call that fails answers with.
 *
 * @see https://connectrpc.com/docs/protocol#error-codes
 */
export class ConnectError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toJSON(): {code: string; message: string} {
    return {code: this.code, message: this.message};
  }
}

export const notFound = (what: string): ConnectError =>
  new ConnectError('not_found', `${what} is not in the sandbox`);

export const alreadyExists = (what: string): ConnectError =>
  new ConnectError('already_exists', `${what} is already in the sandbox`);

export const invalid = (message: string): ConnectError =>
  new ConnectError('invalid_argument', message);

/** What was thrown as a Connect error: `internal`, unless it is one. */
export const asConnectError = (thrown: unknown): ConnectError =>
  thrown instanceof ConnectError
    ? thrown
    : new ConnectError(
        'internal',
        thrown instanceof Error ? thrown.message : String(thrown),
      );
