import {describe, expect, it} from 'vitest';
import {
  visitTexts,
  type TextPath,
} from '../../../../src/translations/api/visitTexts';

/** The texts of a document, each with its path. */
function visited(document: unknown): [string, TextPath][] {
  const found: [string, TextPath][] = [];
  visitTexts(document, (text, path) => {
    found.push([text, path]);
    return text;
  });
  return found;
}

describe('visitTexts', () => {
  it('visits what a reader sees, with its path', () => {
    expect(
      visited({
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
    expect(visited({'x-guide': [{id: 'a', text: 'T'}], text: 'no'})).toEqual([
      ['T', ['x-guide', 0, 'text']],
    ]);
  });

  it('visits the meanings of values, by whatever name', () => {
    expect(
      visited({'x-enumDescriptions': {OAK: 'An oak.', default: 'None.'}}),
    ).toContainEqual(['An oak.', ['x-enumDescriptions', 'OAK']]);
  });

  it.each(['value', 'default', 'enum', 'const', 'x-related'])(
    'leaves the data of %s alone',
    (key) => {
      expect(visited({[key]: {description: 'no'}})).toEqual([]);
    },
  );

  it.each(['properties', 'schemas', 'examples', 'paths'])(
    'takes the keys of %s for names',
    (map) => {
      expect(
        visited({
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
    expect(visited({description: {summary: 'S'}, summary: 7})).toEqual([
      ['S', ['description', 'summary']],
    ]);
  });
});
