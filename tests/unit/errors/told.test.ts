import {describe, expect, it} from 'vitest';
import {openBook} from '../../../src/errors/explain';
import type {ErrorBook} from '../../../src/errors/model';
import {getToldTerms} from '../../../src/errors/told';
import {weighSymptomTerms} from '../../../src/generate/symptomTerms';
import {emptyBook} from './book';

describe('the terms of what is told', () => {
  it.each([
    ['small letters, without endings', 'Trees growing', ['tre', 'grow']],
    ['without words of any trouble', 'why is it that my oak', ['oak']],
    ['what is not so', "doesn't grow, can\u2019t, never", ['not', 'grow']],
    ['pairs of characters', '樹木不長', ['樹木', '木不', '不長']],
    ['HTTP statuses, and no other numbers', '404 12 5000 x1', ['404', 'x1']],
    ['each once', 'oak oak OAK', ['oak']],
    ['nothing of nothing', '', []],
  ])('are %s', (_, text, terms) => {
    expect(getToldTerms(text)).toEqual(terms);
  });

  it('are no long runs of letters', () => {
    expect(getToldTerms(`${'a'.repeat(100_000)} oak`)).toEqual(['oak']);
  });
});

describe('the terms of symptoms', () => {
  const oak = ['oak withers', 'the oak is brown', 'oak leaves fall'];
  const others = Array.from({length: 40}, (_, place) => [`other${place}`]);

  it('weigh more if more texts have them, and fewer symptoms', () => {
    const elm = ['elm withers', 'an elm again', 'elm'];
    const [first, second] = weighSymptomTerms(
      [[...oak, ...oak], elm, ['withers'], ...others],
      [],
    ).words;
    const levelOf = (terms: string[] = [], term: string): number =>
      terms.findIndex((level) => level.split(' ').includes(term));
    expect(levelOf(first, 'oak')).toBeGreaterThan(levelOf(second, 'elm'));
    expect(levelOf(second, 'elm')).toBeGreaterThan(levelOf(second, 'wither'));
    expect(levelOf(second, 'again')).toBe(-1);
  });

  it('weigh less if other systems have them', () => {
    const [alone = []] = weighSymptomTerms([oak, ...others], []).words;
    const [shared = []] = weighSymptomTerms(
      [oak, ...others],
      ['oak', 'oak'],
    ).words;
    expect(shared.length).toBeLessThan(alone.length);
  });

  it('leave out what most symptoms have', () => {
    const texts = Array.from({length: 30}, () => ['oak', 'oak', 'oak']);
    const {words, common} = weighSymptomTerms(texts, []);
    expect(words.flat()).toEqual([]);
    expect(common).toBe('oak');
  });
});

describe('a text in words of its own', () => {
  const told = [
    [
      'The oak withers in the shade',
      'oak leaves turn brown, no sun',
      'withering oak, too much shade',
      'oak without sun withers',
      '橡樹照不到太陽',
      '橡樹枯了，太陽照不到',
      '橡樹一直枯，沒太陽',
    ],
    [
      'The elm is full of beetles',
      'beetles eat the elm',
      'elm bark has holes from beetles',
      '榆樹有甲蟲',
      '甲蟲吃榆樹',
      '榆樹都是甲蟲',
    ],
  ];
  const others = Array.from({length: 40}, (_, number) => `other ${number}`);
  const {words, common} = weighSymptomTerms(
    [...told, ...others.map((other) => [other])],
    [],
  );
  const book: ErrorBook = {
    ...emptyBook,
    common,
    symptoms: ['oak', 'elm', ...others].map((title, place) => ({
      title,
      address: `/docs/troubleshooting#${title}`,
      text: '',
      signs: [],
      words: words[place] ?? [],
    })),
  };
  const {explain} = openBook(book);
  const titlesOf = (text: string): string[] =>
    explain(text).findings.map((one) =>
      one.kind === 'symptom' ? one.symptom.title : one.kind,
    );

  it.each([
    ['my oak has no sun and withers', 'oak'],
    ['so many beetles on that elm', 'elm'],
    ['橡樹曬不到太陽怎麼辦', 'oak'],
    ['甲蟲在榆樹上', 'elm'],
  ])('is found: %s', (text, title) => {
    expect(titlesOf(text)[0]).toBe(title);
  });

  it.each([
    ['the printer on the second floor eats oak colored paper every single day'],
    ['elevator music'],
    ['印表機卡紙'],
    [''],
    ['\u0000\u0001'],
  ])('of something else is not: %s', (text) => {
    expect(titlesOf(text)).toEqual([]);
  });

  it('that asks for what an operation does is no trouble', () => {
    const withTask = openBook({
      ...book,
      operations: [{rpc: 'FellOaks', path: '', page: ''}],
    });
    expect(withTask.explain('fell an oak').findings).toEqual([]);
    expect(withTask.explain('an oak withers').findings).toHaveLength(1);
  });

  it('is found by its reasons', () => {
    const [finding] = explain('Oaks in the shade withering').findings;
    expect(finding?.reasons).toEqual([
      {kind: 'words', words: ['Oaks', 'withering']},
    ]);
  });
});
