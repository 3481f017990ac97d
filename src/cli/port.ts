/**
 * Reads a port from an environment variable.
 *
 * @param usual default port
 * @throws if it is not a valid port
 */
export function readPort(variable: string, usual: number): number {
  const port = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable} must be a port, 1 to 65535.`);
  }
  return port;
}

export const getPortError = (
  {code, message}: NodeJS.ErrnoException,
  variable: string,
  port: number,
): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use. Set ${variable} to another one.`
    : message;
