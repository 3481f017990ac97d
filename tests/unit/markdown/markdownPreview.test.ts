import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import markdownVersions from '../../../src/plugins/markdown-versions';

type Use = (
  base: string,
  handle: (...given: [...Parameters<RequestListener>, () => void]) => void,
) => void;

/** The server of a preview, which strips the base as Express does. */
function getPreview(outDir: string, baseUrl: string): RequestListener {
  const {configureWebpack} = markdownVersions({
    outDir,
    baseUrl,
    i18n: {currentLocale: 'en'},
  } as LoadContext);
  const {devServer} = (
    configureWebpack as unknown as () => {
      devServer: {
        setupMiddlewares: (_: [], server: {app: {use: Use}}) => unknown[];
      };
    }
  )();
  let listener: RequestListener = () => undefined;
  const use: Use = (base, handle) => {
    listener = (request, response) => {
      request.url = request.url?.slice(base.length - 1);
      handle(request, response, () => response.end('the page'));
    };
  };
  expect(devServer.setupMiddlewares([], {app: {use}})).toEqual([]);
  return listener;
}

const folder = mkdtempSync(path.join(tmpdir(), 'markdown-'));
const server = createServer(getPreview(folder, '/base/'));
let root = '';

beforeAll(async () => {
  writeFileSync(path.join(folder, 'intro.md'), '# 文件\n');
  writeFileSync(path.join(folder, 'llms.txt'), '# Holt\n');
  writeFileSync(path.join(folder, 'intro.html'), 'built');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  root = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

describe('a preview', () => {
  it.each([
    ['intro.md', 'text/markdown; charset=utf-8', '# 文件\n'],
    ['intro.md?a', 'text/markdown; charset=utf-8', '# 文件\n'],
    ['llms.txt', 'text/plain; charset=utf-8', '# Holt\n'],
  ])('has %s of the last build', async (name, type, text) => {
    const response = await fetch(root + name);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it('says what to do for a page that has not been built', async () => {
    const response = await fetch(`${root}new.md`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Run "npm run build"');
  });

  it.each(['intro', 'intro.html', 'intro?of=a.md', 'robots.txt'])(
    'shows %s itself',
    async (name) => {
      expect(await (await fetch(root + name)).text()).toBe('the page');
    },
  );
});
