// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {programsIn, rendered, scriptIn} from './rendered';

/** What the parts of the program were called with. */
interface Calls {
  calls: unknown[][];
}
const page = globalThis as unknown as Calls;

// The parts have tests of their own, and the compressor does not survive here.
vi.mock('../../../src/hydration/inlineScript', () => ({
  inlineScript: (program: string) => program,
}));
vi.mock('../../../src/hydration/replayPresses', () => ({
  replayPresses: (...args: unknown[]) =>
    (globalThis as unknown as Calls).calls.push(['replay', ...args]),
}));
vi.mock('../../../src/hydration/notePresses', () => ({
  notePresses: (presses: string[]) => {
    presses.push('a press');
    return 'stop';
  },
}));
vi.mock('../../../src/hydration/startOnFirstAct', () => ({
  startOnFirstAct: (...args: unknown[]) =>
    (globalThis as unknown as Calls).calls.push(['start', ...args]),
}));
vi.mock('../../../src/hydration/followColourMode', () => ({
  followColourMode: (...args: unknown[]) =>
    (globalThis as unknown as Calls).calls.push(['colours', ...args]),
}));
vi.mock('../../../src/hydration/inLanguageOfAddress', () => ({
  inLanguageOfAddress: (base: string, own: string, start: () => void) => {
    (globalThis as unknown as Calls).calls.push(['language', base, own]);
    start();
  },
}));
vi.mock('../../../src/hydration/aimLanguageLinks', () => ({
  aimLanguageLinks: (...args: unknown[]) =>
    (globalThis as unknown as Calls).calls.push(['links', ...args]),
}));

const site = {
  words: {failed: 'Failed.', advice: 'Wait.', retry: 'Again'},
  base: '/holt/',
  languageBases: ['/holt/', '/holt/zh-hant/'],
};

/** The template as a build with this environment gets it. */
async function templateWith(hydrate?: string): Promise<string | undefined> {
  vi.stubEnv('HYDRATE', hydrate);
  vi.resetModules();
  const {pageTemplate} = await import('../../../src/hydration/template');
  const result = pageTemplate(site);
  vi.unstubAllEnvs();
  return result;
}

let template: string;
beforeEach(async () => {
  template = (await templateWith()) ?? '';
  page.calls = [];
});

/** Runs the program of a page, which reads the attributes of its element. */
function run(html: string): unknown {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(scriptIn(html));
  return (0, eval)(programsIn(html)[0] ?? '');
}

describe('a page', () => {
  it('is whole, in the order of Docusaurus', async () => {
    const html = await rendered(template);
    const [before = '', after = ''] = html
      .replace(/<script>.*?<\/script>/s, '<!-- notes failures -->')
      .split(/<script [^>]*>.*<\/script>\n/s);
    expect(before + after).toBe(`<!DOCTYPE html>
<html lang="en" data-has-hydrated="false">
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v3.10.2">
<title>Holt</title><meta name="robots"><link rel="icon" href="/holt/favicon.svg"><!-- notes failures -->
<link rel="stylesheet" href="/holt/assets/css/styles.css" />
</head>
<body class="navigation">
<i>before</i><div id="__docusaurus"><main>The page</main></div>
<i>after</i></body>
</html>`);
  });

  it('fetches no script, and has one program', async () => {
    const html = await rendered(template);
    expect(html).not.toContain('<script src');
    expect(programsIn(html)).toHaveLength(1);
  });

  it('knows its scripts, its presses and where the site begins', async () => {
    run(await rendered(template));
    expect(page.calls).toEqual([
      ['replay', ['a press'], 'stop'],
      [
        'start',
        ['/holt/assets/js/runtime~main.1.js', '/holt/assets/js/main.2.js'],
        ['/holt/assets/js/0a.3.js'],
        ['a press'],
        expect.any(Function),
        expect.any(Function),
      ],
      ['colours'],
    ]);
    expect(page.calls[0]?.[1]).toBe(page.calls[1]?.[3]);
  });

  it('is in its colour mode before its styles and its body are read', async () => {
    const html = await rendered(template, {
      preBodyTags:
        '<svg></svg>\n<script>\nmode();\n</script><script>banner()</script>',
    });
    const [styles, body] = [html.indexOf('styles.css'), html.indexOf('<body')];
    expect(html.indexOf('mode();')).toBeGreaterThan(0);
    expect(html.indexOf('mode();')).toBeLessThan(styles);
    expect(html.indexOf('banner()')).toBeLessThan(styles);
    expect(html.indexOf('<svg>')).toBeGreaterThan(body);
    expect(html.match(/\b(mode|banner)\(\)/g)).toHaveLength(2);
  });

  it('leaves no name behind', async () => {
    const before = Object.keys(globalThis);
    run(await rendered(template));
    expect(Object.keys(globalThis)).toEqual(before);
  });
});

describe('the not-found page', () => {
  const htmlAttributes = 'lang="en" data-not-found="true"';

  it('starts at once, in the language of the address', async () => {
    const html = await rendered(template, {htmlAttributes});
    expect(html).not.toContain('<script src');
    const acts: string[] = [];
    addEventListener('focusin', ({type}) => acts.push(type), {once: true});
    history.replaceState(null, '', '/holt/zh-hant/nope');
    run(html);
    expect(page.calls.map(([name]) => name)).toEqual([
      'language',
      'replay',
      'start',
      'colours',
      'links',
    ]);
    expect(page.calls[0]).toEqual(['language', '/holt/zh-hant/', '/holt/']);
    expect(page.calls.at(-1)).toEqual(['links', '/holt/zh-hant/']);
    expect(acts).toEqual(['focusin']);
  });

  it('is of its own language elsewhere', async () => {
    history.replaceState(null, '', '/elsewhere');
    const html = await rendered(template, {htmlAttributes});
    run(html);
    expect(page.calls[0]).toEqual(['language', '/holt/', '/holt/']);
  });
});

describe('HYDRATE', () => {
  it('of "load" leaves the template to Docusaurus', async () => {
    expect(await templateWith('load')).toBeUndefined();
  });

  it.each(['', 'act'])('of "%s" changes nothing', async (hydrate) => {
    expect(await templateWith(hydrate)).toBe(template);
  });
});
