/** The command for the terminal of the built site, as a process of its own. */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales} from '../e2e/addresses';
import {buildFolder} from './build';

const file = (prefix: string): string =>
  path.resolve(buildFolder, `.${prefix}`, 'holt.mjs');

interface Ran {
  output: string;
  errors: string;
  code: number | null;
}

/**
 * Runs the command in a folder that has nothing of the site.
 *
 * @param input nothing leaves standard input open
 */
function run(
  args: readonly string[],
  input?: string | Uint8Array,
  prefix = '',
): Promise<Ran> {
  const child = spawn(process.execPath, [file(prefix), ...args], {cwd: '/'});
  const ran = {output: '', errors: ''};
  child.stdout.setEncoding('utf8').on('data', (text) => (ran.output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (ran.errors += text));
  // The command may have ended without reading all.
  child.stdin.on('error', () => undefined);
  if (input !== undefined) child.stdin.end(input);
  return new Promise((done) => {
    child.on('close', (code) => {
      child.stdin.destroy();
      done({...ran, code});
    });
  });
}

const notFound = JSON.stringify({
  code: 'unknown',
  message: 'virtualmachine.kubevirt.io "web-9" not found',
});

const words = {
  en: {
    usage: 'Usage: ',
    cause: 'The namespace has no virtual machine with this name.',
    required: 'Line 1: bucketName is required',
    effect: 'Effect: Changes the platform',
    unknown: 'There is no operation "Nope".',
    page: 'https://docs.holt.example/docs/api/',
  },
  'zh-hant': {
    usage: '用法：',
    cause: '命名空間中沒有此名稱的虛擬機器。',
    required: '第 1 行：bucketName 為必填',
    effect: '作用：會變更平台',
    unknown: '沒有「Nope」這個操作。',
    page: 'https://docs.holt.example/zh-hant/docs/api/',
  },
} as const;

describe.each(locales)('the command of the pages in $name', (locale) => {
  const {name, prefix} = locale;
  const [other] = locales.filter((one) => one !== locale);

  it('is small', () => {
    expect(statSync(file(prefix)).size).toBeLessThan(600 * 1024);
  });

  it.each([
    ['its language', [], words[name]],
    ['another one', ['--language', other!.name], words[other!.name]],
  ] as const)('speaks %s', async (_, language, expected) => {
    const help = await run(['check', '--help', ...language], undefined, prefix);
    expect(help).toMatchObject({errors: '', code: 0});
    expect(help.output).toContain(expected.usage);

    const explained = await run(['explain', ...language], notFound, prefix);
    expect(explained).toMatchObject({errors: '', code: 0});
    expect(explained.output).toContain(expected.cause);
    expect(explained.output).toContain(expected.page);

    const check = ['check', 'CreateBucket', ...language];
    const checked = await run(check, '{}', prefix);
    expect(checked).toMatchObject({errors: '', code: 1});
    expect(checked.output).toContain(expected.required);
    expect(checked.output).toContain(expected.effect);
    expect(checked.output).toContain(expected.page);

    const wrong = await run(['check', 'Nope', ...language], '{}', prefix);
    expect(wrong).toMatchObject({output: '', code: 2});
    expect(wrong.errors).toContain(expected.unknown);
  });
});

describe('the command', () => {
  it.each([
    [[], /^Usage: /],
    [['explain'], /nothing on standard input/],
    [['check', 'CreateBucket'], /nothing on standard input/],
    [['check', 'CreateBuckt'], /Similar ones: CreateBucket/],
    [['explain', '--language', 'de'], /no language "de"/],
    [['explain', '--nope'], /no option "--nope"/],
  ])('refuses %j', async (args, message) => {
    const {output, errors, code} = await run(args, '');
    expect([output, code]).toEqual(['', 2]);
    expect(errors).toMatch(message);
  });

  it.each([['--version'], ['--help'], ['explain', '--help']])(
    'does not wait for input with %s',
    async (...args) => {
      expect(await run(args)).toMatchObject({errors: '', code: 0});
    },
  );

  it('stops reading what is too long', async () => {
    const {errors, code} = await run(['explain'], 'x'.repeat(2e7));
    expect(code).toBe(2);
    expect(errors).toContain('more than 10 MB');
  });

  it('does not fail when nobody reads its output', async () => {
    const child = spawn(process.execPath, [file(''), 'explain'], {cwd: '/'});
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdin.end(notFound);
    const code = await new Promise((done) => child.on('close', done));
    expect([errors, code]).toEqual(['', 0]);
  });

  it('answers bytes that are no text', async () => {
    const noise = new Uint8Array(1e5).map(
      (_, index) => 128 + ((index * 93) % 128),
    );
    expect(await run(['explain'], noise)).toMatchObject({errors: '', code: 1});
    expect(await run(['check', 'CreateBucket'], noise)).toMatchObject({
      errors: '',
      code: 1,
    });
  });

  it('accepts the examples of every operation', async () => {
    const folder = path.join(buildFolder, 'operations');
    const requests = readdirSync(folder).map((slug) => {
      const {path: route, examples} = JSON.parse(
        readFileSync(path.join(folder, slug), 'utf8'),
      ) as {path: string; examples: {value: unknown}[]};
      return {route, text: JSON.stringify(examples[0]?.value ?? {})};
    });
    expect(requests.length).toBeGreaterThan(100);
    for (let at = 0; at < requests.length; at += 4) {
      await Promise.all(
        requests.slice(at, at + 4).map(async ({route, text}) => {
          const args = ['check', route, '--json'];
          const {output, code} = await run(args, text);
          expect(code, output).toBe(0);
          expect(JSON.parse(output)).toMatchObject({path: route, errors: 0});
        }),
      );
    }
  });

  it.each([
    ['docs', ''],
    ['i18n/zh-hant/docusaurus-plugin-content-docs/current', '/zh-hant'],
  ])('prints what %s shows', async (folder, prefix) => {
    const page = readFileSync(path.join(folder, 'command-line.mdx'), 'utf8');
    const shown = [
      ...page.matchAll(
        /```json[^\n]*\n([^]*?)```\s+```bash\nnode holt\.mjs ([^<\n]+) < [^\n]+\n```\s+```text\n([^]*?)```/g,
      ),
    ];
    expect(shown).toHaveLength(2);
    for (const [, input = '', args = '', text] of shown) {
      const {output} = await run(args.split(' '), input, prefix);
      expect(output).toBe(text);
    }
  });
});
