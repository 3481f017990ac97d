import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Fields from '../../../src/components/reference/Fields';
import type {FieldData} from '../../../src/api/pageData';

/**
 * HTML of fields, without what only styles them and without their anchors.
 * Messages stand there in English, the values of their placeholders after them.
 */
const shown = (fields: FieldData[]): string =>
  renderToStaticMarkup(createElement(Fields, {anchor: 'request', fields}))
    .replace(/ (?:class|data-md)="[^"]*"/g, '')
    .replace(/<a href="#[^"]*">#<\/a>/g, '');

const plain: FieldData = {name: 'a', type: 'int32', text: []};
const a = '<code id="request.a">a</code>';
const to = '/docs/api/schemas/tree';
const link = `<a href="${to}">int32</a>`;

describe('a field', () => {
  it.each<[Partial<FieldData>, string]>([
    [{}, '<span>int32</span>'],
    [{required: false, readOnly: false}, '<span>int32</span>'],
    [{to}, `<span>${link}</span>`],
    [{repeated: true}, '<span>list of {type} int32</span>'],
    [{map: true, to}, `<span>map of string to {type} ${link}</span>`],
    [{required: true}, '<span>int32</span><span>required </span>'],
    [{readOnly: true}, '<span>int32</span><span>read-only </span>'],
    [
      {required: true, defaultValue: '{"a":"<b>"}'},
      '<span>int32</span><span>required </span>' +
        '<span>default {value} <code>{&quot;a&quot;:&quot;&lt;b&gt;&quot;}</code></span>',
    ],
    [
      {text: [['p', {}, 'See ', ['a', {href: '/b'}, '<b>'], '.']]},
      '<span>int32</span><div><p>See <a href="/b">&lt;b&gt;</a>.</p></div>',
    ],
    [
      {values: [{name: 'OAK', text: ['Hard.'], httpStatus: 404}]},
      '<span>int32</span><div><ul><li><code id="request.a.OAK">OAK</code>' +
        '<span>HTTP {status} 404</span><div>Hard.</div></li></ul></div>',
    ],
    [
      {
        nested: {
          name: 'Tree',
          open: true,
          oneOf: [['b']],
          fields: [{...plain, name: 'b'}],
        },
      },
      '<span>int32</span><div><details open=""><summary><code>Tree</code><span>1 field</span></summary>' +
        '<p>Exactly one of {fields} is set. <code>b</code></p><ul><li><code id="request.a.b">b</code><span>int32</span></li></ul></details></div>',
    ],
  ])('shows %j beside its name, which has an anchor', (more, beside) => {
    expect(shown([{...plain, ...more}])).toBe(
      `<ul><li data-field="0">${a}${beside}</li></ul>`,
    );
  });
});

it('a message without fields says so', () => {
  const message = createElement(Fields, {anchor: 'request', fields: []});
  expect(renderToStaticMarkup(message)).toBe(
    '<p>This message has no fields. </p>',
  );
});
