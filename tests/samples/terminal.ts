import type {Handler} from '../../src/sandbox/protocol';
import {sandboxData} from './sandboxServer';

/** Who reads a terminal's session, and leaves it. */
interface Reader {
  /** To be told all that the session printed so far. */
  hear: (output: string) => void;
  /** Resolves when "exit" has arrived. @throws when it has not */
  done: () => Promise<void>;
}

/** The session's id, which a terminal tells first. */
const sessionPattern = /"sessionId":\s*"([^"]+)"/;

/** Types "exit" into the terminal that a sample opens, and else would wait. */
export function leaveTerminal(sandbox: Handler): Reader {
  const [path] =
    Object.entries(sandboxData.operations).find(
      ([, {rpc}]) => rpc === 'WriteTTY',
    ) ?? [];
  let written: Promise<Response> | undefined;

  function write(sessionId: string): Promise<Response> {
    const request = new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({sessionId, stdin: btoa('exit\n')}),
    });
    return sandbox(request);
  }

  return {
    hear: (output) => {
      const [, sessionId] = sessionPattern.exec(output) ?? [];
      if (sessionId) written ??= write(sessionId);
    },
    done: async () => {
      const response = await written;
      if (response && !response.ok) throw new Error(await response.text());
    },
  };
}
