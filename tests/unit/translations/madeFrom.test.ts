import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  readMadeFrom,
  findStaleMessages,
  withMarked,
  withNewMessages,
  writeMadeFrom,
} from '../../../src/translations/madeFrom';
import type {Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

const of = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, {message}]),
  );

const extracted = new Map([
  ['code.json', of({send: 'Send', stop: 'Stop'})],
  ['openapi/pool.json', of({'Lists.': 'Lists.'})],
]);

it('is read as it was written, whatever the texts', () => {
  const folder = folderWith({'i18n/zh-hant/code.json': '{}'});
  const texts = {a: '"x": # {y}\n', b: '', 'c: d': '是', '~': 'null', e: 'yes'};
  writeMadeFrom('zh-hant', {'code.json': texts}, folder);
  expect(readMadeFrom('zh-hant', folder)).toEqual({'code.json': texts});
});

it('is written in one order, however it was found', () => {
  const written = [
    {'b.json': {z: 'Z', a: 'A'}, 'a.json': {}},
    {'a.json': {}, 'b.json': {a: 'A', z: 'Z'}},
  ].map((madeFrom) => {
    const folder = folderWith({'i18n/zh-hant/code.json': '{}'});
    writeMadeFrom('zh-hant', madeFrom, folder);
    return readFileSync(`${folder}/i18n/zh-hant/made-from.yaml`, 'utf8');
  });
  expect(written[0]).toBe(written[1]);
});

it.each<Record<string, string>>([
  {},
  {'i18n/zh-hant/made-from.yaml': '# Nothing.\n'},
])('knows nothing of %j', (files) => {
  expect(readMadeFrom('zh-hant', folderWith(files))).toEqual({});
});

describe('withNewMessages', () => {
  it('adds those that were in no translation, and keeps what is known', () => {
    expect(
      withNewMessages(
        {'code.json': {send: 'Post', gone: 'Gone'}, 'old.json': {a: 'A'}},
        extracted,
        new Map([['code.json', of({send: '傳送'})]]),
      ),
    ).toEqual({'code.json': {send: 'Post', stop: 'Stop'}});
  });

  it('does not guess of which text an old translation is', () => {
    expect(
      withNewMessages(
        {},
        extracted,
        new Map([['code.json', of({send: '傳送'})]]),
      ),
    ).toEqual({'code.json': {stop: 'Stop'}});
  });
});

describe('withMarked', () => {
  it('notes the English of one file as it is', () => {
    const known = {'code.json': {send: 'Post'}, 'other.json': {a: 'A'}};
    expect(withMarked(known, 'code.json', extracted)).toEqual({
      'code.json': {send: 'Send', stop: 'Stop'},
      'other.json': {a: 'A'},
    });
  });

  it.each(['none.json', 'openapi/pool.json'])('refuses %s', (file) => {
    expect(() => withMarked({}, file, extracted)).toThrow(
      `${file}: no message comes from this file.`,
    );
  });
});

describe('findStaleMessages', () => {
  const stale = (file: string, known: Record<string, string> | undefined) =>
    findStaleMessages(
      'i18n/x',
      file,
      of({send: 'Send', stop: 'Stop'}),
      of({send: '傳送'}),
      known ? {[file]: known} : {},
    );
  const mark = 'run "npm run mark-translated -- i18n/x/code.json"';

  it('are none where the English is the same, or nothing is translated', () => {
    expect(stale('code.json', {send: 'Send', stop: 'Halt'})).toEqual([]);
  });

  it('are named with both texts', () => {
    expect(stale('code.json', {send: 'Post'})).toEqual([
      `i18n/x/code.json: "send" is stale. The English was "Post" and is "Send". Translate it anew, then ${mark}.`,
    ]);
  });

  it.each([{}, undefined])('are asked for where %j is known', (known) => {
    expect(stale('code.json', known)).toEqual([
      `i18n/x/code.json: "send" does not say which text it was translated from. When it fits "Send", ${mark}.`,
    ]);
  });

  it('are not looked for in texts that are their own keys', () => {
    expect(stale('openapi/pool.json', {})).toEqual([]);
  });
});
