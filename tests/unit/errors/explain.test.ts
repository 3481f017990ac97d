import {describe, expect, it} from 'vitest';
import {openBook} from '../../../src/errors/explain';
import type {Finding} from '../../../src/errors/model';
import {createPatternOfText} from '../../../src/errors/patterns';
import {getPlainText} from '../../../src/errors/plainText';
import {longest} from '../../../src/errors/squeeze';
import {emptyBook, forestBook} from './book';

const {explain} = openBook(forestBook);

const getTitle = (finding: Finding | undefined): string =>
  finding === undefined
    ? ''
    : finding.kind === 'symptom'
      ? finding.symptom.title
      : getPlainText(forestBook.texts[finding.causes[0]?.text ?? -1] ?? []);

const noTree = 'The forest has no tree of that name.';
const felled = 'The tree is already felled.';
const noSawmill = 'The sawmill does not respond.';

describe('a pasted error', () => {
  it.each([
    ['trees.forest.io "ash-7" not found', noTree],
    ['  trees.forest.io “ash-7” not found.', noTree],
    [
      '2026-11-20T03:14:07Z ERROR rpc error: code = Unknown desc = trees.forest.io "ash-7" not found',
      noTree,
    ],
    [
      '{"code":"unknown","message":"trees.forest.io \\"ash-7\\" not found"}',
      noTree,
    ],
    [
      '{"msg":"{\\"code\\":\\"unknown\\",\\"message\\":\\"trees.forest.io \\\\\\"ash-7\\\\\\" not found\\"}"}',
      noTree,
    ],
    ['trees.forest.io &quot;ash-7&quot; not found', noTree],
    ['trees.forest.io \\u0022ash-7\\u0022 not found', noTree],
    ['\u001b[31mtrees.forest.io "ash-7" not\u001b[0m found', noTree],
    ['trees.fore\nst.io "ash-7" not fo\r\nund', noTree],
    ['TREES.FOREST.IO "ash-7" NOT FOUND', noTree],
    ['%!w(*errors.errorString=&{trees.forest.io "ash-7" not found})', noTree],
    ['tree ash-7 is already felled', felled],
    ['failed: tree ash-7 is already fel', felled],
    [
      'Get "https://10.0.0.1/saw/v1": dial tcp 10.0.0.1:443: connect: connection refused',
      noSawmill,
    ],
    ['my tree does not grow', 'A tree stays Growing'],
    ['NAME   PHASE     AGE\noak-1  Growing   40m', 'A tree stays Growing'],
    [
      'HTTP/1.1 404 Not Found\nDate: now\nContent-Length: 0\n\n',
      'HTTP 404 without a body',
    ],
  ])('%j', (text, wanted) => {
    expect(getTitle(explain(text).findings[0])).toBe(wanted);
  });

  it.each([
    '',
    ' \n ',
    'relation "users" does not exist',
    'pods "ash-7" not found',
    'othertrees.forest.io "ash-7" not found',
    '{"trees":[{"name":"ash-7"}]}',
    'not found',
    '"ash-7" not found',
    '<script>alert(1)</script>',
    '(a+)+$ [[[ .* \\',
    '\u0000\u0001\ufffd\ud800',
  ])('that is none of the API: %j', (text) => {
    expect(explain(text).findings).toEqual([]);
  });

  describe('in a larger book', () => {
    const {explain: look} = openBook({
      ...forestBook,
      patterns: [
        ...forestBook.patterns,
        {...createPatternOfText('Ranger: {status} ({body})'), causes: [1]},
        {...createPatternOfText('"{name}" has a nest: '), causes: [2]},
        {
          ...createPatternOfText('gate closed: tree {name} is wet'),
          causes: [3],
        },
        {...createPatternOfText('tree {name} rests'), causes: [2]},
        {...createPatternOfText('answer of the gate, status 400'), causes: [3]},
        {...createPatternOfText('read letter: '), causes: [1]},
      ],
      symptoms: [
        ...forestBook.symptoms,
        {
          title: 'A letter is torn',
          address: '/docs/troubleshooting-calls#letter-is-torn',
          text: 'Write it again.',
          signs: [createPatternOfText('read letter: torn (line {number})')],
          words: [],
        },
      ],
    });
    const titles = (text: string): string[] =>
      look(text).findings.map(getTitle);

    it('a message inside of a general one is before it', () => {
      const [best] = titles('Ranger: 400 ("oak" has a nest: owl (tawny))');
      expect(best).toBe(felled);
    });

    it('all of a message is before the beginning of one that goes on otherwise', () => {
      const text = 'gate closed: tree oak rests';
      expect(titles(text).slice(0, 2)).toEqual([felled, noSawmill]);
    });

    it('another number is another message', () => {
      expect(titles('answer of the gate, status 400')).toEqual([noSawmill]);
      expect(titles('answer of the gate, status 404')).toEqual([]);
    });

    it('a symptom that holds the message is before it, and certain', () => {
      const [best] = look('read letter: torn (line 1:48): no }').findings;
      expect(getTitle(best)).toBe('A letter is torn');
      expect(best?.sureness).toBe('certain');
    });
  });

  it('says how sure it is, which part matches and what varies', () => {
    const text = 'x: trees.forest.io \\"ash-7\\" not found';
    const [best] = explain(text, 'GetTree').findings;
    expect(best).toMatchObject({
      kind: 'causes',
      sureness: 'certain',
      variables: [{name: 'name', value: 'ash-7'}],
      causes: [{operation: 2}],
    });
    const [message, operation] = best?.reasons ?? [];
    expect(operation).toEqual({kind: 'operation', rpc: 'GetTree'});
    const spans = message?.kind === 'message' ? message.spans : [];
    expect(spans.map(({start, end}) => text.slice(start, end))).toEqual([
      'trees.forest.io \\"',
      '\\" not found',
    ]);
  });

  it('names every operation that the text does not tell apart', () => {
    const [best] = explain('trees.forest.io "ash-7" not found').findings;
    expect(best?.kind === 'causes' && best.causes).toHaveLength(2);
  });

  it('takes the operation from the path in the text', () => {
    const [best] = explain(
      'POST /holt.tree.v1.TreeService/GetTree 500 trees.forest.io "ash-7" not found',
    ).findings;
    expect(best).toMatchObject({causes: [{operation: 2}]});
  });

  it('says what it is not: other messages of the same call', () => {
    const [best] = explain('tree ash-7 is already felled').findings;
    expect(best).toMatchObject({others: [{text: 0}]});
  });

  it('shows all causes of an operation when there is no text', () => {
    const [best] = explain('', 'FellTree').findings;
    expect(best?.kind === 'causes' && best.causes).toHaveLength(3);
  });

  it('is found at the end of a text of a megabyte, which is cut', () => {
    const text = `${'log line 7 of a server\n'.repeat(50_000)}trees.forest.io "ash-7" not found`;
    expect(text.length).toBeGreaterThan(1e6);
    const {isCut, findings} = explain(text);
    expect(isCut).toBe(true);
    expect(getTitle(findings[0])).toBe(noTree);
  });

  it.each([
    ['one letter', 'x'.repeat(longest)],
    ['endings', 'ing'.repeat(longest / 3)],
    ['digits', '1'.repeat(longest)],
    ['dots', '.'.repeat(longest)],
    ['brackets', '['.repeat(longest)],
    ['spaces', `code${' '.repeat(longest)}`],
    ['headers', `HTTP/1.1 404 Not Found\n${'a: b\n'.repeat(longest / 6)}`],
    ['statuses', 'HTTP/1.1 404 '.repeat(longest / 13)],
    ['quotes', '"'.repeat(longest)],
    ['backslashes', '\\'.repeat(longest)],
    ['escapes', '\\u0022'.repeat(longest / 6)],
    ['beginnings of a message', 'trees.forest.io "'.repeat(longest / 17)],
    ['ends of a message', '" not found'.repeat(longest / 11)],
    ['ampersands', '&quot'.repeat(longest / 5)],
    ['bytes', String.fromCharCode(...Array.from({length: 5000}, (_, i) => i))],
  ])('reads %s to the end', (_, text) => {
    expect(Array.isArray(explain(text).findings)).toBe(true);
  });

  it('is nothing in an empty book', () => {
    expect(openBook(emptyBook).explain('anything').findings).toEqual([]);
  });
});
