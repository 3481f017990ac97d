import {getToldTerms, step} from '../errors/told';

/** Most terms that are kept of a symptom. */
const most = 60;

/** Terms of more symptoms than this tell none of them from the others. */
const mostSymptoms = 20;

/** A term that fewer texts have is more likely a chance than a word for it. */
const leastTexts = 3;

/** Texts that have a term, for half of what it may tell. */
const half = 3;

/** What a text of other systems takes from a term, as a share of what is left. */
const shareElsewhere = 0.2;

const highest = 9;

/** Texts that have a common term, at least. */
const leastTextsOfCommon = 8;

/** What is known of the terms of symptoms. */
export interface SymptomTerms {
  /**
   * For each symptom, terms with spaces between them; those of the first text
   * tell one `step`, those of the second two, and so on.
   */
  words: string[][];
  /** Terms that many texts have, and that tell no symptom from the others. */
  common: string;
}

function count(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const term of getToldTerms(text)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The terms by which each symptom is told, weighed by BM25 from texts about it.
 *
 * @param texts of each symptom: what people say of it, sentences of its section
 * @param elsewhere texts about other systems: what stands in them tells less
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
export function weighSymptomTerms(
  texts: readonly (readonly string[])[],
  elsewhere: readonly string[],
): SymptomTerms {
  const others = count(elsewhere);
  const all = texts.map(count);
  const having = new Map<string, {symptoms: number; texts: number}>();
  for (const counts of all) {
    for (const [term, number] of counts) {
      const known = having.get(term);
      having.set(term, {
        symptoms: (known?.symptoms ?? 0) + 1,
        texts: (known?.texts ?? 0) + number,
      });
    }
  }
  const weigh = (term: string, number: number): number => {
    const {symptoms = 0, texts: total = 0} = having.get(term) ?? {};
    if (symptoms > mostSymptoms || total < leastTexts) return 0;
    const rareness = Math.log(
      1 + (texts.length - symptoms + 0.5) / (symptoms + 0.5),
    );
    const left = 1 / (1 + shareElsewhere * (others.get(term) ?? 0));
    return (rareness * left * number) / (number + half);
  };
  const words = all.map((counts) => {
    const levels: string[][] = Array.from({length: highest}, () => []);
    [...counts]
      .map(([term, number]) => ({term, weight: weigh(term, number)}))
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, most)
      .forEach(({term, weight}) => {
        const level = Math.min(highest, Math.round(weight / step));
        levels[level - 1]?.push(term);
      });
    const lines = levels.map((level) => level.sort().join(' '));
    while (lines.at(-1) === '') lines.pop();
    return lines;
  });
  const kept = new Set(words.flat().flatMap((line) => line.split(' ')));
  const common = [...having.keys()].filter(
    (term) =>
      !kept.has(term) && (having.get(term)?.texts ?? 0) >= leastTextsOfCommon,
  );
  return {words, common: common.sort().join(' ')};
}
