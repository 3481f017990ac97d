import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  headersFolder,
  howToInstall,
  readCaddyVersion,
  startCaddy,
  type Running,
} from '../../src/production/caddy';

const isMissing = readCaddyVersion() === undefined;
if (isMissing) console.warn(`The server is not asked. ${howToInstall}`);

const build = (file: string): string =>
  readFileSync(path.join('build', file), 'utf8');

interface Reply {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.skipIf(isMissing)('the server of the container', () => {
  const scratch = path.resolve('.cache/production-test');
  let port = 0;
  let server: Running;

  beforeAll(async () => {
    const free = createServer().listen(0);
    await once(free, 'listening');
    ({port} = free.address() as AddressInfo);
    free.close();
    await once(free, 'close');
    server = await startCaddy({
      site: path.resolve('build'),
      port,
      base: '/',
      headers: headersFolder,
      scratch,
    });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(scratch, {recursive: true, force: true});
  });

  /** Asks for an address exactly as it is written. */
  const ask = (
    address: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      request({port, host: '127.0.0.1', path: address, method, headers})
        .on('response', (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part) => (body += part));
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body,
            }),
          );
        })
        .on('error', reject)
        .end();
    });

  it.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/docs/intro?a=1', 'docs/intro.html', 'text/html; charset=utf-8'],
    ['/zh-hant/', 'zh-hant/index.html', 'text/html; charset=utf-8'],
    ['/openapi.yaml', 'openapi.yaml', 'application/yaml'],
    ['/blog/atom.xml', 'blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ])('serves %s from %s as %s', async (address, file, type) => {
    const {status, headers, body} = await ask(address);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe(build(file));
  });

  it.each([
    ['/docs/intro/?a=1&b=%2F', '/docs/intro?a=1&b=%2F'],
    ['/docs/intro.html', '/docs/intro'],
    ['/zh-hant?a', '/zh-hant/?a'],
  ])('leads %s to %s', async (address, to) => {
    const {status, headers} = await ask(address);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each([
    ['/no', '404.html'],
    ['/zh-hant/docs/no/', 'zh-hant/404.html'],
    ['/assets/js/main.00000000.js', '404.html'],
    // No one is led away, and nothing beside the site is read.
    ['//evil.example/', '404.html'],
    ['/%5cdocs/intro/', '404.html'],
    ['/..%2fpackage.json', '404.html'],
    ['/docs/%2egit/config', '404.html'],
  ])('says in its language that there is no %s', async (address, file) => {
    const {status, headers, body} = await ask(address, {'If-None-Match': '*'});
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe(build(file));
  });

  it('lets what is named by its bytes be kept', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(build('404.html'))!;
    const {headers} = await ask(script);
    expect(headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const {headers: again} = await ask('/docs/intro');
    const answer = await ask('/docs/intro', {
      'If-None-Match': again.etag ?? '',
    });
    expect([answer.status, answer.body]).toEqual([304, '']);
  });

  it('gives the Markdown of a page to who prefers it', async () => {
    const markdown = await ask('/docs/intro', {Accept: 'text/markdown, */*'});
    expect(markdown.body).toBe(build('docs/intro.md'));
    const page = await ask('/docs/intro', {Accept: 'text/html, text/markdown'});
    expect(page.body).toBe(build('docs/intro.html'));
    expect(page.headers.vary).toContain('Accept');
  });

  it.each([
    ['GET', '/', 200],
    ['GET', '/no', 404],
    ['POST', '/docs/intro', 405],
  ])('protects its response to %s %s', async (method, address, code) => {
    const {status, headers} = await ask(address, {}, method);
    expect(status).toBe(code);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
    );
    expect(headers).not.toHaveProperty('server');
  });
});
