import {findTextIn, type JsonObject} from '../calls/json';

/** Milliseconds without input after which a terminal is closed. */
const idle = 20_000;

const encodeBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function decodeBase64(stdin: string): string {
  const bytes = Uint8Array.from(atob(stdin), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

export class Terminals {
  private readonly open = new Map<string, (text: string) => void>();

  /** Writes to a terminal. @returns whether it is open */
  write({sessionId, stdin}: JsonObject): boolean {
    const take = this.open.get(findTextIn(sessionId));
    take?.(decodeBase64(findTextIn(stdin)));
    return take !== undefined;
  }

  /** A terminal that echoes its input and does not run commands. */
  async *session(
    {stdout}: JsonObject,
    signal: AbortSignal,
  ): AsyncGenerator<JsonObject> {
    const sessionId = crypto.randomUUID();
    const written: string[] = [];
    let wake = (): void => undefined;
    this.open.set(sessionId, (text) => {
      written.push(text);
      wake();
    });
    try {
      yield {sessionId};
      yield {
        stdout:
          stdout ??
          encodeBase64(
            'The sandbox runs no command. It repeats what WriteTTY sends; "exit" ends it.\r\n$ ',
          ),
      };
      while (stdout === undefined && !signal.aborted) {
        const timer = setTimeout(() => {
          wake();
        }, idle);
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), {once: true});
          if (written.length > 0) resolve();
        });
        clearTimeout(timer);
        const text = written.shift();
        if (text === undefined) return;
        yield {stdout: encodeBase64(`${text.replace(/\r?\n/g, '\r\n')}$ `)};
        if (/^(exit\s*|\u0004)$/.test(text)) return;
      }
    } finally {
      this.open.delete(sessionId);
    }
  }
}
