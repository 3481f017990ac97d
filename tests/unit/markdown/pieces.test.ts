import {describe, expect, it} from 'vitest';
import type {FieldData} from '../../../src/reference/fieldData';
import type {RichText} from '../../../src/reference/richText';
import {written} from './written';

const p = (...inner: RichText[]): RichText => ['p', {}, ...inner];
const fields = (...list: FieldData[]): RichText => [
  'Fields',
  {anchor: 'request', fields: list},
];

describe('fields', () => {
  it('say type, marks and text in a line, and nested fields below', () => {
    const field: FieldData = {
      name: 'disks',
      type: 'VirtualMachine.Disk',
      to: '/docs/api/schemas/disk',
      repeated: true,
      required: true,
      presence: 'filled',
      readOnly: true,
      defaultValue: '[]',
      text: [p('Disks.'), p('More of them.')],
      nested: {
        name: 'VirtualMachine.Disk',
        count: '1 field',
        note: [p('All or none.')],
        fields: [{name: 'bus', type: 'string', text: []}],
      },
    };
    expect(written([fields(field)])).toBe(
      [
        '- `disks` (list of [VirtualMachine.Disk](https://docs.example/docs/api/schemas/disk.md), required, absent if empty, read-only, default `[]`): Disks.',
        '',
        '  More of them.',
        '',
        '  All or none.',
        '  - `bus` (string)',
        '',
      ].join('\n'),
    );
  });

  it('name the nested type where it is not that of the field', () => {
    const field: FieldData = {
      name: 'labels',
      type: 'string',
      map: true,
      text: [],
      nested: {
        name: 'Label',
        count: '1 field',
        values: [{name: 'A', text: [p('First.')]}],
      },
    };
    expect(written([fields(field)])).toBe(
      '- `labels` (map of string to string)\n\n  `Label`\n  - `A`: First.\n',
    );
  });

  it('are said in the language of the page', () => {
    const field: FieldData = {
      name: 'a',
      type: 'string',
      repeated: true,
      required: true,
      text: [],
    };
    const messages = {
      'reference.field.list': {message: '{type} 清單'},
      'reference.field.required': {message: '必填'},
    };
    expect(written([fields(field)], messages)).toBe(
      '- `a` (string 清單, 必填)\n',
    );
  });
});

describe('parts of an operation', () => {
  it('are its path with badges, its messages, facts and errors', () => {
    const text = written([
      ['Endpoint', {path: '/a.B/C', streaming: true, destructive: true}],
      ['Message', {name: 'M', to: '/docs/api/schemas/m', mediaType: 'a/json'}],
      [
        'Glance',
        {label: 'x'},
        ['Fact', {name: 'Repeat'}, 'Safe to ', ['code', {}, 'C']],
      ],
      [
        'EnumValues',
        {
          anchor: 'error',
          values: [{name: 'unknown', httpStatus: 500, text: [p('Taken.')]}],
        },
      ],
    ]);
    expect(text).toBe(
      [
        '**POST** `/a.B/C` · server stream · destructive',
        '',
        '[`M`](https://docs.example/docs/api/schemas/m.md) `a/json`',
        '',
        '- **Repeat**: Safe to `C`',
        '',
        '* `unknown` (HTTP 500): Taken.',
        '',
      ].join('\n'),
    );
  });

  it('leave out the links to the sections of the page', () => {
    const contents: RichText = ['Contents', {label: 'x'}, p('Request')];
    expect(written([['Columns', {}, ['Column', {}, contents, p('A')]]])).toBe(
      'A\n',
    );
  });

  it('have headings with their ids', () => {
    expect(written([['h2', {id: 'by-hand'}, 'By hand']])).toBe(
      '## By hand {#by-hand}\n',
    );
  });
});

describe('code', () => {
  it('is what was highlighted, in a fence that it cannot close', () => {
    const html = '<span class=f>a</span> &lt;b> &amp;lt; ```\n```';
    expect(written([['pre', {html, language: 'md', title: 'a.md'}]])).toBe(
      '**a.md**\n\n````md\na <b> &lt; ```\n```\n````\n',
    );
  });
});

describe('words', () => {
  it('cannot become Markdown', () => {
    expect(written([p('# *a* [b](c) <d> `e` 1_2_3')])).toBe(
      '\\# \\*a\\* \\[b]\\(c) \\<d> \\`e\\` 1_2_3\n',
    );
  });

  it('stay apart where the page sets them apart by styles alone', () => {
    expect(
      written([p(['a', {href: '/docs/x'}, 'X'], ['span', {}, '5 steps'])]),
    ).toBe('[X](https://docs.example/docs/x.md) 5 steps\n');
  });

  it('stay together where they are one', () => {
    expect(
      written([p('2', ['sup', {}, '53'], ', ', ['code', {}, 'a'], 's')]),
    ).toBe('2^53, `a`s\n');
  });

  it('of cells stand in a table', () => {
    const row = (name: string, ...cells: string[]): RichText => [
      'tr',
      {},
      ...cells.map((cell): RichText => [name, {}, cell]),
    ];
    const table: RichText = [
      'table',
      {},
      ['thead', {}, row('th', 'A', 'B')],
      ['tbody', {}, row('td', 'x|y', 'z')],
    ];
    expect(written([table])).toBe('| A | B |\n| - | - |\n| x\\|y | z |\n');
  });

  it('of a card become its link', () => {
    const card: RichText = ['a', {href: '/docs/x'}, ['h2', {}, 'X'], p('Why.')];
    expect(written([card])).toBe(
      '## [X](https://docs.example/docs/x.md)\n\nWhy.\n',
    );
  });
});
