import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';
import {ask, type Reply} from './ask';
import {hostile} from './hostile';
import {canAsk, canary, startTarget, type Target} from './server';

const seed = Number(process.env.PRODUCTION_SEED ?? 20);
const howMany = 10_000;

const hash = (data: Buffer) => createHash('sha1').update(data).digest('hex');

/** Why a reply is not what the server may say, in words; nothing if it is. */
function getFault(reply: Reply, shipped: Set<string>): string | undefined {
  const {status, headers, body, raw} = reply;
  if (raw.includes(canary)) return 'tells what is in a file of somebody else';
  // The reply to a second request that a line break has made counts too.
  const statuses = [...raw.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)];
  if (statuses.some(([, code]) => Number(code) >= 500)) return 'has failed';
  if (/^x-made:/im.test(raw.split('\r\n\r\n')[0] ?? '')) {
    return 'has a header that the address made';
  }
  if (status === 301) {
    const location = headers.location ?? '';
    const isHere = /^\/(?![/\\])[A-Za-z0-9._~/-]*(\?|$)/.test(location);
    return isHere ? undefined : `leads to ${location}`;
  }
  if (status === 200) {
    const isKnown = shipped.has(hash(body)) || body.toString() === 'ok';
    return isKnown || statuses.length > 1
      ? undefined
      : 'is no file of the site';
  }
  return [400, 404, 405, 414, 431].includes(status)
    ? undefined
    : `has status ${status}`;
}

describe.skipIf(!canAsk)('the server in production', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget('hostile');
  });
  afterAll(() => target?.stop());

  it('can be caught: what it is asked for is there, and a canary is seen', async () => {
    const {body} = await ask(target.origin, '/docs/intro');
    const reply = (text: string): Reply => ({
      status: 200,
      headers: {},
      body: Buffer.from(text),
      raw: `HTTP/1.1 200 OK\r\n\r\n${text}`,
    });
    const shipped = new Set([hash(body)]);
    expect(getFault(reply(body.toString('latin1')), new Set())).toBeDefined();
    expect(getFault({...reply(''), body}, shipped)).toBeUndefined();
    expect(getFault(reply(canary), shipped)).toContain('somebody else');
  });

  it.each([
    ...['/canary.txt', '/../canary.txt', '/..%2fcanary.txt', '/.env'],
    ...['/%2e%2e/canary', '/docs/.git/config', '/docs/%2egit/config'],
    ...['/docs/..%5c..%5ccanary.txt', '/.well-known/../.env'],
  ])('has nothing at %s', async (address) => {
    const {status, raw} = await ask(target.origin, address);
    expect([status, raw.includes(canary)]).toEqual([404, false]);
  });

  it.each([
    ...['//docs/intro/', '//evil.example/', '//docs/intro.html', '/\\docs/'],
    ...['/%2fdocs/intro/', '/%5cdocs/intro/', '//zh-hant', '/docs//intro/'],
  ])('leads nobody away from %s', async (address) => {
    const {status, headers} = await ask(target.origin, address);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it(`stands ${howMany} hostile addresses`, async () => {
    const shipped = new Set(
      listFilesUnder('build', '')
        .filter((file) => /\.[a-z0-9]+$/.test(file))
        .map((file) => hash(readFileSync(path.join('build', file)))),
    );
    const addresses = fc.sample(hostile, {numRuns: howMany, seed});
    const faults: string[] = [];
    const waiting = addresses.values();
    const work = async () => {
      for (const address of waiting) {
        const fault = getFault(await ask(target.origin, address), shipped);
        if (!fault) continue;
        faults.push(`${JSON.stringify(address.slice(0, 300))} ${fault}`);
      }
    };
    await Promise.all(Array.from({length: 16}, work));
    const again = `PRODUCTION_SEED=${seed} npm run production -- hostile`;
    expect(faults.slice(0, 20), again).toEqual([]);
    const {status} = await ask(target.origin, '/healthz');
    expect(status).toBe(200);
    expect(target.server?.log() ?? '').not.toMatch(/panic|"level":"error"/);
  });
});
