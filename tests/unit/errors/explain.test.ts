import {describe, expect, it} from 'vitest';
import {checkCommand} from '../../../src/errors/details';
import {openBook} from '../../../src/errors/explain';
import {formatExplanation} from '../../../src/errors/format';
import type {Finding} from '../../../src/errors/model';
import {getPlainText} from '../../../src/errors/plainText';
import {longest} from '../../../src/errors/squeeze';
import {forestBook} from './book';

const {explain} = openBook(forestBook);

const getTitle = (finding: Finding | undefined): string =>
  finding === undefined
    ? ''
    : finding.kind === 'symptom'
      ? finding.symptom.title
      : getPlainText(forestBook.texts[finding.causes[0]?.text ?? -1] ?? []);

const message = 'trees.forest.io "ash-7" not found';
const noTree = 'The forest has no tree of that name.';

it.each([
  [message, noTree],
  ['  trees.forest.io “ash-7” not found.', noTree],
  [`03:14:07Z ERROR rpc error: code = Unknown desc = ${message}`, noTree],
  [JSON.stringify({code: 'unknown', message}), noTree],
  [JSON.stringify({msg: JSON.stringify({message})}), noTree],
  ['trees.forest.io &quot;ash-7&quot; not found', noTree],
  ['\u001b[31mtrees.forest.io "ash-7" not\u001b[0m found', noTree],
  ['trees.fore\nst.io "ash-7" not fo\r\nund', noTree],
  ['TREES.FOREST.IO "ash-7" NOT FOUND', noTree],
  ['failed: tree ash-7 is already fel', 'The tree is already felled.'],
  [
    'Get "https://10.0.0.1/saw/v1": dial tcp 10.0.0.1:443: connect: connection refused',
    'The sawmill does not respond.',
  ],
  ['my tree does not grow', 'A tree stays Growing'],
  ['NAME   PHASE     AGE\noak-1  Growing   40m', 'A tree stays Growing'],
  [
    'HTTP/1.1 404 Not Found\nDate: now\nContent-Length: 0\n\n',
    'HTTP 404 without a body',
  ],
  [' \n ', ''],
  ['relation "users" does not exist', ''],
  ['othertrees.forest.io "ash-7" not found', ''],
  ['not found', ''],
  ['(a+)+$ [[[ .* \\', ''],
  ['\u0000\u0001\ufffd\ud800', ''],
])('a pasted text %j is %j', (text, wanted) => {
  expect(getTitle(explain(text).findings[0])).toBe(wanted);
});

describe('an explanation', () => {
  it('says how sure it is, which part matches and what varies', () => {
    const text = `x: ${message.replaceAll('"', '\\"')}`;
    const [best] = explain(text, 'GetTree').findings;
    expect(best).toMatchObject({
      kind: 'causes',
      sureness: 'certain',
      variables: [{name: 'name', value: 'ash-7'}],
      causes: [{operation: 2}],
    });
    const [part] = best?.reasons ?? [];
    const spans = part?.kind === 'message' ? part.spans : [];
    expect(spans.map(({start, end}) => text.slice(start, end))).toEqual([
      'trees.forest.io \\"',
      '\\" not found',
    ]);
  });

  it('takes the operation from the text, and else names all', () => {
    const count = (text: string): number => {
      const [best] = explain(text).findings;
      return best?.kind === 'causes' ? best.causes.length : 0;
    };
    expect(count(message)).toBe(2);
    expect(count(`POST /holt.tree.v1.TreeService/GetTree ${message}`)).toBe(1);
  });

  it('says in a terminal what it is, why, and what to do', () => {
    const places = {
      site: 'https://docs.example',
      server: 'https://holt.example',
    };
    const text = formatExplanation(explain(message), forestBook, places);
    for (const part of [
      'Certain: The whole message matches',
      `unknown: ${noTree}`,
      'FellTree https://docs.example/docs/api/tree-fell-tree#error.unknown.1',
      '`ListTrees` does not show `name` (`ash-7`).',
      'Correct `name` (`ash-7`).',
      'It is not: FellTree: The tree is already felled.',
    ]) {
      expect(text).toContain(part);
    }
    expect(formatExplanation(explain('hello'), forestBook, places)).toBe(
      'No error of this API has this text.',
    );
  });
});

it('makes a command of a check, which a shell reads as one word', () => {
  const [, list] = forestBook.operations;
  const values = {name: 'name', value: "ash'7"};
  expect(list && checkCommand(list, [values], 'https://holt.example')).toBe(
    String.raw`curl https://holt.example/holt.tree.v1.TreeService/ListTrees --json '{"forest":"<forest>","name":"ash'\''7","limit":5,"kind":"HARD_WOOD"}'`,
  );
});

it('a text of a megabyte is cut, and its end is read', () => {
  const text = `${'log line 7 of a server\n'.repeat(50_000)}${message}`;
  const {isCut, findings} = explain(text);
  expect(isCut).toBe(true);
  expect(getTitle(findings[0])).toBe(noTree);
});

// Each would hang if a pattern looked back, and then run into the time limit.
it.each(['x', 'ing', '1', '.', '[', ' ', '"', '\\', '\\u0022', '&quot'])(
  'reads as many %j as there may be',
  (part) => {
    const text = part.repeat(longest / part.length);
    expect(explain(text).findings).toEqual([]);
  },
);
