import {describe, expect, it} from 'vitest';
import {findOperation} from '../../../src/assistants/findOperation';
import {
  findLanguageIn,
  getBareAddress,
  readPage,
} from '../../../src/assistants/readPage';
import {forest} from './forest';

const language = await forest();
const names = ['en', 'zh-hant'] as const;
const read = (address: string): string => readPage(address, language, names);

describe('a page', () => {
  it.each([
    ['/docs/intro', '# Intro\n'],
    ['docs/intro.md', '# Intro\n'],
    ['/docs/intro/index.html', '# Intro\n'],
    ['https://docs.example/zh-hant/docs/intro?x=1', '# Intro\n'],
    ['', '# Home\n'],
    ['https://docs.example', '# Home\n'],
  ])('is read at %j', (address, text) => {
    expect(read(address)).toBe(text);
  });

  it.each([
    ['https://docs.example/guides/docs/rack%20list.md#a', '/docs/rack list'],
    ['/guides/zh-hant/docs/intro?x=1', '/zh-hant/docs/intro'],
    ['https://docs.example/guides', '/'],
    ['/docs/intro', '/docs/intro'],
    ['/guides-of-others/x', '/guides-of-others/x'],
    ['/docs/100%', '/docs/100%'],
  ])('of a site below a path has the address %s', (address, bare) => {
    expect(getBareAddress(address, '/guides/').replace(/^$/, '/')).toBe(bare);
  });

  it.each([
    ['#inner', '### Inner {#inner}\n\nDeep.'],
    ['#end', '## About end {#end}\n\nLast.'],
    ['#request.name', /^## About request [^]*Deep\.$/],
    ['#error%2Eunknown.2', /^## About errors/],
  ])('has the section %s', (anchor, text) => {
    const found = read(`/docs/long${anchor}`);
    if (typeof text === 'string') expect(found).toBe(text);
    else expect(found).toMatch(text);
  });

  it('says which sections it has, where it has not the one', () => {
    expect(() => read('/docs/long#none')).toThrow(
      'It has: #request, #inner, #errors, #first, #second, #end.',
    );
  });

  it.each([
    ['/docs/long', 'Deep.', '- About errors: /docs/long#errors'],
    ['/docs/long#errors', 'Short.', '- Second: /docs/long#second'],
  ])('%s ends with addresses of what does not fit', (address, ...parts) => {
    const text = read(address);
    expect(text.length).toBeLessThan(8000);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('xxxx');
  });

  it.each([
    ['/docs/api/plant-tree', /Similar ones: .*\/docs\/api\/tree-planttree/],
    ['/__proto__', 'There is no page'],
    ['/../../etc/passwd', 'There is no page'],
    ['/%2e%2e/x', 'There is no page'],
  ])('is not there: %s', (address, message) => {
    expect(() => read(address)).toThrow(message);
  });

  it.each([
    ['/zh-hant/docs/intro', 'zh-hant'],
    ['https://docs.example/zh-hant', 'zh-hant'],
    ['/docs/zh-hant', undefined],
    ['/zh-hanting', undefined],
  ])('%s names the language %s', (address, name) => {
    expect(findLanguageIn(address, names)).toBe(name);
  });
});

describe('an operation', () => {
  it.each([
    ' planttree ',
    'plant_tree',
    'TreeService.PlantTree',
    'POST /holt.tree.v1.TreeService/PlantTree',
    '/zh-hant/docs/api/tree-planttree.html#request.species',
    'https://docs.example/docs/api/tree-planttree.md?x=1',
  ])('is found by %s', (name) => {
    expect(findOperation(name, language).operation).toBe('PlantTree');
  });

  it.each([
    ['plant a tre', /Similar ones: tree-planttree/],
    ['__proto__', 'There is no operation'],
    ['   ', 'There is no operation'],
    ['%E0%A4%A', 'There is no operation'],
    ['('.repeat(2000), 'There is no operation'],
  ])('is not there: %.20s', (name, message) => {
    expect(() => findOperation(name, language)).toThrow(message);
  });
});
