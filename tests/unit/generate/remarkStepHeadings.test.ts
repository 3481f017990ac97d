import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {afterAll, expect, it} from 'vitest';
import {remarkStepHeadings} from '../../../src/generate/mdx/remarkStepHeadings';

const siteDir = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const data = '.generated/guides/en/a.json';
mkdirSync(path.join(siteDir, path.dirname(data)), {recursive: true});
writeFileSync(
  path.join(siteDir, data),
  JSON.stringify({
    name: 'a',
    steps: [
      {id: 'readIt', title: 'Read *it*', anchor: 'read-it'},
      {id: 'openSsh', title: 'Open {SSH}', anchor: 'open-ssh'},
    ],
  }),
);

const imported = `import guide from '@site/${data}';\n\n`;

/** What stands one after the other in a compiled document. */
async function blocks(mdx: string): Promise<unknown[]> {
  const found: unknown[] = [];
  const list = () => (tree: Root) => {
    for (const node of tree.children) {
      const {name, children} = node as {name?: string; children?: unknown[]};
      if (node.type === 'heading') {
        let text = '';
        visit(node, 'text', ({value}) => void (text += value));
        found.push([node.data?.hProperties?.id, text]);
      } else if (node.type !== 'mdxjsEsm') {
        found.push(name ? [name, children?.length] : node.type);
      }
    }
  };
  await compile(mdx, {
    remarkPlugins: [[remarkStepHeadings, {siteDir}], list],
  });
  return found;
}

it('gives each step its heading, and what stands in it below that', async () => {
  const mdx = `${imported}Before.

<GuideStep guide={guide} step="readIt" />

<GuideStep guide={guide} step="openSsh">

One.

Two.

</GuideStep>

After.
`;
  expect(await blocks(mdx)).toEqual([
    'paragraph',
    ['read-it', '1. Read *it*'],
    ['GuideStep', 0],
    ['open-ssh', '2. Open {SSH}'],
    'paragraph',
    'paragraph',
    ['GuideStep', 0],
    'paragraph',
  ]);
});

it('names the line of a step that the workflow has not', async () => {
  await expect(
    blocks(`${imported}<GuideStep guide={guide} step="other" />\n`),
  ).rejects.toMatchObject({
    line: 3,
    reason: 'The guide has no step "other". Its workflow has: readIt, openSsh.',
  });
});
