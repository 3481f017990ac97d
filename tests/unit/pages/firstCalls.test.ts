import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/reference/model';
import {firstCalls} from '../../../src/reference/pages/firstCalls';
import {contextOf, operation} from './model';

const named = (
  rpc: string,
  {request = {}, response}: {request?: unknown; response?: unknown},
): Operation => {
  const one = operation({id: `AService_${rpc}`, rpc, summary: `To ${rpc}`});
  const examples = (value: unknown) =>
    value === undefined ? [] : [{name: 'x', summary: undefined, value}];
  return {
    ...one,
    slug: `a-${rpc.toLowerCase()}`,
    request: {...one.request, examples: examples(request)},
    response: {...one.response, examples: examples(response)},
  };
};

const list = named('ListScopes', {
  response: {scopes: [{name: 'a'}, {uuid: 'u-1'}, {uuid: 'u-2'}]},
});
const create = (scopeUuid: string): Operation =>
  named('CreateVirtualMachine', {
    request: {scopeUuid},
    response: {ready: true},
  });

/** Code with the lines that are marked in it. */
const marking = (code: string, _: string, meta: string) => ({
  html: `${meta}|${code}`,
});

const calls = (operations: Operation[]) =>
  firstCalls(contextOf({operations}, {highlight: marking}));

describe('the calls of the home page', () => {
  it('are the examples of their pages, with the shared value marked', () => {
    const [first, second] = calls([create('u-2'), list]);
    expect(first).toMatchObject({
      rpc: 'ListScopes',
      slug: 'a-listscopes',
      title: 'To ListScopes',
    });
    const marked = (html = ''): string | undefined => {
      const [meta = '', code = ''] = html.split('|');
      return code.split('\n')[Number(meta.slice(1, -1)) - 1]?.trim();
    };
    expect(marked(first?.response)).toBe('"uuid": "u-2"');
    expect(marked(second?.request)).toBe('"scopeUuid": "u-2"');
    expect(first?.request).toMatch(/^\|curl/);
    expect(second?.response).toBe('|{\n  "ready": true\n}');
  });

  it('must name the same scope', () => {
    expect(() => calls([list, create('u-9')])).toThrow(
      'the first example of CreateVirtualMachine must have a scopeUuid',
    );
  });

  it('must have a response', () => {
    expect(() => calls([named('ListScopes', {}), create('u-1')])).toThrow(
      'give its response an example',
    );
  });

  it('are none where the description has not both', () => {
    expect(calls([list])).toEqual([]);
  });
});
