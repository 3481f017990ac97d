import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  listEntries,
  readNames,
  readTexts,
  collectTexts,
} from '../../../src/search/data';
import {buildFolder, getFile, prefixes} from '../build';
import {pages} from '../crawl';
import {description} from '../description';
import {getSearchFiles} from '../searchFiles';

describe.each(prefixes)('the search under "%s"', (prefix) => {
  const {manifest, names, text} = getSearchFiles(prefix);
  const entries = listEntries(readNames(names));

  it('leads only to pages and anchors that exist', () => {
    const broken = entries.flatMap(({path: address}) => {
      const [route = '', anchor] = address.split('#');
      const file = getFile(`${prefix}${route}`);
      if (!file) return [address];
      if (anchor === undefined) return [];
      const page = pages.get(path.relative(buildFolder, file));
      return page?.ids.has(anchor) ? [] : [address];
    });
    expect(broken).toEqual([]);
  });

  it('leads to no place twice', () => {
    const addresses = entries.map((entry) => entry.path);
    const twice = addresses.filter(
      (one, index) => addresses.indexOf(one) !== index,
    );
    expect(twice).toEqual([]);
  });

  it('has every operation, schema, field, value and cause of an error', () => {
    const {operations, schemas} = description;
    const titles = new Set(entries.map(({title}) => title));
    const contexts = new Set(entries.map(({context}) => context));
    const all = [...schemas.values()];
    const short = (name: string) => name.replace(/^holt\.\w+\.v\d+\./, '');
    const count = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).length;
    const lacking = [
      ...operations
        .filter(({path: call}) => !contexts.has(`POST ${call}`))
        .map(({path: call}) => call),
      ...all.flatMap(({name, fields, values}) =>
        [
          ...fields.map((field) => `${short(name)}.${field.name}`),
          ...values.map((value) => `${short(name)}.${value.name}`),
        ].filter((title) => !titles.has(title)),
      ),
    ];
    expect(lacking).toEqual([]);
    expect(count('schema') + count('header')).toBe(all.length);
    expect(count('error')).toBeGreaterThanOrEqual(
      operations.flatMap(({errors}) => errors).length,
    );
  });

  it('has a text for each record', () => {
    const texts = collectTexts(readTexts(text, readNames(names)));
    expect(texts).toHaveLength(entries.length);
  });

  it('names its files after their content', () => {
    for (const name of [manifest.names, manifest.text]) {
      const file = path.join(buildFolder, prefix, 'search', name);
      const hash = createHash('sha256').update(readFileSync(file));
      expect(name).toContain(`.${hash.digest('hex').slice(0, 12)}.`);
    }
  });
});
