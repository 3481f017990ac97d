import {
  createMatcher,
  cut,
  findMessage,
  normalize,
  type Match,
  type Matcher,
} from './messages';
import type {Index, Ranked} from './ranking';
import type {SearchRecord} from './record';
import {splitIdentifiers} from './words';

/** Certain only with the operation's name: messages are not unique. */
export type Sureness = 'certain' | 'likely' | 'possible';

/** A possible explanation of a pasted text. */
export interface Finding {
  sureness: Sureness;
  values: [name: string, value: string][];
  /** Errors, rows, or sections that match equally well. */
  records: SearchRecord[];
  /** Rows of a section's table, those with words of the text first. */
  rows: SearchRecord[];
}

export interface Explanation {
  /** Best first; empty if the text is not an error of this API. */
  findings: Finding[];
  /** Whether only the beginning and the end of the text were read. */
  isCut: boolean;
}

/** Maximum number of findings. */
const most = 5;
const mostCandidates = 30;
const mostRows = 3;

/** Minimum words of a message that is not most of the text. */
const leastWords = 3;
const leastShare = 0.6;

/** Minimum similarity for a match by words. */
const least = {weight: 6, coverage: 0.34};

export interface FindOptions {
  operation?: string | undefined;
  /** Index of the error that the sandbox reports. */
  place?: number | undefined;
  /** Whether to skip matching by words. */
  isLiteral?: boolean;
}

export type Find = (text: string, options?: FindOptions) => Explanation;

interface Candidate extends Omit<Finding, 'rows'> {
  match?: Match;
  score: number;
}

/** Words of a text in lower case, each surrounded by spaces. */
const toSpaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/**
 * Operations that a text names: `CreatePool`, also in a path, or `create pool`.
 *
 * @param names of all operations; with the service if a name is ambiguous
 */
function findOperationsIn(text: string, names: Iterable<string>): string[] {
  const spaced = toSpaced(text);
  const words = new Set(text.match(/\w+/g));
  return [...names].filter(
    (name) =>
      words.has(name) ||
      text.includes(name.replace('.', '/')) ||
      spaced.includes(toSpaced(splitIdentifiers(name).join(' '))),
  );
}

const isInside = (inner: Match, outer: Match): boolean =>
  inner.start < outer.end && outer.start < inner.end;

function collectMessages(
  records: readonly SearchRecord[],
): {matcher: Matcher; of: SearchRecord[]}[] {
  const all = new Map<string, {matcher: Matcher; of: SearchRecord[]}>();
  for (const record of records) {
    for (const message of record.messages ?? []) {
      // Messages that differ only in placeholder names are the same.
      const key = message.replace(/\{\w+\}/g, '{}');
      const known = all.get(key);
      const matcher = known?.matcher ?? createMatcher(message);
      if (matcher) all.set(key, {matcher, of: [...(known?.of ?? []), record]});
    }
  }
  return [...all.values()];
}

/** Best candidates first, without those that say less about the same. */
function settle(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of [...candidates].sort((a, b) => b.score - a.score)) {
    const {match, records} = one;
    const isLess = kept.some(
      (better) =>
        (match && better.match && isInside(match, better.match)) ||
        better.records.some((record) => records.includes(record)),
    );
    if (!isLess) kept.push(one);
  }
  return kept;
}

/** Prepares the lookup of pasted texts: patterns of all messages. */
export function createFind(
  records: readonly SearchRecord[],
  index: Index,
): Find {
  const messages = collectMessages(records);
  const named = new Set(
    records.flatMap(({kind, context, remedy}) =>
      kind === 'operation'
        ? context.slice(context.lastIndexOf('/') + 1)
        : (remedy?.rpc ?? []),
    ),
  );

  function findMessages(text: string, operations: string[]): Candidate[] {
    const dense = text.toLowerCase().replaceAll(' ', '');
    return messages.flatMap(({matcher, of}): Candidate[] => {
      const match = findMessage(matcher, text, dense);
      if (!match) return [];
      const ofCall = of.filter(({remedy}) =>
        operations.includes(remedy?.rpc ?? ''),
      );
      const isOfCall = ofCall.length > 0;
      // Any program can write `not found`.
      const isGeneral =
        matcher.words < leastWords &&
        matcher.length < dense.length * leastShare;
      if (isGeneral && !isOfCall) return [];
      const isOfOther = operations.length > 0 && of[0]?.remedy?.rpc;
      return [
        {
          records: isOfCall ? ofCall : of,
          sureness: isOfCall ? 'certain' : isOfOther ? 'possible' : 'likely',
          values: match.values,
          match,
          score: matcher.length * (isOfCall ? 2 : 1),
        },
      ];
    });
  }

  /**
   * Matches by words, unless texts about unrelated systems match better.
   *
   * @param ranked errors and symptoms, best first
   */
  function findWords(ranked: readonly Ranked[]): Candidate[] {
    const enough = ranked.filter(
      ({weight, coverage}) =>
        weight >= least.weight && coverage >= least.coverage,
    );
    const foreign = enough.findIndex(({record}) => !records[record]);
    const own = enough.slice(0, foreign < 0 ? mostCandidates : foreign);
    const byCause = new Map(
      own.reverse().flatMap(({record: at, score}): [string, Candidate][] => {
        const record = records[at];
        if (!record) return [];
        const cause = JSON.stringify(record.remedy?.cause ?? record.anchor);
        return [
          [cause, {records: [record], sureness: 'possible', values: [], score}],
        ];
      }),
    );
    return [...byCause.values()];
  }

  function getRows(
    [first]: readonly SearchRecord[],
    ranked: readonly Ranked[],
  ): SearchRecord[] {
    if (first?.kind !== 'symptom' || first.remedy) return [];
    const best = ranked.flatMap(({record}) => records[record] ?? []);
    const rows = [...best, ...records].filter(
      ({page, anchor}) =>
        page === first.page && anchor.startsWith(`${first.anchor}.`),
    );
    return [...new Set(rows)].slice(0, mostRows);
  }

  /** Errors of an operation, with the code in the text if there is a text. */
  const findListed = (operation: string, text: string): Candidate[] => {
    const of = records.filter(
      ({remedy}) =>
        remedy?.rpc === operation &&
        (text === '' || text.includes(remedy.code ?? '')),
    );
    return of.length > 0
      ? [{records: of, sureness: 'possible', values: [], score: 1}]
      : [];
  };

  return (pasted, {operation, place, isLiteral = false} = {}) => {
    const {text: read, isCut} = cut(pasted);
    const text = normalize(read);
    const operations =
      operation === undefined ? findOperationsIn(read, named) : [operation];
    const found = settle(findMessages(text, operations));
    const reported =
      place === undefined
        ? undefined
        : records.filter(({remedy}) => remedy?.rpc === operation)[place];
    if (reported) {
      const match = found.find((one) => one.records.includes(reported));
      const values = match?.values ?? [];
      return {
        findings: [
          {records: [reported], sureness: 'certain', values, rows: []},
        ],
        isCut,
      };
    }
    const ranked = isLiteral
      ? []
      : index.rank(read, {among: ['error', 'symptom'], isReport: true});
    if (!found.some(({sureness}) => sureness !== 'possible')) {
      const listed = operation ? findListed(operation, text) : [];
      found.push(...settle(listed.length > 0 ? listed : findWords(ranked)));
    }
    return {
      findings: found
        .slice(0, most)
        .map(({sureness, values, records: kept}) => ({
          sureness,
          values,
          records: kept,
          rows: getRows(kept, ranked),
        })),
      isCut,
    };
  };
}
