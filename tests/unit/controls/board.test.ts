import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {board} from '../../controls/board';
import {control, labelOf, statesOf} from '../../controls/scene';
import {scenes} from '../../controls/scenes';

describe('the states of a control', () => {
  it('are all that can be forced, or the one that the page is in', () => {
    const plain = control('Send', 'button');
    expect(statesOf(plain)).toEqual(['rest', 'hover', 'focus', 'pressed']);
    expect(labelOf(plain, 'hover')).toBe('hover');
    const disabled = control('Send', 'button', {is: 'disabled'});
    expect(statesOf(disabled)).toEqual(['rest']);
    expect(labelOf(disabled, 'rest')).toBe('disabled');
    expect(labelOf(disabled, 'focus')).toBe('disabled, focus');
  });

  it.each(['selected', 'disabled', 'loading', 'empty', 'failed'])(
    'have one that is %s somewhere on the board',
    (state) => {
      const all = scenes.flatMap(({controls}) => controls.map(({is}) => is));
      expect(all).toContain(state);
    },
  );

  it('are each photographed once', () => {
    const labels = scenes.flatMap(({controls}) =>
      controls.flatMap((one) =>
        statesOf(one).map((state) => `${one.name}: ${labelOf(one, state)}`),
      ),
    );
    expect(labels.filter((one, at) => labels.indexOf(one) !== at)).toEqual([]);
  });
});

it('shows a row for each control, and its modes below each other', () => {
  const html = board([
    {control: 'A & B', label: 'rest', mode: 'light', file: 'a-light.png'},
    {control: 'A & B', label: 'focus', mode: 'light', file: 'b-light.png'},
    {control: 'C', label: 'rest', mode: 'light', file: 'c-light.png'},
    {control: 'A & B', label: 'rest', mode: 'dark', file: 'a-dark.png'},
  ]);
  const $ = load(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  expect(texts('h2')).toEqual(['A & B', 'C']);
  expect(texts('figcaption')).toEqual(['rest', 'focus', 'rest']);
  expect(
    $('figure')
      .first()
      .find('img')
      .toArray()
      .map((image) => $(image).attr('src')),
  ).toEqual(['a-light.png', 'a-dark.png']);
  expect($('img').first().attr('alt')).toBe('A & B, rest, light');
});
