import {readFileSync} from 'node:fs';
import once from 'es-toolkit/compat/once';
import {describe, expect, it} from 'vitest';
import {findFaults} from '../../../src/translations/lint/faults';
import {
  readGlossary,
  readWording,
  type Term,
} from '../../../src/translations/lint/wording';
import {folderWith} from './folder';

/** The rules of the language, with a glossary of this test. */
const rules = 'i18n/zh-hant/wording.yaml';
const getWording = once(() =>
  readWording(
    'zh-hant',
    folderWith({
      [rules]: readFileSync(rules, 'utf8'),
      'i18n/zh-hant/glossary.csv': [
        'english,chinese,avoid,strict,note',
        'user,使用者,用戶,,',
        'client,用戶端,客戶端,,',
        'cluster,叢集,集群 集羣,yes,',
        'Pod,Pod,,yes,',
        ',內存放,,,',
        'memory,記憶體,內存,,',
        'image,映像檔,,yes,',
        'image (picture),圖片,,,',
      ].join('\n'),
    }),
  ),
);

const returns = 'Say what it returns, or write 「伺服器…回應」.';
const nobody =
  'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.';
const acts = 'What is acted on acts. Put the verb before its object.';
const badly = (words: string, better: string): string =>
  `"${words}" reads badly. ${better}`;
const stars =
  'Its stars show. Put the punctuation behind them, as in "**集區**：建立…".';

/** A rule: a Chinese text, its English where that matters, and what is said. */
const rows: [text: string, english?: string, ...faults: string[]][] = [
  // Typography
  [
    '**位址。**呼叫會保留位址。',
    '',
    badly('**位址。**呼叫會保留位址。', stars),
  ],
  ['機器的ID。', '', 'punctuation or spaces: write "機器的 ID。"'],
  [
    '建立集區,並啟用。',
    '',
    'punctuation or spaces: write "建立集區，並啟用。"',
  ],
  ['- 一,二。\n- 好。', '', 'punctuation or spaces: write "- 一，二。"'],
  ['設為［60］。', '', 'punctuation or spaces: write "設為 [60]。"'],
  // How readers are spoken to
  [
    '你可以刪除集區。',
    '',
    badly('你', 'This site speaks to its readers with 您, or not at all.'),
  ],
  // The glossary
  ['集群。', '', '"集群" is no word for cluster: write "叢集".'],
  ['內存不足。', '', '"內存" is no word for memory: write "記憶體".'],
  ['刪除。', 'Deletes the Clusters.', 'has no "叢集" for cluster.'],
  // Facts
  ['`rbd` 集區。', 'The pool `rbd`, see `name`.', 'has lost `name`.'],
  ['參閱頁面。', 'See [the page](/docs/x).', 'has lost /docs/x.'],
  ['等候 10 秒。', 'Waits 1024 seconds.', 'has lost 1024.'],
  ['`a.png`。', 'An image.', 'has no "映像檔" for image.'],
  // Phrases that read otherwise than they are meant, one of each kind
  [
    '請先再呼叫一次。',
    '',
    badly('先再', 'Write 「再…」, or 「先…，再…」 around both steps.'),
  ],
  [
    '從快照還原子磁碟區。',
    '',
    badly('還原子', 'It reads as 「原子」. Write 「將子…還原到…」.'),
  ],
  [
    '刪除它們。',
    '',
    badly('它們', 'Write what it stands for, or leave it out.'),
  ],
  ['如需協助，請呼叫。', '', badly('如需', 'Write 「若要」.')],
  ['沒有的標籤會略過。', '', badly('會略過', nobody)],
  ['機器不會釋出。', '', badly('機器不會釋出', acts)],
  ['呼叫傳回之後仍會繼續。', '', badly('呼叫傳回', returns)],
  [
    '再傳送 `acl`。',
    '',
    badly('傳送 `…`', 'A request or a value is sent with 「送出」.'),
  ],
  // Numbers, empty and absent
  [
    '10 分鐘以上的時限。',
    'A deadline of more than 10 minutes.',
    '「以上」 includes the number: write 「超過」 or 「多於」.',
  ],
  [
    '如果沒有，就省略。',
    'Empty if none.',
    'has no 「空的」, 「留空」 or 「為空」 for empty.',
  ],
  ['無此項時為空。', 'Absent if none.', 'has no 「沒有此欄位」 for absent.'],
  [
    '無此項時沒有此欄位。',
    'Zero if none.',
    'says 「沒有此欄位」, but the English does not say "absent".',
  ],
  // What is right
  ['**位址**：建立集區，並啟用 `rbd`；10 GiB、100%。'],
  ['用戶端（client）把 `用戶` 設為「60」。他們、您。'],
  ['集區內存放的資料。'],
  ['刪除 pod 與 `cluster`。', 'Deletes the Pod, `cluster` and the user.'],
  ['`a.png` 是圖片。', 'An image.'],
  ['優先再試。快照與還原的狀態。以 4 KiB 為單位配置。'],
  ['伺服器會忽略值為空的項目。以串流傳送日誌。'],
  ['至少 1 個，也就是 1 以上。', 'At least 1.'],
  ['無此項時沒有此欄位。', 'Absent if none.'],
];

it.each(rows)('%j (%j): %j', (text, english, ...faults) => {
  expect(
    findFaults({text, english: english || undefined}, getWording()),
  ).toEqual(faults);
});

describe('the glossary', () => {
  it('has quoted cells, five to a term', () => {
    const head = 'english,chinese,avoid,strict,note\n';
    const file = 'i18n/zh-hant/glossary.csv';
    const read = (lines: string): Term[] =>
      readGlossary('zh-hant', folderWith({[file]: head + lines}));
    expect(read('pool,集區,池  資源池,yes,"a, ""b"""\n')).toEqual([
      {english: 'pool', right: '集區', avoid: ['池', '資源池'], strict: true},
    ]);
    expect(() => read('unit,單元\n')).toThrow(
      `${file}: Invalid Record Length: columns length is 5, got 2 on line 2.`,
    );
  });

  it('of the site finds each word to be avoided, and none of its own', () => {
    const site = readGlossary('zh-hant');
    const faults = (text: string): string =>
      findFaults(
        {text},
        {...getWording(), phrases: [], zhlint: undefined, glossary: site},
      ).join();
    for (const {right, avoid} of site) {
      expect(faults(right)).toBe('');
      for (const word of avoid) {
        expect(faults(word), word).toContain(`write "${right}".`);
      }
    }
    for (const text of [
      '單元測試',
      '主機名單',
      '子網路',
      '容器由三個容器組成',
    ]) {
      expect(faults(text)).toBe('');
    }
  });
});

it('texts that stay English are a list; a language needs no file', () => {
  const file = 'i18n/zh-hant/as-english.yaml';
  const read = (files: Record<string, string>) =>
    readWording('zh-hant', folderWith(files));
  expect([...read({[file]: '- Holt\n- |-\n  a\n  b\n'}).asEnglish]).toEqual([
    'Holt',
    'a\nb',
  ]);
  expect(findFaults({text: '你,集群'}, read({}))).toEqual([]);
});
