import {describe, expect, it} from 'vitest';
import {
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

describe('catalogs', () => {
  const extracted = new Map<string, Messages>([
    ['shared', {Both: message('Both')}],
    ['tree', {New: message('New')}],
  ]);

  it('keep a translation whose text moved, or is gone, once merged or twice', () => {
    const merged = mergeCatalogs(
      extracted,
      new Map<string, Messages>([
        ['tree', {Both: message('都'), Gone: message('曾經')}],
        ['old', {Felled: message('砍')}],
      ]),
    );
    expect(Object.fromEntries(merged)).toEqual({
      shared: {Both: message('都')},
      tree: {New: message('New'), Gone: message('曾經', 'No longer used. x')},
      old: {Felled: message('砍', 'No longer used. x')},
    });
    expect(mergeCatalogs(extracted, merged)).toEqual(merged);
  });

  it('are read as they were written, beside other files', () => {
    const folder = folderWith({'i18n/zh-hant/openapi/notes.md': 'Notes'});
    writeCatalogs(folder, 'zh-hant', extracted);
    expect(readCatalogs(folder, 'zh-hant')).toEqual(extracted);
    expect(readCatalogs(folderWith({}), 'zh-hant').size).toBe(0);
  });
});
