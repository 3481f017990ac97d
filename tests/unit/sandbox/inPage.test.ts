import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useFastClock} from './clock';
import {data} from './pretend';

useFastClock();

const load = vi.fn<(address: string) => Promise<Response>>();
let start: (typeof import('../../../src/sandbox/inPage'))['startSandbox'];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', load);
  ({startSandbox: start} = await import('../../../src/sandbox/inPage'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  load.mockReset();
});

it('the sandbox of a page is loaded once, and answers', async () => {
  load.mockResolvedValue(Response.json(data));
  const [handle, again] = await Promise.all([start('/zh/'), start('/zh/')]);
  expect(again).toBe(handle);
  expect(load.mock.calls).toEqual([['/zh/sandbox.json']]);
  const path = 'https://anywhere.invalid/holt.a.v1.AService/ClimbTree';
  const answer = await handle(
    new Request(path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{}',
    }),
  );
  expect(await answer.json()).toEqual({view: 'the sea'});
});

it('what cannot be loaded is tried again at the next call', async () => {
  load.mockResolvedValueOnce(new Response('', {status: 503}));
  await expect(start('/')).rejects.toThrow('/sandbox.json: HTTP 503');
  load.mockRejectedValueOnce(new TypeError('no network'));
  await expect(start('/')).rejects.toThrow('no network');
  load.mockResolvedValueOnce(Response.json(data));
  await expect(start('/')).resolves.toBeTypeOf('function');
  expect(load).toHaveBeenCalledTimes(3);
});
