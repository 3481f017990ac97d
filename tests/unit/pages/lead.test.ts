import {describe, expect, it} from 'vitest';
import {splitAtLead} from '../../../src/reference/pages/lead';
import type {RichText} from '../../../src/reference/richText';

const p = (...inner: RichText[]): RichText => ['p', {}, ...inner];
const code = (text: string): RichText => ['code', {}, text];

describe('the first sentence of a description', () => {
  it.each<[string, RichText[], RichText[], RichText[]]>([
    ['nothing', [], [], []],
    ['no paragraph', [['ul', {}]], [], [['ul', {}]]],
    ['one sentence', [p('Cuts it.')], [p('Cuts it.')], []],
    ['two', [p('Cuts it. Fast.')], [p('Cuts it.')], [p('Fast.')]],
    ['Chinese', [p('砍樹。很快。')], [p('砍樹。')], [p('很快。')]],
    [
      'code with dots, and code after the end',
      [p('Sets ', code('a. b'), ' once. See ', code('c'), '.'), p('More.')],
      [p('Sets ', code('a. b'), ' once.')],
      [p('See ', code('c'), '.'), p('More.')],
    ],
    [
      'an end before code',
      [p('Cuts it. ', code('c'), ' stays.')],
      [p('Cuts it.')],
      [p(code('c'), ' stays.')],
    ],
  ])('%s', (_, blocks, lead, rest) => {
    expect(splitAtLead(blocks)).toEqual({lead, rest});
  });
});
