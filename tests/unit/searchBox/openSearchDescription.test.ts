// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {openSearchDescription} from '../../../src/plugins/opensearch/description';

const entry = {
  name: 'Holt',
  description: 'Search the documentation',
  language: 'zh-Hant-TW',
  home: 'https://docs.holt.example/zh-hant/',
  icon: 'https://docs.holt.example/favicon.svg',
};

const parsed = (text: string) =>
  new DOMParser().parseFromString(text, 'application/xml');

it('names the site, its language and where to search', () => {
  const document = parsed(openSearchDescription(entry));
  const text = (name: string) => document.querySelector(name)?.textContent;
  expect(text('ShortName')).toBe('Holt');
  expect(text('Description')).toBe('Search the documentation');
  expect(text('Language')).toBe('zh-Hant-TW');
  expect(document.querySelector('Url')?.getAttribute('template')).toBe(
    'https://docs.holt.example/zh-hant/?q={searchTerms}',
  );
});

it('has a short name of 16 characters at most', () => {
  const name = '一二三四五六七八九十一二三四五六七八';
  expect(openSearchDescription({...entry, name})).toContain(
    '<ShortName>一二三四五六七八九十一二三四五六</ShortName>',
  );
});

it('takes marks of XML for text', () => {
  const description = 'A & B <b>"C"</b>';
  expect(openSearchDescription({...entry, description})).toContain(
    '<Description>A &amp; B &lt;b&gt;&quot;C&quot;&lt;/b&gt;</Description>',
  );
});
