import {expect, it} from 'vitest';
import {findTextsIn} from '../../../src/reference/visitTexts';

it.each<[object, [string, (string | number)[]][]]>([
  [
    {info: {summary: 'S', title: 'no', description: 'D'}},
    [
      ['S', ['info', 'summary']],
      ['D', ['info', 'description']],
    ],
  ],
  [
    {tags: [{name: 'no', 'x-displayName': 'X'}], text: 'no'},
    [['X', ['tags', 0, 'x-displayName']]],
  ],
  [{'x-guide': [{id: 'a', text: 'T'}]}, [['T', ['x-guide', 0, 'text']]]],
  [
    {'x-enumDescriptions': {OAK: 'An oak.'}},
    [['An oak.', ['x-enumDescriptions', 'OAK']]],
  ],
  ...['value', 'default', 'enum', 'const', 'x-related'].map(
    (key): [object, []] => [{[key]: {description: 'no'}}, []],
  ),
  ...['properties', 'schemas', 'examples', 'paths'].map(
    (map): [object, [string, string[]][]] => [
      {[map]: {description: {description: 'A field.'}, summary: 'no'}},
      [['A field.', [map, 'description', 'description']]],
    ],
  ),
])('a reader sees of %j the texts with their paths', (document, texts) => {
  expect(findTextsIn(document)).toEqual(texts);
});

it('a reader sees what a workflow says, also in lists, and none of its data', () => {
  const workflow = {
    arazzo: '1.0.1',
    info: {title: 'T'},
    workflows: [
      {
        'x-guide': {minutes: 1, needs: ['N', 'O'], undo: ['U']},
        inputs: {properties: {title: {description: 'D', default: 'no'}}},
        steps: [
          {
            stepId: 'then',
            requestBody: {payload: {description: 'no'}},
            outputs: {summary: 'no'},
            'x-step': {
              title: 'H',
              failures: [{code: 'c', when: 'W', then: 'A'}],
            },
          },
        ],
      },
    ],
  };
  expect(findTextsIn(workflow).map(([text]) => text)).toEqual([
    ...['T', 'N', 'O', 'U', 'D', 'H', 'W', 'A'],
  ]);
});
