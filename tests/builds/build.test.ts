import {afterAll, describe, expect, it} from 'vitest';
import {SiteCopy} from '../faults/site';

const site = new SiteCopy();
afterAll(() => site.remove());

const page = (body: string): string => `---\ntitle: Broken\n---\n\n${body}\n`;
const build = () => site.run('build:pages', '--locale', 'en');

describe('npm run build', () => {
  it('throws on a broken link and names the file', () => {
    site.write('src/pages/broken.mdx', page('[nowhere](/docs/no-such-page)'));
    const {code, output} = build();
    expect(code).not.toBe(0);
    expect(output).toContain('/docs/no-such-page');
    expect(output).toContain('/broken is made from src/pages/broken.mdx');
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
    expect(output).toMatch(
      /\/markdown-page is made from src\/pages\/markdown-page\.mdx? and src\/pages\/markdown-page\.mdx?/,
    );
  });
});
