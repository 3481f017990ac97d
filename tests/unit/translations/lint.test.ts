import {describe, expect, it} from 'vitest';
import {readDrawnLabels} from '../../../src/translations/lint/drawnLabels';
import {readGlossary, type Term} from '../../../src/translations/lint/glossary';
import {lintTranslations} from '../../../src/translations/lint/lintTranslations';
import {findTranslationFaults} from '../../../src/translations/lint/rules';
import {getSharedWords} from '../../../src/translations/lint/sharedWords';
import {traditionalChinese} from '../../../src/translations/lint/traditionalChinese';
import type {Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

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
  term('', '內存放'),
  term('memory', '記憶體', ['內存']),
  term('image', '映像檔', [], true),
  term('image (picture)', '圖片'),
];
const measures = {
  glossary,
  rules: traditionalChinese,
  sameNames: new Set(['CreatePool']),
  services: new Map([['/docs/api/pool-service', '集區']]),
  labelsOf: await readDrawnLabels(),
};

const diagram = (label: string): string =>
  `\`\`\`mermaid\nflowchart LR\n  A[${label}] -->|CreatePool| B[CreatePool]\n\`\`\``;
const returns = 'Say what it returns, or write 「伺服器…回應」.';
const nobody =
  'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.';
const acts = 'What is acted on acts. Put the verb before its object.';
const badly = (words: string, better: string): string =>
  `"${words}" reads badly. ${better}`;
const stars = (around: string): string =>
  `"${around}" shows its stars: put the punctuation behind them, as in "**集區**：建立…".`;

/** A rule: a Chinese text, its English where that matters, and what is said. */
const rows: [text: string, english?: string, ...faults: string[]][] = [
  // Typography
  ['**位址。**呼叫會保留位址。', '', stars('**位址。**呼叫會保留位址。')],
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
    '"你" is not how this site speaks to its readers: 您, or nothing.',
  ],
  // The glossary
  ['集群。', '', '"集群" is no word for cluster: write "叢集".'],
  ['內存不足。', '', '"內存" is no word for memory: write "記憶體".'],
  ['刪除。', 'Deletes the Clusters.', 'has no "叢集" for cluster.'],
  ['`a.png`。', 'An image.', 'has no "映像檔" for image.'],
  // Links and diagrams
  [
    '[Pool](/docs/api/pool-service)',
    '',
    'the link to /docs/api/pool-service says "Pool": the page is called "集區".',
  ],
  [
    diagram('Ready'),
    diagram('Ready'),
    'the label "Ready" of a diagram is English, and no operation, field or value: translate it.',
  ],
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
  ['刪除 pod。', 'Deletes the Pod, `cluster` and the user.'],
  ['`a.png` 是圖片。', 'An image.'],
  ['[集區服務](/docs/api/pool-service#caution)'],
  [diagram('就緒'), diagram('Ready')],
  ['優先再試。快照與還原的狀態。以 4 KiB 為單位配置。'],
  ['伺服器會忽略值為空的項目。以串流傳送日誌。'],
  ['至少 1 個，也就是 1 以上。', 'At least 1.'],
  ['無此項時沒有此欄位。', 'Absent if none.'],
];

it.each(rows)('%j (%j): %j', (text, english, ...faults) => {
  expect(
    findTranslationFaults({text, english: english || undefined}, measures),
  ).toEqual(faults);
});

it('brackets that do not pair are named', () => {
  expect(findTranslationFaults({text: '「錯誤。'}, measures)).toContain(
    '「」 do not pair.',
  );
});

describe('the glossary', () => {
  const head = 'english,chinese,avoid,strict,note\n';

  it('has quoted cells, and one word for one thing', () => {
    const folder = folderWith({
      'a.csv': `${head}pool,集區,池  資源池,yes,"a, ""b"""\nunit,集區,,,\n`,
    });
    const terms = readGlossary(`${folder}/a.csv`);
    expect(terms[0]).toEqual({
      ...term('pool', '集區', ['池', '資源池'], true),
      note: 'a, "b"',
    });
    expect(getSharedWords(terms)).toEqual([
      '"集區" stands for pool and for unit. Give one of them another word, or name it in the note of the other.',
    ]);
    const told = terms.map((one) => ({...one, note: 'as in pool'}));
    expect(getSharedWords(told)).toEqual([]);
  });

  it('of the site finds each word to be avoided, and none of its own', () => {
    const site = readGlossary('i18n/zh-hant/glossary.csv');
    const rules = {faultsOf: () => [], faultsOfFile: () => []};
    const faults = (text: string): string =>
      findTranslationFaults(
        {text},
        {...measures, glossary: site, rules},
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

describe('the files of a language', () => {
  const i18n = 'i18n/zh-hant';
  const docs = `${i18n}/docusaurus-plugin-content-docs`;
  const words =
    'english,chinese,avoid,strict,note\nuser,使用者,用戶,,\ncluster,叢集,,yes,\n';
  const user = '"用戶" is no word for user: write "使用者".';

  function lint(
    files: Record<string, string>,
    english: Record<string, Messages> = {},
    language: 'zh-hant' | 'en' = 'zh-hant',
  ): string[] {
    const folder = folderWith({[`${i18n}/glossary.csv`]: words, ...files});
    const translations = Object.keys(english).map(
      (file): [string, Messages] => [
        file,
        JSON.parse(files[`${i18n}/${file}`] ?? '{}') as Messages,
      ],
    );
    return lintTranslations(
      language,
      new Map(Object.entries(english)),
      new Map(translations),
      folder,
    );
  }

  it('have messages named with the line of each', () => {
    const text = [
      '{',
      '  "用戶": {"message": "好"},',
      '  "b": {"description": "用戶",',
      '    "message": "用戶"},',
      '  "c": {"message": "刪除。"},',
      '  "d": {"message": "机器"},',
      '  "e": {"message": "Use(it),用戶"}',
      '}',
    ].join('\n');
    const english = {
      c: {message: 'Deletes a cluster.'},
      e: {message: 'Use(it),用戶'},
    };
    expect(lint({[`${i18n}/code.json`]: text}, {'code.json': english})).toEqual(
      [
        `${i18n}/code.json:4: ${user}`,
        `${i18n}/code.json:5: has no "叢集" for cluster.`,
        `${i18n}/code.json:6:21: 「机」 is a Simplified character.`,
      ],
    );
  });

  it('have documents compared section by section, without code', () => {
    const english = 'A node.\n\n## One {#one}\n\nA cluster.\n';
    const text =
      "---\nslug: 用戶\n---\n\nimport 用戶 from './a';\n\n叢集。\n\n## 一 {#one}\n\n用戶这。\n\n```js\n用戶\n```\n";
    expect(
      lint({
        'docs/a.mdx': english,
        [`${docs}/current/a.mdx`]: text,
        [`${docs}/current/api/generated.mdx`]: '用戶这',
        [`${i18n}/STYLE.md`]: '用戶这',
      }),
    ).toEqual([
      `${docs}/current/a.mdx:9: ${user}`,
      `${docs}/current/a.mdx:9: has no "叢集" for cluster.`,
      `${docs}/current/a.mdx:11:3: 「这」 is a Simplified character.`,
    ]);
  });
});
