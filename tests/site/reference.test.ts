import {describe, expect, it} from 'vitest';
import {samplesOf} from '../../src/reference/samples';
import {sampleCall} from '../../src/reference/samples/call';
import {parsePage, prefixes} from './build';
import {reference} from './routes';

const fileOf = (prefix: string, path: string): string =>
  `${prefix}/docs/api/${path}.html`.slice(1);

const squeezed = (text: string): string => text.replace(/\s+/g, '');

describe.each(prefixes)(
  'reference pages under "%s", without scripts',
  (prefix) => {
    it('show every field, error, example and sample of an operation', () => {
      const missing: string[] = [];
      for (const operation of reference.operations.values()) {
        const $ = parsePage(fileOf(prefix, operation.slug));
        const article = squeezed($('article').text());
        const need = (isThere: boolean, what: string): void => {
          if (!isThere) missing.push(`${operation.slug}: ${what}`);
        };
        for (const side of ['request', 'response'] as const) {
          const {schema, examples} = operation[side];
          for (const {name} of reference.schemas.get(schema)?.fields ?? []) {
            need(
              $(`[id="${side}.${name}"]`).text() === name,
              `${side}.${name}`,
            );
          }
          for (const {value} of examples) {
            const json = squeezed(JSON.stringify(value));
            need(article.includes(json), `example ${json.slice(0, 40)}`);
          }
        }
        for (const {code} of operation.errors) {
          need($(`[id="error.${code}"]`).text() === code, `error ${code}`);
        }
        for (const {label, code} of samplesOf(sampleCall(operation))) {
          need(article.includes(squeezed(code)), `sample ${label}`);
        }
        need(article.includes(squeezed(operation.path)), 'path');
      }
      expect(missing).toEqual([]);
    });

    it('show every field and value of a schema, and where it is used', () => {
      const missing: string[] = [];
      for (const schema of reference.schemas.values()) {
        const $ = parsePage(fileOf(prefix, `schemas/${schema.slug}`));
        for (const {name} of schema.fields) {
          if (!$(`[id="field.${name}"]`).length)
            missing.push(`${schema.slug}.${name}`);
        }
        for (const {name} of schema.enumValues) {
          if (!$(`[id="value.${name}"]`).length)
            missing.push(`${schema.slug}.${name}`);
        }
        const links = $('#used-by').nextAll('ul').find('a').length;
        if (links !== schema.usedBy.length)
          missing.push(`${schema.slug}: uses`);
      }
      expect(missing).toEqual([]);
    });

    it('lead from "Edit this page" to the file they are made from', () => {
      const wrong = [
        ...[...reference.operations.values()].map(({slug, source}) => [
          slug,
          source,
        ]),
        ...[...reference.schemas.values()].map(({slug, source}) => [
          `schemas/${slug}`,
          source,
        ]),
        ...reference.services.map(({key, source}) => [
          `${key}-service`,
          source,
        ]),
      ].filter(([page = '', source = '']) => {
        const href = parsePage(fileOf(prefix, page))(
          '.theme-edit-this-page',
        ).attr('href');
        return !href?.endsWith(`/edit/main/${source}`);
      });
      expect(wrong).toEqual([]);
    });
  },
);
