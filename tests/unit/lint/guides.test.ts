import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lintDescription} from '../../../src/lint/lint';
import {redoclyProblems} from '../../../src/lint/redocly';
import {readShapes} from '../../../src/lint/rules/shapes';
import type {Story} from '../../../src/lint/rules/guides/stories';
import {parseSource, type Problem} from '../../../src/files/sourceFile';
import {describeWith, files, listPools} from './site';

const workflow = 'openapi/workflows/find-a-pool.arazzo.yaml';
const folder = 'docs/guides';

const yaml = `# yaml-language-server: $schema=../json-schemas/workflow.json
arazzo: 1.0.1
info: {title: Find a pool, version: 1.0.0, summary: Find a pool.}
sourceDescriptions: [{name: holt, type: openapi, url: ../openapi.yaml}]
workflows:
  - workflowId: findAPool
    x-guide: {minutes: 3, needs: [A cluster.], leaves: [], undo: []}
    inputs:
      type: object
      required: [name]
      properties:
        name: {type: string, description: Its name., default: rbd}
    steps:
      - stepId: listPools
        description: Lists them.
        operationId: PoolService_ListPools
        requestBody: {contentType: application/json, payload: {like: $inputs.name}}
        successCriteria:
          - condition: $statusCode == 200
          - condition: $..pools[?(@.name == {$inputs.name})]
            context: $response.body
            type: jsonpath
        outputs:
          first: $response.body#/pools/0/name
        x-step:
          title: List the pools
          expect: All pools.
          worked: There is one.
          failures:
            - {code: unknown, when: It is down., then: Wait.}
      - stepId: waitForIt
        description: Waits for it.
        operationId: PoolService_ListPools
        requestBody:
          contentType: application/json
          payload: {name: 'a {$steps.listPools.outputs.first} b'}
        successCriteria:
          - condition: $statusCode == 200
        onFailure:
          - name: wait
            type: retry
            retryAfter: 2
            retryLimit: 9
            criteria: [{condition: $statusCode == 200}]
        x-step: {title: Wait for it, expect: The pool., worked: It is there.}
`;

const story = `---
title: Find a pool
---

Some words.

## List the pools {#list-pools}

Words.

<GuideStep guide={guide} step="listPools" />

## Wait for it {#wait-for-it}

<GuideStep guide={guide} step="waitForIt" />

## What you have now {#what-you-have-now}
`;

const storyOf = (text: string, name = 'find-a-pool'): Story => ({
  name,
  file: `${folder}/${name}.mdx`,
  text,
  titleIn: (title) => title,
});

const glossary = parseSource(
  'glossary.yaml',
  '- term: storage\n  avoid: [store]\n',
);
const shapes = readShapes();

const lint = (
  text: string,
  stories: Story[] = [storyOf(story)],
  more: Record<string, string> = {},
): Problem[] =>
  lintDescription(
    describeWith({...more, [workflow]: text}),
    glossary,
    new Set(),
    shapes,
    [],
    [{folder, stories}],
  ).problems;

/** The text with a part replaced, which must be there. */
function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replace(from, to);
}

it('finds nothing wrong where nothing is', () => {
  expect(lint(yaml)).toEqual([]);
});

describe('a guide is told', () => {
  it.each<
    [rule: string, from: string, to: string, line: number, message: string]
  >([
    [
      'the name of its schema',
      'workflow.json',
      'other.json',
      1,
      'A comment must name the JSON Schema for editors',
    ],
    [
      'an input of several lines that does not say so',
      'default: rbd',
      'default: "a\\nb"',
      12,
      'The default has several lines: say what the text is, as in "contentMediaType: text/plain"',
    ],
    [
      'a secret of several lines',
      'type: string,',
      'type: string, format: password, contentMediaType: text/plain,',
      12,
      'Only a text that is no secret has a field of several lines',
    ],
    [
      'a number of several lines',
      'type: string,',
      'type: integer, contentMediaType: text/plain,',
      12,
      'Only a text that is no secret has a field of several lines',
    ],
    [
      'a kind of several lines that is none',
      'type: string,',
      'type: string, contentMediaType: script,',
      12,
      'must match pattern',
    ],
    [
      'a key that is unknown',
      'title: Wait',
      'titel: Wait',
      45,
      '"titel" is not known here',
    ],
    [
      'a text that is missing',
      'expect: The pool.,',
      '',
      45,
      '"expect" is missing',
    ],
    [
      'a text that is empty',
      'title: Wait for it',
      "title: ' '",
      45,
      'must match pattern',
    ],
    [
      'an empty body',
      '{like: $inputs.name}',
      '{}',
      17,
      'payload must NOT have fewer than 1',
    ],
    ['its id', 'findAPool', 'findPool', 6, 'workflowId must be findAPool'],
    [
      'an operation that is not there',
      'PoolService_ListPools',
      'PoolService_GetPool',
      16,
      'Step listPools: there is no operation PoolService_GetPool.',
    ],
    [
      'a first criterion that is missing',
      '$statusCode == 200',
      '$statusCode != 500',
      19,
      'Step listPools: the first criterion must be $statusCode == 200.',
    ],
    [
      'the content type of an empty body',
      '{like: $inputs.name}',
      "'{}'",
      17,
      'write "application/json; charset=utf-8" with the payload',
    ],
    [
      'an error that the page does not list',
      'code: unknown',
      'code: not_found',
      30,
      'Step listPools: the page of PoolService_ListPools does not list not_found. Its codes are: unknown.',
    ],
    [
      'an expression that is none',
      '$inputs.name}',
      '$input.name}',
      17,
      '"$input.name" is no expression',
    ],
    [
      'an input that is not there',
      'like: $inputs.name',
      'like: $inputs.nam',
      17,
      'there is no input "nam". The inputs are: name.',
    ],
    [
      'a step that comes later',
      '{like: $inputs.name}',
      '{like: $steps.waitForIt.outputs.first}',
      17,
      'no earlier step is "waitForIt"',
    ],
    [
      'an output that is not there',
      'outputs.first}',
      'outputs.last}',
      36,
      'step listPools has no output "last". Its outputs are: first.',
    ],
    [
      'a response before the call',
      '{like: $inputs.name}',
      '{like: $statusCode, a: $inputs.name}',
      17,
      'a request cannot name its own response',
    ],
    [
      'a condition that cannot be read',
      'criteria: [{condition: $statusCode == 200}]',
      'criteria: [{condition: $statusCode = 200}]',
      44,
      'cannot be read from "= 200"',
    ],
    [
      'a JSONPath that is not marked',
      '            type: jsonpath\n',
      '',
      20,
      'must have "type: jsonpath"',
    ],
    [
      'an output without a pointer',
      '$response.body#/pools',
      '$response.body#pools',
      24,
      'is no JSON Pointer',
    ],
    [
      'an input without a default',
      ', default: rbd',
      '',
      12,
      'is required and has no default',
    ],
    [
      'a default of another type',
      'default: rbd',
      'default: 3',
      12,
      'The default of the input "name" is no string',
    ],
    [
      'a required input that is not there',
      'required: [name]',
      'required: [name, b]',
      10,
      'There is no input "b".',
    ],
    [
      'an input that is not used',
      '        name: {type',
      '        other: {type: string, description: x}\n        name: {type',
      12,
      'No step uses the input "other".',
    ],
    [
      'a word to avoid',
      'All pools.',
      'All that they store.',
      27,
      'The expect of the guide find-a-pool',
    ],
    [
      'a name that the API has not',
      'All pools.',
      'As `GetPool` says.',
      27,
      'names `GetPool`',
    ],
  ])('%s', (_, from, to, line, message) => {
    const problems = lint(changed(yaml, from, to));
    expect(problems).toContainEqual({
      file: workflow,
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  it('that a stream cannot be a step', () => {
    const stream = (files[listPools] ?? '').replaceAll(
      'application/json',
      'application/connect+json',
    );
    const [first] = lint(yaml, undefined, {[listPools]: stream});
    expect(first?.message).toMatch(/ListPools is a stream, which Arazzo/);
  });

  it('to say what it destroys', () => {
    const destructive = changed(
      files[listPools] ?? '',
      '  summary: List',
      '  x-destructive: true\n  summary: List',
    );
    expect(lint(yaml, undefined, {[listPools]: destructive})).toContainEqual({
      file: workflow,
      line: 26,
      message: expect.stringContaining('say in "destroys"') as string,
    });
  });

  it('the form of the name of its file', () => {
    const file = 'openapi/workflows/Find_a.arazzo.yaml';
    const {problems} = lintDescription(
      describeWith({[file]: yaml}),
      glossary,
      new Set(),
      shapes,
      [],
    );
    expect(problems[0]).toMatchObject({file});
    expect(problems[0]?.message).toMatch(/name of the file is the address/);
  });
});

describe('a story is told', () => {
  const file = `${folder}/find-a-pool.mdx`;

  it.each([
    ['{#list-pools}', '{#list}', 7, '"## List the pools {#list-pools}"'],
    ['## Wait for it', '## Wait', 13, '"## Wait for it {#wait-for-it}"'],
    [
      '<GuideStep guide={guide} step="waitForIt" />',
      '',
      11,
      'in this order: listPools, waitForIt.',
    ],
    [
      'step="listPools"',
      'step="waitForIt"',
      11,
      'The document shows: waitForIt, waitForIt.',
    ],
    ['## Wait for it {#wait-for-it}', '', 7, '"## Wait for it {#wait-for-it}"'],
  ])('%s', (from, to, line, message) => {
    expect(lint(yaml, [storyOf(changed(story, from, to))])).toEqual([
      {file, line, message: expect.stringContaining(message) as string},
    ]);
  });

  it('the titles of its language', () => {
    const titleIn = () => '列出';
    const [first] = lint(yaml, [{...storyOf(story), titleIn}]);
    expect(first?.message).toContain('"## 列出 {#list-pools}"');
  });

  it('that it is missing, or has no workflow', () => {
    expect(lint(yaml, [storyOf(story, 'other')])).toEqual([
      {
        file: workflow,
        line: 1,
        message: `${folder}/find-a-pool.mdx is missing: the story of the guide.`,
      },
      {
        file: `${folder}/other.mdx`,
        line: 1,
        message: 'There is no workflow openapi/workflows/other.arazzo.yaml.',
      },
    ]);
  });

  it('nothing of code that looks like a heading', () => {
    const code = changed(
      story,
      'Words.',
      '```md\n## A\n<GuideStep step="x"\n```',
    );
    expect(lint(yaml, [storyOf(code)])).toEqual([]);
  });
});

it('leaves other rules out where the form is wrong', () => {
  const problems = lint(changed(yaml, 'steps:', 'step:'));
  expect(problems.map(({message}) => message)).toEqual([
    expect.stringContaining('"steps" is missing'),
    expect.stringContaining('"step" is not known here'),
  ]);
});

it('hears what Redocly says', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'guides-'));
  const file = path.join(place, 'a.arazzo.yaml');
  writeFileSync(path.join(place, 'redocly.yaml'), 'extends: [recommended]\n');
  writeFileSync(file, changed(yaml, 'stepId: waitForIt', 'stepId: listPools'));
  const problems = await redoclyProblems(place, [
    parseSource('a.arazzo.yaml', yaml),
  ]);
  rmSync(place, {recursive: true});
  expect(problems.map(({file: name, line}) => `${name}:${line}`)).toEqual([
    'a.arazzo.yaml:31',
  ]);
  expect(problems[0]?.message).toMatch(/stepId.*unique/);
});
