import {describe, expect, it} from 'vitest';
import {readGlossary} from '../../../../src/translations/lint/glossary';
import {findTranslationFaults} from '../../../../src/translations/lint/rules';

const glossary = readGlossary('i18n/zh-hant/glossary.csv');
const faults = (text: string, english?: string): string[] =>
  findTranslationFaults(
    {text, english},
    {
      glossary,
      rules: {faultsOf: () => [], faultsOfFile: () => []},
      sameNames: new Set(),
      services: new Map(),
      labelsOf: () => [],
    },
  );

describe('the glossary of the site', () => {
  it.each(
    glossary.flatMap(({right, avoid}) =>
      avoid.map((word): [string, string] => [word, right]),
    ),
  )('finds %s, which is to be avoided for %s', (word, right) => {
    expect(faults(word).join()).toContain(`write "${right}".`);
  });

  it.each(glossary.map(({right}) => [right]))(
    'has nothing against %s, a word of its own',
    (right) => {
      expect(faults(right)).toEqual([]);
    },
  );

  it.each([
    '單元測試',
    '終端機與終端使用者',
    '在命令列執行',
    '用戶端',
    '連線程式與離線程式',
    '容器組態由三個容器組成',
    '這個軟體包含兩個元件',
    '集區內存放的資料、磁碟內存有的檔案',
    '子網路、子磁碟區與子磁碟區群組',
    '處理程序與標準作業程序',
    '數據機',
    '主機名單',
    '時間戳記',
    '電子郵件地址',
    '認證資訊',
    '有效期限',
    '通過測試的機器恢復正常',
    '測量值的改變量',
    '卷積神經網路',
    '位元組件數',
    '導覽列',
    '虛擬機器',
  ])('has nothing against %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['body', '主體'],
    ['deadline', '時限'],
    ['comment', '備註'],
    ['subordinate', '附屬'],
    ['proxy', '代理伺服器'],
    ['unit test', '單元測試'],
    ['monitor', '監控程式'],
  ])('asks for the word of %s', (english, right) => {
    expect(faults('好', `A ${english}.`)).toContain(
      `has no "${right}" for ${english}.`,
    );
    expect(faults(right, `A ${english}.`)).toEqual([]);
  });
});
