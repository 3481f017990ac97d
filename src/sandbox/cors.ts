import type {Handler} from './createSandbox';

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms',
  'Access-Control-Expose-Headers': 'X-Sandbox',
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
      return new Response(null, {status: 204, headers: allowed});
    }
    const response = await handler(request);
    for (const [name, value] of Object.entries(allowed).slice(0, 1)) {
      response.headers.set(name, value);
    }
    response.headers.set(
      'Access-Control-Expose-Headers',
      allowed['Access-Control-Expose-Headers'],
    );
    return response;
  };
