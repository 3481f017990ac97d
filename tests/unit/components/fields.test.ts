import {describe, expect, it, vi} from 'vitest';
import Fields from '../../../src/components/reference/Fields';
import type {FieldData} from '../../../src/reference/fieldData';
import {html} from './html';

vi.mock('@docusaurus/Translate', () => import('./messages'));

const shown = (...fields: FieldData[]): string =>
  html(Fields, {anchor: 'request', fields});

/** Name of a field, which links to itself. */
const named = (id: string, name: string): string =>
  `<code id="${id}">${name}</code><a href="#${id}">#</a>`;

const plain: FieldData = {name: 'a', type: 'int32', text: []};
const a = named('request.a', 'a');

describe('the fields of a message', () => {
  it('have a name that links to itself, and a type', () => {
    expect(shown(plain, {...plain, name: 'b'})).toBe(
      `<ul><li>${a}<span>int32</span></li>` +
        `<li>${named('request.b', 'b')}<span>int32</span></li></ul>`,
    );
    expect(shown()).toBe('<ul></ul>');
  });

  it('have their marks and their kind', () => {
    expect(
      shown({...plain, repeated: true, required: true, defaultValue: '1'}),
    ).toBe(
      `<ul><li>${a}<span>[reference.field.list: list of int32]</span>` +
        '<span>[reference.field.required: required]</span>' +
        '<span>[reference.field.default: default <code>1</code>]</span></li></ul>',
    );
  });

  it('are described below, to the letter', () => {
    const text: FieldData['text'] = [
      ['p', {}, 'See ', ['a', {href: '/b'}, ['code', {}, '<b>']], '.'],
    ];
    expect(shown({...plain, text})).toBe(
      `<ul><li>${a}<span>int32</span>` +
        '<div><p>See <a href="/b"><code>&lt;b&gt;</code></a>.</p></div></li></ul>',
    );
  });

  it('list their values, each with an anchor under theirs', () => {
    const values = [{name: 'OAK', text: []}];
    expect(shown({...plain, values})).toBe(
      `<ul><li>${a}<span>int32</span>` +
        `<div><ul><li>${named('request.a.OAK', 'OAK')}</li></ul></div></li></ul>`,
    );
  });
});

describe('the type of a field, in the list of fields', () => {
  const nested = (data: FieldData['nested']): string => {
    const [, inner] =
      /<div>(<details.*<\/details>)<\/div>/.exec(
        shown({...plain, nested: data}),
      ) ?? [];
    return inner ?? '';
  };

  it('shows its rule and its fields', () => {
    expect(
      nested({
        name: 'Tree',
        open: true,
        count: '1 field',
        note: [['p', {}, 'One of them.']],
        fields: [plain],
      }),
    ).toBe(
      '<details open=""><summary><code>Tree</code><span>1 field</span></summary><p>One of them.</p>' +
        `<ul><li>${named('request.a.a', 'a')}<span>int32</span></li></ul></details>`,
    );
  });

  it('shows its values', () => {
    expect(
      nested({
        name: 'Kind',
        open: false,
        count: '1 value',
        values: [{name: 'OAK', text: []}],
      }),
    ).toBe(
      '<details><summary><code>Kind</code><span>1 value</span></summary>' +
        `<ul><li>${named('request.a.OAK', 'OAK')}</li></ul></details>`,
    );
  });
});
