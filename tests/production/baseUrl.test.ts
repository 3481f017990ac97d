import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask} from './ask';
import {canAsk, isElsewhere, startTarget, type Target} from './server';

describe.skipIf(!canAsk || isElsewhere)('a site below a path', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget('base', {base: '/holt/'});
  });
  afterAll(() => target?.stop());

  it.each([
    ['/holt/', 200, undefined],
    ['/holt/docs/intro', 200, undefined],
    ['/healthz', 200, undefined],
    ['/holt', 301, '/holt/'],
    ['/holt/docs/intro/?a', 301, '/holt/docs/intro?a'],
    ['/holt/zh-hant', 301, '/holt/zh-hant/'],
    ['/holt/zh-hant/index.html', 301, '/holt/zh-hant/'],
    ['/', 404, undefined],
    ['/docs/intro', 404, undefined],
    ['/holt/no', 404, undefined],
    ['/holt/.env', 404, undefined],
  ])('answers %s with %i', async (address, status, location) => {
    const reply = await ask(target.origin, address);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });

  it('has the not-found page of each language', async () => {
    const english = await ask(target.origin, '/holt/no');
    const chinese = await ask(target.origin, '/holt/zh-hant/docs/no');
    expect(english.body.toString()).toContain('<html lang="en"');
    expect(chinese.body.toString()).toContain('<html lang="zh-Hant-TW"');
  });
});
