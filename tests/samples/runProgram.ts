import {spawn} from 'node:child_process';

/** What a program printed, and how it ended. */
export interface Run {
  /** Exit code; none after a signal. */
  code: number | null;
  output: string;
}

/**
 * Of a program that hangs, milliseconds until it is ended. None takes a fifth of
 * them beside four busy loops.
 */
const timeout = 300_000;

/**
 * Runs a program to its end. It prints as it does in a terminal, at once, but
 * without colors, and asks no proxy for what is on this computer.
 */
export function runProgram([
  program = '',
  ...args
]: readonly string[]): Promise<Run> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
    PYTHONUNBUFFERED: '1',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      timeout,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}
