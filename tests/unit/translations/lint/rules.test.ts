import {describe, expect, it} from 'vitest';
import type {Term} from '../../../../src/translations/lint/glossary';
import {findTranslationFaults} from '../../../../src/translations/lint/rules';
import {traditionalChinese} from '../../../../src/translations/lint/traditionalChinese';
import type {Measures} from '../../../../src/translations/lint/translation';

const term = (
  english: string,
  right: string,
  avoid: string[] = [],
  strict = false,
): Term => ({english, right, avoid, strict, note: ''});

const glossary = [
  term('user', '使用者', ['用戶']),
  term('client', '用戶端', ['客戶端']),
  term('cluster', '叢集', ['集群', '集羣'], true),
  term('Pod', 'Pod', [], true),
  term('operation', '操作'),
  term('operating system', '作業系統', ['操作系統']),
  term('', '內存放'),
  term('memory', '記憶體', ['內存']),
  term('image', '映像檔', [], true),
  term('image (picture)', '圖片'),
];
const measures: Measures = {
  glossary,
  rules: traditionalChinese,
  sameNames: new Set(['CreatePool']),
  services: new Map([['/docs/api/pool-service', '集區']]),
  labelsOf: () => ['Ready', 'CreatePool'],
};
const faults = (text: string, english?: string): string[] =>
  findTranslationFaults({text, english}, measures);

it.each([
  '建立集區，並啟用 `rbd` 應用程式。',
  '用戶端（client）把 `Connect-Timeout-Ms` 設為「60」。',
  '傳回 [`GetPool`](/docs/api/x) 的結果；10 GiB、100%。',
  '- `a`：第一。\n- `b`：第二。',
  '',
])('the lint of Chinese is content with %j', (text) => {
  expect(faults(text)).toEqual([]);
});

describe('emphasis', () => {
  it.each([
    ['**位址。**此呼叫會保留一個位址。', '**位址。**此呼叫會保留一個位址。'],
    ['**（預設）**集區', '**（預設）**集區'],
  ])('%s shows its stars', (text, around) => {
    expect(faults(text)).toEqual([
      `"${around}" shows its stars: put the punctuation behind them, as in "**集區**：建立…".`,
    ]);
  });

  it.each([
    '**位址**：此呼叫會保留一個位址。',
    '**位址。** 此呼叫會保留一個位址。',
    '**位址。**`CreateNode` 會保留一個位址。',
    '值是 `**`。',
  ])('%s does not', (text) => {
    const stars = faults(text).filter((fault) => fault.includes('stars'));
    expect(stars).toEqual([]);
  });
});

describe('typography', () => {
  it.each([
    ['機器的ID。', '機器的 ID。'],
    ['設為`60`秒。', '設為 `60` 秒。'],
    ['建立集區,並啟用。', '建立集區，並啟用。'],
    ['逾時(預設)。', '逾時（預設）。'],
    ['見 「說明」。', '見「說明」。'],
    ['真的嗎?', '真的嗎？'],
    ['設為［60］。', '設為 [60]。'],
    ['見“說明”。', '見「說明」。'],
  ])('of %s is mended', (text, mended) => {
    expect(faults(text)).toEqual([`punctuation or spaces: write "${mended}"`]);
  });

  it('names each line with a fault, and no other', () => {
    expect(faults('- 第一,二。\n- 好。\n- 第三ID。')).toEqual([
      'punctuation or spaces: write "- 第一，二。"',
      'punctuation or spaces: write "- 第三 ID。"',
    ]);
  });

  it('does not read plain words as Markdown', () => {
    expect(faults('(甲)')).toEqual(['punctuation or spaces: write "（甲）"']);
  });
});

describe('brackets', () => {
  it.each([
    ['「錯誤。', '「」 do not pair.'],
    ['錯誤」。', '「」 do not pair.'],
    ['『錯誤。', '『』 do not pair.'],
    ['（錯誤。', '（） do not pair.'],
  ])('of %s do not pair', (text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  it('pair outside code', () => {
    expect(faults('`「` 是引號。')).toEqual([]);
  });
});

describe('how readers are spoken to', () => {
  it.each([
    ['你可以刪除集區。', '你'],
    ['妳可以刪除集區。', '妳'],
    ['機器們已就緒。', '們'],
  ])('is not as in %s', (text, word) => {
    expect(faults(text)).toEqual([
      `"${word}" is not how this site speaks to its readers: 您, or nothing.`,
    ]);
  });

  it.each(['他們', '她們', '我們', '您'])(
    'may be %s, a pronoun and no plural of things',
    (text) => {
      expect(faults(text)).toEqual([]);
    },
  );
});

describe('words that the glossary rules out', () => {
  it('are named with the right one', () => {
    expect(faults('用戶可以登入。')).toEqual([
      '"用戶" is no word for user: write "使用者".',
    ]);
    expect(faults('集群與集羣。')).toEqual([
      '"集群" is no word for cluster: write "叢集".',
      '"集羣" is no word for cluster: write "叢集".',
    ]);
  });

  it('may stand within right ones and in code', () => {
    expect(faults('用戶端可以登入。')).toEqual([]);
    expect(faults('`用戶` 是值。')).toEqual([]);
  });

  it('may stand within words that are right for no term', () => {
    expect(faults('集區內存放的資料。')).toEqual([]);
    expect(faults('內存不足。')).toEqual([
      '"內存" is no word for memory: write "記憶體".',
    ]);
  });

  it('are found also when they hold a right one', () => {
    expect(faults('客體的操作系統。')).toEqual([
      '"操作系統" is no word for operating system: write "作業系統".',
    ]);
  });

  it('are not made by taking a right one out', () => {
    expect(faults('客叢集戶端')).toEqual([]);
  });
});

describe('terms of the English', () => {
  it('are missed where the Chinese lacks them', () => {
    expect(faults('刪除。', 'Deletes the clusters.')).toEqual([
      'has no "叢集" for cluster.',
    ]);
    expect(faults('刪除叢集。', 'Deletes the cluster.')).toEqual([]);
  });

  it('may be in another case', () => {
    expect(faults('刪除 pod。', 'Deletes the Pod.')).toEqual([]);
    expect(faults('刪除。', 'Deletes the pod.')).toEqual([
      'has no "Pod" for Pod.',
    ]);
  });

  it('may be in another sense, which has a row of its own', () => {
    expect(faults('`a.png` 是圖片。', 'An image.')).toEqual([]);
    expect(faults('`a.png`。', 'An image.')).toEqual([
      'has no "映像檔" for image.',
    ]);
  });

  it('are not asked for in code, where they are loose, or without English', () => {
    expect(faults('刪除。', 'Deletes `cluster`.')).toEqual([]);
    expect(faults('刪除。', 'Deletes the user.')).toEqual([]);
    expect(faults('刪除。')).toEqual([]);
  });
});

describe('a translation', () => {
  const diagram = '```mermaid\nflowchart LR\n  Ready -->|CreatePool| Done\n```';

  it('has the labels of its diagrams and the links to services checked', () => {
    expect(
      faults(`${diagram}\n\n[Pool](/docs/api/pool-service)`, diagram),
    ).toEqual([
      'the link to /docs/api/pool-service says "Pool": the page is called "集區".',
      'the label "Ready" of a diagram is English, and no operation, field or value: translate it.',
    ]);
  });

  it('that is the English text has only its labels checked', () => {
    expect(faults(`${diagram}\n\nIt(all)`, `${diagram}\n\nIt(all)`)).toEqual([
      'the label "Ready" of a diagram is English, and no operation, field or value: translate it.',
    ]);
  });
});
