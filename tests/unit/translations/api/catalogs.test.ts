import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  getAllMessages,
  mergeCatalogs,
  readCatalogs,
  writeCatalogs,
} from '../../../../src/translations/api/catalogs';
import type {Messages} from '../../../../src/translations/messages';
import {folderWith} from '../folder';

const message = (text: string, where = 'x') => ({
  message: text,
  description: where,
});

describe('mergeCatalogs', () => {
  it('keeps a translation whose text moved to another catalog', () => {
    const merged = mergeCatalogs(
      new Map<string, Messages>([
        ['shared', {Both: message('Both')}],
        ['tree', {New: message('New')}],
      ]),
      new Map([['tree', {Both: message('都'), Gone: message('曾經')}]]),
    );
    expect([...merged]).toEqual([
      ['shared', {Both: message('都')}],
      [
        'tree',
        {New: message('New'), Gone: message('曾經', 'No longer used. x')},
      ],
    ]);
  });

  it('keeps a catalog of a service that is gone', () => {
    const merged = mergeCatalogs(
      new Map<string, Messages>(),
      new Map([['tree', {Gone: message('曾經')}]]),
    );
    expect([...merged]).toEqual([
      ['tree', {Gone: message('曾經', 'No longer used. x')}],
    ]);
  });

  it('changes nothing the second time', () => {
    const extracted = new Map([
      ['a', {One: message('One'), Two: message('Two')}],
    ]);
    const once = mergeCatalogs(
      extracted,
      new Map([['a', {Two: message('二'), Old: message('舊')}]]),
    );
    const twice = mergeCatalogs(extracted, once);
    expect(JSON.stringify([...twice])).toBe(JSON.stringify([...once]));
  });
});

describe('the files of catalogs', () => {
  it('are written as they are read', () => {
    const folder = folderWith({});
    const catalogs = new Map<string, Messages>([
      ['shared', {}],
      ['tree', {One: message('一')}],
    ]);
    writeCatalogs(folder, 'zh-hant', catalogs);
    expect(
      readFileSync(path.join(folder, 'i18n/zh-hant/openapi/tree.json'), 'utf8'),
    ).toBe(
      '{\n  "One": {\n    "message": "一",\n    "description": "x"\n  }\n}\n',
    );
    expect([...readCatalogs(folder, 'zh-hant')]).toEqual([...catalogs]);
  });

  it('are none where nothing is translated', () => {
    expect(readCatalogs(folderWith({}), 'zh-hant').size).toBe(0);
  });

  it('are JSON; others are passed over', () => {
    const folder = folderWith({'i18n/zh-hant/openapi/notes.md': 'Notes'});
    expect(readCatalogs(folder, 'zh-hant').size).toBe(0);
  });
});

it('getAllMessages puts the messages of all catalogs together', () => {
  const catalogs = new Map<string, Messages>([
    ['shared', {Both: message('都')}],
    ['tree', {One: message('一')}],
  ]);
  expect(getAllMessages(catalogs)).toEqual({
    Both: message('都'),
    One: message('一'),
  });
});
