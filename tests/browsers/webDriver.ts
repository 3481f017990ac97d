import {limit} from './wait';

type Method = 'GET' | 'POST' | 'DELETE';

/** Milliseconds after which a driver itself gives up a page or a script. */
const patience = limit - 60_000;

/** Some commands of a driver never return: each is given up after a while. */
async function send<Value>(
  method: Method,
  address: string,
  body?: object,
  milliseconds = limit,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(milliseconds),
  });
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value as Value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`${error}: ${message}`);
}

/** Key under which a driver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof elementKey, string>;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A window that a driver has opened.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export interface Session {
  get: (address: string) => Promise<void>;
  /** Runs the body of a function, and waits for what it returns. */
  run: <Value>(script: string, ...args: unknown[]) => Promise<Value>;
  /** Clicks the first element of a selector. */
  click: (selector: string) => Promise<void>;
  /** Holds keys down, one after the other, and lets them go again. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  getRect: () => Promise<Rect>;
  setRect: (rect: Rect) => Promise<void>;
  quit: () => Promise<void>;
}

/**
 * Opens a window.
 *
 * @param driver address of the driver
 */
export async function openSession(
  driver: string,
  capabilities: object,
): Promise<Session> {
  const {sessionId} = await send<{sessionId: string}>(
    'POST',
    `${driver}/session`,
    {capabilities: {alwaysMatch: capabilities}},
  );
  const session = `${driver}/session/${sessionId}`;
  const post = <Value = void>(path: string, body: object): Promise<Value> =>
    send('POST', `${session}/${path}`, body);
  await post('timeouts', {script: patience, pageLoad: patience});
  return {
    get: (url) => post('url', {url}),
    run: (script, ...args) => post('execute/sync', {script, args}),
    click: async (value) => {
      const using = 'css selector';
      const found = await post<Element>('element', {using, value});
      await post(`element/${found[elementKey]}/click`, {});
    },
    press: (keys) => {
      const down = keys.map((value) => ({type: 'keyDown', value}));
      const up = keys.map((value) => ({type: 'keyUp', value})).reverse();
      const actions = [...down, ...up];
      return post('actions', {actions: [{type: 'key', id: 'keys', actions}]});
    },
    type: async (text) => {
      const active = await send<Element>('GET', `${session}/element/active`);
      await post(`element/${active[elementKey]}/value`, {text});
    },
    getRect: () => send('GET', `${session}/window/rect`),
    setRect: (rect) => post('window/rect', rect),
    // One that hangs does not answer this either.
    quit: () => send('DELETE', session, undefined, 5000),
  };
}
