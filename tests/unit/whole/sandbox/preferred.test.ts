import {expect, it} from 'vitest';
import {createSandbox} from '../../../../src/sandbox/createSandbox';
import {readToEnd} from '../../sandbox/session';
import {described} from '../description';
import {data} from './whole';

const sandbox = createSandbox(data, {latency: 0});

const ask = (path: string, anchor: string, streaming: boolean) =>
  sandbox(
    new Request(`https://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': streaming
          ? 'application/connect+json'
          : 'application/json',
        Prefer: `error=${anchor}`,
      },
      body: streaming ? new Uint8Array([0, 0, 0, 0, 2, 123, 125]) : '{}',
    }),
  );

const errors = Object.entries(data.operations).flatMap(([path, operation]) =>
  operation.errors.map(({anchor, code, message}) => ({
    path,
    anchor,
    code,
    message,
    streaming: operation.streaming,
  })),
);

it('answers with any error of a page that a request asks for', async () => {
  const listed = described.flatMap(({path, codes}) =>
    codes.map((code) => `${path} ${code}`),
  );
  const asked = new Set<string>();
  for (const {path, anchor, code, message, streaming} of errors) {
    const response = await ask(path, anchor, streaming);
    const [end] = streaming ? await readToEnd(response) : [];
    const body = streaming
      ? end?.json.error
      : ((await response.json()) as unknown);
    // No variable is left in a message. An empty one is left out.
    const text = expect.stringMatching(/^(?!.*\{\w+\}).*\S/s) as string;
    expect(body, `${path} ${anchor}`).toEqual(
      message === '' ? {code} : {code, message: text},
    );
    asked.add(`${path} ${code}`);
  }
  expect([...asked].sort()).toEqual([...new Set(listed)].sort());
});

it('names the errors that there are when the one asked for is none', async () => {
  const path = '/holt.storage.v1.StorageService/DeletePool';
  const response = await ask(path, 'error.unknown.99', false);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(
    'lists no error \\"error.unknown.99\\"; it lists error.unknown.1',
  );
});

it('takes a code without a number for the first error of the code', async () => {
  const path = '/holt.storage.v1.StorageService/DeletePool';
  const [first, numbered] = await Promise.all(
    ['error.unknown', 'error.unknown.1'].map(async (anchor) =>
      (await ask(path, anchor, false)).text(),
    ),
  );
  expect(first).toBe(numbered);
});
