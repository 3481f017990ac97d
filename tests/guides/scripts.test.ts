import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {fulfils} from '../../src/guides/engine/criterion';
import type {Guide, Step} from '../../src/guides/model';
import {renderGuideScript} from '../../src/guides/scripts/guideScript';
import type {Json, JsonObject} from '../../src/sandbox/json';
import {programs} from '../samples/programs';
import {runProgram, type Run} from '../samples/runProgram';
import {listen} from '../samples/sandboxServer';

const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** What ends strings, comments and here-documents, and what shells run. */
const hostile = `"""'''" $(touch ${folder}/run) \`touch ${folder}/run\` \${HOME} \\\nEND_OF_GUIDE\n%s 中文 {{guide}}`;

const step = (own: Partial<Step>): Step => ({
  id: 'ask',
  path: '/ask',
  payload: {},
  criteria: ['$statusCode == 200'],
  outputs: {},
  onFailure: [],
  title: 'Ask',
  description: '',
  operationId: 'Ask',
  expect: '',
  worked: '',
  failures: [],
  ...own,
});

const getGuide = (steps: Step[], own: Partial<Guide> = {}): Guide => ({
  name: 'made-up',
  title: 'Made up',
  summary: 'A guide.',
  minutes: 1,
  needs: [],
  leaves: [],
  undo: [],
  inputs: [],
  steps,
  ...own,
});

let files = 0;

/** Runs the script of a guide. */
function run(
  ending: string,
  command: readonly string[],
  guide: Guide,
  ...args: string[]
): Promise<Run> {
  const runtime = readFileSync(`src/guides/scripts/runtime${ending}`, 'utf8');
  const file = path.join(folder, `${files++}${ending}`);
  writeFileSync(file, renderGuideScript(guide, runtime));
  return runProgram([...command, file, ...args]);
}

/** Runs a script against a server, and keeps what it sent. */
async function runOn(
  respond: (count: number) => [status: number, body: Json],
  start: (url: string) => Promise<Run>,
): Promise<Run & {sent: JsonObject[]}> {
  const sent: JsonObject[] = [];
  const server = await listen(async (request) => {
    sent.push((await request.json()) as JsonObject);
    const [status, body] = respond(sent.length);
    return Response.json(body, {status});
  });
  try {
    return {...(await start(server.url)), sent};
  } finally {
    await server.close();
  }
}

const body = {
  state: 'Ready',
  count: '12',
  none: null,
  'a/b': {'~': 1},
  items: [
    {name: 'a', ready: false},
    {name: 'b', ready: true},
  ],
};

const criteria = [
  '$statusCode == 200',
  '$statusCode != 200',
  '$response.body#/state == "Ready"',
  "$response.body#/state == 'ready'",
  '$response.body#/count > 9',
  '$response.body#/count <= 9',
  '$response.body#/state > 9',
  '$response.body#/a~1b/~0 == 1',
  '$response.body#/items/1/ready == true',
  '$response.body#/items/01/ready == true',
  '$response.body#/items/length == 2',
  '$response.body#/none == 1',
  '$response.body#/none != 1',
  '$response.body#/missing != 1',
  '$statusCode == 500 || $response.body#/state == $inputs.state',
  '$statusCode == 200 && $response.body#/state == "Failed"',
  '$statusCode == 200 || $response.body#/missing == 1',
  '$response.body#/missing == 1 || $statusCode == 200',
  '$..items[?(@.name == "b" && @.ready == true)]',
  '$..items[?(@.name == "a" && @.ready == true)]',
  '$.items[?(@.name == {$inputs.first})]',
  `$response.body#/state == "a && b"`,
  '$..items[?(@.name == "a" && @.other != true)]',
  '$..state[?(@.name == "a")]',
];

describe.each([
  ['.sh', ['bash']],
  ['.py', programs.find(({ending}) => ending === '.py')?.command ?? []],
])('a script %s', (ending, command) => {
  it('reads criteria as the engine of the page does', async () => {
    const inputs = ['state', 'first'].map((name, index) => ({
      name,
      type: 'string' as const,
      description: name,
      default: ['Ready', 'a'][index] ?? '',
      required: false,
      secret: false,
    }));
    const scope = {
      inputs: {state: 'Ready', first: 'a'},
      outputs: {},
      answer: {status: 200, body},
    };
    const missed = criteria.filter((one) => !fulfils(one, scope));
    expect(missed.length).toBeGreaterThan(5);
    const {code, output} = await runOn(
      () => [200, body],
      (url) =>
        run(
          ending,
          command,
          getGuide([step({criteria})], {inputs}),
          ...['--server', url],
        ),
    );
    expect(code, output).toBe(1);
    expect(output).toContain(
      `Step ask has failed: ${missed.join(' and ')} does not hold (HTTP status 200).`,
    );
  });

  it('retries as its step says, then ends with the advice', async () => {
    const asking = step({
      onFailure: [
        {
          name: 'again',
          type: 'retry',
          after: 0,
          limit: 2,
          criteria: ['$response.body#/code == "unknown"'],
        },
        {name: 'end', type: 'end', criteria: []},
      ],
      failures: [
        {code: 'unknown', when: hostile, then: 'Do that.'},
        {code: 'internal', when: 'Never.', then: 'Nothing.'},
      ],
    });
    const {code, output, sent} = await runOn(
      () => [500, {code: 'unknown', message: hostile}],
      (url) => run(ending, command, getGuide([asking]), '--server', url),
    );
    expect(code, output).toBe(1);
    expect(sent).toHaveLength(3);
    expect(output.match(/ {2}Not yet\. Again in 0 seconds\./g)).toHaveLength(2);
    expect(output).toContain('"code": "unknown"');
    expect(output).toContain(
      `unknown: ${hostile.replace(/\s+/g, ' ')} Do that.`,
    );
    expect(output).not.toContain('Never.');
    expect(output).toContain(
      'Step ask has failed: $statusCode == 200 does not hold (HTTP status 500).',
    );
  });

  it('sends what it is given, whatever that looks like', async () => {
    const inputs = ['text', 'number', 'flag', 'empty'].map((name, index) => ({
      name,
      type:
        (['string', 'integer', 'boolean', 'string'] as const)[index] ??
        'string',
      description: hostile,
      required: false,
      secret: false,
    }));
    const guide = getGuide(
      [
        step({
          payload: {
            text: '$inputs.text',
            inside: 'a {b} {$inputs.text}-{$inputs.number}',
            list: ['$inputs.number', '$inputs.empty', hostile.slice(1)],
            flag: '$inputs.flag',
            empty: '$inputs.empty',
          },
          outputs: {item: '$response.body#/items/1'},
        }),
        step({id: 'again', payload: {item: '$steps.ask.outputs.item'}}),
      ],
      {title: hostile, summary: hostile, inputs},
    );
    const {code, output, sent} = await runOn(
      () => [200, body],
      (url) =>
        run(
          ending,
          command,
          guide,
          ...['--server', `${url}/`, '--text', hostile, '--number', '-7'],
          ...['--flag', 'false'],
        ),
    );
    expect(code, output).toBe(0);
    expect(sent).toEqual([
      {
        text: hostile,
        inside: `a {b} ${hostile}--7`,
        list: [-7, hostile.slice(1)],
        flag: false,
      },
      {item: body.items[1]},
    ]);
    expect(output).toContain('All 2 steps done.');
    expect(() => readFileSync(`${folder}/run`)).toThrow('ENOENT');
  });

  it('says what is wrong with its arguments, and what they are', async () => {
    const guide = getGuide([step({})], {
      inputs: [
        {
          name: 'startupScript',
          type: 'string',
          description: 'What runs\nfirst, 100 %.',
          default: '#cloud-config\nusers:\n  - a\n',
          required: true,
          secret: false,
          multiline: true,
        },
        {
          name: 'nodePort',
          type: 'integer',
          description: 'A port.',
          required: true,
          secret: false,
        },
      ],
    });
    const ended = async (...args: string[]): Promise<string> => {
      const {code, output} = await run(ending, command, guide, ...args);
      expect(code, output).toBe(args.includes('--help') ? 0 : 2);
      return output;
    };
    expect(await ended('--node-port', '1', '--other', '1')).toContain(
      '--other',
    );
    expect(await ended('--node-port')).toContain('--node-port');
    expect(await ended('--node-port', 'many')).toContain('many');
    expect(await ended()).toContain('--node-port');
    const help = await ended('--help');
    expect(help).toContain('A guide.');
    expect(help.replace(/\s+/g, ' ')).toContain(
      'What runs first, 100 %. From a file: --startup-script "$(cat <file>)"',
    );
    if (ending === '.sh') {
      expect(help).toContain(
        ' Default:\n    #cloud-config\n    users:\n      - a\n--node-port <value>  A port. Required.\n',
      );
    }
  });

  it('says when no server responds, or the response lacks an output', async () => {
    const guide = getGuide([step({outputs: {id: '$response.body#/id'}})]);
    const silent = await run(
      ending,
      command,
      guide,
      ...['--server', 'http://127.0.0.1:9'],
    );
    expect(silent.code, silent.output).toBe(3);
    expect(silent.output).toContain('http://127.0.0.1:9 does not respond');
    const lacking = await runOn(
      () => [200, {}],
      (url) => run(ending, command, guide, '--server', url),
    );
    expect(lacking.code, lacking.output).toBe(1);
    expect(lacking.output).toContain('Step ask has failed: the response lacks');
  });
});
