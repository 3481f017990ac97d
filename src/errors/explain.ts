import type {
  BookCause,
  ErrorBook,
  Explanation,
  Facts,
  Finding,
  FoundCauses,
  FoundSymptom,
  Reason,
  Span,
  Sureness,
} from './model';
import {readFacts} from './facts';
import {find, matcherOf, type Match, type Matcher} from './match';
import {plainText} from './plainText';
import {cut, squeeze, type Squeezed} from './squeeze';
import {textOfPattern} from './patterns';
import {findWords, indexOf, weightOf, type WordIndex} from './words';

/** Findings that are answered. */
const most = 5;

/** Least of a message that a text must have, and characters of it. */
const leastShare = 0.6;
const leastShareOfEnd = 0.85;
const leastLength = 8;

/** What a message counts that any other may follow: `denied the request: `. */
const shareOfOpen = 0.5;

/** Least of a text that a cause must have by words alone. */
const leastBesideState = 5;
const leastWords = {share: 0.5, weight: 8};

/** Says that a state does not end. */
const lasting =
  /stuck|still|\bsince\b|\bstays?\b|hang(?:s|ing)?\b|never|forever|does(?:n't| not) (?:end|finish|change)|minute|hour|\bdays?\b|\b\d+ ?(?:m|min|h|hrs?|d)\b|一直|卡|停在|始終|不會|不動|還沒|遲遲|小時|分鐘|半天/i;

/** A book that is ready to be asked. */
export interface OpenBook {
  book: ErrorBook;
  /**
   * Looks a text up.
   *
   * @param operation name of the operation that returned it, if that is known;
   *   with an empty text, all that it may return
   */
  explain: (text: string, operation?: string) => Explanation;
}

interface Ready {
  book: ErrorBook;
  patterns: {matcher: Matcher; causes: number[]}[];
  signs: {matcher: Matcher; symptom: number}[];
  /** Descriptions of causes, as places in the texts of the book. */
  described: number[];
  /** The descriptions, then the symptoms. */
  words: WordIndex;
}

/** How much a cause has of what the text says besides its message. */
function evidence(
  {operation, code}: BookCause,
  {operations, codes}: Facts,
): number {
  const ofOperation =
    operations.length === 0 ? 1 : operations.includes(operation) ? 1.5 : 0.7;
  const ofCode = codes.length === 0 ? 1 : codes.includes(code) ? 1.1 : 0.9;
  return ofOperation * ofCode;
}

/** What of the evidence the best cause has. */
function reasonsOf(
  cause: BookCause | undefined,
  {operations, codes}: Facts,
  {operations: known}: ErrorBook,
): Reason[] {
  if (!cause) return [];
  const rpc = known[cause.operation]?.rpc ?? '';
  return [
    ...(operations.includes(cause.operation)
      ? [{kind: 'operation' as const, rpc}]
      : []),
    ...(codes.includes(cause.code)
      ? [{kind: 'code' as const, code: cause.code}]
      : []),
  ];
}

/** The causes with most evidence first; those of other operations left out. */
function weighed(
  places: readonly number[],
  facts: Facts,
  {causes}: ErrorBook,
): {causes: BookCause[]; factor: number} {
  const all = places
    .flatMap((place) => causes[place] ?? [])
    .map((cause) => ({cause, weight: evidence(cause, facts)}))
    .sort((a, b) => b.weight - a.weight);
  const best = all[0]?.weight ?? 0;
  const isNamed = all.some(({cause}) =>
    facts.operations.includes(cause.operation),
  );
  return {
    causes: all
      .filter(({weight}) => !isNamed || weight >= best * 0.9)
      .map(({cause}) => cause),
    factor: best,
  };
}

/** Causes of the same operation and code that say something else. */
function othersOf(
  found: readonly BookCause[],
  {book, patterns}: Ready,
): BookCause[] {
  const [first] = found;
  if (!first) return [];
  const texts = new Set(found.map(({text}) => text));
  const withMessage = new Set(patterns.flatMap(({causes}) => causes));
  return book.causes
    .filter(
      ({operation, code, text}, place) =>
        operation === first.operation &&
        code === first.code &&
        !texts.has(text) &&
        withMessage.has(place),
    )
    .slice(0, 3);
}

const surenessOf = (share: number, causes: readonly BookCause[]): Sureness => {
  if (share < 0.85) return 'possible';
  const isOne = new Set(causes.map(({text}) => text)).size === 1;
  return share === 1 && isOne ? 'certain' : 'likely';
};

const messageReason = ({spans, share}: Match): Reason => ({
  kind: 'message',
  spans,
  isWhole: share === 1,
});

function findMessages(
  squeezed: Squeezed,
  facts: Facts,
  ready: Ready,
): FoundCauses[] {
  const {book, patterns} = ready;
  return patterns.flatMap(({matcher, causes: places}): FoundCauses[] => {
    const match = find(matcher, squeezed);
    const share = match?.hasBeginning ? leastShare : leastShareOfEnd;
    if (!match || match.share < share || match.length < leastLength) return [];
    const {causes, factor} = weighed(places, facts, book);
    return [
      {
        kind: 'causes',
        causes,
        others: othersOf(causes, ready),
        ...(matcher.isOpen && {isOpen: true}),
        sureness: surenessOf(match.share, causes),
        reasons: [messageReason(match), ...reasonsOf(causes[0], facts, book)],
        variables: match.variables,
        score:
          match.length *
          match.share ** 2 *
          factor *
          (matcher.isOpen ? shareOfOpen : 1),
      },
    ];
  });
}

function findSymptoms(
  squeezed: Squeezed,
  {status, body, codes, operations}: Facts,
  {book, signs, words: index, described}: Ready,
): FoundSymptom[] {
  const weights = new Map(
    findWords(squeezed.text, index).map(({document, weight}) => [
      document - described.length,
      weight,
    ]),
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
        reasons: [messageReason(match)],
        variables: match.variables,
        score: match.length,
      },
    ];
  });
  const {text} = squeezed;
  const rpcs = new Set(operations.map((place) => book.operations[place]?.rpc));
  const persists = lasting.test(text);
  const words = new Set(text.match(/[A-Za-z_]+/g) ?? []);
  const byState = book.symptoms.flatMap((symptom, place): FoundSymptom[] => {
    const state = symptom.states?.find(
      (one) => words.has(one) || (one.includes(' ') && text.includes(one)),
    );
    if (state === undefined) return [];
    const common = weights.get(place) ?? 0;
    // A word such as `error` is a state beside others of the symptom alone.
    const others = common - weightOf(state, index);
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

/** Causes and symptoms that have the words of the text, where no message is. */
function findByWords(text: string, facts: Facts, ready: Ready): Finding[] {
  const {book, words, described} = ready;
  return findWords(text, words)
    .filter(
      ({share, weight}) =>
        share >= leastWords.share && weight >= leastWords.weight,
    )
    .slice(0, most)
    .flatMap(({document, share, weight, words: both}): Finding[] => {
      const found = {
        sureness: 'possible' as const,
        variables: [],
        reasons: [{kind: 'words' as const, words: both}],
      };
      const symptom = book.symptoms[document - described.length];
      if (symptom) {
        return [{...found, kind: 'symptom', symptom, score: weight * share}];
      }
      const places = [...book.causes.keys()].filter(
        (place) => book.causes[place]?.text === described[document],
      );
      const {causes, factor} = weighed(places, facts, book);
      if (causes.length === 0) return [];
      return [
        {
          ...found,
          kind: 'causes',
          causes,
          others: [],
          reasons: [...found.reasons, ...reasonsOf(causes[0], facts, book)],
          score: weight * share * factor,
        },
      ];
    });
}

/** The causes of the operation that the text names, with its code. */
function findByOperation(
  facts: Facts,
  isAll: boolean,
  {book}: Ready,
): FoundCauses[] {
  const {operations, codes} = facts;
  if (operations.length === 0 || (codes.length === 0 && !isAll)) return [];
  const causes = book.causes.filter(
    ({operation, code}) =>
      operations.includes(operation) &&
      (codes.length === 0 || codes.includes(code)),
  );
  if (causes.length === 0) return [];
  return [
    {
      kind: 'causes',
      causes,
      others: [],
      sureness: 'possible',
      reasons: reasonsOf(causes[0], facts, book),
      variables: [],
      score: 1,
    },
  ];
}

const isInside = (inner: Finding, outer: Finding): boolean => {
  const around = spansOf(outer);
  const spans = spansOf(inner);
  return (
    spans.length > 0 &&
    spans.every(({start, end}) =>
      around.some((one) => start < one.end && one.start < end),
    )
  );
};

const spansOf = ({reasons}: Finding): Span[] =>
  reasons.flatMap((reason) => (reason.kind === 'message' ? reason.spans : []));

/**
 * Puts what follows an open message before it, and causes before symptoms whose
 * signs, such as the end of a connection, are part of many messages.
 */
function settle(findings: Finding[]): Finding[] {
  const causes = findings.filter(
    ({kind, sureness}) => kind === 'causes' && sureness !== 'possible',
  );
  return findings.map((one) => {
    if (one.kind === 'symptom') {
      return causes.length > 0 ? {...one, score: one.score * shareOfOpen} : one;
    }
    if (!one.isOpen) return one;
    const end = Math.max(0, ...spansOf(one).map((span) => span.end));
    const next = causes.filter((cause) =>
      spansOf(cause).some(({start}) => start >= end - 1),
    );
    const most = Math.max(0, ...next.map(({score}) => score));
    return next.length > 0
      ? {...one, score: Math.min(one.score, most * 0.9)}
      : one;
  });
}

const subject = (finding: Finding): unknown =>
  finding.kind === 'symptom' ? finding.symptom : finding.causes[0]?.text;

/** Best first; what says the same, or less of the same place, is left out. */
function distinct(findings: Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const one of findings.sort((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      (better) =>
        subject(better) === subject(one) ||
        (isInside(one, better) && one.score < better.score * 0.6),
    );
    if (!isKnown) kept.push(one);
  }
  return kept.slice(0, most);
}

/** Places of the operations of a name; none for one that there is not. */
const operationsNamed = (
  name: string | undefined,
  {operations}: ErrorBook,
): number[] =>
  [...operations.keys()].filter((place) => operations[place]?.rpc === name);

function explainWith(
  ready: Ready,
  pasted: string,
  operation?: string,
): Explanation {
  const {text, isCut} = cut(pasted);
  const squeezed = squeeze(text);
  const read = readFacts(text, ready.book);
  const known = operationsNamed(operation, ready.book);
  const facts = known.length > 0 ? {...read, operations: known} : read;
  const exact: Finding[] = [
    ...findMessages(squeezed, facts, ready),
    ...findSymptoms(squeezed, facts, ready),
  ];
  const isEnough = exact.some(({sureness}) => sureness !== 'possible');
  const rest = isEnough
    ? []
    : [
        ...findByWords(text, facts, ready),
        ...findByOperation(facts, text.trim() === '', ready),
      ];
  return {facts, isCut, findings: distinct(settle([...exact, ...rest]))};
}

/** Opens a book: prepares its patterns and words once. */
export function openBook(book: ErrorBook): OpenBook {
  const messages = new Map<number, string[]>();
  for (const pattern of book.patterns) {
    for (const place of pattern.causes) {
      const {text = -1} = book.causes[place] ?? {};
      messages.set(text, [
        ...(messages.get(text) ?? []),
        textOfPattern(pattern),
      ]);
    }
  }
  const described = [...new Set(book.causes.map(({text}) => text))];
  const ready: Ready = {
    book,
    described,
    patterns: book.patterns.map((pattern) => ({
      matcher: matcherOf(pattern),
      causes: pattern.causes,
    })),
    signs: book.symptoms.flatMap(({signs}, symptom) =>
      signs.map((sign) => ({matcher: matcherOf(sign), symptom})),
    ),
    words: indexOf([
      ...described.map((place) =>
        [
          plainText(book.texts[place] ?? []),
          ...(messages.get(place) ?? []),
        ].join(' '),
      ),
      ...book.symptoms.map(({title, signs, around = []}) =>
        [title, ...signs.map(textOfPattern), ...around].join(' '),
      ),
    ]),
  };
  return {
    book,
    explain: (text, operation) => explainWith(ready, text, operation),
  };
}
