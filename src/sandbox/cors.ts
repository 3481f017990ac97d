import type {Handler} from './createSandbox';

const ofEveryAnswer = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Sandbox',
};

const ofPreflights = {
  ...ofEveryAnswer,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms',
  'Access-Control-Max-Age': '7200',
};

/**
 * Lets pages of every origin call a handler.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export const withCors =
  (handler: Handler): Handler =>
  async (request) => {
    if (
      request.method === 'OPTIONS' &&
      request.headers.has('Access-Control-Request-Method')
    ) {
      return new Response(null, {status: 204, headers: ofPreflights});
    }
    const response = await handler(request);
    for (const [name, value] of Object.entries(ofEveryAnswer)) {
      response.headers.set(name, value);
    }
    return response;
  };
