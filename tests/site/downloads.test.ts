/** The files for programs: they parse, hold together, and speak their language. */
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {expect, it} from 'vitest';
import {listFilesUnder} from '../../src/api/files/filesUnder';
import {locales} from '../e2e/addresses';
import {buildFolder, readBuilt} from './build';
import {description} from './description';
import {chinese} from './sources';

interface Document {
  paths: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
}

const readJson = (file: string): Document =>
  JSON.parse(readBuilt(file)) as Document;

/** What is wrong with a file as OpenAPI. */
async function lint(file: string): Promise<string[]> {
  const problems = await lintFromString({
    source: readBuilt(file),
    absoluteRef: 'openapi.json',
    config: await createConfig({rules: {struct: 'error'}}),
  });
  return problems.map(({message}) => message);
}

/** Every component that a part needs, by the end of its reference. */
function listReached(part: unknown, whole: Document): Set<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    for (const [, name = ''] of JSON.stringify(one).matchAll(
      /"\$ref":"#\/components\/([^"]+)"/g,
    )) {
      if (found.has(name)) continue;
      found.add(name);
      const [kind = '', key = ''] = name.split('/');
      visit(whole.components[kind]?.[key] ?? expect.fail(`no ${name}`));
    }
  };
  visit(part);
  return found;
}

it('every file of JSON and YAML parses', () => {
  const files = listFilesUnder(buildFolder, '.json', '.yaml', '.yml');
  // The description itself is read below.
  const others = files.filter((file) => !file.endsWith('openapi.yaml'));
  const faults = others.filter((file) => {
    try {
      const text = readBuilt(file);
      const data: unknown = /json$/.test(file) ? JSON.parse(text) : parse(text);
      return typeof data !== 'object';
    } catch {
      return true;
    }
  });
  expect(faults).toEqual([]);
});

it.each(locales)(
  'the description and its slices are OpenAPI ($name)',
  async ({prefix}) => {
    const whole = readJson(`${prefix}/openapi.json`);
    expect(await lint(`${prefix}/openapi.json`)).toEqual([]);
    expect(parse(readBuilt(`${prefix}/openapi.yaml`))).toEqual(whole);
    for (const {slug, path: call} of description.operations) {
      const {paths, components} = readJson(`${prefix}/openapi/${slug}.json`);
      const held = Object.entries(components)
        .filter(([kind]) => kind !== 'securitySchemes')
        .flatMap(([kind, group]) =>
          Object.keys(group).map((name) => `${kind}/${name}`),
        );
      expect(Object.keys(paths)).toEqual([call]);
      expect(held.sort(), slug).toEqual(
        [...listReached(whole.paths[call], whole)].sort(),
      );
    }
    const [first] = description.operations;
    expect(await lint(`${prefix}/openapi/${first?.slug}.json`)).toEqual([]);
  },
);

it('the Chinese description has what the English one has, translated', () => {
  const faults: string[] = [];
  const keysOf = (value: object): string => Object.keys(value).join();
  const compare = (one: unknown, other: unknown, at: string): void => {
    if (typeof one === 'string' && typeof other === 'string') {
      // A single word may be a name elsewhere, and a text may stand in code.
      // So may the title of a group, by which pages find its translation.
      const isText = /\s/.test(one) && !/examples|x-group$/.test(at);
      const wanted = chinese.get(one) ?? one;
      if (isText && one === other && wanted !== one) faults.push(at);
    } else if (one && other && typeof one === 'object') {
      if (keysOf(one) !== keysOf(other)) faults.push(at);
      const others = other as Record<string, unknown>;
      for (const [key, value] of Object.entries(one)) {
        if (key in others) compare(value, others[key], `${at}.${key}`);
      }
    } else if (one !== other) faults.push(at);
  };
  compare(readJson('openapi.json'), readJson('zh-hant/openapi.json'), '');
  expect(faults.slice(0, 20)).toEqual([]);
});
