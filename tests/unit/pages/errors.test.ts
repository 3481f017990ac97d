import {describe, expect, it} from 'vitest';
import type {ValueData} from '../../../src/reference/fieldData';
import type {Operation} from '../../../src/reference/model';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, operation, schema} from './model';
import {section, valuesAt} from './read';

const context = contextOf({schemas: [schema('Tree')]});
const pageOf = (more: Partial<Operation>, site = context) =>
  operationPage(operation(more), site).content(site);
const error = (code: string, message?: string) => ({
  code,
  description: `Why \`${code}\`.`,
  message,
});
const shown = (more: Partial<Operation>): ValueData[] | undefined =>
  valuesAt(pageOf(more), 'error');
const why = (code: string): ValueData['text'] => [
  ['p', {}, 'Why ', ['code', {}, code], '.'],
];

describe('the errors of an operation', () => {
  const errors = [error('not_found'), error('invalid_argument'), error('new')];

  it('have the HTTP status of their code', () => {
    expect(shown({errors})).toEqual([
      {name: 'not_found', httpStatus: 404, text: why('not_found')},
      {
        name: 'invalid_argument',
        httpStatus: 400,
        text: why('invalid_argument'),
      },
      {name: 'new', text: why('new')},
    ]);
  });

  it('have no HTTP status in a stream, which answers with 200', () => {
    expect(shown({errors, streaming: true})).toEqual([
      {name: 'not_found', text: why('not_found')},
      {name: 'invalid_argument', text: why('invalid_argument')},
      {name: 'new', text: why('new')},
    ]);
  });

  it('show an example of the message, to the letter', () => {
    const message = ' no {tree} *x*, `y` or <b>\n';
    expect(shown({errors: [error('unknown', message)]})?.[0]?.text).toEqual([
      ...why('unknown'),
      ['p', {}, 'Example message: ', ['code', {}, 'no {tree} *x*, `y` or <b>']],
    ]);
  });

  it.each([undefined, '', ' \n'])('have no example in %j', (message) => {
    expect(shown({errors: [error('unknown', message)]})?.[0]?.text).toEqual(
      why('unknown'),
    );
  });

  it('give each cause of a code its anchor, where there are several', () => {
    const twice = [error('unknown'), error('not_found'), error('unknown')];
    expect(shown({errors: twice})?.map(({text}) => text)).toEqual([
      [
        [
          'ul',
          {},
          ['li', {id: 'error.unknown.1'}, ...why('unknown')],
          ['li', {id: 'error.unknown.2'}, ...why('unknown')],
        ],
      ],
      why('not_found'),
    ]);
  });

  it('are introduced by how a call or a stream fails', () => {
    const link = '[Connect error](/docs/api/schemas/error)';
    expect(section(pageOf({}), 'errors')).toBe(
      `A call that fails returns a ${link}: its \`code\` says what went wrong, its \`message\` says it in words.`,
    );
    expect(section(pageOf({streaming: true}), 'errors')).toBe(
      `A stream that fails ends with a ${link} in its last message; the HTTP status is still 200.`,
    );
  });

  it('have no HTTP status where the description lists none', () => {
    const bare = contextOf({
      schemas: [schema('Tree'), schema('Error', {name: 'connect.error'})],
    });
    const page = pageOf({errors}, bare);
    expect(valuesAt(page, 'error')?.map((one) => one.httpStatus)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
