// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copy} from '../../../src/components/code/copy';
import {fetchText} from '../../../src/components/pageMenu/fetchText';

/** Puts a clipboard into the browser, and gives what is written to it. */
function clipboard(write?: (items: unknown[]) => Promise<void>) {
  const texts: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      write,
      writeText: (text: string) => {
        texts.push(text);
        return Promise.resolve();
      },
    },
  });
  return texts;
}

class Item {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

beforeEach(() => vi.stubGlobal('ClipboardItem', Item));
afterEach(() => vi.unstubAllGlobals());

describe('a text that is still to come', () => {
  it('is given to the clipboard before it has come', async () => {
    const given: Item[] = [];
    clipboard(async ([item]) => {
      given.push(item as Item);
      await (item as Item).data['text/plain'];
    });
    let come: (text: string) => void = () => {};
    const done = copy(new Promise((resolve) => (come = resolve)));
    expect(given).toHaveLength(1);
    come('# A');
    expect(await done).toBe(true);
    const blob = await given[0]?.data['text/plain'];
    expect(await blob?.text()).toBe('# A');
  });

  it.each([
    ['has no such clipboard', undefined],
    ['refuses the promise', () => Promise.reject(new Error('NotAllowed'))],
  ])('is written as text where the browser %s', async (_, write) => {
    const texts = clipboard(write);
    expect(await copy(Promise.resolve('# A'))).toBe(true);
    expect(texts).toEqual(['# A']);
  });
});

it.each([
  [404, 'text/markdown'],
  [200, 'text/html; charset=utf-8'],
])('a Markdown version is not there with %s and %s', async (status, type) => {
  const answer = new Response('# A', {
    status,
    headers: {'Content-Type': type},
  });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await expect(fetchText('/a.md')).rejects.toThrow('/a.md: HTTP');
});
