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
    [
      '值為空的項目會忽略。',
      '會忽略',
      'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.',
    ],
    [
      '安裝失敗時，名稱仍會佔用。',
      '會佔用',
      'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.',
    ],
    [
      '客體未關機，會強制結束，並遺失工作。',
      '會強制結束',
      'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.',
    ],
    [
      '沒有的標籤會略過。',
      '會略過',
      'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.',
    ],
    [
      '解除保護，讓快照可以刪除。',
      '讓快照可以刪除',
      'What is acted on acts. Put the verb before its object.',
    ],
    [
      '其中的子網路都會刪除。',
      '子網路都會刪除',
      'What is acted on acts. Put the verb before its object.',
    ],
    [
      '機器不會釋出。',
      '機器不會釋出',
      'What is acted on acts. Put the verb before its object.',
    ],
    [
      '接受之後，呼叫就會傳回。',
      '呼叫就會傳回',
      'Say what it returns, or write 「伺服器…回應」.',
    ],
    [
      '不等待監看端，隨即傳回。',
      '即傳回',
      'Say what it returns, or write 「伺服器…回應」.',
    ],
    [
      '在傳回回應後仍會繼續。',
      '傳回回應後',
      'Say what it returns, or write 「伺服器…回應」.',
    ],
    [
      '呼叫傳回之後仍會繼續。',
      '呼叫傳回',
      'Say what it returns, or write 「伺服器…回應」.',
    ],
    [
      '在完成之前就會傳回。',
      '之前就會傳回',
      'Say what it returns, or write 「伺服器…回應」.',
    ],
    [
      '連線在沒有回應的情況下關閉。',
      '在沒有回應的情況下',
      'Write 「…時」, or say the fact alone.',
    ],
    ['要刪除快照，請呼叫操作。', '要刪除快照，請', 'Write 「若要」.'],
    [
      '請送出大小，除非需要其他值。',
      '，除非需要其他值。',
      'Put the condition first: 「如果沒有…，就…」.',
    ],
    [
      '將其扁平化，再將其刪除。',
      '將其扁平化，再將其',
      'Write what the second one stands for.',
    ],
    [
      '只有一個鍵，其下列出選項。',
      '其下列出',
      'It reads as 「下列」. Write 「列在…之下」.',
    ],
    ['除以執行的長度。', '執行的長度', 'Write 「執行時間」.'],
    ['回應以明文包含金鑰。', '以明文包含', 'Write 「含有…，均為明文」.'],
    ['先是其他的 phase 再結束。', 'phase', 'Write 「階段」 outside of code.'],
    ['請確認 Juju 控制器正常。', 'Juju 控制器', 'Write 「Juju controller」.'],
    ['加入兩部機器。', '兩部', 'Machines are counted with 「台」.'],
    [
      '加入第 3 部機器，再加入每部主機。',
      '每部',
      'Machines are counted with 「台」.',
    ],
    ['請傳送位址。', '請傳送', 'A request or a value is sent with 「送出」.'],
    [
      '再傳送 `acl`。',
      '傳送 `…`',
      'A request or a value is sent with 「送出」.',
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
    '此步驟若失敗，伺服器會忽略。',
    '伺服器會忽略值為空的項目。',
    '名稱仍遭佔用。',
    '之後才能刪除快照。',
    '伺服器就會回應，並傳回 `name`。',
    '連線沒有回應就關閉。',
    '若要刪除快照，請呼叫操作。',
    '只要有值，請送出。',
    '除非需要其他大小，請送出 `4194304`。',
    '`phase` 為 `Succeeded` 的階段。',
    '加入兩台機器，其餘部分不變。',
    '部署三台主機的一部分。',
    '以串流傳送日誌，並傳送給監看端。',
  ])('%s is right', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('numbers that 以上 would include', () => {
  const fault = '「以上」 includes the number: write 「超過」 or 「多於」.';

  it.each([
    ['A deadline of more than 10 minutes.', '10 分鐘以上的時限。'],
    ['It takes over 5 minutes.', '需要 5 分鐘以上。'],
    ['If that exceeds 5 minutes.', '如果是 5 分鐘以上。'],
  ])('%s', (english, text) => {
    expect(faults(text, english)).toEqual([fault]);
    expect(faults(text.replace('以上', '內'), english)).toEqual([]);
  });

  it('at least', () => {
    expect(faults('至少 1 個，也就是 1 以上。', 'At least 1.')).toEqual([]);
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
