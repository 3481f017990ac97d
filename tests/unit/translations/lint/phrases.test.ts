import {describe, expect, it} from 'vitest';
import {traditionalChinese} from '../../../../src/translations/lint/traditionalChinese';

const faults = (text: string, english?: string): string[] =>
  traditionalChinese.faultsOf(text, english);
const badly = (words: string, better: string): string[] => [
  `"${words}" reads badly. ${better}`,
];

describe('phrases that read otherwise than they are meant', () => {
  it.each([
    [
      '請先再呼叫一次。',
      '先再',
      'Write 「再…」, or 「先…，再…」 around both steps.',
    ],
    [
      '不會刪除複製請求與還原。',
      '與還原',
      'It reads as a verb. Write 「還原物件」.',
    ],
    [
      '從快照還原子磁碟區。',
      '還原子',
      'It reads as 「原子」. Write 「將子…還原到…」.',
    ],
    [
      '找出叢集；儲存使用類型為 `CEPH` 的項目。',
      '；儲存使用',
      'It reads as "store". Write 「儲存空間…」.',
    ],
    [
      '三種儲存的方式。',
      '種儲存',
      'Write the whole noun: 「儲存空間」, 「儲存系統」 or 「儲存方式」.',
    ],
    ['伺服器不驗證它。', '它', 'Write what it stands for, or leave it out.'],
    ['刪除它們。', '它們', 'Write what it stands for, or leave it out.'],
    [
      '大小，以位元組為單位。',
      '以位元組為單位',
      'Write 「以位元組計」, 「以秒計」.',
    ],
    [
      '大小，以位元組計算。',
      '以位元組計算',
      'Write 「以位元組計」, 「以秒計」.',
    ],
    [
      '逾時，以毫秒為單位。',
      '以毫秒為單位',
      'Write 「以位元組計」, 「以秒計」.',
    ],
    ['如要刪除，請呼叫。', '如要', 'Write 「若要」.'],
    ['如需協助，請呼叫。', '如需', 'Write 「若要」.'],
    [
      'scope 的 UUID，即 `ListScopes` 在 `uuid` 傳回的值。',
      '即 `…` 在 `…` 傳回的值',
      'Write 「即 `Op` 傳回的 `field`」.',
    ],
  ])('%s', (text, words, better) => {
    expect(faults(text)).toEqual(badly(words, better));
  });

  it.each([
    '請先停止，再呼叫一次。',
    '優先再試。',
    '不會刪除複製請求與還原物件。',
    '快照與還原的狀態。',
    '將子磁碟區還原到快照。',
    '列出物件儲存使用者。',
    '該儲存集區有三種儲存方式。',
    '該儲存庫的其它檔案。',
    '大小，以位元組計。',
    '以 4 KiB 為單位配置。',
    '例如要刪除時，以及若要建立時。',
    '即 `ListScopes` 傳回的 `uuid`。',
    '`它`',
  ])('%s is right', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('empty and absent', () => {
  it.each([
    [
      'Empty if none.',
      '如果沒有，就省略。',
      'has no 「空的」, 「留空」 or 「為空」 for empty.',
    ],
    ['Absent if none.', '無此項時為空。', 'has no 「沒有此欄位」 for absent.'],
    [
      'Zero if none.',
      '無此項時沒有此欄位。',
      'says 「沒有此欄位」, but the English does not say "absent".',
    ],
  ])('are told apart: %s', (english, text, fault) => {
    expect(faults(text, english)).toEqual([fault]);
  });

  it.each([
    ['Empty if none.', '無此項時為空。'],
    ['Leave it empty.', '請留空。'],
    ['Absent if none.', '無此項時沒有此欄位。'],
    ['`metadata` is absent here.', '這裡沒有 `metadata`。'],
    ['All others lack it.', '其他訊息則沒有此欄位。'],
    ['`google.protobuf.Empty`', '`google.protobuf.Empty`'],
  ])('are right: %s', (english, text) => {
    expect(faults(text, english)).toEqual([]);
  });
});
