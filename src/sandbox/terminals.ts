import {findTextIn, type JsonObject} from '../calls/json';

/** Milliseconds after which a terminal that nobody writes to is closed. */
const idle = 20_000;

const encodeBase64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes));
};

function getText(stdin: string): string {
  const bytes = Uint8Array.from(atob(stdin), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** What waits to be read by the stream of a terminal. */
class Terminal {
  private readonly waiting: string[] = [];
  private wake: () => void = () => undefined;

  write(text: string): void {
    this.waiting.push(text);
    this.wake();
  }

  /** The next text, or `undefined` when nobody writes for a while. */
  async read(signal: AbortSignal): Promise<string | undefined> {
    const text = this.waiting.shift();
    if (text !== undefined || signal.aborted) return text;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idle);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', this.wake, {once: true});
    });
    return this.waiting.shift();
  }
}

/** The terminals of a session of the sandbox, by their id. */
export class Terminals {
  private readonly open = new Map<string, Terminal>();

  /** Writes to a terminal, and says whether it is open. */
  write({sessionId, stdin}: JsonObject): boolean {
    const terminal = this.open.get(findTextIn(sessionId));
    terminal?.write(getText(findTextIn(stdin)));
    return terminal !== undefined;
  }

  /** A terminal that repeats what is written to it; it runs no command. */
  async *session(
    example: JsonObject,
    signal: AbortSignal,
  ): AsyncGenerator<JsonObject> {
    const sessionId = crypto.randomUUID();
    const terminal = new Terminal();
    this.open.set(sessionId, terminal);
    try {
      yield {sessionId};
      if (example.stdout !== undefined) {
        yield {stdout: example.stdout};
        return;
      }
      yield {
        stdout: encodeBase64(
          'The sandbox runs no command. It repeats what WriteTTY sends; "exit" ends it.\r\n$ ',
        ),
      };
      for (;;) {
        const text = await terminal.read(signal);
        if (text === undefined) return;
        yield {stdout: encodeBase64(`${text.replace(/\r?\n/g, '\r\n')}$ `)};
        if (/^(exit\s*|\u0004)$/.test(text)) return;
      }
    } finally {
      this.open.delete(sessionId);
    }
  }
}
