import {describe, expect, it} from 'vitest';
import {findTextsIn, visitTexts} from '../../../src/reference/visitTexts';

describe('visitTexts', () => {
  it('visits what a reader sees, with its path', () => {
    expect(
      findTextsIn({
        info: {summary: 'S', title: 'T', description: 'D'},
        tags: [{name: 'N', 'x-displayName': 'X'}],
      }),
    ).toEqual([
      ['S', ['info', 'summary']],
      ['D', ['info', 'description']],
      ['X', ['tags', 0, 'x-displayName']],
    ]);
  });

  it('visits the text of guides, and of guides alone', () => {
    expect(
      findTextsIn({'x-guide': [{id: 'a', text: 'T'}], text: 'no'}),
    ).toEqual([['T', ['x-guide', 0, 'text']]]);
  });

  it('visits what a workflow says, also in lists, and none of its data', () => {
    const workflow = {
      arazzo: '1.0.1',
      info: {title: 'T', summary: 'S'},
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
    const step = ['workflows', 0, 'steps', 0, 'x-step'];
    expect(findTextsIn(workflow)).toEqual([
      ['T', ['info', 'title']],
      ['S', ['info', 'summary']],
      ['N', ['workflows', 0, 'x-guide', 'needs', 0]],
      ['O', ['workflows', 0, 'x-guide', 'needs', 1]],
      ['U', ['workflows', 0, 'x-guide', 'undo', 0]],
      ['D', ['workflows', 0, 'inputs', 'properties', 'title', 'description']],
      ['H', [...step, 'title']],
      ['W', [...step, 'failures', 0, 'when']],
      ['A', [...step, 'failures', 0, 'then']],
    ]);
  });

  it('visits the meanings of values, by whatever name', () => {
    expect(
      findTextsIn({'x-enumDescriptions': {OAK: 'An oak.', default: 'None.'}}),
    ).toContainEqual(['An oak.', ['x-enumDescriptions', 'OAK']]);
  });

  it.each(['value', 'default', 'enum', 'const', 'x-related'])(
    'leaves the data of %s alone',
    (key) => {
      expect(findTextsIn({[key]: {description: 'no'}})).toEqual([]);
    },
  );

  it.each(['properties', 'schemas', 'examples', 'paths'])(
    'takes the keys of %s for names',
    (map) => {
      expect(
        findTextsIn({
          [map]: {
            description: {description: 'A field.'},
            value: {summary: 'A field as well.'},
            summary: 'no text',
          },
        }),
      ).toEqual([
        ['A field.', [map, 'description', 'description']],
        ['A field as well.', [map, 'value', 'summary']],
      ]);
    },
  );

  it('gives a copy with the visited texts, and all else as it was', () => {
    const document = {
      description: 'one',
      nothing: null,
      list: [1, true, 'x', {summary: 'two'}],
      const: {description: 'stays'},
    };
    expect(visitTexts(document, (text) => text.toUpperCase())).toEqual({
      description: 'ONE',
      nothing: null,
      list: [1, true, 'x', {summary: 'TWO'}],
      const: {description: 'stays'},
    });
    expect(document.description).toBe('one');
  });

  it('visits no text that is not one', () => {
    expect(findTextsIn({description: {summary: 'S'}, summary: 7})).toEqual([
      ['S', ['description', 'summary']],
    ]);
  });
});
