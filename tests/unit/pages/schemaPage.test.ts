import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../src/reference/model';
import {schemaPage} from '../../../src/reference/pages/schemaPage';
import {contextOf, field, schema} from './model';
import {elements, fieldsAt, markdown, outline, section, valuesAt} from './read';

const site = contextOf();
const pageOf = (more: Partial<Schema> = {}, context = site) =>
  schemaPage(schema('Image.Oak', more), context).content(context);
const frontMatter = (more: Partial<Schema> = {}) =>
  schemaPage(schema('Image.Oak', more), site).frontMatter;

describe('the page of a schema', () => {
  it('has the short name as its title and the first sentence for searches', () => {
    const more = {slug: 'oak', description: 'An oak. It is old.'};
    expect(frontMatter(more)).toEqual({
      id: 'oak',
      slug: '/api/schemas/oak',
      title: 'Image.Oak',
      description: 'An oak.',
      custom_edit_url:
        'https://example.com/edit/openapi/services/a/schemas/x.yaml',
    });
    expect(markdown(pageOf(more))).toContain('\nAn oak. It is old.\n');
  });

  it('is described by its full name where nobody describes it', () => {
    expect(frontMatter()).toMatchObject({
      description: 'holt.a.v1.Image.Oak',
    });
  });

  it('shows the full name and the kind of value', () => {
    expect(
      elements(pageOf({type: 'string (date-time)'}), 'SchemaName'),
    ).toEqual([{name: 'holt.a.v1.Image.Oak', type: 'string (date-time)'}]);
  });

  it('does not link to itself', () => {
    const links = new Map([['Oak', '/docs/api/schemas/oak']]);
    const page = pageOf(
      {slug: 'oak', description: 'An `Oak`.'},
      contextOf({}, {links}),
    );
    expect(markdown(page)).toContain('\nAn `Oak`.\n');
  });

  it('lists its fields, without those of their types', () => {
    const page = pageOf({fields: [field('color'), field('size')]});
    expect(fieldsAt(page, 'field')?.map(({name}) => name)).toEqual([
      'color',
      'size',
    ]);
    expect(outline(page)).toEqual([
      '<SchemaName',
      '## Fields {#fields}',
      '<Fields',
      '## Used by {#used-by}',
    ]);
  });

  it('lists its values instead, with their HTTP status', () => {
    const page = pageOf({
      type: 'string',
      enumValues: [
        {name: 'OAK', description: 'An oak.', httpStatus: undefined},
        {name: 'not_found', description: undefined, httpStatus: 404},
      ],
    });
    expect(valuesAt(page, 'value')).toEqual([
      {name: 'OAK', text: [['p', {}, 'An oak.']]},
      {name: 'not_found', httpStatus: 404, text: []},
    ]);
    expect(outline(page)).toEqual([
      '<SchemaName',
      '## Values {#values}',
      '<EnumValues',
      '## Used by {#used-by}',
    ]);
  });

  it('has no list for a scalar', () => {
    expect(markdown(pageOf({type: 'string'}))).toBe(
      [
        '<SchemaName>',
        '</SchemaName>',
        '## Used by {#used-by}',
        'No operation and no other schema refers to this schema.',
      ].join('\n\n'),
    );
  });

  it('says what an object without known fields holds', () => {
    expect(section(pageOf(), 'fields')).toBe('This message has no fields.');
    const free = pageOf({name: 'google.protobuf.Struct'});
    expect(section(free, 'fields')).toBe('Any JSON object, written as it is.');
  });
});
