import {describe, expect, it} from 'vitest';
import {parseDocument, isMap} from 'yaml';
import {isMapping} from '../../../src/sandbox/handlers/yaml';

const isReally = (text: string): boolean => {
  const document = parseDocument(text);
  const isEmpty = document.contents === null;
  return document.errors.length === 0 && (isEmpty || isMap(document.contents));
};

describe('a mapping of YAML', () => {
  it.each([
    '',
    '# nothing\n',
    '---\na: 1\n',
    '{}\n',
    '{a: 1, b: [x, y]}\n',
    'a: 1\nb:\n  c: "x # y"\n',
    "a: 'it''s'\nb: it's fine\n",
    'a: [1,\n  2]\nb: {c: d}\n',
    'a:\n- x\n- y: 1\n',
    'a: |\n  text: [\n  "open\nb: >-\n  more {\n',
    '"quoted key": 1\n',
    'image:\n  repository: registry.example.com/storefront\n  tag: 2.4.0\n',
    'url: https://example.com/a?b={c}\n',
    'a: text with ] in it\n',
    'osd-devices: /dev/sdb /dev/sdc\n',
    '-x: 1\n',
    'a: "line\n  continued"\n',
    'a: 1 # comment [\n',
  ])('%j', (text) => {
    expect([text, isReally(text)]).toEqual([text, true]);
    expect(isMapping(text)).toBe(true);
  });

  it.each([
    'replicaCount: [',
    'a: {b: 1',
    'a: [1, 2}',
    'a: "open',
    "a: 'open\nb: 1\n",
    '- a\n- b\n',
    'just words\n',
    '42\n',
    'a:\n\tb: 1\n',
    '"text"\n',
  ])('is not %j', (text) => {
    expect([text, isReally(text)]).toEqual([text, false]);
    expect(isMapping(text)).toBe(false);
  });
});
