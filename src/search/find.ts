import sortBy from 'es-toolkit/compat/sortBy';
import {interpolate, placeholder} from '../api/interpolate';
import {httpStatusOfCode} from '../calls/codes';
import type {Fold} from './fold';
import type {Label} from './labels';
import {
  createMatcher,
  cut,
  findMessage,
  normalize,
  type Match,
  type Matcher,
} from './messages';
import type {Index, Ranked} from './ranking';
import {getCall, getCallPath, type SearchRecord} from './record';
import {groupRemedies, type FoundRemedy} from './remedies';
import {splitWords, tokenizeText, toStem} from './words';

/** Certain only with the path of the operation: other APIs share names. */
export type Sureness = 'certain' | 'likely' | 'possible';

/** A possible explanation of a pasted text. */
export interface Finding {
  sureness: Sureness;
  /** Reasons, in the language of the search. */
  why: string[];
  values: Match['values'];
  /** Errors, rows, or sections that match equally well. */
  records: SearchRecord[];
  /** What to do; for a section, the rows of its table, best first. */
  remedies: FoundRemedy[];
  /** Errors of the same call and code with different messages. */
  others: SearchRecord[];
}

export interface Explanation {
  /** Best first; empty if the text is not an error of this API. */
  findings: Finding[];
  /** Whether only the beginning and the end of the text were read. */
  isCut: boolean;
}

/** Maximum number of findings, and of common words listed. */
const most = 5;
const mostWords = 8;
const mostCandidates = 30;
const mostRows = 3;

/** Minimum words of a message that is not most of the text. */
const leastWords = 3;
const leastShare = 0.6;

/** Minimum similarity for a match by words. */
const least = {score: 3.5, coverage: 0.34};

export interface FindOptions {
  operation?: string | undefined;
  /** Index of the error that the sandbox reports. */
  place?: number | undefined;
  /** Whether to skip matching by words. */
  isLiteral?: boolean;
}

export type Find = (text: string, options?: FindOptions) => Explanation;

export interface Sources {
  records: readonly SearchRecord[];
  labels: Record<Label, string>;
  index: Index;
  fold: Fold;
}

interface Candidate extends Omit<Finding, 'others' | 'remedies'> {
  match?: Match & {isOpen: boolean};
  score: number;
}

/** What a text names besides its message. */
interface Named {
  operations: string[];
  codes: string[];
  /** Whether the operation is known, and not only a name like its name. */
  isSure: boolean;
}

/** Words of a text in lower case, each surrounded by spaces. */
const toSpaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/** Finds `CreatePool` or, if ambiguous, `A.CreatePool`, and `create pool`. */
function findOperationsIn(
  text: string,
  operations: ReadonlyMap<string, string>,
): string[] {
  const names = new Set(text.match(/\w+/g));
  const paths = text.replaceAll('/', '.');
  const spaced = toSpaced(text);
  return [...operations].flatMap(([rpc, words]) =>
    (rpc.includes('.') ? paths.includes(rpc) : names.has(rpc)) ||
    spaced.includes(words)
      ? rpc
      : [],
  );
}

/** Finds `[not_found]`, `code = NotFound`, and `Code.NOT_FOUND`. */
function findCodesIn(text: string): string[] {
  const labeled = text.matchAll(/(?:^|\[|code[\W_]*)([a-z_]{7,20})\b/gi);
  const dense = new Set(
    [...labeled].map(([, word = '']) => word.toLowerCase().replaceAll('_', '')),
  );
  return Object.keys(httpStatusOfCode).filter((code) =>
    dense.has(code.replaceAll('_', '')),
  );
}

/** A status after the protocol or a label. */
const httpStatus =
  /\b(?:HTTP(?:\/[\d.]+)?|status(?:[ _]?code)?)\W*([2-5]\d\d)\b/i;

const isInside = (inner: Match, outer: Match): boolean =>
  inner.start < outer.end && outer.start < inner.end;

const isSection = (record: SearchRecord | undefined): boolean =>
  record?.kind === 'symptom' && !record.cause;

function collectMessages(
  records: readonly SearchRecord[],
): {matcher: Matcher; of: SearchRecord[]}[] {
  const all = new Map<string, {matcher: Matcher; of: SearchRecord[]}>();
  for (const record of records) {
    for (const message of record.messages ?? []) {
      // Messages that differ only in placeholder names are the same.
      const key = message.replace(placeholder, '{}');
      const known = all.get(key);
      const matcher = known?.matcher ?? createMatcher(message);
      if (matcher) all.set(key, {matcher, of: [...(known?.of ?? []), record]});
    }
  }
  return [...all.values()];
}

/** Records that pass a test; all of them if none passes. */
function prefer(
  records: SearchRecord[],
  test: (record: SearchRecord) => boolean,
): SearchRecord[] {
  const some = records.filter(test);
  return some.length > 0 ? some : records;
}

/** Of matches inside each other the best; then as they stand in the text. */
function settle(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const ranked = sortBy(candidates, [
    ({match}) => match?.isOpen ?? false,
    ({score}) => -score,
  ]);
  for (const one of ranked) {
    const {match} = one;
    const isLess = kept.some(
      (better) =>
        match?.isOpen ||
        (match && better.match && isInside(match, better.match)) ||
        better.records.some((record) => one.records.includes(record)),
    );
    if (!isLess) kept.push(one);
  }
  return sortBy(kept, [
    ({sureness}) => sureness !== 'certain',
    // A program puts its own message before that of the program it called.
    ({match}) => match?.start ?? 0,
  ]);
}

/** Prepares the lookup of pasted texts: patterns of all messages. */
export function createFind({records, labels, index, fold}: Sources): Find {
  /** Words of operations, surrounded by spaces, by the name in an error. */
  const operations = new Map(
    records.flatMap((record) => {
      const {kind, context} = record;
      const name = kind === 'operation' ? context : (getCall(record).rpc ?? '');
      const rpc = name.slice(name.lastIndexOf('/') + 1);
      return rpc ? [[rpc, toSpaced(splitWords(rpc).join(' '))] as const] : [];
    }),
  );
  /** Paths as `PoolService.CreatePool`. */
  const calls = records
    .filter(({kind}) => kind === 'operation')
    .map((record) => getCallPath(record).split(/[./]/).slice(-2).join('.'));
  const messages = collectMessages(records);

  const group = groupRemedies(records, labels);

  const say = (label: Label, values: Record<string, string> = {}): string =>
    interpolate(labels[label], values);

  const isNamed = (record: SearchRecord, {operations: names}: Named): boolean =>
    names.length > 0 && names.includes(getCall(record).rpc ?? '');
  const isCoded = (record: SearchRecord, named: Named): boolean =>
    named.codes.includes(getCall(record).code ?? '');

  const narrow = (of: SearchRecord[], named: Named): SearchRecord[] =>
    prefer(
      prefer(of, (one) => isNamed(one, named)),
      (one) => isCoded(one, named),
    );

  /** Other information in the text that matches a record. */
  const sayNames = (record: SearchRecord, named: Named): string[] =>
    [
      isNamed(record, named) && getCall(record).rpc,
      isCoded(record, named) && getCall(record).code,
    ].flatMap((name) => (name ? say('The text names {name}', {name}) : []));

  function findMessages(text: string, named: Named): Candidate[] {
    const dense = text.toLowerCase().replaceAll(' ', '');
    return messages.flatMap(({matcher, of}): Candidate[] => {
      const match = findMessage(matcher, text, dense);
      if (!match) return [];
      // As for responses, unless the message itself has the code.
      const isOfServer =
        named.codes.length > 0 &&
        !named.codes.some((code) => matcher.anchor.includes(code));
      const kept = narrow(of, named).filter(
        ({statuses}) => !statuses || !isOfServer,
      );
      const [first] = kept;
      if (!first) return [];
      const isOfCall = isNamed(first, named);
      const isCertain = isOfCall && named.isSure;
      // Any program can write `not found`.
      const isGeneral =
        matcher.words < leastWords &&
        matcher.length < dense.length * leastShare;
      if (isGeneral && !isCertain) return [];
      const isOfOther =
        named.operations.length > 0 && first.kind === 'error' && !isOfCall;
      return [
        {
          records: kept,
          sureness: isCertain ? 'certain' : isOfOther ? 'possible' : 'likely',
          why: [say('The whole message matches'), ...sayNames(first, named)],
          values: match.values,
          match: {...match, isOpen: matcher.isOpen},
          score: matcher.length * (isOfCall ? 2 : 1),
        },
      ];
    });
  }

  function findNamed(text: string, named: Named): Candidate[] {
    const of = records.filter(
      (one) => isNamed(one, named) && (text === '' || isCoded(one, named)),
    );
    const [first] = of;
    if (!first) return [];
    const why = sayNames(first, named);
    return [{records: of, sureness: 'possible', why, values: [], score: 1}];
  }

  /** Symptoms that consist of a response without a message. */
  function findResponses(text: string, {codes}: Named): Candidate[] {
    const [, status] = httpStatus.exec(text) ?? [];
    // A response with a Connect code comes from the server, not from a proxy.
    if (status === undefined || codes.length > 0) return [];
    return records
      .filter(({statuses}) => statuses?.includes(Number(status)))
      .map((record) => ({
        records: [record],
        sureness: 'likely',
        why: [say('HTTP {status}', {status})],
        values: [],
        score: 10,
      }));
  }

  /**
   * Matches by words, unless texts about unrelated systems match better.
   *
   * @param ranked errors and symptoms, best first
   */
  function findWords(text: string, ranked: readonly Ranked[]): Candidate[] {
    const words = [...new Set(splitWords(text))];
    // A single common word is a coincidence.
    const leastTerms = /\S\s+\S/.test(text) ? 2 : 1;
    const enough = ranked.filter(
      ({score, coverage, terms}) =>
        score >= least.score &&
        coverage >= least.coverage &&
        new Set(terms).size >= leastTerms,
    );
    const foreign = enough.findIndex(({record}) => !records[record]);
    const own = enough.slice(0, foreign < 0 ? mostCandidates : foreign);
    const causes = new Set<string>();
    return own.flatMap(({record: at, score, terms}): Candidate[] => {
      const record = records[at];
      const cause = JSON.stringify(record?.cause ?? record?.anchor);
      if (!record || causes.has(cause)) return [];
      causes.add(cause);
      // As they are written in the text.
      const common = words
        .filter((word) => terms.includes(toStem(fold(word))))
        .slice(0, mostWords)
        .join(labels[', ']);
      return [
        {
          records: [record],
          sureness: 'possible',
          why: [say('Words in common: {words}', {words: common})],
          values: [],
          score,
        },
      ];
    });
  }

  function getOthers(kept: readonly SearchRecord[]): SearchRecord[] {
    const [first] = kept;
    if (first?.kind !== 'error') return [];
    return records
      .filter(
        (one) =>
          one.kind === 'error' &&
          one.page === first.page &&
          one.title === first.title &&
          !kept.includes(one) &&
          (one.messages ?? []).length > 0,
      )
      .slice(0, 3);
  }

  /** Rows of a section's table: first those of which the text has the most. */
  function getRows(
    {page, anchor}: SearchRecord,
    text: string,
    ranked: readonly Ranked[],
  ): SearchRecord[] {
    const best = ranked.flatMap(({record}) => records[record] ?? []);
    const rows = [...best, ...records].filter(
      (one) => one.page === page && one.anchor.startsWith(`${anchor}.`),
    );
    const given = new Set(tokenizeText(text, fold));
    const getShare = ({title}: SearchRecord): number => {
      const terms = tokenizeText(title, fold);
      return terms.filter((term) => given.has(term)).length / terms.length;
    };
    return sortBy([...new Set(rows)], (row) => -getShare(row)).slice(
      0,
      mostRows,
    );
  }

  /** The error that the sandbox reported. */
  function findListed(text: string, named: Named, place: number): Candidate[] {
    const listed = records.filter((one) => isNamed(one, named))[place];
    if (!listed) return [];
    const {values = []} =
      findMessages(text, named).find((one) => one.records.includes(listed)) ??
      {};
    return [
      {records: [listed], sureness: 'certain', why: [], values, score: 1},
    ];
  }

  return (pasted, {operation, place, isLiteral = false} = {}) => {
    const {text: read, isCut} = cut(pasted);
    const text = normalize(read);
    const paths = read.replaceAll('/', '.');
    const named: Named = {
      operations: operation ? [operation] : findOperationsIn(read, operations),
      codes: findCodesIn(read),
      isSure:
        operation !== undefined || calls.some((call) => paths.includes(call)),
    };
    const listed = place === undefined ? [] : findListed(text, named, place);
    const found =
      listed.length > 0
        ? listed
        : settle([
            ...findMessages(text, named),
            ...(isLiteral ? [] : findResponses(text, named)),
          ]);
    const isSure = found.some(({sureness}) => sureness !== 'possible');
    const needsWords =
      !isSure || found.some(({records: [one]}) => isSection(one));
    const ranked =
      needsWords && !isLiteral
        ? index.rank(read, {among: ['error', 'symptom'], isReport: true})
        : [];
    if (!isSure) {
      const any = findNamed(text, named);
      found.push(...settle(any.length > 0 ? any : findWords(read, ranked)));
    }
    return {
      findings: found
        .slice(0, most)
        .map(({sureness, why, values, records: kept}): Finding => {
          const [first] = kept;
          const rows =
            first && isSection(first) ? getRows(first, read, ranked) : [];
          return {
            sureness,
            why,
            values,
            records: kept,
            remedies: group(rows.length > 0 ? rows : kept, values),
            others: sureness === 'possible' ? [] : getOthers(kept),
          };
        }),
      isCut,
    };
  };
}
