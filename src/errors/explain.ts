import type {
  BookCause,
  ErrorBook,
  Explanation,
  Facts,
  Finding,
  FoundCauses,
  Span,
  Sureness,
} from './model';
import {getReasons, weighCauses} from './evidence';
import {readFacts} from './facts';
import {findByWords, getSubject} from './findByWords';
import {find, createMatcher, getMessageReason} from './match';
import {getPlainText} from './plainText';
import {cut, squeeze, type Squeezed} from './squeeze';
import {getTextOfPattern} from './patterns';
import {findSymptoms} from './findSymptoms';
import {rankFindings} from './rankFindings';
import type {Ready} from './ready';
import {findTold, readTold, type Told} from './told';
import {findWords, getIndex} from './words';

/** Least of a message that a text must have, and characters of it. */
const leastShare = 0.6;
const leastShareOfEnd = 0.85;
const leastLength = 8;

/** What a message counts that any other may follow: `denied the request: `. */
const shareOfOpen = 0.5;

/**
 * What all errors of the operation that a text names count, with the code that
 * it names: more than the general messages of other operations.
 */
const scoreOfOperation = 14;

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

/** Causes of the same operation and code that say something else. */
function getOthers(
  found: readonly BookCause[],
  {book, withMessage}: Ready,
): BookCause[] {
  const [first] = found;
  if (!first) return [];
  const texts = new Set(found.map(({text}) => text));
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

const getSureness = (share: number, causes: readonly BookCause[]): Sureness => {
  if (share < 0.85) return 'possible';
  const isOne = new Set(causes.map(({text}) => text)).size === 1;
  return share === 1 && isOne ? 'certain' : 'likely';
};

function findMessages(
  squeezed: Squeezed,
  facts: Facts,
  ready: Ready,
): FoundCauses[] {
  const {book, patterns} = ready;
  const lines = [...squeezed.text.matchAll(/HTTP\/[\d.]+ \d{3}[^\n]*/g)].map(
    ({0: line, index}): Span => ({start: index, end: index + line.length}),
  );
  return patterns.flatMap(({matcher, causes: places}): FoundCauses[] => {
    const match = find(matcher, squeezed);
    const share = match?.hasBeginning ? leastShare : leastShareOfEnd;
    // `Unauthorized` behind a status is no message.
    const isStatus = match?.spans.every(({start, end}) =>
      lines.some((line) => start >= line.start && end <= line.end),
    );
    if (
      !match ||
      isStatus ||
      match.share < share ||
      match.length < leastLength
    ) {
      return [];
    }
    const {causes, factor} = weighCauses(places, facts, book);
    const isElsewhere =
      facts.operations.length > 0 &&
      !causes.some(({operation}) => facts.operations.includes(operation));
    return [
      {
        kind: 'causes',
        causes,
        others: getOthers(causes, ready),
        ...(matcher.isOpen && {isOpen: true}),
        sureness: isElsewhere ? 'possible' : getSureness(match.share, causes),
        extent: match.length,
        reasons: [
          getMessageReason(match),
          ...getReasons(causes[0], facts, book),
        ],
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
      reasons: getReasons(causes[0], facts, book),
      variables: [],
      score: isAll ? 1 : scoreOfOperation,
    },
  ];
}

/** Places of the operations of a name; none for one that there is not. */
const findNamedOperations = (
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
  const known = findNamedOperations(operation, ready.book);
  const facts = known.length > 0 ? {...read, operations: known} : read;
  const inWords = findWords(text, ready.words);
  const exact: Finding[] = [
    ...findMessages(squeezed, facts, ready),
    ...findSymptoms(squeezed, inWords, facts, ready),
  ];
  const isEnough = exact.some(({sureness}) => sureness !== 'possible');
  const rest = isEnough
    ? []
    : [
        ...findByWords(inWords, facts, ready),
        ...findByOperation(facts, text.trim() === '', ready),
      ];
  const told = exact.some(({sureness}) => sureness === 'certain')
    ? []
    : findTold(text, ready);
  return {facts, isCut, findings: rankFindings([...exact, ...told, ...rest])};
}

/** Opens a book: prepares its patterns and words once. */
export function openBook(book: ErrorBook): OpenBook {
  const messages = new Map<number, string[]>();
  for (const pattern of book.patterns) {
    for (const place of pattern.causes) {
      const {text = -1} = book.causes[place] ?? {};
      messages.set(text, [
        ...(messages.get(text) ?? []),
        getTextOfPattern(pattern),
      ]);
    }
  }
  const texts = [...new Set(book.causes.map(({text}) => text))];
  // One message or sign each: the words of all stand in any long text.
  const documents = [
    ...texts.flatMap((text) =>
      (messages.get(text) ?? ['']).map((message) => ({
        text,
        words: [getPlainText(book.texts[text] ?? []), message],
      })),
    ),
    ...book.symptoms.flatMap(({title, signs, around = []}, symptom) =>
      signs.map((sign) => ({
        symptom,
        words: [title, getTextOfPattern(sign), ...around],
      })),
    ),
  ];
  const signs = book.symptoms.flatMap((symptom, place) =>
    symptom.signs.map((sign) => ({symptom, place, sign})),
  );
  const words = getIndex(
    documents.map((document) => document.words),
    documents.map(getSubject),
  );
  let told: Told | undefined;
  const ready: Ready = {
    book,
    documents,
    withMessage: new Set(book.patterns.flatMap(({causes}) => causes)),
    patterns: book.patterns.map((pattern) => ({
      matcher: createMatcher(pattern),
      causes: pattern.causes,
    })),
    signs: signs.map(({sign, place}) => ({
      matcher: createMatcher(sign),
      symptom: place,
    })),
    words,
    getTold: () => (told ??= readTold(book)),
  };
  return {
    book,
    explain: (text, operation) => explainWith(ready, text, operation),
  };
}
