import {describe, expect, it} from 'vitest';
import {checkStyle, withoutCode} from '../../../src/lint/rules/style';
import {problem, text} from './text';

const of = (fault: string) =>
  problem(`The description of operation ListPools ${fault}.`);
const noVerb = of(
  'must begin with a verb in the third person, such as "Creates"',
);
const noStop = of('ends without a full stop');
const noSentence = of('must begin with a sentence that ends with a full stop');

describe('checkStyle', () => {
  it.each([
    ['has a trailing space', 'Creates a pool. \nMore.'],
    ['has a trailing space', 'Creates a pool.\t\t\nMore.'],
    ['has a heading', 'Creates a pool.\n\n# Heading.'],
    ['has HTML', 'Creates <b>a pool.'],
    ['has HTML', 'Creates a </B> pool.'],
    ['has HTML', 'Creates <!-- a pool.'],
  ])('reports that a text %s: %j', (fault, content) => {
    expect(checkStyle([text(content)])).toEqual([of(fault)]);
  });

  it('reports every fault of a text', () => {
    expect(checkStyle([text('# create <a> \nit')])).toEqual([
      of('has a trailing space'),
      of('has a heading'),
      of('has HTML'),
      noStop,
      noVerb,
    ]);
  });

  it.each([
    'Create a pool.',
    'creates a pool.',
    '(Creates) a pool.',
    'Creats1.',
  ])('wants a verb in the third person first, not %j', (content) => {
    expect(checkStyle([text(content)])).toEqual([noVerb]);
  });

  it('takes 165 characters for the first sentence of an operation', () => {
    const sentence = (length: number) =>
      `Creates ${'x'.repeat(length - 9)}. ${'More. '.repeat(30)}`.trim();
    expect(checkStyle([text(sentence(165))])).toEqual([]);
    expect(checkStyle([text(sentence(166))])).toEqual([
      of(
        'has a first sentence of 166 characters; it is the meta description and may have 165',
      ),
    ]);
  });

  it('measures the sentence as the page shows it', () => {
    const link = `[a pool](https://pool.example/${'x'.repeat(200)})`;
    expect(checkStyle([text(`**Creates** ${link}.`)])).toEqual([]);
  });

  it('wants a full stop after the first sentence of an operation', () => {
    expect(checkStyle([text('Creates a pool:')])).toEqual([noSentence]);
    expect(checkStyle([text('Creates a pool')])).toEqual([noStop, noSentence]);
  });

  it.each([
    'Size.',
    'Sizes:',
    'Size!',
    'Size?',
    '(Size)',
    '`size`',
    '|a|',
    'a.\n',
  ])('lets a field end as %j does', (content) => {
    expect(checkStyle([text(content, {kind: 'field'})])).toEqual([]);
  });

  it('reports a field that stops in the middle', () => {
    expect(checkStyle([text('Size. Of it', {kind: 'field'})])).toEqual([
      noStop,
    ]);
  });

  it('leaves code, signs of comparison and missing texts alone', () => {
    expect(
      checkStyle([
        text('Creates `<a>` of `# b` < 3 #1.\n\n```sh\n# c <d> \n```'),
        text(undefined),
        text(''),
      ]),
    ).toEqual([]);
  });
});

describe('withoutCode', () => {
  it('gives the text without its code', () => {
    expect(
      withoutCode('a `b` c\n```sh\nd `e\n\n f\n```\ng ```h``` i `` j'),
    ).toBe('a  c\n\ng  i  j');
  });
});
