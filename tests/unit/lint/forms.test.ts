import {describe, expect, it} from 'vitest';
import {checkForms} from '../../../src/lint/rules/forms';
import {changed, describeWith, listPools, poolSchema} from './site';

const check = (more: Record<string, string>) =>
  checkForms(describeWith(more)).map(
    ({line, message}) => `${line}: ${message}`,
  );

describe('a response without fields', () => {
  const respond = (description: string) => {
    const {[listPools]: yaml = ''} = changed(
      listPools,
      'All pools, in one response.',
      description,
    );
    return {
      [listPools]: yaml.replace(
        'pool.yaml#/holt.pool.v1.Pool}',
        'empty.yaml#/google.protobuf.Empty}',
      ),
    };
  };

  it('has one form', () => {
    expect(check(respond('The response is empty.'))).toEqual([
      '19: The response has no fields. Describe it as "Empty response.", and say the rest in the description of the operation.',
    ]);
    expect(check(respond('Empty response.'))).toEqual([]);
  });
});

describe('the schema of a request', () => {
  it('says what is asked for', () => {
    expect(
      check(changed(poolSchema, 'Request to list every', 'Names every')),
    ).toEqual([
      '3: The description of holt.pool.v1.ListPoolsRequest must begin with "Request to", as in "Request to list pools."',
    ]);
    expect(check({})).toEqual([]);
  });
});
