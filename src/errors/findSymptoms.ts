import {find, getMessageReason} from './match';
import type {Facts, FoundSymptom} from './model';
import type {Ready, SignTerms} from './ready';
import type {Squeezed} from './squeeze';
import {
  findWords,
  isChinese,
  getPassages,
  computeWeight,
  type WordIndex,
  type WordMatch,
} from './words';

/** Least that a text tells of a symptom beside a state that is a plain word. */
const leastBesideState = 5;

/** Least words of a sign in another order, and what they tell. */
const leastOfSign = {terms: 3, chineseTerms: 2, weight: 8};

/** Says that a state does not end. */
const lasting =
  /stuck|still|\bsits?\b|then nothing|nothing happens|no progress|\bwill not\b|\bwon't\b|\bsince\b|\bstays?\b|hang(?:s|ing)?\b|never|forever|does(?:n't| not) (?:end|finish|change)|minute|hour|\bdays?\b|\b\d+ ?(?:m|min|h|hrs?|d)\b|一直|卡|停在|始終|不會|不動|還沒|遲遲|小時|分鐘|半天|晚上|整天|很久|尚未|還在|還是|超過|好久|許久|沒動/i;

/** Terms that say so, of which a sign has one and a text may have another. */
const isLasting = (term: string): boolean =>
  isChinese(term) && lasting.test(term);

/** The terms of a sign, if they are enough to tell it in another order. */
export function signTerms(
  terms: readonly string[],
  {importance}: WordIndex,
): SignTerms | undefined {
  const least = isChinese(...terms)
    ? leastOfSign.chineseTerms
    : leastOfSign.terms;
  if (terms.length < least) return undefined;
  const wanted = terms.filter((term) => !isLasting(term));
  const weight = wanted.reduce(
    (sum, term) => sum + (importance.get(term) ?? 0),
    0,
  );
  return weight < leastOfSign.weight ? undefined : {all: terms, wanted, weight};
}

/**
 * Least of a Chinese text that the words of a sign must have, and what they must
 * tell if no name such as `pg` is among them.
 */
const leastOfGuess = {share: 0.32, terms: 2, weight: 6.5};

/** Pairs of characters that say how something fails, and not what. */
const manner = /[不沒有了起來上下]/;

/**
 * The symptom whose signs have most of the words of a Chinese text, which says
 * the same in many ways; for texts in which nothing else is found. English ones
 * share too many words with errors of other systems.
 */
export function guessSymptom(
  text: string,
  {book, signs, getSignWords}: Ready,
): FoundSymptom[] {
  if (!isChinese(text)) return [];
  const [best] = findWords(text, getSignWords());
  const symptom = book.symptoms[signs[best?.document ?? -1]?.symptom ?? -1];
  if (!best || !symptom) return [];
  const {share, weight, words} = best;
  const hasName = words.some((word) => !isChinese(word));
  return share >= leastOfGuess.share &&
    words.length >= leastOfGuess.terms &&
    words.some((word) => !manner.test(word)) &&
    (hasName || weight >= leastOfGuess.weight)
    ? [
        {
          kind: 'symptom',
          symptom,
          sureness: 'possible',
          reasons: [{kind: 'words', words}],
          variables: [],
          score: weight * share,
        },
      ]
    : [];
}

/** Symptoms that a text says, by its words, a state or a response. */
export function findSymptoms(
  squeezed: Squeezed,
  inWords: readonly WordMatch[],
  {status, body, codes, operations}: Facts,
  {book, signs, words: index, documents}: Ready,
): FoundSymptom[] {
  // The best document of a symptom comes first, so it is set last.
  const weights = new Map(
    inWords
      .map(({document, weight}): [number | undefined, number] => [
        documents[document]?.symptom,
        weight,
      ])
      .reverse(),
  );
  const bySign = signs.flatMap(({matcher, symptom: place}): FoundSymptom[] => {
    const symptom = book.symptoms[place];
    const match = find(matcher, squeezed);
    if (!symptom || !match || match.share < 1) return [];
    return [
      {
        kind: 'symptom',
        symptom,
        sureness: 'likely',
        reasons: [getMessageReason(match)],
        variables: match.variables,
        score: match.length,
      },
    ];
  });
  const {text} = squeezed;
  const persists = lasting.test(text);
  const passages = getPassages(text);
  const byOrder = signs.flatMap(({order, symptom: place}): FoundSymptom[] => {
    const symptom = book.symptoms[place];
    if (!symptom || !order) return [];
    const {all, wanted, weight} = order;
    const isSaid =
      (persists || wanted.length === all.length) &&
      passages.some((passage) => wanted.every((term) => passage.has(term)));
    return isSaid
      ? [
          {
            kind: 'symptom',
            symptom,
            sureness: 'possible',
            reasons: [{kind: 'words', words: [...all]}],
            variables: [],
            score: weight,
          },
        ]
      : [];
  });
  const rpcs = new Set(operations.map((place) => book.operations[place]?.rpc));
  const words = new Set(text.match(/[A-Za-z_]+/g) ?? []);
  const byState = book.symptoms.flatMap((symptom, place): FoundSymptom[] => {
    const state = symptom.states?.find(
      (one) => words.has(one) || (one.includes(' ') && text.includes(one)),
    );
    if (state === undefined) return [];
    const common = weights.get(place) ?? 0;
    // A word such as `error` is a state beside others of the symptom alone.
    const others = common - computeWeight(state, index);
    const isWord = /^[A-Z]?[a-z]+$/.test(state);
    const isPlain = state === state.toLowerCase();
    if (isWord && (isPlain || !persists) && others < leastBesideState) {
      return [];
    }
    const isShown = symptom.operations?.some((rpc) => rpcs.has(rpc));
    return [
      {
        kind: 'symptom',
        symptom,
        sureness: persists ? 'likely' : 'possible',
        reasons: [{kind: 'words', words: [state]}],
        variables: [],
        score: (persists ? 12 : 6) + (isShown ? 5 : 0) + common,
      },
    ];
  });
  const byStatus = book.symptoms.flatMap((symptom): FoundSymptom[] => {
    const isIt = symptom.http?.some(
      ({statuses, body: wanted}) =>
        status !== undefined &&
        statuses.includes(status) &&
        (wanted === undefined || wanted === body),
    );
    // A response with a code comes from the server itself.
    if (!isIt || status === undefined || codes.length > 0) return [];
    return [
      {
        kind: 'symptom',
        symptom,
        sureness: 'likely',
        reasons: [{kind: 'status', status, ...(body && {body})}],
        variables: [],
        score: body ? 20 : 15,
      },
    ];
  });
  return [...bySign, ...byOrder, ...byState, ...byStatus];
}
