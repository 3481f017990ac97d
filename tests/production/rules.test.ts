import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';
import {locales, defaultLocale} from '../../src/site';
import {ask, decoded, readable, type Question, type Reply} from './ask';
import {canAsk, isElsewhere, startTarget, type Target} from './server';

const files = listFilesUnder('build', '').filter((file) =>
  /\.[a-z0-9]+$/.test(file),
);
const build = (file: string) => readFileSync(path.join('build', file));

/** What other builds have. */
const extra = {'docs/archive.tar.gz': 'an archive'};

const bases = Object.keys(locales).map((name) =>
  name === defaultLocale ? '/' : `/${name}/`,
);

describe.skipIf(!canAsk)('the server in production', () => {
  let target: Target;
  const get = (address: string, question?: Question): Promise<Reply> =>
    ask(target.origin, address, question);

  beforeAll(async () => {
    target = await startTarget('rules', {extra});
  });
  afterAll(() => target?.stop());

  describe.each(bases)('below %s', (base) => {
    const folder = base.slice(1);

    it.each([
      ['', 'index.html'],
      ['docs', 'docs.html'],
      ['docs/intro', 'docs/intro.html'],
      ['docs/intro?a=1', 'docs/intro.html'],
      [
        'docs/api/storage-service-list-pools',
        'docs/api/storage-service-list-pools/index.html',
      ],
    ])('serves %j from %s', async (address, file) => {
      const {status, headers, body} = await get(base + address);
      expect([status, headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(body.equals(build(folder + file))).toBe(true);
    });

    it.each([
      ['docs/intro/', 'docs/intro'],
      ['docs/intro.html', 'docs/intro'],
      ['docs/', 'docs'],
      ['docs/intro/?a=1&b=%2F', 'docs/intro?a=1&b=%2F'],
      [
        'docs/api/storage-service-list-pools/index.html',
        'docs/api/storage-service-list-pools',
      ],
      [
        'docs/api/storage-service-list-pools/',
        'docs/api/storage-service-list-pools',
      ],
      ['index.html', ''],
      ['index', ''],
    ])('leads %j to %j', async (from, to) => {
      const {status, headers} = await get(base + from);
      expect([status, headers.location, headers['cache-control']]).toEqual([
        301,
        base + to,
        'no-cache',
      ]);
    });

    it.each(['no', 'docs/no', 'docs/intro/no', 'docs/no/', 'no.html', '404'])(
      'says in its language that there is no %j',
      async (address) => {
        const {status, headers, body} = await get(base + address);
        expect([
          status,
          headers['content-type'],
          headers['cache-control'],
        ]).toEqual([404, 'text/html; charset=utf-8', 'no-cache']);
        expect(body.equals(build(`${folder}404.html`))).toBe(true);
      },
    );
  });

  it('leads the root of a language to its slash', async () => {
    for (const base of bases.slice(1)) {
      const {status, headers} = await get(`${base.slice(0, -1)}?a=1`);
      expect([status, headers.location]).toEqual([301, `${base}?a=1`]);
    }
  });

  it('answers 404 also to who has a copy or wants a part', async () => {
    const {headers} = await get('/docs/no');
    expect(headers).not.toHaveProperty('etag');
    const headersOf: Record<string, string>[] = [
      {'If-None-Match': '*'},
      {'If-Modified-Since': new Date(Date.now() + 1e6).toUTCString()},
      {Range: 'bytes=0-5'},
    ];
    for (const header of headersOf) {
      const reply = await get('/docs/no', {headers: header});
      expect([reply.status, reply.body.length]).toEqual([
        404,
        build('404.html').length,
      ]);
    }
  });

  const types: Record<string, string> = {
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    png: 'image/png',
    py: 'text/plain; charset=utf-8',
    sh: 'text/plain; charset=utf-8',
    svg: 'image/svg+xml',
    ts: 'text/plain; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml',
    yaml: 'application/yaml',
    yml: 'application/yaml',
  };
  const named: [RegExp, string][] = [
    [/\/atom\.xml$/, 'application/atom+xml; charset=utf-8'],
    [/\/rss\.xml$/, 'application/rss+xml; charset=utf-8'],
    [/opensearch\.xml$/, 'application/opensearchdescription+xml'],
  ];
  const addressOf = (file: string) =>
    `/${file}`
      .replace(/\/index\.html$/, (_, at: number) =>
        bases.includes(`/${file}`.slice(0, at + 1)) ? '/' : '',
      )
      .replace(/\.html$/, '');

  it('serves every file of the build, as it is, with its type', async () => {
    expect(files.length).toBeGreaterThan(1000);
    for (const file of files.filter((one) => !one.endsWith('404.html'))) {
      const ending = path.extname(file).slice(1);
      const {status, headers, body} = await get(addressOf(file));
      const type = named.find(([name]) => name.test(`/${file}`))?.[1];
      expect([file, status, headers['content-type']]).toEqual([
        file,
        200,
        type ?? types[ending],
      ]);
      expect(body.equals(build(file)), file).toBe(true);
    }
  });

  it('lets what is named by its bytes be kept, and nothing else', async () => {
    let kept = 0;
    for (const file of files.filter((one) => !one.endsWith('404.html'))) {
      const {headers} = await get(addressOf(file), {method: 'HEAD'});
      const isHashed =
        /(^|\/)assets\//.test(file) ||
        /(^|\/)search\/[a-z]+\.[0-9a-f]+\./.test(file);
      expect([file, headers['cache-control']]).toEqual([
        file,
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ]);
      if (isHashed) kept += 1;
    }
    expect(kept).toBeGreaterThan(100);
  });

  it('does not let the absence of a hashed file be kept', async () => {
    const {status, headers} = await get('/assets/js/main.00000000.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it('answers 304 to who has the file, in each encoding its own', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const accept = {'Accept-Encoding': encoding};
      const {etag = ''} = (await get('/docs/intro', {headers: accept})).headers;
      expect(etag).toMatch(/^(W\/)?".+"$/);
      tags.add(etag);
      const again = await get('/docs/intro', {
        headers: {...accept, 'If-None-Match': etag},
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.vary).toBe(
        'Accept, Accept-Encoding, Sec-Fetch-Site',
      );
    }
    expect(tags.size).toBe(3);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('sends to who takes %j %s', async (accepted, encoding) => {
    const has: Record<string, string> = {gzip: '.gz', br: '.br', zstd: '.zst'};
    const page = 'Accept, Accept-Encoding, Sec-Fetch-Site';
    for (const [address, file, vary] of [
      ['/docs/intro', 'docs/intro.html', page],
      ['/zh-hant/docs/intro', 'zh-hant/docs/intro.html', page],
      ['/openapi.json', 'openapi.json', 'Accept-Encoding'],
      ['/no', '404.html', 'Accept-Encoding, Sec-Fetch-Site'],
    ] as const) {
      const reply = await get(address, {
        headers: {'Accept-Encoding': accepted},
      });
      const isMade = encoding && target.endings.includes(has[encoding] ?? '');
      expect(reply.headers['content-encoding']).toBe(
        isMade ? encoding : undefined,
      );
      expect(reply.headers.vary).toBe(vary);
      if (!encoding) expect(reply.body.equals(build(file))).toBe(true);
      else if (readable.includes(encoding)) {
        expect(decoded(reply).equals(build(file))).toBe(true);
        if (isMade) expect(reply.body.length).toBeLessThan(build(file).length);
      }
    }
  });

  it('gives no address to the compressed copies', async () => {
    for (const ending of ['.br', '.gz', '.zst']) {
      expect((await get(`/docs/intro.html${ending}`)).status).toBe(404);
      expect((await get(`/openapi.json${ending}`)).status).toBe(404);
    }
  });

  describe.skipIf(isElsewhere)('with files that other builds have', () => {
    it.each([
      [
        '/.well-known/api-catalog',
        'application/linkset+json',
        () => build('.well-known/api-catalog').toString(),
      ],
      ['/docs/archive.tar.gz', 'application/gzip', () => 'an archive'],
    ])('serves %s as %s', async (address, type, text) => {
      const {status, headers, body} = await get(address);
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        type,
        text(),
      ]);
    });

    it.each([
      ['/docs/intro', 'text/markdown', 'docs/intro.md'],
      ['/docs/intro', 'text/markdown, text/html;q=0.9, */*', 'docs/intro.md'],
      ['/docs/intro', 'text/markdown;q=0.9', 'docs/intro.md'],
      ['/', 'text/markdown', 'index.md'],
    ])(
      'gives the Markdown version of %s to who accepts %j',
      async (address, Accept, file) => {
        const {headers, body} = await get(address, {headers: {Accept}});
        expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
        expect(headers.vary).toBe('Accept, Accept-Encoding, Sec-Fetch-Site');
        expect(body.equals(build(file))).toBe(true);
      },
    );

    it.each([
      ['/docs/intro', 'text/html, text/markdown'],
      ['/docs/intro', 'text/markdown;q=0'],
      ['/docs/intro', '*/*'],
    ])('gives the page of %s to who accepts %j', async (address, Accept) => {
      const {headers} = await get(address, {headers: {Accept}});
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.vary).toBe('Accept, Accept-Encoding, Sec-Fetch-Site');
    });
  });

  it('gives a page without a Markdown version to who prefers Markdown', async () => {
    const {status} = await get('/docs/api/storage-service-list-pools', {
      headers: {Accept: 'text/markdown'},
    });
    expect(status).toBe(200);
  });

  const protection = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  };

  it.each([
    ['GET', '/'],
    ['GET', '/docs/intro/'],
    ['GET', '/no'],
    ['GET', '/openapi.json'],
    ['GET', '/healthz'],
    ['POST', '/docs/intro'],
  ])('protects the response to %s %s', async (method, address) => {
    const {headers} = await get(address, {method});
    expect(headers).toMatchObject(protection);
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
    );
    expect(headers).not.toHaveProperty('server');
  });

  it.each(['/', '/docs/intro', '/zh-hant/', '/no'])(
    'parts %s from the page that opened it, unless the reader did',
    async (address) => {
      const from = async (site: string) =>
        (await get(address, {headers: {'Sec-Fetch-Site': site}})).headers;
      for (const site of ['cross-site', 'same-site', 'same-origin', 'x', '']) {
        expect(await from(site)).toMatchObject(protection);
      }
      const typed = await from('none');
      expect(typed).not.toHaveProperty('cross-origin-opener-policy');
      expect({
        ...typed,
        'cross-origin-opener-policy': 'same-origin',
      }).toMatchObject(protection);
      expect(typed.vary).toContain('Sec-Fetch-Site');
    },
  );

  it('says that it is well', async () => {
    const {status, body, headers} = await get('/healthz');
    expect([status, body.toString(), headers['cache-control']]).toEqual([
      200,
      'ok',
      'no-cache',
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'FOO'])(
    'refuses %s',
    async (method) => {
      for (const address of ['/', '/docs/intro', '/no', '/healthz']) {
        const {status, headers} = await get(address, {method});
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );
});
