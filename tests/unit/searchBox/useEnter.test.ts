// @vitest-environment happy-dom
import {act, createElement, useLayoutEffect, useRef} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Answer} from '../../../src/components/search/useAnswer';
import {useEnter} from '../../../src/components/search/useEnter';

let root: Root;
let opened: string[];
let enter: ReturnType<typeof useEnter>;

interface Props {
  query: string;
  answer?: Answer;
  /** Which of the hits is chosen. */
  chosen?: number;
}

/** A list with the hits of an answer, which are named after its query. */
function List({query, answer, chosen}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  enter = useEnter(field, answer, list);
  const hits = answer?.hits.map((_, index) =>
    createElement('a', {
      key: index,
      role: 'option',
      'aria-selected': index === chosen,
      onClick: ({ctrlKey}: {ctrlKey: boolean}) =>
        opened.push(`${answer.query} ${index}${ctrlKey ? ' tab' : ''}`),
    }),
  );
  const input = createElement('input', {ref: field});
  useLayoutEffect(() => {
    field.current!.value = query;
  });
  return createElement('div', {ref: list}, input, hits);
}

const show = (props: Props) =>
  act(() => root.render(createElement(List, props)));

const answerTo = (
  query: string,
  count = 2,
  text: Answer['text'] = 'there',
): Answer => ({query, text, hits: Array(count).fill({}) as Answer['hits']});

function press({
  on = 'input',
  ...more
}: Record<string, unknown> & {on?: string} = {}): boolean {
  const target = document.querySelector(on);
  const event: unknown = {key: 'Enter', keyCode: 13, ...more, target};
  let isKept = false;
  act(() => {
    isKept = enter.press(event as KeyboardEvent);
  });
  return isKept;
}

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
  opened = [];
});

afterEach(() => act(() => root.unmount()));

describe('Enter before the answer', () => {
  it('opens the first hit once the answer is there, and once', () => {
    show({query: 'pool'});
    expect(press()).toBe(true);
    expect(opened).toEqual([]);
    show({query: 'pool', answer: answerTo('pool')});
    expect(opened).toEqual(['pool 0']);
    show({query: 'pool', answer: answerTo('pool')});
    expect(opened).toEqual(['pool 0']);
  });

  it('opens no hit of the query before', () => {
    show({query: 'pools', answer: answerTo('pool')});
    expect(press({ctrlKey: true})).toBe(true);
    expect(opened).toEqual([]);
    show({query: 'pools', answer: answerTo('pools')});
    expect(opened).toEqual(['pools 0 tab']);
  });

  it('is taken back by another letter', () => {
    show({query: 'poo'});
    press();
    show({query: 'pool'});
    enter.forget();
    show({query: 'pool', answer: answerTo('pool')});
    show({query: 'poo', answer: answerTo('poo')});
    expect(opened).toEqual([]);
  });

  it('waits for texts if no name fits', () => {
    show({query: 'soil'});
    press();
    show({query: 'soil', answer: answerTo('soil', 0, 'waiting')});
    expect(opened).toEqual([]);
    show({query: 'soil', answer: answerTo('soil', 1)});
    expect(opened).toEqual(['soil 0']);
  });

  it('opens what it was pressed for before the box was there', () => {
    show({query: 'pool'});
    act(() => enter.wasPressed('pool'));
    show({query: 'pool', answer: answerTo('pool')});
    expect(opened).toEqual(['pool 0']);
  });

  it.each([
    ['composing', {isComposing: true}],
    ['ending a word in WebKit', {keyCode: 229}],
    ['another key', {key: 'a'}],
    ['elsewhere', {on: 'div'}],
  ])('is none: %s', (_, event) => {
    show({query: '集區'});
    expect(press(event)).toBe(false);
    show({query: '集區', answer: answerTo('集區')});
    expect(opened).toEqual([]);
  });

  it('is none without a query, and none without a chosen hit', () => {
    show({query: ' '});
    expect(press()).toBe(false);
    show({query: 'pool', answer: answerTo('pool')});
    expect(press()).toBe(false);
    expect(opened).toEqual([]);
  });
});

describe('Enter after the answer', () => {
  it('opens the chosen hit, with the keys that are held', () => {
    show({query: 'pool', answer: answerTo('pool'), chosen: 1});
    expect(press()).toBe(true);
    expect(press({ctrlKey: true})).toBe(true);
    expect(opened).toEqual(['pool 1', 'pool 1 tab']);
  });

  it('belongs to the input method in the middle of a word', () => {
    show({query: '集區', answer: answerTo('集區'), chosen: 0});
    expect(press({isComposing: true})).toBe(false);
    expect(press({keyCode: 229})).toBe(false);
    expect(opened).toEqual([]);
  });
});
