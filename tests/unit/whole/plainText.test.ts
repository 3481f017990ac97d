import fc from 'fast-check';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {getPlainParts, type Part} from '../../../src/reference/plainText';

const parser = remark().use(remarkGfm).freeze();

/** What a parser makes of a text: the parts of its one paragraph, if it has one. */
function getParts(markdown: string): Part[] | undefined {
  const {children} = parser.parse(markdown);
  const [block, ...blocks] = children;
  if (block?.type !== 'paragraph' || blocks.length > 0) return undefined;
  return block.children.map(({type, ...node}) =>
    (type === 'text' || type === 'inlineCode') && 'value' in node
      ? {kind: type, value: node.value}
      : {kind: 'text', value: `a node of the type ${type}`},
  );
}

describe('plain texts', () => {
  it('are those that a parser finds no other marks in', () => {
    const words = ['a', '字。', ' ', '. ', '`a`', ' `b c`'];
    const marks = [
      ...' \n\t\\`*_[]()<>!#+-=|~&;:.,\'"%@/{}1「',
      ...['[a](b)', '<b>', '&amp;', '1. ', '# ', 'www.', 'http://', 'a@b.c'],
      ...['``', '` ', ' `', '`|`', '`<b>`', '`\\`', '`&amp;`', '`\0`', '`a\n`'],
    ];
    const text = fc
      .constantFrom(...marks)
      .chain((mark) => fc.array(fc.constantFrom(mark, mark, ...words)));
    fc.assert(
      fc.property(text, (all) => {
        const markdown = all.join('');
        const parts = getPlainParts(markdown);
        fc.pre(parts !== undefined);
        expect(parts).toEqual(getParts(markdown));
      }),
      {seed: 1, numRuns: Number(process.env.FC_RUNS ?? 1000)},
    );
  }, 60_000);
});
