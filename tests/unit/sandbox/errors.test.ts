import {describe, expect, it} from 'vitest';
import {
  toConnectError,
  ConnectError,
  createInvalidError,
} from '../../../src/sandbox/protocol';
import {createErrorResponse} from '../../../src/sandbox/protocol';
import {httpStatuses} from '../connect/table';
import {data} from './pretend';

describe('a failed unary call', () => {
  it.each(Object.entries(httpStatuses))(
    'with %s has the HTTP status %i',
    async (code, status) => {
      const answer = createErrorResponse(new ConnectError(code, 'no'), {
        ...data,
        statuses: httpStatuses,
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(await answer.json()).toEqual({code, message: 'no'});
    },
  );

  it('has the status that the description gives, or 500', () => {
    const statusOf = (code: string) =>
      createErrorResponse(new ConnectError(code, ''), data).status;
    expect(statusOf('not_found')).toBe(424);
    expect(statusOf('internal')).toBe(500);
  });
});

describe('an error', () => {
  it('has the code that fits what is wrong', () => {
    expect(createInvalidError('bad').toJSON()).toEqual({
      code: 'invalid_argument',
      message: 'bad',
    });
  });

  it('leaves an empty message out', async () => {
    const error = new ConnectError('unknown', '');
    expect(await createErrorResponse(error, data).json()).toEqual({
      code: 'unknown',
    });
  });

  it('is internal, unless it is one of Connect', () => {
    const own = new ConnectError('aborted', 'a');
    expect(toConnectError(own)).toBe(own);
    const others: [unknown, string][] = [
      [new TypeError('no such field'), 'no such field'],
      ['text', 'text'],
      [undefined, 'undefined'],
    ];
    for (const [thrown, message] of others) {
      const error = toConnectError(thrown);
      expect(error).toBeInstanceOf(ConnectError);
      expect(error.toJSON()).toEqual({code: 'internal', message});
    }
  });
});
