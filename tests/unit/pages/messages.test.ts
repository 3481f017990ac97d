import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/reference/model';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, field, link, operation, schema} from './model';
import {elements, fieldsAt, markdown, section} from './read';

const leaf = schema('Leaf', {fields: [field('color')]});
const seed = schema('Seed', {fields: [link('leaf', 'holt.a.v1.Leaf')]});
const tree = schema('Tree', {fields: [field('height'), field('age')]});
const headers = [
  field('Connect-Timeout-Ms', {required: true, description: 'How long.'}),
];
const context = contextOf({schemas: [leaf, seed, tree], headers});

const pageOf = (more: Partial<Operation> = {}) => {
  const plain = operation();
  return operationPage(
    {
      ...plain,
      request: {
        ...plain.request,
        schema: 'holt.a.v1.Seed',
        description: 'What to *grow*.',
      },
      response: {
        ...plain.response,
        mediaType: 'application/connect+json',
        description: 'What grew.',
      },
      ...more,
    },
    context,
  ).content(context);
};
const inEnvelopes = 'A stream of messages of this type, in Connect envelopes.';

describe('the messages of an operation', () => {
  it('say their schema and media type', () => {
    expect(elements(pageOf(), 'Message')).toEqual([
      {
        name: 'Seed',
        to: '/docs/api/schemas/seed',
        mediaType: 'application/json',
      },
      {
        name: 'Tree',
        to: '/docs/api/schemas/tree',
        mediaType: 'application/connect+json',
      },
    ]);
  });

  it('are described, each under its heading', () => {
    const page = pageOf();
    expect(section(page, 'request')).toMatch(
      /^What to \*grow\*\.\n\n<Message>/,
    );
    expect(section(page, 'response')).toMatch(
      /^What grew\.\n\n<Message>\n\n<\/Message>\n\n<Fields>/,
    );
  });

  it('list their fields, with those of one level of types', () => {
    const page = pageOf();
    expect(fieldsAt(page, 'request')).toMatchObject([
      {name: 'leaf', nested: {name: 'Leaf', fields: [{name: 'color'}]}},
    ]);
    expect(fieldsAt(page, 'response')?.map(({name}) => name)).toEqual([
      'height',
      'age',
    ]);
  });

  it('are a stream in the response of a stream only', () => {
    expect(markdown(pageOf())).not.toContain(inEnvelopes);
    const page = pageOf({streaming: true});
    expect(section(page, 'response')).toContain(`${inEnvelopes}\n\n<Message>`);
    expect(section(page, 'request')).not.toContain(inEnvelopes);
  });
});

describe('the headers of a call', () => {
  it('stand folded with the request', () => {
    const page = pageOf();
    expect(elements(page, 'Nested')).toEqual([{title: 'Headers'}]);
    expect(section(page, 'request')).toContain('<Nested');
    expect(section(page, 'response')).not.toContain('<Nested');
    expect(fieldsAt(page, 'header')).toEqual([
      {
        name: 'Connect-Timeout-Ms',
        type: 'string',
        required: true,
        text: [['p', {}, 'How long.']],
      },
    ]);
  });

  it('are not nested, whatever they hold', () => {
    const deep = contextOf({
      schemas: [leaf, tree],
      headers: [link('h', 'holt.a.v1.Leaf')],
    });
    const page = operationPage(operation(), deep).content(deep);
    expect(fieldsAt(page, 'header')).toEqual([
      {name: 'h', type: 'Leaf', to: '/docs/api/schemas/leaf', text: []},
    ]);
  });
});
