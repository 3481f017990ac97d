import {expect, it} from 'vitest';
import {parseSource} from '../../../src/files/sourceFile';
import {readDocuments} from '../../../src/lint/documents';
import {checkDocuments} from '../../../src/lint/rules/documents';

const glossary = parseSource(
  'glossary.yaml',
  '- term: response\n  avoid: [answer]\n',
);
const check = (text: string) =>
  checkDocuments([{file: 'docs/a.mdx', text}], glossary);

it('reports a word to avoid with file, line and the better one', () => {
  expect(check('---\ntitle: A\n---\n\nThe\nanswer.\n')).toEqual([
    {
      file: 'docs/a.mdx',
      line: 6,
      message: 'The text says "answer". Write "response".',
    },
  ]);
});

it('lets right words and code pass', () => {
  expect(
    check(
      "import answer from 'a';\n\nA response.\n\n```\nanswer\n```\n`answer`",
    ),
  ).toEqual([]);
});

it('reads documents, posts, pages and the introduction, but none that is generated', () => {
  const files = readDocuments().map(({file}) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'docs/index.mdx',
      'docs/tutorial-basics/create-a-page.mdx',
      'blog/2026-03-02-welcome.mdx',
      'src/pages/markdown-page.mdx',
      'openapi/introduction.md',
    ]),
  );
  expect(files.filter((file) => file.startsWith('docs/api/'))).toEqual([]);
});
