import {spawn, type ChildProcess} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';

/** A port that nothing listens to. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Ends a program, and those that it has started. */
export function stop({pid}: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

/** Nothing is left behind where a test is ended in the middle. */
function endsWithThis(child: ChildProcess): ChildProcess {
  const end = (): void => stop(child);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Starts a program that runs until it is ended, and says nothing. */
export const startProgram = (
  program: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess =>
  endsWithThis(
    spawn(program, args, {
      stdio: 'ignore',
      env: {...process.env, ...env},
      detached: true,
    }),
  );

/**
 * Starts a display without a screen.
 *
 * @returns its name for `DISPLAY`, when programs can draw on it
 */
export function startDisplay(): Promise<{name: string; server: ChildProcess}> {
  const server = spawn(
    'Xvfb',
    // It picks a free number and writes that once it is ready.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true},
  );
  endsWithThis(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended.')));
    let written = '';
    server.stdio[3]!.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      if (written.endsWith('\n')) resolve({name: `:${written.trim()}`, server});
    });
  });
}
