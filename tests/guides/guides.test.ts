import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';
import type {GuideData} from '../../src/guides/model';
import {workflowEnding, workflowFolder} from '../../src/guides/places';
import {sampleHost} from '../../src/reference/samples/call';
import {createSamples} from '../../src/reference/samples';
import {getPlatform} from '../../src/generate/sandbox';
import {isMissing, programs} from '../samples/programs';
import {runProgram, type Run} from '../samples/runProgram';
import {listen, sandboxData} from '../samples/sandboxServer';
import {getRecordedRequest} from '../../src/components/guides/recordedRequest';
import {recordedResponse} from '../recordedResponse';

const names = listFilesUnder(workflowFolder, workflowEnding).map((file) =>
  file.slice(0, -workflowEnding.length),
);
const served = (file: string): string =>
  path.resolve('.generated/static/en/workflows', file);
const getGuide = (name: string): GuideData =>
  JSON.parse(
    readFileSync(`.generated/guides/en/${name}.json`, 'utf8'),
  ) as GuideData;

const python = programs.find(({ending}) => ending === '.py')?.command ?? [];
const folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('jq is installed, which the bash scripts need', () => {
  expect(spawnSync('jq', ['--version']).status).toBe(0);
});

describe('every guide', () => {
  it('is there', () => {
    expect(names).not.toEqual([]);
  });
});

/** What Redocly says, without its colors and warnings. */
const redocly = (...args: string[]) =>
  runProgram([
    'env',
    'REDOCLY_TELEMETRY=off',
    'REDOCLY_SUPPRESS_UPDATE_NOTICE=true',
    process.execPath,
    'node_modules/@redocly/cli/bin/cli.js',
    ...args,
  ]);

/**
 * Runs a command that is told the address of a fresh sandbox. Its clock goes on
 * with each call, further than any step waits, so nobody has to wait in earnest.
 */
async function onSandbox(run: (url: string) => Promise<Run>): Promise<Run> {
  const {handler, turn} = getPlatform(sandboxData);
  const server = await listen((request) => {
    turn(5000);
    return handler(request);
  });
  try {
    return await run(server.url);
  } finally {
    await server.close();
  }
}

/** A workflow that repeats its calls at once. @returns its file */
function withoutWaits(name: string): string {
  const written = readFileSync(
    `${workflowFolder}/${name}${workflowEnding}`,
    'utf8',
  );
  const file = path.join(folder, `${name}${workflowEnding}`);
  writeFileSync(
    file,
    written
      .replaceAll(/retryAfter: \d+/g, 'retryAfter: 0')
      .replace('../openapi.yaml', path.resolve('openapi/openapi.yaml')),
  );
  return file;
}

// The same lines stand in every script.
it.each([
  ['bash', ['bash', served(`${names[0]}.sh`)]],
  ['Python', [...python, served(`${names[0]}.py`)]],
])('refuses a wait that is no number in %s', async (_, command) => {
  for (const wait of ['-1', '1.5', 'soon', '']) {
    const {code, output} = await runProgram([...command, `--wait`, wait]);
    expect(code, output).toBe(2);
    expect(output).toContain('--wait');
    expect(output).toContain('whole number of seconds');
  }
});

it.each([
  ['bash', ['bash', served('virtual-machine-from-an-image.sh')]],
  ['Python', [...python, served('virtual-machine-from-an-image.py')]],
])('keeps the lines of a value in %s', async (_, command) => {
  const script = '#cloud-config\n\nusers:\n  - name: "it\'s $HOME"\n';
  const {code, output} = await runProgram([
    ...command,
    '--dry-run',
    '--startup-script',
    script,
  ]);
  expect(code, output).toBe(0);
  expect(output).toContain(`"startupScript": ${JSON.stringify(script)}`);
});

describe.concurrent.each(names)('the guide %s', (name) => {
  it('runs with Redocly Respect', async () => {
    const {code, output} = await onSandbox((url) =>
      redocly('respect', withoutWaits(name), '--server', `holt=${url}`),
    );
    expect(code, output).toBe(0);
  });

  it.each([
    ['bash', ['bash', served(`${name}.sh`)]],
    ['Python', [...python, served(`${name}.py`)]],
  ])('runs as a script for %s', async (_, command) => {
    const {code, output} = await onSandbox((url) =>
      runProgram([...command, '--server', url, '--wait', '0']),
    );
    const {steps} = getGuide(name);
    expect(code, output).toBe(0);
    expect(output).toContain(`All ${steps.length} steps done.`);
    expect(output).not.toMatch(/Again in [1-9]/);
  });

  it.each([
    ['bash', ['bash', served(`${name}.sh`)]],
    ['Python', [...python, served(`${name}.py`)]],
  ])('shows its requests as a script for %s', async (_, command) => {
    const {code, output} = await runProgram([...command, '--dry-run']);
    expect(code, output).toBe(0);
    for (const step of getGuide(name).steps) {
      expect(output, step.id).toContain(
        `POST http://localhost:4010${step.path}`,
      );
    }
    expect(output).toContain('Nothing was sent.');
  });

  describe.each(programs.filter((program) => !isMissing(program)))(
    'in $label',
    ({label, ending, command}) => {
      it('has a sample of each step that gets what the page shows', async () => {
        const {handler, turn} = getPlatform(sandboxData);
        let last: unknown;
        const platform = await listen(async (request) => {
          const response = await handler(request);
          last = await response.clone().json();
          return response;
        });
        for (const step of getGuide(name).steps) {
          const call = {
            url: `${sampleHost}${step.path}`,
            mediaType: 'application/json',
            body: getRecordedRequest(getGuide(name), step),
            streaming: false,
          };
          const code =
            createSamples(call).find((sample) => sample.label === label)
              ?.code ?? '';
          const file = path.join(folder, `${name}-${step.id}${ending}`);
          writeFileSync(file, code.replaceAll(sampleHost, platform.url));
          let ended = await runProgram([...command, file]);
          const wait = step.onFailure.find(({type}) => type === 'retry');
          for (let call = 1; call < step.attempts; call++) {
            turn(wait?.type === 'retry' ? wait.after * 1000 : 0);
            ended = await runProgram([...command, file]);
          }
          const {code: exit, output} = ended;
          expect(last, `${step.id}: ${code}`).toEqual(recordedResponse(step));
          expect(exit, `${step.id}: ${output}`).toBe(0);
          expect(output, `${step.id}: ${code}`).not.toMatch(
            /Traceback|SyntaxError/,
          );
        }
        await platform.close();
      });
    },
  );
});
