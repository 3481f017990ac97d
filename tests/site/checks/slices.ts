import {readFileSync, readdirSync} from 'node:fs';
import omit from 'es-toolkit/compat/omit';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {description} from '../description';
import {buildFolder, getFile, prefixes} from '../build';
import {site} from '../../../src/site';

type Json = Record<string, unknown>;

interface Whole extends Json {
  paths: Record<string, {post: Record<string, Record<string, unknown>>}>;
  components: Record<string, Record<string, Json>>;
}

const {operations, schemas} = description;
const components = /^#\/components\/([^/]+)\/([^/]+)$/;

const read = (file: string): Json =>
  JSON.parse(readFileSync(`${buildFolder}${file}`, 'utf8')) as Json;

/** What every `$ref` in a part says. */
const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference]) => reference ?? '',
  );

/** Names of the components that a part reaches in a document. */
function reached(part: unknown, {components: known}: Whole): Set<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    for (const reference of referencesIn(one)) {
      if (found.has(reference)) continue;
      found.add(reference);
      const [, kind = '', name = ''] = components.exec(reference) ?? [];
      visit(known[kind]?.[name] ?? expect.fail(`${reference} is missing`));
    }
  };
  visit(part);
  return found;
}

/** Data with the links of Markdown as the whole description has them. */
const withLocalLinks = <T>(data: T, base: string): T =>
  JSON.parse(JSON.stringify(data).replaceAll(`](${base}/`, '](/')) as T;

describe.each(prefixes)('the slices under "%s"', (prefix) => {
  const whole = read(`${prefix}/openapi.json`) as Whole;
  const base = `${site.url}${prefix}`;

  it('are one for each operation, and one for each schema', () => {
    expect(readdirSync(`${buildFolder}${prefix}/openapi`).sort()).toEqual(
      operations.map(({slug}) => `${slug}.json`).sort(),
    );
    expect(readdirSync(`${buildFolder}${prefix}/schemas`).sort()).toEqual(
      [...schemas.values()].map(({slug}) => `${slug}.json`).sort(),
    );
  });

  it('hold the operation and what it reaches, as the whole has them', () => {
    for (const {slug, path} of operations) {
      const slice = withLocalLinks(
        read(`${prefix}/openapi/${slug}.json`) as Whole,
        base,
      );
      expect(slice.paths).toEqual({[path]: whole.paths[path]});
      const wanted = reached(slice.paths, whole);
      const {securitySchemes, ...others} = slice.components;
      expect(securitySchemes).toEqual(whole.components.securitySchemes);
      const held = Object.entries(others).flatMap(([kind, group]) =>
        Object.keys(group).map((name) => `#/components/${kind}/${name}`),
      );
      expect(held.sort(), slug).toEqual([...wanted].sort());
      for (const [kind, group] of Object.entries(others)) {
        for (const [name, component] of Object.entries(group)) {
          expect(component, name).toEqual(whole.components[kind]?.[name]);
        }
      }
      expect(slice.servers).toEqual(whole.servers);
      expect(slice.security).toEqual(whole.security);
      expect(slice.externalDocs).toEqual({url: `${base}/docs/api/${slug}`});
    }
  });

  it('are OpenAPI 3.1', async () => {
    const config = await createConfig({rules: {struct: 'error'}});
    const problemsOf = async (slice: Json): Promise<string[]> => {
      const source = JSON.stringify(slice);
      const absoluteRef = 'slice.json';
      const problems = await lintFromString({source, absoluteRef, config});
      return problems.map(({message}) => message);
    };
    for (const {slug} of operations) {
      const slice = read(`${prefix}/openapi/${slug}.json`);
      expect(await problemsOf(slice), slug).toEqual([]);
    }
    expect(await problemsOf({...whole, info: {}})).not.toEqual([]);
  });

  it('are JSON Schemas that take the examples of the description', () => {
    const all = new Map(
      [...schemas.values()].map(({name, slug}) => [
        name,
        read(`${prefix}/schemas/${slug}.json`),
      ]),
    );
    const ajv = new Ajv2020();
    addFormats(ajv);
    for (const [name, schema] of all) {
      const {slug} = schemas.get(name) ?? {};
      expect(schema.$id).toBe(`${base}/schemas/${slug}.json`);
      expect(schema.title).toBe(name);
      expect(ajv.validateSchema(schema), name).toBe(true);
      ajv.addSchema(schema);
      expect(ajv.getSchema(String(schema.$id)), name).toBeTypeOf('function');
    }
    let tried = 0;
    for (const {request, response} of operations) {
      for (const {schema, examples} of [request, response]) {
        for (const example of examples) {
          const validate = ajv.getSchema(String(all.get(schema)?.$id));
          const isValid = validate?.(example);
          expect(isValid, `${schema} ${JSON.stringify(validate?.errors)}`).toBe(
            true,
          );
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  it('refuse what the description does not allow', () => {
    const schema = read(
      `${prefix}/schemas/${schemas.get('connect.error')?.slug}.json`,
    );
    const ajv = new Ajv2020();
    addFormats(ajv);
    const validate = ajv.compile(schema);
    expect(validate({code: 'not_found'})).toBe(true);
    expect(validate({code: 'lost'})).toBe(false);
    expect(validate({})).toBe(false);
  });
});

describe('the catalog of the API', () => {
  interface Target {
    href: string;
    hreflang?: string[];
  }
  const {linkset} = read('/.well-known/api-catalog') as unknown as {
    linkset: (Record<string, Target[]> & {anchor: unknown})[];
  };
  const [catalog, ...apis] = linkset;

  it('is a set of links, as RFC 9264 and RFC 9727 have it', () => {
    expect(catalog?.anchor).toBe(`${site.url}/.well-known/api-catalog`);
    expect(catalog?.item?.map(({href}) => href)).toEqual(
      apis.map(({anchor}) => anchor),
    );
    for (const api of apis) {
      expect(api['service-desc']?.length).toBeGreaterThan(0);
      expect(api['service-doc']?.length).toBeGreaterThan(0);
    }
  });

  it('names every operation, both languages and every workflow', () => {
    const hrefs = new Set(
      apis.flatMap((api) =>
        Object.values(omit(api, 'anchor')).flatMap((links) =>
          links.map(({href}) => href),
        ),
      ),
    );
    const missing = [
      ...operations.map(({slug}) => `/openapi/${slug}.json`),
      ...prefixes.flatMap((prefix) => [
        `${prefix}/openapi.json`,
        `${prefix}/docs/api/holt-service`,
        ...readdirSync(`${buildFolder}${prefix}/workflows`)
          .filter((file) => file.endsWith('.arazzo.yaml'))
          .map((file) => `${prefix}/workflows/${file}`),
      ]),
    ].filter((file) => !hrefs.has(site.url + file));
    expect(missing).toEqual([]);
  });

  it('leads to what is served', () => {
    const targets = linkset.flatMap((links) =>
      Object.values(omit(links, 'anchor', 'profile')).flat(),
    );
    const broken = targets.filter(({href}) => !getFile(new URL(href).pathname));
    expect(broken).toEqual([]);
  });
});
