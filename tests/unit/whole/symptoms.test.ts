import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {described} from './description';

interface Symptom {
  id: string;
  signs: string[];
  operations?: string[];
  states?: string[];
}

const read = (file: string): string => readFileSync(file, 'utf8');

const {symptoms} = parse(read('openapi/symptoms.yaml')) as {
  symptoms: Symptom[];
};
const ids = symptoms.map(({id}) => id);

const files = ['troubleshooting.mdx', 'troubleshooting-calls.mdx'];
const folders = ['docs', 'i18n/zh-hant/docusaurus-plugin-content-docs/current'];

const pagesIn = (folder: string): string =>
  files.map((file) => read(`${folder}/${file}`)).join('\n');

/** Every heading below the parts of the pages: a symptom each, by its id. */
const sections = (folder: string): (string | undefined)[] =>
  pagesIn(folder)
    .split('\n')
    .filter((line) => line.startsWith('### '))
    .map((line) => /\{#([^}]+)\}$/.exec(line)?.[1]);

describe('symptoms', () => {
  it.each(folders)('are the sections in %s, in their order', (folder) => {
    expect(sections(folder)).toEqual(ids);
  });

  it.each(folders)('have in %s what decides, and where it holds', (folder) => {
    const [, ...texts] = pagesIn(folder).split(/^### /m);
    for (const text of texts) {
      expect(text).toMatch(/^1\. /m);
      expect(text).toMatch(/^\| -/m);
      expect(text).toMatch(/^\*\*(?:Holds for|適用於)\*\*/m);
    }
  });

  it('name operations that exist', () => {
    const rpcs = new Set(described.map(({path}) => path.split('/').at(-1)));
    const named = symptoms.flatMap(({operations = []}) => operations);
    expect(named.filter((name) => !rpcs.has(name))).toEqual([]);
  });

  it('have signs of their own', () => {
    const signs = symptoms.flatMap((one) =>
      one.signs.map((sign) => sign.toLowerCase()),
    );
    expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
  });

  it('have the texts of the tests that are said to lead to them', () => {
    const folder = 'tests/errors/texts';
    const led = readdirSync(folder).flatMap(
      (file) => parse(read(`${folder}/${file}`)) as {symptom?: string}[],
    );
    expect(
      led.flatMap(({symptom}) =>
        symptom === undefined || ids.includes(symptom) ? [] : [symptom],
      ),
    ).toEqual([]);
  });

  it('are where the life cycles of the services lead', () => {
    const links = readdirSync('openapi/services').flatMap((service) =>
      [
        ...read(`openapi/services/${service}/service.yaml`).matchAll(
          /\/docs\/troubleshooting#([a-z0-9-]+)/g,
        ),
      ].map(([, id]) => id!),
    );
    expect(links).not.toEqual([]);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are reached from every service with a life cycle', () => {
    const without = readdirSync('openapi/services').filter((service) => {
      const text = read(`openapi/services/${service}/service.yaml`);
      return (
        text.includes('- id: life-cycle') &&
        !text.includes('/docs/troubleshooting#')
      );
    });
    expect(without).toEqual([]);
  });
});
