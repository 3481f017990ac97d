import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

const folders = [
  '.ci',
  '.github',
  'benchmarks',
  'blog',
  'container',
  'docs',
  'i18n',
  'openapi',
  'pictures',
  'src',
  'static',
  'tests',
];

/** Files and folders of the repository, from its root. */
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    listFilesUnder(path.join(root, folder), '').map(
      (file) => `${folder}/${file}`,
    ),
  ),
];

const readmesIn = (folder: string): string[] =>
  files.filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('/README.md'),
  );

const papers = [
  ...files.filter((file) => /^[A-Z]+\.md$/.test(file)),
  'container/README.md',
  'openapi/README.md',
  ...readmesIn('benchmarks'),
  ...readmesIn('src'),
  ...readmesIn('tests'),
];

const {scripts} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};

/** Scripts that nobody has to know, with the reason. */
const internal = new Map([
  ['docusaurus', "the command that Docusaurus's own documentation names"],
]);

function scriptsIn(text: string): string[] {
  const calls = text.matchAll(
    /npm (run )?(?:--\w+ )*([a-z][\w-]*(?::[\w-]+)*)/g,
  );
  return [...calls].flatMap(([, run, name = '']) =>
    run || name === 'start' || name === 'test' ? [name] : [],
  );
}

const linesThatAreRows = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');

const isPath = new RegExp(
  `^(?:(?:${folders.map(escapeRegExp).join('|')})/\\S*|[^\\s/]\\S*\\.(?:[cm]?[jt]s|tsx|css|ya?ml|mdx?|sh|py|txt|csv))$`,
);

/** What only exists at times, or is no file of the repository. */
const elsewhere = new Map([
  ['docs/intro.html', 'an address'],
  ['docs/intro/index.html', 'an address'],
  ['docs/api/', 'made by npm run api'],
  ['i18n/*/…/current/api/', 'made by npm run api'],
  ['llms.txt', 'made by npm run build'],
  ['llms/<service>.txt', 'made by npm run build'],
  ['openapi/unplaced-prose.yaml', 'made by npm run intake'],
  ['openapi/versions/next.yaml', 'made by whoever takes in a release'],
  ['versions/next.yaml', 'made by whoever takes in a release'],
]);

const generated = /^(?:\.generated|\.cache|build)\//;

/** Paths in backticks, outside blocks of code. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => isPath.test(code) && !generated.test(code));
}

/** `<name>`, `*` and `**` stand for anything. */
function exists(name: string): boolean {
  const parts = name.replace(/\/$/, '').split(/(<[^>]*>|\*\*\/|\*|…)/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return escapeRegExp(part);
    return part === '**/' || part === '…' ? '.*' : '[^/]*';
  });
  // Texts name a folder first, and then its files without it.
  const whole = new RegExp(`(?:^|/)${pattern.join('')}$`);
  return files.some((file) => whole.test(file));
}

describe.each(papers)('%s', (paper) => {
  it('names commands that exist', () => {
    expect(scriptsIn(read(paper)).filter((name) => !(name in scripts))).toEqual(
      [],
    );
  });

  it('names files and folders that exist', () => {
    expect(
      pathsIn(read(paper)).filter(
        (name) => !elsewhere.has(name) && !exists(name),
      ),
    ).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...read(paper).matchAll(/\]\((?![a-z]+:|#|\/)([^)#]+)/g)];
    expect(
      links
        .map(([, link = '']) => path.posix.join(path.dirname(paper), link))
        .filter((file) => !files.includes(file)),
    ).toEqual([]);
  });
});

it('the tables of README and CONTRIBUTING have every command', () => {
  const rows = linesThatAreRows(read('README.md') + read('CONTRIBUTING.md'));
  const listed = new Set(scriptsIn(rows));
  expect(
    Object.keys(scripts).filter(
      (name) =>
        !listed.has(name) && !name.startsWith('post') && !internal.has(name),
    ),
  ).toEqual([]);
});

it('no reason is left of a command that is gone or listed', () => {
  const rows = linesThatAreRows(read('README.md') + read('CONTRIBUTING.md'));
  const listed = new Set(scriptsIn(rows));
  expect(
    [...internal.keys()].filter((name) => listed.has(name) || !scripts[name]),
  ).toEqual([]);
});

it('no path is excused that no paper names', () => {
  const named = new Set(papers.flatMap((paper) => pathsIn(read(paper))));
  expect([...elsewhere.keys()].filter((name) => !named.has(name))).toEqual([]);
});

it('README has at most 80 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThan(81);
});

it('the glossary has at most 25 terms', () => {
  const [, glossary = ''] = read('ARCHITECTURE.md').split('\n## Glossary\n');
  const terms = linesThatAreRows(glossary).split('\n').length - 2;
  expect(terms).toBeGreaterThan(0);
  expect(terms).toBeLessThan(26);
});
