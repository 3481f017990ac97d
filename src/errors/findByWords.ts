import {getReasons, weighCauses} from './evidence';
import type {Facts, Finding} from './model';
import type {Ready} from './ready';
import {isChinese, type WordMatch} from './words';

/** Findings that are answered. */
const most = 5;

/** Least of a text that a cause must have by words alone. */
const leastWords = {share: 0.5, weight: 12, terms: 4, chineseTerms: 6};

export const getSubject = ({
  text,
  symptom,
}: Ready['documents'][number]): string =>
  symptom === undefined ? `text ${text}` : `symptom ${symptom}`;

/** Causes and symptoms that have the words of the text, where no message is. */
export function findByWords(
  found: readonly WordMatch[],
  facts: Facts,
  {book, documents}: Ready,
): Finding[] {
  const subjects = new Set<string>();
  return found
    .filter(({document, share, weight, words}) => {
      const subject = getSubject(documents[document] ?? {});
      const isEnough =
        share >= leastWords.share &&
        weight >= leastWords.weight &&
        words.length >=
          (isChinese(...words) ? leastWords.chineseTerms : leastWords.terms) &&
        subjects.size < most &&
        !subjects.has(subject);
      if (isEnough) subjects.add(subject);
      return isEnough;
    })
    .flatMap(({document, share, weight, words: both}): Finding[] => {
      const common = {
        sureness: 'possible' as const,
        variables: [],
        reasons: [{kind: 'words' as const, words: both}],
      };
      const {text, symptom: at = -1} = documents[document] ?? {};
      const symptom = book.symptoms[at];
      if (symptom) {
        return [{...common, kind: 'symptom', symptom, score: weight * share}];
      }
      const places = [...book.causes.keys()].filter(
        (place) => book.causes[place]?.text === text,
      );
      const {causes, factor} = weighCauses(places, facts, book);
      if (causes.length === 0) return [];
      return [
        {
          ...common,
          kind: 'causes',
          causes,
          others: [],
          reasons: [...common.reasons, ...getReasons(causes[0], facts, book)],
          score: weight * share * factor,
        },
      ];
    });
}
