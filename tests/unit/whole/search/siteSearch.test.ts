import {describe, expect, it} from 'vitest';
import {createSiteEngine} from '../../../../src/plugins/search/createSiteEngine';
import {readDocuments} from '../../../../src/plugins/search/readDocuments';
import type {Locale} from '../../../../src/site';

const first: [locale: Locale, query: string, title: string][] = [
  ['en', 'create subvolume', 'Create a subvolume'],
  ['zh-hant', '建立子磁碟區', '建立子磁碟區'],
];

describe.each(first)(
  'the search of %s without a build',
  (locale, query, title) => {
    it('finds an operation first', () => {
      const [best] = createSiteEngine('.', locale).search(query, {limit: 10});
      expect(best).toMatchObject({
        kind: 'operation',
        title,
        context: 'POST /holt.storage.v1.StorageService/CreateSubvolume',
        path: '/docs/api/storage-create-subvolume',
      });
    });

    it('has the text of documents', () => {
      const engine = createSiteEngine('.', locale);
      expect(engine.hasText).toBe(true);
      expect(engine.kinds).toEqual(
        expect.arrayContaining(['document', 'guide', 'post']),
      );
    });

    it('gives documents the addresses of the site', () => {
      const pages = readDocuments('.', locale).map(({page}) => page);
      expect(pages).toEqual(
        expect.arrayContaining([
          '/docs',
          '/docs/errors',
          '/docs/guides/quickstart',
          '/markdown-page',
          '/blog/welcome',
        ]),
      );
      expect(pages.filter((page) => page.startsWith('/docs/api'))).toEqual([]);
    });
  },
);
