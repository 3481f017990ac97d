import {describe, expect, it} from 'vitest';
import {getHomeData} from '../../../src/reference/pages/homePage';
import {makeContext, operation, service} from './model';

const machines = (examples: unknown[]) => {
  const one = operation({id: 'AService_ListMachines', rpc: 'ListMachines'});
  return {
    ...one,
    summary: 'List machines',
    response: {
      ...one.response,
      examples: examples.map((value) => ({
        name: 'x',
        summary: undefined,
        value,
      })),
    },
  };
};

const highlight = (code: string, language: string) => ({
  html: `${language}|${code}`,
});

const getHome = (operations: ReturnType<typeof machines>[]) =>
  getHomeData(makeContext({operations}, {highlight}));

describe('the data of the home page', () => {
  it('is the first example of the call', () => {
    const {call} = getHome([machines([{machines: []}, {other: 1}])]);
    expect(call).toMatchObject({
      title: 'List machines',
      response: 'json|{\n  "machines": []\n}',
    });
    expect(call?.request).toMatch(/^bash\|curl/);
    expect(() => JSON.parse(call?.body ?? '') as unknown).not.toThrow();
  });

  it('names the file of a call without an example', () => {
    expect(() => getHome([machines([])])).toThrow(
      /\.yaml: the home page shows ListMachines/,
    );
  });

  it('has no call where the description has no such operation', () => {
    expect(getHome([]).call).toBeUndefined();
  });

  it('has the services of each layer, without those of none and those that answer nothing', () => {
    const services = [
      service({key: 'b', displayName: 'B', layer: 'metal'}),
      service({key: 'c', displayName: 'C'}),
      service({
        key: 'e',
        layer: 'metal',
        operations: [operation({unimplemented: true})],
      }),
      service({key: 'd', displayName: 'D', layer: 'metal'}),
    ];
    expect(getHomeData(makeContext({services}, {highlight})).layers).toEqual([
      {
        layer: 'metal',
        services: [
          {name: 'B', to: '/docs/api/b-service'},
          {name: 'D', to: '/docs/api/d-service'},
        ],
      },
    ]);
  });
});
