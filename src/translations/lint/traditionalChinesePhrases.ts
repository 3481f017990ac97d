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
  {
    pattern: /(?<!伺服器)會(?:忽略|略過|[占佔]用|強制結束)(?=[，。；])/,
    better:
      'Nobody does it, to nothing. Put the verb before its object, or write 遭, 由 or 受.',
  },
  {
    pattern:
      /讓[^，。；\s]{1,12}可以(?:刪除|連線)|(?:子網路都|機器不)會(?:刪除|釋出)/,
    better: 'What is acted on acts. Put the verb before its object.',
  },
  {
    pattern:
      /呼叫(?:就會|才會|立即|之後)?傳回(?=[，。；之])|之前就會傳回|[即就才]傳回(?=[，。；])|傳回回應後/,
    better: 'Say what it returns, or write 「伺服器…回應」.',
  },
  {
    pattern: /在[^，。；]{1,12}的情況下/,
    better: 'Write 「…時」, or say the fact alone.',
  },
  {
    pattern: /(?:^|[。；：] ?)要(?![求點素件等到寫])[^，。；]{1,25}，請/m,
    better: 'Write 「若要」.',
  },
  {
    pattern: /，除非[^，。；]*[。；]/,
    better: 'Put the condition first: 「如果沒有…，就…」.',
  },
  {
    pattern: /將其[^。]*將其/,
    better: 'Write what the second one stands for.',
  },
  {
    pattern: /[其之]下列出/,
    better: 'It reads as 「下列」. Write 「列在…之下」.',
  },
  {
    pattern: /執行的長度/,
    better: 'Write 「執行時間」.',
  },
  {
    pattern: /以明文包含/,
    better: 'Write 「含有…，均為明文」.',
  },
  {
    pattern: /\bphase\b/,
    better: 'Write 「階段」 outside of code.',
  },
  {
    pattern: /Juju 控制器/,
    better: 'Write 「Juju controller」.',
  },
  {
    pattern:
      /[一二兩三四五六每各多幾這那同第某下]\s?部(?=虛擬機器|機器|主機|伺服器|電腦)/,
    better: 'Machines are counted with 「台」.',
  },
  {
    pattern: /[請未]傳送(?![到至])|傳送\s\0/,
    better: 'A request or a value is sent with 「送出」.',
  },
];

/** Words of the English with the Chinese that they need. */
export const meanings: readonly MeaningRule[] = [
  {
    english: /\bmore than (?!one call)|\bover \d|\bexceeds?\b/i,
    has: /^(?![\s\S]*以上)/,
    better: '「以上」 includes the number: write 「超過」 or 「多於」.',
  },
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
