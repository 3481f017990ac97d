import {expect, it} from 'vitest';
import {withCors} from '../../../src/sandbox/protocol';

const asked: string[] = [];
const handler = withCors((request) => {
  asked.push(request.method);
  return Promise.resolve(
    new Response('body', {status: 404, headers: {'X-Sandbox': 'yes'}}),
  );
});

const ask = (method: string, headers: Record<string, string> = {}) =>
  handler(new Request('https://sandbox.invalid/', {method, headers}));

const getHeaders = ({headers}: Response) => {
  const found: Record<string, string> = {};
  headers.forEach((value, name) => (found[name] = value));
  return found;
};

it('a preflight is told what a page may send, and goes no further', async () => {
  const answer = await ask('OPTIONS', {
    'Access-Control-Request-Method': 'POST',
  });
  expect(answer.status).toBe(204);
  expect(getHeaders(answer)).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Sandbox',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms',
    'access-control-max-age': '7200',
  });
  expect(asked).toEqual([]);
});

it('every other answer may be read by every page', async () => {
  const more = {'Access-Control-Request-Method': 'POST'};
  for (const answer of [await ask('POST', more), await ask('OPTIONS')]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('body');
    expect(getHeaders(answer)).toMatchObject({
      'x-sandbox': 'yes',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'X-Sandbox',
    });
  }
  expect(asked).toEqual(['POST', 'OPTIONS']);
});
