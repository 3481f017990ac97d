import {describe, expect, it} from 'vitest';
import {makeStableSbom} from '../../../src/release/sbom';

const component = (ref: string, isTool = false) => ({
  'bom-ref': ref,
  properties: isTool
    ? [{name: 'cdx:npm:package:development', value: 'true'}]
    : [{name: 'cdx:npm:package:path', value: `node_modules/${ref}`}],
  externalReferences: [{type: 'distribution', url: `http://mirror/${ref}`}],
});

const written = (changes: object = {}, folder = 'clone', npm = '11.0.0') =>
  JSON.stringify({
    serialNumber: `urn:uuid:${Math.random()}`,
    metadata: {
      timestamp: String(Math.random()),
      tools: [{vendor: 'npm', name: 'cli', version: npm}],
      component: {name: folder},
    },
    components: [component('tool', true), component('b'), component('a')],
    dependencies: [
      {ref: 'site', dependsOn: ['a', 'tool']},
      {ref: 'tool', dependsOn: ['a']},
      {ref: 'a', dependsOn: ['b']},
    ],
    ...changes,
  });

describe('a list of components', () => {
  it('is the same each time and in every folder', () => {
    const one = makeStableSbom(written(), 'site', 'tools');
    expect(
      makeStableSbom(written({}, 'other', '12.1.0'), 'site', 'tools'),
    ).toBe(one);
    expect(one).not.toMatch(/timestamp|mirror|clone|11\.0\.0/);
    expect(JSON.parse(one)).toMatchObject({
      metadata: {component: {name: 'site'}},
    });
  });

  it('has a serial number of its own when a component changes', () => {
    const serial = (text: string) =>
      (JSON.parse(text) as {serialNumber: string}).serialNumber;
    const one = serial(makeStableSbom(written(), 'site', 'tools'));
    const two = serial(
      makeStableSbom(written({components: [component('c')]}), 'site', 'tools'),
    );
    for (const number of [one, two]) {
      expect(number).toMatch(
        /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
    expect(two).not.toBe(one);
  });

  it('names the tools, or neither them nor who needs them', () => {
    const refs = (extent: 'shipped' | 'tools') =>
      (
        JSON.parse(makeStableSbom(written(), 'site', extent)) as {
          components: {'bom-ref': string}[];
        }
      ).components.map((one) => one['bom-ref']);
    expect(refs('tools')).toEqual(['a', 'b', 'tool']);
    expect(refs('shipped')).toEqual(['a', 'b']);
    expect(
      JSON.parse(makeStableSbom(written(), 'site', 'shipped')),
    ).toHaveProperty('dependencies', [
      {ref: 'site', dependsOn: ['a']},
      {ref: 'a', dependsOn: ['b']},
    ]);
  });

  it.each([
    '{}',
    '{"serialNumber":"1","components":[]}',
    written({components: null}),
  ])('is not made of nothing: %s', (text) => {
    expect(() => makeStableSbom(text, 'site', 'tools')).toThrow('no list');
  });
});
