import {describe, expect, it} from 'vitest';
import {readMadeFrom} from '../../../src/translations/madeFrom';
import {
  markMessages,
  findMessageFilesIn,
} from '../../../src/translations/markMessages';
import type {Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

describe('findMessageFilesIn', () => {
  it('takes files of messages by language, and leaves documents', () => {
    expect(
      findMessageFilesIn(['docs/a.mdx', 'i18n/zh-hant/theme/navbar.json']),
    ).toEqual([{locale: 'zh-hant', file: 'theme/navbar.json'}]);
  });

  it('takes all of every language', () => {
    expect(findMessageFilesIn(['--all'])).toEqual([{locale: 'zh-hant'}]);
  });

  it.each(['code.json', 'i18n/xx/code.json', 'i18n/en/code.json'])(
    'refuses %s',
    (name) => {
      expect(() => findMessageFilesIn([name])).toThrow(
        `${name} is in the folder of no language. Give its path from the root of the repository.`,
      );
    },
  );
});

describe('markMessages', () => {
  const extracted = new Map<string, Messages>([
    ['code.json', {send: {message: 'Send'}}],
    ['navbar.json', {home: {message: 'Home'}}],
    ['openapi/pool.json', {a: {message: 'a'}}],
  ]);
  const folder = (): string => folderWith({'i18n/zh-hant/code.json': '{}'});

  it('marks one file', () => {
    const site = folder();
    const files = [{locale: 'zh-hant', file: 'code.json'}] as const;
    expect(markMessages(files, extracted, site)).toEqual([
      'i18n/zh-hant/code.json: translated from the English as it is',
    ]);
    expect(readMadeFrom('zh-hant', site)).toEqual({
      'code.json': {send: 'Send'},
    });
  });

  it('marks all files of a language but those of the API', () => {
    const site = folder();
    expect(markMessages([{locale: 'zh-hant'}], extracted, site)).toHaveLength(
      2,
    );
    expect(Object.keys(readMadeFrom('zh-hant', site))).toEqual([
      'code.json',
      'navbar.json',
    ]);
  });
});
