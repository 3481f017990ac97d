import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  allMessages,
  mergeCatalogues,
  readCatalogues,
  writeCatalogues,
} from '../../../../src/translations/api/catalogues';
import type {Messages} from '../../../../src/translations/messages';
import {folderWith} from '../folder';

const message = (text: string, where = 'x') => ({
  message: text,
  description: where,
});

describe('mergeCatalogues', () => {
  it('keeps a translation whose text moved to another catalogue', () => {
    const merged = mergeCatalogues(
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

  it('keeps a catalogue of a service that is gone', () => {
    const merged = mergeCatalogues(
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
    const once = mergeCatalogues(
      extracted,
      new Map([['a', {Two: message('二'), Old: message('舊')}]]),
    );
    const twice = mergeCatalogues(extracted, once);
    expect(JSON.stringify([...twice])).toBe(JSON.stringify([...once]));
  });
});

describe('the files of catalogues', () => {
  it('are written as they are read', () => {
    const folder = folderWith({});
    const catalogues = new Map<string, Messages>([
      ['shared', {}],
      ['tree', {One: message('一')}],
    ]);
    writeCatalogues(folder, 'zh-hant', catalogues);
    expect(
      readFileSync(path.join(folder, 'i18n/zh-hant/openapi/tree.json'), 'utf8'),
    ).toBe(
      '{\n  "One": {\n    "message": "一",\n    "description": "x"\n  }\n}\n',
    );
    expect([...readCatalogues(folder, 'zh-hant')]).toEqual([...catalogues]);
  });

  it('are none where nothing is translated', () => {
    expect(readCatalogues(folderWith({}), 'zh-hant').size).toBe(0);
  });

  it('are JSON; others are passed over', () => {
    const folder = folderWith({'i18n/zh-hant/openapi/notes.md': 'Notes'});
    expect(readCatalogues(folder, 'zh-hant').size).toBe(0);
  });
});

it('allMessages puts the messages of all catalogues together', () => {
  const catalogues = new Map<string, Messages>([
    ['shared', {Both: message('都')}],
    ['tree', {One: message('一')}],
  ]);
  expect(allMessages(catalogues)).toEqual({
    Both: message('都'),
    One: message('一'),
  });
});
