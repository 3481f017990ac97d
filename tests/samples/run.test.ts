import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {loadReference} from '../../src/generate/loadReference';
import {sampleHost} from '../../src/api/samples/call';
import {isMissing, programs, type Program} from './programs';
import {remembering} from './received';
import {runProgram, type Run} from './runProgram';
import {samplesOnPage} from './samplesOnPage';
import {
  forgetfulSandbox,
  listen,
  sandboxData,
  type Listening,
} from './sandboxServer';

const operations = [...loadReference('.').operations.values()];
type Operation = (typeof operations)[number];

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const sandbox = forgetfulSandbox();
const {handler, take} = remembering(sandbox);
let server: Listening;

beforeAll(async () => {
  server = await listen(handler);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Operations whose first example ends with a documented error by itself. */
const failing: Record<string, string> = {
  WriteTTY: 'not_found',
  ResolveFacilityUnitErrors: 'unknown',
  UpdateIPRange: 'unknown',
  // A disk of web-1 can be used by one node alone.
  MigrateInstance: 'unknown',
};

/** Runs a sample as a reader does, who has put in the address of a server. */
async function run(
  {slug}: Operation,
  {ending, command}: Program,
  code: string,
): Promise<Run> {
  const file = path.join(folder, slug + ending);
  writeFileSync(file, code.replaceAll(sampleHost, server.url));
  return runProgram([...command, file]);
}

async function check(operation: Operation, program: Program): Promise<void> {
  const {slug, rpc, path: address, streaming} = operation;
  const sample = samplesOnPage(slug).find(({label}) => label === program.label);
  const code = sample?.code ?? '';
  expect(code, `sample ${program.label} of ${slug}`).toContain(sampleHost);
  const {code: exit, output} = await run(operation, program, code);

  const {examples = [], unimplemented} = sandboxData.operations[address] ?? {};
  const [example] = examples;
  expect(await take(address), code).toEqual([
    {
      contentType: `application/${streaming ? 'connect+json' : 'json'}`,
      version: '1',
      message: example?.request ?? {},
    },
  ]);
  const error = failing[rpc] ?? (unimplemented ? 'unimplemented' : undefined);
  const [field = ''] = Object.keys(example?.response ?? {});
  expect(output, code).toContain(error ?? field);
  if (error) return;
  expect(exit, output).toBe(0);
  expect(output).not.toMatch(/\{"code":"|Traceback|SyntaxError/);
}

/**
 * `npm test` runs each operation's sample in one of the languages, in turns; what
 * differs between operations are literals, which have unit tests. `npm run slow`
 * runs all.
 */
const isChosen = (row: number, column: number): boolean =>
  process.env.HOLT_RUNS === 'all' || (row + column) % programs.length === 0;

for (const [column, program] of programs.entries()) {
  const chosen = operations.filter(({streaming}, row) =>
    // There are three streams, and two languages that have them.
    streaming ? program.hasStreams : isChosen(row, column),
  );
  it.skipIf(isMissing(program))(
    `the samples in ${program.label} run, and send what the page shows`,
    async () => {
      const faults: string[] = [];
      const waiting = [...chosen];
      const work = async (): Promise<void> => {
        for (let one = waiting.pop(); one; one = waiting.pop()) {
          const {slug} = one;
          await check(one, program).catch((error: unknown) =>
            faults.push(`${slug}: ${String(error)}`),
          );
        }
      };
      await Promise.all([work(), work(), work(), work()]);
      expect(faults).toEqual([]);
    },
  );
}
