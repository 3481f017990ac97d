import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {SiteCopy} from '../faults/site';

const site = new SiteCopy();
afterAll(() => site.remove());

const unfinished = '.cache/build-unfinished';
const page = (body: string): string => `---\ntitle: Broken\n---\n\n${body}\n`;
const build = () => site.run('build:pages', '--locale', 'en');

describe('npm run build', () => {
  it('throws on a broken link and names the file', () => {
    site.write('src/pages/broken.mdx', page('[nowhere](/docs/no-such-page)'));
    const {code, output} = build();
    expect(code).not.toBe(0);
    expect(output).toContain('/docs/no-such-page');
    expect(output).toContain('/broken is made from src/pages/broken.mdx');
    // The next build does not trust what this one has kept.
    expect(existsSync(path.join(site.folder, unfinished))).toBe(true);
  });

  it('warns of a broken anchor and of a duplicate route, and names the files', () => {
    site.write(
      'src/pages/broken.mdx',
      page('[nowhere](/docs/intro#no-such-id)'),
    );
    site.write('src/pages/markdown-page.md', page('The same route again.'));
    const {code, output} = build();
    expect(code).toBe(0);
    expect(output).toContain('[WARNING]');
    expect(output).toContain('/docs/intro#no-such-id');
    expect(output).toContain('/broken is made from src/pages/broken.mdx');
    for (const ending of ['md', 'mdx']) {
      expect(output).toContain(
        `/markdown-page is made from src/pages/markdown-page.${ending}\n`,
      );
    }
    expect(existsSync(path.join(site.folder, unfinished))).toBe(false);
  });

  it('tells its own fault after a build that left a file half written', () => {
    mkdirSync(path.join(site.folder, '.docusaurus'), {recursive: true});
    site.write('.docusaurus/half.json', '{"permalink": "/bro');
    site.write('docusaurus.config.ts', "throw new Error('Not configured');");
    const {code, output} = build();
    expect(code).not.toBe(0);
    expect(output).toContain('Not configured');
    expect(output).not.toContain('SyntaxError');
  });

  it('refuses at once to build another language alone', () => {
    const {code, output} = site.run('build:pages', '--locale', 'zh-hant');
    expect(code).toBe(1);
    expect(output).toContain('npm start -- --locale zh-hant');
  });
});
