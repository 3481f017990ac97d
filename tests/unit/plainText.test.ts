import fc from 'fast-check';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {isPlain} from '../../src/reference/plainText';

/** What a parser makes of a text: its one paragraph, or undefined. */
function paragraphOf(markdown: string): string | undefined {
  const {children} = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const [block, ...blocks] = children;
  if (block?.type !== 'paragraph' || blocks.length > 0) return undefined;
  const [text, ...others] = block.children;
  return text?.type === 'text' && others.length === 0 ? text.value : undefined;
}

describe('isPlain', () => {
  it.each(['刪除集區。', 'Deletes the pool: at once (10 GiB).', 'a/b, c-d'])(
    'knows %s',
    (text) => {
      expect(isPlain(text)).toBe(true);
    },
  );

  it('says so only of texts that a parser leaves as they are', () => {
    const words = ['a', '字。', ' ', '. '];
    const marks = [
      ...' \n\t\\`*_[]()<>!#+-=|~&;:.,\'"%@/{}1「',
      ...['[a](b)', '<b>', '&amp;', '1. ', '# ', 'www.', 'http://', 'a@b.c'],
    ];
    const text = fc
      .constantFrom(...marks)
      .chain((mark) => fc.array(fc.constantFrom(mark, mark, ...words)));
    fc.assert(
      fc.property(text, (all) => {
        const markdown = all.join('');
        fc.pre(isPlain(markdown));
        expect(paragraphOf(markdown)).toBe(markdown);
      }),
      {numRuns: 1000},
    );
  });
});
