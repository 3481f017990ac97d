import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../../src/links/broken';
import {getExternalLinks} from '../../../src/links/external';

describe('the links of pages', () => {
  it('are those to other sites, each once and without its fragment', () => {
    const page = [
      '<a href="https://b.org/x#one">',
      '<a class="c" href="https://b.org/x#two">',
      '<a href="https://a.org/?x=1&amp;y=2">',
      '<a href="/docs">',
      '<a href="#here">',
    ].join('');
    expect(getExternalLinks([page, page])).toEqual([
      'https://a.org/?x=1&y=2',
      'https://b.org/x',
    ]);
  });

  it.each([
    'http://localhost:4010/a',
    'http://127.0.0.1:3000/',
    'https://docs.holt.example/docs',
    'https://example.com/',
    'https://github.com/owner/name/edit/main/docs/intro.mdx',
    'https://:0',
    'mailto:a@b.org',
    'javascript:alert(1)',
  ])('are not %s', (address) => {
    expect(getExternalLinks([`<a href="${address}">`])).toEqual([]);
  });

  it.each([
    '<img src="https://a.org/">',
    '<link href="https://a.org/">',
    '&lt;a href="https://a.org/">',
  ])('are not in %s', (html) => {
    expect(getExternalLinks([html])).toEqual([]);
  });

  it.each(['https://example.community/', 'https://notexample.com/'])(
    'are %s too',
    (address) => {
      expect(getExternalLinks([`<a href="${address}">`])).toEqual([address]);
    },
  );
});

describe('a link', () => {
  let server: Server;
  let origin: string;
  let asked: string[];

  beforeAll(async () => {
    asked = [];
    server = createServer((request, response) => {
      const {method = '', url = ''} = request;
      asked.push(`${method} ${url}`);
      if (url === '/silent') return;
      if (url === '/moved') response.setHeader('location', '/fine');
      const status =
        url === '/moved'
          ? 301
          : url === '/no-head' && method === 'HEAD'
            ? 405
            : url === '/gone'
              ? 404
              : 200;
      response.writeHead(status, {'content-type': 'text/html'});
      response.end('<a href="/never">a</a>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is broken when nobody answers, or that nothing is there', async () => {
    const paths = [
      '/fine',
      '/gone',
      '/moved',
      '/no-head',
      '/silent',
      '/a?b=1&c',
    ];
    const broken = await findBrokenLinks(
      paths.map((one) => origin + one),
      {timeout: 300, retries: 0},
    );
    expect(broken).toEqual([
      `${origin}/gone 404`,
      `${origin}/silent does not answer`,
    ]);
    expect(asked).toContain('HEAD /a?b=1&c');
    // What those pages lead to is not ours to look after.
    expect(asked.join(' ')).not.toContain('/never');
  });
});
