import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {getRecordedRequest} from '../../src/components/guides/inputs';
import {listFilesUnder} from '../../src/api/files/filesUnder';
import {getPlatform} from '../../src/generate/sandbox';
import type {GuideData} from '../../src/guides/model';
import {workflowEnding, workflowFolder} from '../../src/guides/arazzo';
import {createSamples} from '../../src/api/samples';
import {sampleHost} from '../../src/api/samples/call';
import {recordedResponse} from '../recordedResponse';
import {isMissing, programs} from '../samples/programs';
import {runProgram} from '../samples/runProgram';
import {listen, sandboxData} from '../samples/sandboxServer';

const all = listFilesUnder(workflowFolder, workflowEnding).map((file) => {
  const name = file.slice(0, -workflowEnding.length);
  const text = readFileSync(`.generated/guides/en/${name}.json`, 'utf8');
  return JSON.parse(text) as GuideData;
});
const waits = ({steps}: GuideData): boolean =>
  steps.some(({attempts}) => attempts > 1);
const hasLines = ({inputs}: GuideData): boolean =>
  inputs.some(({multiline}) => multiline);

/** One that only calls, one that waits, one with a text of several lines. */
const shapes = new Set(
  [(one: GuideData) => !waits(one) && !hasLines(one), waits, hasLines].map(
    (has) => all.find(has),
  ),
);

/**
 * `npm test` runs a guide of each shape, each in one language: those of a shape
 * differ in what they send, which `npm run api` checks. `npm run slow` runs all.
 */
const runsAll = process.env.HOLT_RUNS === 'all';
const guides = runsAll ? all : all.filter((guide) => shapes.has(guide));

const folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A workflow that repeats its calls at once. @returns its file */
function withoutWaits(name: string): string {
  const file = path.join(folder, `${name}${workflowEnding}`);
  const text = readFileSync(
    `${workflowFolder}/${name}${workflowEnding}`,
    'utf8',
  );
  writeFileSync(
    file,
    text
      .replaceAll(/retryAfter: \d+/g, 'retryAfter: 0')
      .replace(
        '../openapi.yaml',
        path.resolve('.generated/static/en/openapi.yaml'),
      ),
  );
  return file;
}

it('there are guides of each shape', () => {
  expect([...shapes]).not.toContain(undefined);
  expect(shapes.size).toBe(3);
});

describe.concurrent.each(guides)('the guide $name', (guide) => {
  const {name} = guide;
  it('runs with Redocly Respect', async () => {
    const {handler, turn} = getPlatform(sandboxData);
    // The clock goes on with each call, further than any step waits.
    const server = await listen((request) => {
      turn(5000);
      return handler(request);
    });
    const {code, output} = await runProgram([
      'env',
      'REDOCLY_TELEMETRY=off',
      'REDOCLY_SUPPRESS_UPDATE_NOTICE=true',
      process.execPath,
      'node_modules/@redocly/cli/bin/cli.js',
      'respect',
      withoutWaits(name),
      '--server',
      `holt=${server.url}`,
    ]);
    await server.close();
    expect(code, output).toBe(0);
  });

  const place = guides.findIndex((other) => other.name === name);
  for (const [turn, program] of programs.entries()) {
    if (!runsAll && turn !== place % programs.length) continue;
    it.skipIf(isMissing(program))(
      `has samples in ${program.label} that get what the page shows`,
      () => checkSamples(guide, program),
    );
  }
});

/** Runs the sample of each step, as often as the step has to be repeated. */
async function checkSamples(
  guide: GuideData,
  {label, ending, command}: (typeof programs)[number],
): Promise<void> {
  const {handler, turn} = getPlatform(sandboxData);
  let last: unknown;
  const platform = await listen(async (request) => {
    const response = await handler(request);
    last = await response.clone().json();
    return response;
  });
  for (const step of guide.steps) {
    const samples = createSamples({
      url: `${sampleHost}${step.path}`,
      mediaType: 'application/json',
      body: getRecordedRequest(guide, step),
      streaming: false,
    });
    const code = samples.find((one) => one.label === label)?.code ?? '';
    const file = path.join(folder, `${guide.name}-${step.id}${ending}`);
    writeFileSync(file, code.replaceAll(sampleHost, platform.url));
    let ended = await runProgram([...command, file]);
    for (let call = 1; call < step.attempts; call++) {
      turn((step.onFailure.at(-1)?.retryAfter ?? 0) * 1000);
      ended = await runProgram([...command, file]);
    }
    const {code: exit, output} = ended;
    expect(last, `${step.id}: ${code}`).toEqual(recordedResponse(step));
    expect(exit, `${step.id}: ${output}`).toBe(0);
    expect(output, `${step.id}: ${code}`).not.toMatch(/Traceback|SyntaxError/);
  }
  await platform.close();
}
