import {describe, expect, it} from 'vitest';
import {
  asConnectError,
  ConnectError,
  invalid,
} from '../../../src/sandbox/protocol';
import {errorResponse} from '../../../src/sandbox/protocol';
import {httpStatuses} from '../connect/table';
import {data} from './pretend';

describe('a failed unary call', () => {
  it.each(Object.entries(httpStatuses))(
    'with %s has the HTTP status %i',
    async (code, status) => {
      const answer = errorResponse(new ConnectError(code, 'no'), {
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
      errorResponse(new ConnectError(code, ''), data).status;
    expect(statusOf('not_found')).toBe(424);
    expect(statusOf('internal')).toBe(500);
  });
});

describe('an error', () => {
  it('has the code that fits what is wrong', () => {
    expect(invalid('bad').toJSON()).toEqual({
      code: 'invalid_argument',
      message: 'bad',
    });
  });

  it('leaves an empty message out', async () => {
    const error = new ConnectError('unknown', '');
    expect(await errorResponse(error, data).json()).toEqual({code: 'unknown'});
  });

  it('is internal, unless it is one of Connect', () => {
    const own = new ConnectError('aborted', 'a');
    expect(asConnectError(own)).toBe(own);
    const others: [unknown, string][] = [
      [new TypeError('no such field'), 'no such field'],
      ['text', 'text'],
      [undefined, 'undefined'],
    ];
    for (const [thrown, message] of others) {
      const error = asConnectError(thrown);
      expect(error).toBeInstanceOf(ConnectError);
      expect(error.toJSON()).toEqual({code: 'internal', message});
    }
  });
});
