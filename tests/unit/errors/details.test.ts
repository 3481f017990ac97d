import {expect, it} from 'vitest';
import {checkCommand, getDetails} from '../../../src/errors/details';
import {openBook} from '../../../src/errors/explain';
import {formatExplanation} from '../../../src/errors/format';
import {getPlainText} from '../../../src/errors/plainText';
import {forestBook} from './book';

const places = {site: 'https://docs.example', server: 'https://holt.example'};
const message = 'trees.forest.io "ash-7" not found';
const {explain} = openBook(forestBook);

it('puts the values of the text into check and fix', () => {
  const [best] = explain(message).findings;
  if (best?.kind !== 'causes') throw new Error('Nothing was found.');
  const [cause, ...others] = getDetails(best, forestBook);
  expect(others).toEqual([]);
  expect(getPlainText(cause?.check ?? [])).toBe(
    '`ListTrees` does not show `name` (`ash-7`).',
  );
  expect(cause?.operations.map(({address}) => address)).toEqual([
    '/docs/api/tree-fell-tree#error.unknown.1',
    '/docs/api/tree-get-tree#error.unknown',
  ]);
});

it('puts them into the brackets of the language', () => {
  const [best] = explain(message).findings;
  if (best?.kind !== 'causes') throw new Error('Nothing was found.');
  const labels = {...forestBook.labels, ' ({value})': '（{value}）'};
  const [cause] = getDetails(best, {...forestBook, labels});
  expect(getPlainText(cause?.fix ?? [])).toBe('Correct `name`（`ash-7`）.');
});

it('makes a command of a check, which a shell reads as one word', () => {
  const [, list] = forestBook.operations;
  if (!list) throw new Error('The book has no ListTrees.');
  expect(
    checkCommand(list, [{name: 'name', value: "ash'7"}], places.server),
  ).toBe(
    String.raw`curl https://holt.example/holt.tree.v1.TreeService/ListTrees --json '{"forest":"<forest>","name":"ash'\''7","limit":5,"kind":"HARD_WOOD"}'`,
  );
});

it('says in a terminal what it is, why, and what to do', () => {
  expect(formatExplanation(explain(message), forestBook, places))
    .toMatchInlineSnapshot(`
      "Certain: The whole message matches
      In the text: name = ash-7
      unknown: The forest has no tree of that name.
      One of 2 operations returns this message; the text does not say which.
        FellTree https://docs.example/docs/api/tree-fell-tree#error.unknown.1
        GetTree https://docs.example/docs/api/tree-get-tree#error.unknown
      Check:
        \`ListTrees\` does not show \`name\` (\`ash-7\`).
      Fix:
        Correct \`name\` (\`ash-7\`).
      Run this check:
        curl https://holt.example/holt.tree.v1.TreeService/ListTrees --json '{"forest":"<forest>","name":"ash-7","limit":5,"kind":"HARD_WOOD"}'
      Step of a guide:
        Make planks: Fell the tree https://docs.example/docs/guides/planks#fell
      It is not: FellTree: The tree is already felled."
    `);
});

it('says in a terminal that it is nothing', () => {
  expect(formatExplanation(explain('hello'), forestBook, places)).toBe(
    'No error of this API has this text.',
  );
});
