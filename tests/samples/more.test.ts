import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadReference} from '../../src/generate/loadReference';
import type {Operation} from '../../src/reference/model';
import {
  createSampleCall,
  sampleHost,
  type SampleCall,
} from '../../src/reference/samples/call';
import {
  moreLanguages,
  type MoreLanguage,
} from '../../src/reference/samples/more';
import {quoteRawString} from '../../src/reference/samples/more/rust';
import {renderTypescriptSample} from '../../src/reference/samples/more/typescript';
import {hostileBody} from '../unit/samples/calls';
import {remembering} from './received';
import {runProgram} from './runProgram';
import {
  forgetfulSandbox,
  isTerminal,
  listen,
  sandboxData,
} from './sandboxServer';

/**
 * One operation of each service, and all streams: a compiler for each of 156
 * takes minutes, and what differs between them are literals, which have unit
 * tests.
 */
const all = [...loadReference('.').operations.values()];
const services = new Set<string>();
const chosen = all.filter(({serviceKey, streaming, path: address}) => {
  if (isTerminal(address)) return false;
  const isNew = !services.has(serviceKey);
  services.add(serviceKey);
  return isNew || streaming;
});

const folder = mkdtempSync(path.join(tmpdir(), 'more-samples-'));
const {handler, take} = remembering(forgetfulSandbox());
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen(handler);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true, force: true});
});

const isMissing = (program: string): boolean =>
  spawnSync(program, ['-version']).error !== undefined;

type Runnable = MoreLanguage & Required<Pick<MoreLanguage, 'run'>>;

const languages: readonly MoreLanguage[] = moreLanguages;
const runnable = languages.filter((one): one is Runnable => 'run' in one);

async function run(
  {id, write, run: {file, command}}: Runnable,
  name: string,
  call: SampleCall,
) {
  const place = path.join(folder, id, name);
  mkdirSync(place, {recursive: true});
  const program = path.join(place, file);
  const code = write(call).replaceAll(sampleHost, server.url);
  writeFileSync(program, code);
  return runProgram([...command, program]);
}

async function check(language: Runnable, operation: Operation): Promise<void> {
  const {slug, path: address, streaming} = operation;
  const {code, output} = await run(language, slug, createSampleCall(operation));
  const {examples = [], unimplemented} = sandboxData.operations[address] ?? {};
  const [example] = examples;
  expect(await take(address), output).toEqual([
    {
      contentType: `application/${streaming ? 'connect+json' : 'json'}`,
      version: '1',
      message: example?.request ?? {},
    },
  ]);
  const [field = ''] = Object.keys(example?.response ?? {});
  expect(output).toContain(unimplemented ? 'unimplemented' : field);
  if (!unimplemented) expect(code, output).toBe(0);
}

for (const language of runnable) {
  const [program] = language.run.command;
  const isSkipped = isMissing(program);
  if (isSkipped) console.warn(`No ${program}: ${language.label} is not run.`);
  describe.skipIf(isSkipped)(`the samples in ${language.label}`, () => {
    it.each(chosen.map((one) => [one.slug, one] as const))(
      '%s',
      async (_, operation) => {
        await check(language, operation);
      },
    );

    it('send hostile values to the letter', async () => {
      const address = '/a.v1.AService/Get';
      const mediaType = 'application/json';
      const call = {mediaType, body: hostileBody, streaming: false};
      await run(language, 'hostile', {...call, url: sampleHost + address});
      const [received] = await take(address);
      expect(received?.message).toEqual(hostileBody);
    });
  });
}

it('the samples in TypeScript have right types', () => {
  for (const operation of chosen) {
    const name = path.join(folder, `${operation.slug}.mts`);
    writeFileSync(name, renderTypescriptSample(createSampleCall(operation)));
  }
  const options = '--noEmit --strict --skipLibCheck --types node';
  const target = '--module nodenext --target es2022';
  const {status, stdout} = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      ...`${options} ${target}`.split(' '),
      ...chosen.map(({slug}) => path.join(folder, `${slug}.mts`)),
    ],
    {encoding: 'utf8'},
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

describe.skipIf(isMissing('rustc'))('a raw string in Rust', () => {
  it('holds the message', () => {
    const source = path.join(folder, 'literal.rs');
    const program = path.join(folder, 'literal');
    const literal = quoteRawString(hostileBody);
    writeFileSync(source, `fn main() { print!("{}", ${literal}); }`);
    const built = spawnSync('rustc', ['-o', program, source], {
      encoding: 'utf8',
    });
    expect(built.stderr).toBe('');
    const {stdout} = spawnSync(program, {encoding: 'utf8'});
    expect(JSON.parse(stdout)).toEqual(hostileBody);
  });
});
