import {splitWords, toStem} from '../search/words';
import type {ErrorBook, FoundSymptom} from './model';
import {isChinese, type WordIndex} from './words';

/** Words that people tell any trouble with, and pairs of such characters. */
const empty = new Set(
  'a an the is are was were be been am to of in on at by as or it its i my me we our us you your he she they them their and but for with this that than then there these those from has have had do does did so if into will would can could should just some any all one two who which when where how what why get got go goes went put says said say im ive 什麼 怎麼 為什 這個 那個 可以 是不 請問 我的 我們'.split(
    ' ',
  ),
);

/** What is not so, in any of the ways to say it. */
const negations = /\b(?:\w+n['\u2019]?t|cannot|never|no)\b/gi;

/** Longer runs of letters are no words. */
const longestWord = 40;

/**
 * The terms that tell troubles apart, each once, with the word that has it: stems
 * of words, numbers of HTTP statuses, pairs of Chinese characters.
 */
function readTerms(text: string): Map<string, string> {
  const terms = new Map<string, string>();
  for (const word of splitWords(text.replace(negations, ' not '))) {
    if (word.length < 2 || word.length > longestWord) continue;
    const term = toStem(word.toLowerCase());
    if (empty.has(term) || terms.has(term)) continue;
    if (!/^\d/.test(term) || /^[1-5]\d\d$/.test(term)) terms.set(term, word);
  }
  return terms;
}

/** The terms that tell troubles apart; see `readTerms`. */
export const getToldTerms = (text: string): string[] => [
  ...readTerms(text).keys(),
];

/** The terms by which symptoms are told. */
export interface Told {
  /** What a term tells of some symptoms, by their places in the book. */
  weights: ReadonlyMap<string, readonly [symptom: number, weight: number][]>;
  common: ReadonlySet<string>;
  /** Words of operations, by which a text asks for what can be done. */
  tasks: ReadonlySet<string>;
}

/** What a term tells that stands in the first text of a symptom's words. */
export const step = 0.3;

/** Reads the terms by which symptoms are told. */
export function readTold({symptoms, common, operations}: ErrorBook): Told {
  const weights = new Map<string, [symptom: number, weight: number][]>();
  for (const [place, {words}] of symptoms.entries()) {
    for (const [level, terms] of words.entries()) {
      for (const term of terms.split(' ').filter(Boolean)) {
        const known = weights.get(term) ?? [];
        known.push([place, (level + 1) * step]);
        weights.set(term, known);
      }
    }
  }
  return {
    weights,
    common: new Set(common.split(' ')),
    tasks: new Set(operations.flatMap(({rpc}) => getToldTerms(rpc))),
  };
}

/**
 * What a term adds to the length of a text: little if symptoms or the errors of
 * the platform have it, and much if nothing here does, as in texts of others.
 */
const lengths = {known: 0.1, knownHan: 0.1, strange: 2, strangeHan: 0.3};

/** Least that a text tells of a symptom, for its length. */
const least = 0.85;

/** What is told for its length, of which a longer text has more. */
const shareOfLength = 0.7;

/** Most characters of a text that is told, and of its lines. */
const longest = {text: 400, lines: 3};

/** Most signs, as programs write them, in what people tell. */
const mostSigns = 0.08;

/** Whether a text is told by somebody, and no output of a program. */
const isTold = (text: string): boolean =>
  text.length <= longest.text &&
  text.trim().split('\n').length <= longest.lines &&
  (text.match(/[^\p{L}\p{N}\s.,?!'"\u2019，。？！、「」（）()%/:：；;-]/gu)
    ?.length ?? 0) /
    text.length <=
    mostSigns;

/** Symptoms that are told beside the best, as a share of what it tells. */
const leastBeside = 0.4;

/** What counts beside causes that have words of the text. */
const factor = 12;

/** Most symptoms that are answered. */
const most = 3;

/**
 * The symptoms that a text tells in words of its own, best first; none where too
 * much of it is of something else.
 */
export function findTold(
  text: string,
  {
    book,
    words,
    getTold,
  }: {
    book: ErrorBook;
    words: WordIndex;
    getTold: () => Told;
  },
): FoundSymptom[] {
  if (!isTold(text)) return [];
  const {weights, common, tasks} = getTold();
  const terms = readTerms(text);
  const told = new Map<number, {weight: number; said: string[]}>();
  let length = 1;
  for (const [term, word] of terms) {
    const having = weights.get(term);
    const isKnown =
      having !== undefined || common.has(term) || words.importance.has(term);
    const isHan = isChinese(term);
    if (isKnown) length += isHan ? lengths.knownHan : lengths.known;
    else length += isHan ? lengths.strangeHan : lengths.strange;
    for (const [place, weight] of having ?? []) {
      const known = told.get(place) ?? {weight: 0, said: []};
      known.weight += weight;
      known.said.push(word);
      told.set(place, known);
    }
  }
  const ranked = [...told].sort((a, b) => b[1].weight - a[1].weight);
  const best = ranked[0]?.[1].weight ?? 0;
  const share = length ** -shareOfLength;
  const isTrouble = [...terms.keys()].some(
    (term) => (weights.has(term) || common.has(term)) && !tasks.has(term),
  );
  if (!isTrouble || best * share < least) return [];
  return ranked.slice(0, most).flatMap(([place, {weight, said}]) => {
    const symptom = book.symptoms[place];
    if (!symptom || weight < best * leastBeside) return [];
    return [
      {
        kind: 'symptom',
        symptom,
        sureness: 'possible',
        reasons: [{kind: 'words', words: said}],
        variables: [],
        score: weight * share * factor,
      },
    ];
  });
}
