import {expect, it} from 'vitest';
import {paragraphsOf} from '../../../src/lint/paragraphs';

it('gives headings, paragraphs and cells without code', () => {
  const text =
    '# A `b`\n\nC **d**\ne\n\n- f\n\n| g |\n| - |\n| h |\n\n```\ni\n```\n';
  expect(paragraphsOf(text).map(({prose}) => prose)).toEqual([
    'A \u0000',
    'C d\ne',
    'f',
    'g',
    'h',
  ]);
});

it('knows the line of each place', () => {
  const [, paragraph] = paragraphsOf('# a\n\nb `c`\n*d*\n*e\nf*\n');
  const at = (word: string) => paragraph?.lineAt(paragraph.prose.indexOf(word));
  expect(['b', '\u0000', 'd', 'e', 'f'].map(at)).toEqual([3, 3, 4, 5, 6]);
});
