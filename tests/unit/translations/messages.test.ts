import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readMessages} from '../../../src/translations/messages';
import {folderWith} from './folder';

function read(text: string) {
  const folder = folderWith({'code.json': text});
  return readMessages(path.join(folder, 'code.json'));
}

describe('readMessages', () => {
  it('gives every message with its description', () => {
    const text =
      '{"a": {"message": "一", "description": "One"}, "b": {"message": ""}}';
    expect(read(text)).toEqual({
      a: {message: '一', description: 'One'},
      b: {message: ''},
    });
    expect(read('{}')).toEqual({});
  });

  it.each([
    'null',
    '7',
    '"text"',
    '["a"]',
    '{"a": "一"}',
    '{"a": null}',
    '{"a": {}}',
    '{"a": {"message": 1}}',
    '{"a": {"message": "一"}, "b": {"text": "二"}}',
  ])('names the file that holds %s', (text) => {
    expect(() => read(text)).toThrow(
      /code\.json: every key must hold an object with a "message" string\.$/,
    );
  });

  it('names file and line of broken JSON', () => {
    expect(() => read('{\n  "a": {"message" "一"}\n}')).toThrow(
      /code\.json:2:\d+: not valid JSON/,
    );
  });
});
