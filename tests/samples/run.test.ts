import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ServerType} from '@hono/node-server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadReference} from '../../src/reference/loadReference';
import {sampleHost} from '../../src/reference/samples/call';
import {locales, type Locale} from '../../src/site';
import {parsePage} from '../site/build';
import {listenForgetful, sandboxData} from './sandboxServer';

/** How a sample of a language is run: the file's ending and the program. */
const programs = {
  curl: {ending: 'sh', label: 'cURL', command: ['bash', '-o', 'pipefail']},
  javascript: {ending: 'mjs', label: 'JavaScript', command: ['node']},
  python: {ending: 'py', label: 'Python', command: ['python3']},
  go: {ending: 'go', label: 'Go', command: ['go', 'run']},
} as const;

type Language = keyof typeof programs;

const operations = [...loadReference('.').operations.values()];
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
let url: string;
let server: ServerType;

beforeAll(async () => {
  ({url, server} = await listenForgetful());
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

/** The sample as it stands on the built page. */
function sampleOf(slug: string, label: string, locale: Locale): string {
  const prefix = locale === 'en' ? '' : `${locale}/`;
  const $ = parsePage(`${prefix}docs/api/${slug}.html`);
  const index = $('[role=tab]')
    .toArray()
    .findIndex((tab) => $(tab).text().trim() === label);
  const lines = $('[role=tabpanel]').eq(index).find('pre code');
  return lines.text();
}

function run(file: string, [program, ...args]: readonly string[]) {
  return new Promise<{code: number; output: string}>((resolve) => {
    execFile(
      program ?? '',
      [...args, file],
      {timeout: 60_000, env: {...process.env, NO_COLOR: '1'}},
      (error, stdout, stderr) => {
        resolve({code: error ? 1 : 0, output: stdout + stderr});
      },
    );
  });
}

/** What a sample must print: texts of the answer, or the code of the error. */
function expectedIn(slug: string): string[] {
  const operation = operations.find((one) => one.slug === slug);
  const {examples = [], unimplemented} =
    sandboxData.operations[operation?.path ?? ''] ?? {};
  if (unimplemented) return ['unimplemented'];
  return Object.keys(examples[0]?.response ?? {}).slice(0, 1);
}

/** Operations whose first example ends with a documented error by itself. */
const failing: Record<string, string> = {
  WriteTTY: 'not_found',
  DeleteImageSnapshot: 'unknown',
};

async function check(slug: string, rpc: string, language: Language) {
  const {ending, label, command} = programs[language];
  const code = sampleOf(slug, label, 'en');
  expect(code, `sample ${label} of ${slug}`).toContain(sampleHost);
  const file = path.join(folder, `${slug}-${language}.${ending}`);
  writeFileSync(file, code.replaceAll(sampleHost, url));
  const {code: exit, output} = await run(file, command);
  const error = failing[rpc];
  for (const text of error ? [error] : expectedIn(slug)) {
    expect(output, code).toContain(text);
  }
  const isFine = !error && !expectedIn(slug).includes('unimplemented');
  if (isFine) {
    expect(exit, output).toBe(0);
    expect(output).not.toMatch(/\{"code":"|Traceback|SyntaxError/);
  }
}

const hasGo = spawnSync('go', ['version']).status === 0;
const languages = (Object.keys(programs) as Language[]).filter(
  (language) => language !== 'go' || hasGo,
);

describe.each(languages)('the samples in %s', (language) => {
  it.concurrent.each(operations.map(({slug, rpc}) => [slug, rpc] as const))(
    '%s',
    async (slug, rpc) => {
      await check(slug, rpc, language);
    },
  );
});

it('are the same in every locale', () => {
  for (const {slug} of operations) {
    for (const {label} of Object.values(programs)) {
      const [first, ...others] = (Object.keys(locales) as Locale[]).map(
        (locale) => sampleOf(slug, label, locale),
      );
      for (const other of others) expect(other, slug).toBe(first);
    }
  }
});
