import {describe, expect, it} from 'vitest';
import type {CommandParts} from '../../../src/assistants/command/model';
import {runCommand} from '../../../src/assistants/command/runCommand';
import {forestBook} from '../errors/book';

const parts: CommandParts = {
  program: 'holt.mjs',
  version: '1.2.3',
  server: 'https://holt.example',
  schemas: {},
  languages: {
    en: {
      book: forestBook,
      operations: {},
      labels: {},
      messages: {},
      site: 'https://docs.example',
    },
  },
};

/** Runs a command line, words apart by spaces. */
const run = (line: string, input = '') =>
  runCommand(
    line.split(' ').filter(Boolean),
    () => Promise.resolve(new TextEncoder().encode(input)),
    parts,
  );

describe('explain', () => {
  it('prints what an error is, without its control characters', async () => {
    const text = 'trees.forest.io "ash\u001b[31m\u202e" not found';
    const {output, errors, exitCode} = await run('explain', text);
    expect([errors, exitCode]).toEqual(['', 0]);
    expect(output).toContain('The forest has no tree of that name.');
    expect(output).toContain('https://docs.example/docs/api/tree-fell-tree#');
    expect(output).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
  });

  it.each([
    ['explain', 'all is well', 1, /No error of this API/],
    ['explain --json', 'x '.repeat(5e5), 1, /"found": false/],
    ['explain', '', 2, /There is nothing on standard input/],
    ['explain --nope', 'x', 2, /There is no option "--nope"/],
    ['explain --language __proto__', 'x', 2, /There is no language/],
    ['explode', 'x', 2, /There is no command "explode"/],
    ['--version', '', 0, /1\.2\.3/],
    ['explain --help', '', 0, /--json/],
  ])('"%s" of %.20j ends with %i', async (line, input, code, said) => {
    const {output, errors, exitCode} = await run(line, input);
    expect(exitCode).toBe(code);
    expect(code === 2 ? errors : output).toMatch(said);
    expect(code === 2 ? output : errors).toBe('');
  });
});
