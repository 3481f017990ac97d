import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveFolder} from '../staticHost';

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/intro.html': 'intro',
  'docs/index.html': 'docs',
  'zh-hant/404.html': '找不到',
  'assets/main.js': 'script',
};

let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'site', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  const site = path.join(folder, 'site');
  servers.push(await serveFolder(site));
  servers.push(await serveFolder(site, {base: '/holt/'}));
  servers.push(await serveFolder(site, {languages: ['zh-hant']}));
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, {recursive: true});
});

/** Asks for an address exactly as it is written. */
const ask = (server: Server | undefined, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const {port} = server?.address() as AddressInfo;
    request({port, host: '127.0.0.1', path: address}, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['/', '200 home'],
  ['/?q=%', '200 home'],
  ['/docs', '200 docs'],
  ['/docs/', '200 docs'],
  ['/docs/intro', '200 intro'],
  ['/docs/intro.html', '200 intro'],
  ['/docs/%69ntro', '200 intro'],
  ['/assets/main.js', '200 script'],
  ['/Docs/Intro', '404 not found'],
  ['/zh-hant/nope', '404 not found'],
  ['/docs/%E0%A4%A', '404 not found'],
  ['/%00', '404 not found'],
  ['/../secret', '404 not found'],
  ['/docs/..%2f..%2fsecret', '404 not found'],
])('%s: %s', async (address, answer) => {
  expect(await ask(servers[0], address)).toBe(answer);
});

it.each([
  ['/holt/docs/intro', '200 intro'],
  ['/holt/nope', '404 not found'],
  ['/docs/intro', '404 not found'],
])('below /holt/, %s: %s', async (address, answer) => {
  expect(await ask(servers[1], address)).toBe(answer);
});

it.each([
  ['/zh-hant/nope', '404 找不到'],
  ['/zh-hant/a/%00', '404 找不到'],
  ['/zh-hant/%E0%A4%A', '404 找不到'],
  ['/zh-hantish/nope', '404 not found'],
  ['/nope/zh-hant/', '404 not found'],
  ['/nope', '404 not found'],
  ['/docs/intro', '200 intro'],
])('with languages, %s: %s', async (address, answer) => {
  expect(await ask(servers[2], address)).toBe(answer);
});

it('says that a port is in use', async () => {
  const {port} = servers[0]?.address() as AddressInfo;
  await expect(serveFolder(folder, {port})).rejects.toThrow('EADDRINUSE');
});
