import {find, getMessageReason} from './match';
import type {Facts, FoundSymptom} from './model';
import type {Ready} from './ready';
import type {Squeezed} from './squeeze';
import {computeWeight, type WordMatch} from './words';

/** Least that a text tells of a symptom beside a state that is a plain word. */
const leastBesideState = 5;

/** Says that a state does not end. */
const lasting =
  /stuck|still|\bsits?\b|then nothing|nothing happens|no progress|\bwill not\b|\bwon't\b|\bsince\b|\bstays?\b|hang(?:s|ing)?\b|never|forever|does(?:n't| not) (?:end|finish|change)|minute|hour|\bdays?\b|\b\d+ ?(?:m|min|h|hrs?|d)\b|一直|卡|停在|始終|不會|不動|還沒|遲遲|小時|分鐘|半天|晚上|整天|很久|尚未|還在|還是|超過|好久|許久|沒動/i;

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
  return [...bySign, ...byState, ...byStatus];
}
