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

  /** An empty message is left out. */
  toJSON(): {code: string; message?: string} {
    const {code, message} = this;
    return message ? {code, message} : {code};
  }
}

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
