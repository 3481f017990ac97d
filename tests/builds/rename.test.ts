import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site as product} from '../../src/site';
import {SiteCopy} from '../faults/site';

const copy = new SiteCopy();
afterAll(() => copy.remove());

const git = (...args: string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args],
    {cwd: copy.folder, encoding: 'utf8'},
  );

/** Pictures, and programs, most of which is compressed. */
const isNoText = /\.(?:png|ico|mjs)$/;

/** Every file of the build that is no picture, by its name. */
function builtTexts(): [name: string, text: string][] {
  const folder = path.join(copy.folder, 'build');
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !isNoText.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

const old = product.name.toLowerCase();
/**
 * `holt.storage.v1`, also with a break after the dot, and as part of a route;
 * `/holt.`, with which all paths begin.
 */
const packages = new RegExp(
  `${old}(?:\\\\?\\.(?:<wbr/?>|\\\\u003c\\w+/?>)?|-)[a-z]+(?=(?:\\.(?:<wbr/?>)?|-)v-?\\d)|/${old}\\.(?=[\"<\`])`,
  'gi',
);

describe('npm run rename', () => {
  beforeAll(() => {
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'before');
  });

  it.each([
    ['a word of the texts', 'Ceph', /:\d+: "Ceph" means something there/],
    ['no word', 'a: [b', /can't be the name/],
  ])('refuses %s and changes nothing', (_, name, problem) => {
    const {code, output} = copy.run('rename', name);
    expect(code).toBe(1);
    expect(output).toMatch(problem);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('refuses to mix with changes that are not committed', () => {
    copy.write('docs/new.mdx', 'mine');
    const {code, output} = copy.run('rename', 'Larkspur Cloud');
    expect(code).toBe(1);
    expect(output).toContain('not committed');
    expect(git('status', '--porcelain')).toBe('?? docs/new.mdx\n');
    git('clean', '--quiet', '--force', 'docs');
  });

  it('leaves the old name in the packages of the API alone', () => {
    const renaming = copy.run('rename', 'Larkspur Cloud');
    expect(renaming.code, renaming.output).toBe(0);
    const translations = copy.run('check:translations');
    expect(translations.output).not.toContain('stale');
    const build = copy.run('build');
    expect(build.code, build.output).toBe(0);
    const files = builtTexts();
    expect(files.length).toBeGreaterThan(1000);
    const left = files
      .map(([name, text]) => {
        // The search has each word of the packages by itself.
        const words = name.includes('search/text.') ? `\\n${old}\\n` : packages;
        return [
          name,
          text.replaceAll(packages, '').replaceAll(words, '\\n'),
        ] as const;
      })
      .filter(([name, text]) => `${name}\n${text}`.toLowerCase().includes(old))
      .map(([name, text]) => {
        const at = text.toLowerCase().indexOf(old);
        return `${name}: ${text.slice(Math.max(0, at - 40), at + 40)}`;
      });
    expect(left.slice(0, 20)).toEqual([]);
    const [, home = ''] = files.find(([name]) => name === 'index.html') ?? [];
    expect(home).toContain('Larkspur Cloud');
  });
});
