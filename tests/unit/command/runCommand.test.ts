import {describe, expect, it, vi} from 'vitest';
import {mostRead, runCommand} from '../../../src/assistants/command/runCommand';
import {
  openCommand,
  packCommand,
} from '../../../src/assistants/command/packedCommand';
import {parts} from './parts';

vi.mock(
  '@docusaurus/Translate',
  () => import('../../../src/assistants/command/translate'),
);

const bytes = (input: string | Uint8Array): Uint8Array =>
  typeof input === 'string' ? new TextEncoder().encode(input) : input;

/** Runs a command line, words apart by spaces. */
const run = (line: string, input: string | Uint8Array = '') =>
  runCommand(
    line.split(' ').filter(Boolean),
    () => Promise.resolve(bytes(input)),
    parts,
  );

const plant = (input: string | Uint8Array, options = '') =>
  run(`check PlantTree ${options}`, input);

const message = 'code: 9, tree "old oak" is protected by law';

describe('help and version', () => {
  it.each(['--help', '-h', 'explain --help', 'check -h', '--version'])(
    '%s needs no input',
    async (line) => {
      const input = vi.fn();
      const result = await runCommand(line.split(' '), input, parts);
      expect(result).toMatchObject({errors: '', exitCode: 0});
      expect(result.output).toMatch(/\S\n$/);
      expect(input).not.toHaveBeenCalled();
    },
  );

  it.each(['', '--language zh-hant'])(
    'without a command, "%s" gives help as an error',
    async (line) => {
      const {output, errors, exitCode} = await run(line);
      expect([output, exitCode]).toEqual(['', 2]);
      expect(errors).toContain('node holt.mjs explain --help');
    },
  );

  it('lists options and exit codes of a command', async () => {
    const {output} = await run('explain --help');
    for (const word of ['--operation', '--language', '--json', 'en, zh-hant']) {
      expect(output).toContain(word);
    }
    expect(output).toMatch(/^ {2}0 .*\n {2}1 .*\n {2}2 /m);
    expect((await run('check --help')).output).not.toContain('--operation');
  });
});

describe('wrong usage', () => {
  it.each([
    [
      'explode',
      'There is no command "explode". Write one of: explain, check, changes.',
    ],
    ['__proto__', 'There is no command "__proto__"'],
    ['explain --nope', 'There is no option "--nope". The options are: --oper'],
    ['explain --__proto__', 'There is no option "--__proto__"'],
    ['explain -x', 'There is no option "-x"'],
    ['explain --json=1', 'There is no option "--json=1"'],
    ['explain --no-json', 'There is no option "--no-json"'],
    ['check PlantTree --operation x', 'There is no option "--operation'],
    ['--json', 'There is no option "--json"'],
    ['explain --operation', 'The option --operation needs a value.'],
    ['explain --operation --json', 'The option --operation needs a value.'],
    ['explain --language=', 'The option --language needs a value.'],
    ['explain --language de', 'There is no language "de". Write one of: en, z'],
    ['explain --language __proto__', 'There is no language "__proto__"'],
    ['explain --operation Nope', 'There is no operation "Nope".'],
    ['explain error.txt', '"error.txt" is one argument too many.'],
    ['check', 'No operation is named. Write it after the command: node holt'],
    ['check PlantTree a.json', '"a.json" is one argument too many.'],
    ['check PlantTre', '"PlantTre". Similar ones: PlantTree.'],
    ['check plan-a-tree', 'There is no operation "plan-a-tree".'],
    ['check __proto__', 'There is no operation "__proto__".'],
    ['check constructor', 'There is no operation "constructor".'],
    [`check ${'x'.repeat(1e5)}`, `"${'x'.repeat(100)}".`],
    ['explain', 'There is nothing on standard input. Give it a file: node'],
    ['check PlantTree', 'There is nothing on standard input.'],
  ])('%.40s', async (line, text) => {
    const {output, errors, exitCode} = await run(line);
    expect(output).toBe('');
    expect(exitCode).toBe(2);
    expect(errors).toContain(text);
    expect(errors).toMatch(/\nHelp: node holt\.mjs .*--help\n$/);
  });

  it('says so in the language that is asked for', async () => {
    const {errors} = await run('check Nope --language zh-hant');
    expect(errors).toMatch(/^沒有「Nope」。\n/);
  });

  it('takes no more than it can hold', async () => {
    const {errors, exitCode} = await run('explain', new Uint8Array(mostRead));
    expect(exitCode).toBe(2);
    expect(errors).toContain('more than 10 MB');
  });

  it.each(['\u001b[31m', '\u202eevil', 'a\u0007'])(
    'shows %j as an escape',
    async (name) => {
      const {errors} = await run(`check ${name}`);
      expect(errors).toMatch(/\\u00|\\u202e/);

      expect(errors).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
    },
  );
});

describe('explain', () => {
  it('prints what an error is', async () => {
    const {output, errors, exitCode} = await run('explain', message);
    expect([errors, exitCode]).toEqual(['', 0]);
    expect(output).toContain('The tree `name` is protected.');
    expect(output).toContain(
      'https://docs.example/docs/api/tree-fell-tree#error.failed-precondition',
    );
    expect(output).toContain('name = old oak');
  });

  it('prints the same as data', async () => {
    const {output, exitCode} = await run('explain --json', message);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      found: true,
      isCut: false,
      findings: [
        {
          kind: 'causes',
          sureness: 'certain',
          variables: [{name: 'name', value: 'old oak'}],
          causes: [
            {
              code: 'failed_precondition',
              text: 'The tree `name` is protected.',
              fix: 'Wait.',
              operations: [{operation: 'FellTree'}],
            },
          ],
        },
      ],
    });
  });

  it('prints a symptom as data', async () => {
    const {output} = await run('explain --json', 'no such path in the forest');
    expect(JSON.parse(output)).toMatchObject({
      found: true,
      findings: [
        {
          kind: 'symptom',
          title: 'HTTP 404 without a body',
          page: 'https://docs.example/docs/troubleshooting#empty-404',
        },
      ],
    });
  });

  it.each(['FellTree', 'TreeService.FellTree', 'tree-fell-tree'])(
    'takes the operation as %s',
    async (name) => {
      const line = `explain --json --operation ${name}`;
      const {findings} = JSON.parse((await run(line, message)).output) as {
        findings: {reasons: unknown[]}[];
      };
      expect(findings[0]?.reasons).toContainEqual({
        kind: 'operation',
        rpc: 'FellTree',
      });
    },
  );

  it.each([
    ['nothing of the API', 'all is well'],
    ['bytes', new Uint8Array(4096).map((_, index) => index * 7)],
    ['one byte', new Uint8Array([0xff])],
    ['a megabyte', 'x '.repeat(5e5)],
    ['deep nesting', '['.repeat(1e5)],
    ['names of JavaScript', '{"__proto__": {"constructor": 1}}'],
    ['halves of pairs', '\ud800\udc00\ud800'],
  ])('finds nothing in %s', async (_, input) => {
    const {output, errors, exitCode} = await run('explain', input);
    expect([errors, exitCode]).toEqual(['', 1]);
    expect(output).toMatch(/\S\n$/);
    expect(output.length).toBeLessThan(2000);
  });

  it('is not sure when only the operation is known', async () => {
    const line = 'explain --operation FellTree';
    const {output, exitCode} = await run(line, 'failed_precondition');
    expect(exitCode).toBe(1);
    expect(output).not.toBe('');
  });

  it.each(['utf-16le', 'utf-16be'])('reads %s', async (encoding) => {
    const swap = encoding === 'utf-16be';
    const buffer = Buffer.from(`\ufeff${message}`, 'utf16le');
    const {exitCode} = await run('explain', swap ? buffer.swap16() : buffer);
    expect(exitCode).toBe(0);
  });

  it('prints no control character of the input', async () => {
    const text = message.replace('old oak', 'old\u001b[31m\u202eoak');
    const {output, exitCode} = await run('explain', text);
    expect(exitCode).toBe(0);

    expect(output).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
  });

  it('speaks another language', async () => {
    const {output} = await run('explain --language ZH-Hant', 'all is well');
    expect(output).toBe('沒有\n');
  });
});

describe('check', () => {
  it('says what the call does', async () => {
    const {output, errors, exitCode} = await plant('{"species": "OAK"}');
    expect([errors, exitCode]).toEqual(['', 0]);
    expect(output).toBe(
      [
        'The body fits the schema.',
        '',
        'PlantTree',
        'Effect: Changes the platform',
        'Responds before the work is done',
        'Longest: 3 minutes',
        'Poll until: GetTree: state → GROWN; failed: DEAD',
        'A repeat creates another',
        '  Each call plants one.',
        'Needs:',
        '  piece of land (ClearLand)',
        '  water',
        'Secrets: place',
        'https://docs.example/docs/api/tree-plant-tree',
        '',
      ].join('\n'),
    );
  });

  it('warns of what destroys, is not there, or streams', async () => {
    const fell = await run('check FellTree', '{}');
    expect(fell.output).toContain('Effect: Loses data or ends running work');
    expect(fell.output).toContain('A repeat fails');
    const watch = await run('check WatchTree', '{}');
    expect(watch.output).toContain('not implemented\nserver stream\n');
  });

  it.each([
    'PlantTree',
    'planttree',
    'TreeService.PlantTree',
    'tree-plant-tree',
    '/holt.tree.v1.TreeService/PlantTree',
    'https://docs.example/docs/api/tree-plant-tree',
  ])('takes the operation as %s', async (name) => {
    const {output} = await run(`check ${name}`, '{}');
    expect(output).toContain('\nPlantTree\n');
  });

  it.each([
    ['{', 'Line 1, column 2: '],
    ['{\n "species": "OAK",\n}', 'Line 3, column 1: '],
    ["{'species': 1}", 'Line 1, column 2: '],
    ['{} {}', 'Line 1, column 4: The message ends before this.'],
    ['// a\n{}', 'Line 1, column 1: JSON does not allow // or /* */.'],
    ['\ufeff{}', 'Line 1, column 1: '],
    ['\u0000', 'Line 1, column 1: '],
    [Buffer.from('{"species": "\xff"}', 'latin1'), 'Line 1, column 14: '],
    ['[]', 'Line 1: The message must be an object in braces.'],
    ['"x"', 'Line 1: The message must be an object in braces.'],
    ['{}', 'Line 1: species is required'],
    ['{"species": 7.5}', 'species must be text in quotation marks'],
    ['{"species": "OKA"}', 'must be one of OAK, ASH_TREE. Did you mean OAK?'],
    ['{"species": "ash-tree"}', 'Did you mean ASH_TREE?'],
    ['{"species": "TREE"}', 'Did you mean ASH_TREE?'],
    ['{"species": "PINE"}', 'species must be one of OAK, ASH_TREE\n'],
    [
      '{"species": "OAK", "height": 3000000000}',
      'height must be from -2147483',
    ],
    ['{"species": "OAK", "height": 1e300}', 'height must be from -2147483648'],
    ['{"species": "OAK", "height": 1.5}', 'height must be a whole number'],
    ['{"species": "OAK", "port": 0}', 'port must be from 1 to 65535'],
    ['{"species": "OAK", "leaves": "1.0"}', 'leaves must be a whole number'],
    ['{"species": "OAK", "leaves": "9223372036854775808"}', 'leaves must be f'],
    ['{"species": "OAK", "labels": {"a": 1}}', 'labels.a must be text'],
    ['{"species": "OAK", "neighbors": [{}]}', 'neighbors[0].species is requ'],
  ])('finds an error in %j', async (input, text) => {
    const {output, exitCode} = await plant(input);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Errors in the body: 1\.\n/);
    expect(output).toContain(text);
  });

  it.each([
    ['{"species": "OAK", "hieght": 1}', 'hieght is not a field', '? height'],
    ['{"species": "OAK", "Labels": {}}', 'Labels is not', '? labels'],
    ['{"species": "OAK", "__proto__": {}}', '__proto__ is not a field', ''],
    ['{"species": "OAK", "constructor": 1}', 'constructor is not a field', ''],
    [
      '{"species": "OAK", "a.hieght": 1}',
      'a.hieght is not a field',
      '? height',
    ],
    ['{"species": "OAK", "\\u202e\\u0000": 1}', '\\u202e\\u0000 is not', ''],
    ['{"species": "OAK", "leaves": 7}', 'leaves is a number of 64 bits', ''],
    ['{"species": 1}', 'species is written as a number', ''],
    ['{"species": "OAK", "labels": null}', 'labels is null', ''],
    [`{"species": "OAK", "${'x'.repeat(1e6)}": 1}`, 'xxx… is not a field', ''],
  ])('only notes %.60j', async (input, text, meant) => {
    const {output, exitCode} = await plant(input);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Notes on the body: 1\.\n/);
    expect(output).toContain(text);
    expect(output.length).toBeLessThan(2000);
    if (meant) expect(output).toContain(`Did you mean ${meant.slice(2)}?`);
    else expect(output).not.toContain('Did you mean');
  });

  it('says when it cannot check', async () => {
    const deep = `{"free": ${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
    const {output, exitCode} = await plant(deep);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^The request cannot be checked/);
    const {output: data} = await plant(deep, '--json');
    expect(JSON.parse(data)).toMatchObject({
      errors: 1,
      problems: [{level: 'error', kind: 'unchecked'}],
    });
  });

  it('counts what it does not list', async () => {
    const names = Array.from({length: 5e4}, (_, index) => [`n${index}`, 1]);
    const request = JSON.stringify(Object.fromEntries(names));
    const {output, exitCode} = await plant(request);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Errors in the body: 1\. Notes: 50000\.\n/);
    expect(output).toContain('\n  + 49981\n');
  });

  it('prints data', async () => {
    const {output, exitCode} = await plant('{"hieght": 1}', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      operation: 'PlantTree',
      path: '/holt.tree.v1.TreeService/PlantTree',
      page: 'https://docs.example/docs/api/tree-plant-tree',
      errors: 1,
      notes: 1,
      problems: [
        {level: 'error', kind: 'required', field: 'species', line: 1},
        {level: 'note', kind: 'unknownField', field: 'hieght', meant: 'height'},
      ],
      atAGlance: {effect: 'writes'},
    });
  });

  it('speaks another language, and English again', async () => {
    const request = '{"hieght": 1}';
    const {output} = await plant(request, '--language zh-hant');
    expect(output).toContain('第 1 行：species 為必填');
    expect(output).toContain('。是 height 嗎？');
    expect(output).toContain('作用：Changes the platform');
    expect((await plant(request)).output).toContain('species is required');
  });

  it('does not fill what the input has in braces', async () => {
    const {output} = await plant('{"species": "OAK", "{line}": 1}');
    expect(output).toContain('Line 1: {line} is not a field');
  });
});

it('works as it did after it was packed', async () => {
  const opened = openCommand(packCommand(parts));
  const input = () => Promise.resolve(bytes(message));
  for (const line of ['explain', 'explain --language zh-hant --json']) {
    expect(await runCommand(line.split(' '), input, opened)).toEqual(
      await run(line, message),
    );
  }
});
