import fc from 'fast-check';
import type {Paragraph, PhrasingContent} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {formatMarkdown} from '../../../src/markdown/format';

const library = remark()
  .use(remarkGfm)
  .data('settings', {bullet: '-', emphasis: '_'})
  .freeze();

/** As the library writes it, which looks at every character. */
const slowly = (paragraph: Paragraph): string =>
  library.stringify({type: 'root', children: [paragraph]});

/** Words with the characters that Markdown and its links by themselves know. */
const words = fc
  .array(
    fc.constantFrom(
      ...'a 1 w W www . , : ; - + # * _ ~ | ! [ ] ( ) < > & @ / \\ ` = " \' 集 ，。'.split(
        ' ',
      ),
      ' ',
      '\n',
      'http',
      'www.a',
      'a@b',
      '&amp;',
    ),
    {minLength: 1, maxLength: 12},
  )
  .map((parts) => parts.join(''));

const text = words.map((value): PhrasingContent => ({type: 'text', value}));

const around = (type: 'strong' | 'emphasis') =>
  text.map((one): PhrasingContent => ({type, children: [one]}));

it('texts are written as the library writes them, in any company', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(text, around('strong'), around('emphasis')), {
        minLength: 1,
        maxLength: 4,
      }),
      (children) => {
        const paragraph: Paragraph = {type: 'paragraph', children};
        expect(formatMarkdown({type: 'root', children: [paragraph]})).toBe(
          slowly(paragraph),
        );
      },
    ),
    {numRuns: 3000},
  );
});
