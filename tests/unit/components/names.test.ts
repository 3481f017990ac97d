import {describe, expect, it} from 'vitest';
import Message from '../../../src/components/reference/Message';
import Nested from '../../../src/components/reference/Nested';
import SchemaName from '../../../src/components/reference/SchemaName';
import {html} from './html';

describe('a message of a call', () => {
  it('is a link to its schema and its media type', () => {
    expect(
      html(Message, {
        name: 'Tree',
        to: '/docs/api/schemas/tree',
        mediaType: 'application/json',
      }),
    ).toBe(
      '<p><a href="/docs/api/schemas/tree"><code>Tree</code></a> ' +
        '<span>application/json</span></p>',
    );
  });
});

describe('a part that is folded', () => {
  it.each([
    [{}, '<details><summary></summary></details>'],
    [{title: 'Headers'}, '<details><summary>Headers</summary></details>'],
    [
      {name: 'Tree', open: false, children: 'x'},
      '<details><summary><code>Tree</code></summary>x</details>',
    ],
    [
      {name: 'Tree', open: true, children: 'x'},
      '<details open=""><summary><code>Tree</code></summary>x</details>',
    ],
  ])('shows %j', (props, shown) => {
    expect(html(Nested, props)).toBe(shown);
  });
});

describe('the name of a schema', () => {
  it('stands before the kind of its value', () => {
    const props = {name: 'holt.a.v1.Tree', type: 'string (date-time)'};
    expect(html(SchemaName, props)).toBe(
      '<p><code>holt.<wbr/>a.<wbr/>v1.<wbr/>Tree</code><span>string (date-time)</span></p>',
    );
  });
});
