import {describe, expect, it} from 'vitest';
import {pages} from '../crawl';
import {isChinese, type Page} from '../crawl/page';

const content = [...pages.values()].filter(
  ({file, refresh}) => refresh === undefined && !file.endsWith('404.html'),
);

function headProblems(page: Page): string[] {
  const {file, route, language, alternates, description, canonical} = page;
  const address = new URL(canonical, 'http://none').pathname;
  return [
    ...(language === (isChinese(file) ? 'zh-Hant-TW' : 'en')
      ? []
      : [`lang is "${language}"`]),
    ...['en', 'zh-Hant-TW', 'x-default']
      .filter((one) => !alternates.includes(one))
      .map((one) => `no twin in ${one}`),
    ...(description ? [] : ['no meta description']),
    ...(address.replace(/(.)\/$/, '$1') === route
      ? []
      : [`canonical address is ${canonical}`]),
  ].map((problem) => `${file}: ${problem}`);
}

describe('every page', () => {
  it('states its language, its twins and its canonical address', () => {
    expect(content.flatMap(headProblems)).toEqual([]);
    expect(content.length).toBeGreaterThan(500);
  });
});
