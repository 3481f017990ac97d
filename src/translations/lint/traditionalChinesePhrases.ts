import type {MeaningRule, PhraseRule} from './phraseRule';

/** Phrases of Traditional Chinese that are read otherwise than they are meant. */
export const phrases: readonly PhraseRule[] = [
  {
    pattern: /(?<![優首事預原領])先再/,
    better: 'Write 「再…」, or 「先…，再…」 around both steps.',
  },
  {
    pattern: /[與和及、]還原(?=[。，；])/,
    better: 'It reads as a verb. Write 「還原物件」.',
  },
  {
    pattern: /還原子/,
    better: 'It reads as 「原子」. Write 「將子…還原到…」.',
  },
  {
    pattern: /(?:^|[。，；：])儲存使用/m,
    better: 'It reads as "store". Write 「儲存空間…」.',
  },
  {
    pattern: /[該此這種個]儲存(?=[\s的。，；：、）]|$)/,
    better: 'Write the whole noun: 「儲存空間」, 「儲存系統」 or 「儲存方式」.',
  },
  {
    pattern: /(?<!其)它們?/,
    better: 'Write what it stands for, or leave it out.',
  },
  {
    pattern: /以\s?(?:位元組|[KMGT]i?B|毫秒|秒|分鐘)\s?(?:為單位|計算)/,
    better: 'Write 「以位元組計」, 「以秒計」.',
  },
  {
    pattern: /(?<![例譬諸假])如[要需]/,
    better: 'Write 「若要」.',
  },
  {
    pattern: /即\s?\0\s?在\s?\0\s?傳回的值/,
    better: 'Write 「即 `Op` 傳回的 `field`」.',
  },
];

/** Words of the English with the Chinese that they need. */
export const meanings: readonly MeaningRule[] = [
  {
    english: /\bempty\b/i,
    has: /空|清除/,
    better: 'has no 「空的」, 「留空」 or 「為空」 for empty.',
  },
  {
    english: /\bAbsent\b/,
    has: /沒有|省略|未送出/,
    better: 'has no 「沒有此欄位」 for absent.',
  },
  {
    english: /^(?![\s\S]*(?:absent|missing|\black|without))/i,
    has: /^(?![\s\S]*沒有此欄位)/,
    better: 'says 「沒有此欄位」, but the English does not say "absent".',
  },
];
