/**
 * The port that a variable of the environment names.
 *
 * @param usual if it names none
 * @throws when it is no port
 */
export function readPort(variable: string, usual: number): number {
  const port = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable} must be a port, 1 to 65535.`);
  }
  return port;
}

/** What a server that did not start says, in words that help. */
export const getPortError = (
  {code, message}: NodeJS.ErrnoException,
  variable: string,
  port: number,
): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use. Set ${variable} to another one.`
    : message;
