import {
  getCodeOfHttpStatus,
  isConnectCode,
  type ConnectCode,
} from '../../../calls/codes';

/** What an error says of itself. */
export interface ConnectError {
  code: ConnectCode;
  message?: string;
  /** Whether the code is not the server's: it follows from the HTTP status. */
  codeFromStatus?: boolean;
}

/**
 * The error in a JSON value that should be one.
 *
 * @param status HTTP status, from which a missing code follows
 */
export function getConnectError(value: unknown, status: number): ConnectError {
  const {code, message} = Object(value) as Record<string, unknown>;
  return {
    ...(isConnectCode(code)
      ? {code}
      : {code: getCodeOfHttpStatus(status), codeFromStatus: true}),
    ...(typeof message === 'string' ? {message} : {}),
  };
}
