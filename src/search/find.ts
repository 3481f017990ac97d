import {interpolate} from '../api/interpolate';
import {findLinksIn} from '../api/linksIn';
import {readFacts, toSpaced, type Facts} from './facts';
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
import {getCallPath, type SearchRecord} from './record';
import {splitIdentifiers, splitWords, toSingular, toStem} from './words';

/**
 * How sure a finding is. Only what names its operation is certain: other
 * programs write most of these messages, too.
 */
export type Sureness = 'certain' | 'likely' | 'possible';

/** What a pasted text may be. */
export interface Finding {
  sureness: Sureness;
  /** Why, in the language of the search. */
  why: string[];
  /** Variable parts of the message, by the fields that hold them. */
  values: [name: string, value: string][];
  /** Errors, or rows and sections of symptoms, that fit equally well. */
  records: SearchRecord[];
  /** Errors of the same call and code whose messages are others. */
  others: SearchRecord[];
  /** Of a section of symptoms: rows of its table, those with words of the text first. */
  rows: SearchRecord[];
}

/** The answer to a pasted text. */
export interface Explanation {
  /** Best first; empty when it is no error of this API. */
  findings: Finding[];
  /** Operations that their checks call, with an example of the request. */
  operations: SearchRecord[];
  /** Whether only the beginning and the end of the text were read. */
  isCut: boolean;
}

/** Findings that are answered, and words in common that are named. */
const most = 5;
const mostWords = 8;
/** Those among which several may have one cause. */
const mostCandidates = 30;
const mostRows = 3;

/** Words of a message that is no general one; less must be most of a text. */
const leastWords = 3;
const leastShare = 0.6;

/** Least that a text must have in common with what it is by its words. */
const least = {weight: 6, coverage: 0.34};

/** What is known of a pasted text. */
export interface FindOptions {
  /** Name of the operation that returned it. */
  operation?: string | undefined;
  /** Place of the error among those of the operation, where the sandbox says it. */
  place?: number | undefined;
  /** Whether words in common are too little. */
  isLiteral?: boolean;
}

/** Looks a pasted text up. */
export type Find = (text: string, options?: FindOptions) => Explanation;

/** What is asked; everything that the records tell. */
export interface Sources {
  records: readonly SearchRecord[];
  labels: Record<Label, string>;
  index: Index;
  fold: Fold;
}

interface Candidate extends Omit<Finding, 'others' | 'rows'> {
  match?: Match & {isOpen: boolean};
  score: number;
}

/**
 * Operations as a text may name them: where two have one name, by their paths.
 */
function listOperations(records: readonly SearchRecord[]) {
  const names = new Map(
    records.flatMap(({page, remedy}) =>
      remedy?.rpc ? [[page, remedy.rpc] as const] : [],
    ),
  );
  return records
    .filter(({kind}) => kind === 'operation')
    .map((record) => {
      const path = getCallPath(record);
      const rpc =
        names.get(record.page) ?? path.slice(path.lastIndexOf('/') + 1);
      return {path, rpc, words: toSpaced(splitIdentifiers(rpc).join(' '))};
    });
}

const isInside = (inner: Match, outer: Match): boolean =>
  inner.start < outer.end && outer.start < inner.end;

/** Whether a record is a section of symptoms, not a row of its table. */
const isSection = (record: SearchRecord | undefined): boolean =>
  record?.kind === 'symptom' && !record.remedy;

/** All messages, each with the records that have it. */
function collectMessages(
  records: readonly SearchRecord[],
): {matcher: Matcher; of: SearchRecord[]}[] {
  const all = new Map<string, {matcher: Matcher; of: SearchRecord[]}>();
  for (const record of records) {
    for (const message of record.messages ?? []) {
      // Names of what varies do not make it another message.
      const key = message.replace(/\{\w+\}/g, '{}');
      const known = all.get(key);
      const matcher = known?.matcher ?? createMatcher(message);
      if (matcher) all.set(key, {matcher, of: [...(known?.of ?? []), record]});
    }
  }
  return [...all.values()];
}

/** Those of some records that a test holds for; all where it holds for none. */
function prefer(
  records: SearchRecord[],
  test: (record: SearchRecord) => boolean,
): SearchRecord[] {
  const some = records.filter(test);
  return some.length > 0 ? some : records;
}

/** Best first; what says less of the same place of the text is left out. */
function settle(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of [...candidates].sort((a, b) => b.score - a.score)) {
    const {match} = one;
    const isLess = kept.some(
      (better) =>
        match?.isOpen ||
        (match && better.match && isInside(match, better.match)) ||
        better.records.some((record) => one.records.includes(record)),
    );
    if (!isLess) kept.push(one);
  }
  return kept;
}

/** Prepares the look-up of pasted texts: patterns of all messages. */
export function createFind({records, labels, index, fold}: Sources): Find {
  const operations = listOperations(records);
  const messages = collectMessages(records);
  const silent = records.filter(({responses}) => responses);

  const say = (label: Label, values: Record<string, string> = {}): string =>
    interpolate(labels[label], values);

  const isNamed = ({remedy}: SearchRecord, facts: Facts): boolean =>
    facts.operations.includes(remedy?.rpc ?? '');
  const isCoded = ({remedy}: SearchRecord, facts: Facts): boolean =>
    facts.codes.includes(remedy?.code ?? '');

  /** Of records with one message, those of the operation and code of the text. */
  const narrow = (of: SearchRecord[], facts: Facts): SearchRecord[] =>
    prefer(
      prefer(of, (one) => isNamed(one, facts)),
      (one) => isCoded(one, facts),
    );

  /** What the text says of a record besides its message. */
  const sayNames = (record: SearchRecord, facts: Facts): string[] =>
    [
      isNamed(record, facts) ? record.remedy?.rpc : undefined,
      isCoded(record, facts) ? record.remedy?.code : undefined,
    ].flatMap((name) =>
      name === undefined ? [] : [say('The text names {name}', {name})],
    );

  function findMessages(text: string, facts: Facts): Candidate[] {
    const dense = text.toLowerCase().replaceAll(' ', '');
    return messages.flatMap(({matcher, of}): Candidate[] => {
      const match = findMessage(matcher, text, dense);
      const kept = narrow(of, facts);
      const [first] = kept;
      if (!match || !first) return [];
      const isOfCall = isNamed(first, facts);
      // `not found` stands in messages of any program.
      const isGeneral =
        matcher.words < leastWords &&
        matcher.length < dense.length * leastShare;
      if (isGeneral && !isOfCall) return [];
      const isOfOther = facts.operations.length > 0 && first.remedy?.rpc;
      return [
        {
          records: kept,
          sureness: isOfCall ? 'certain' : isOfOther ? 'possible' : 'likely',
          why: [say('The whole message matches'), ...sayNames(first, facts)],
          values: match.values,
          match: {...match, isOpen: matcher.isOpen},
          score: matcher.length * (isOfCall ? 2 : 1),
        },
      ];
    });
  }

  /**
   * Errors of the operation and the code that the text names; without a text, all
   * of the operation.
   */
  function findNamed(text: string, facts: Facts): Candidate[] {
    const of = records.filter(
      (one) => isNamed(one, facts) && (text === '' || isCoded(one, facts)),
    );
    const [first] = of;
    if (!first) return [];
    const why = sayNames(first, facts);
    return [{records: of, sureness: 'possible', why, values: [], score: 1}];
  }

  /** Symptoms that are a response alone. */
  function findResponses({status, body, codes}: Facts): Candidate[] {
    // A response with a code comes from the server itself.
    if (status === undefined || codes.length > 0) return [];
    const label =
      body === 'empty'
        ? 'HTTP {status} with an empty body'
        : body === 'html'
          ? 'HTTP {status} with a page of HTML'
          : 'HTTP {status}';
    return silent
      .filter(({responses}) =>
        responses?.some(
          ({statuses, body: wanted}) =>
            statuses.includes(status) && (wanted ?? body) === body,
        ),
      )
      .map((record) => ({
        records: [record],
        sureness: 'likely',
        why: [say(label, {status: String(status)})],
        values: [],
        score: body ? 30 : 20,
      }));
  }

  /** Those of the words of a text that were found, as they stand there. */
  const tellWords = (
    words: readonly string[],
    terms: readonly string[],
  ): string =>
    words
      .filter((word) => {
        const term = toSingular(fold(word));
        return terms.includes(term) || terms.includes(toStem(term));
      })
      .slice(0, mostWords)
      .join(labels[', ']);

  /**
   * What has words of the text, unless other systems have more of them: what fits
   * less than theirs is nothing.
   *
   * @param ranked errors and symptoms, those with words of the text first
   */
  function findWords(
    text: string,
    facts: Facts,
    ranked: readonly Ranked[],
  ): Candidate[] {
    const all = [...new Set(splitWords(text))];
    // One word of several is chance.
    const leastTerms = /\S\s+\S/.test(text) ? 2 : 1;
    const enough = ranked.filter(
      ({weight, coverage, terms}) =>
        weight >= least.weight &&
        coverage >= least.coverage &&
        new Set(terms).size >= leastTerms,
    );
    const foreign = enough.findIndex(({record}) => !records[record]);
    const own = enough.slice(0, foreign < 0 ? mostCandidates : foreign);
    const candidates = own.flatMap(
      ({record: at, score, terms}): [string, Candidate][] => {
        const record = records[at];
        if (!record) return [];
        const words = tellWords(all, terms);
        return [
          [
            JSON.stringify(record.remedy?.cause ?? record.anchor),
            {
              records: narrow([record], facts),
              sureness: 'possible',
              why: [say('Words in common: {words}', {words})],
              values: [],
              score,
            },
          ],
        ];
      },
    );
    // One of those with the same cause: the best, which comes last here.
    return [...new Map(candidates.reverse()).values()];
  }

  /** Errors of the same call and code that have other messages. */
  function getOthers(kept: readonly SearchRecord[]): SearchRecord[] {
    const [first] = kept;
    if (first?.kind !== 'error') return [];
    return records
      .filter(
        (one) =>
          one.kind === 'error' &&
          one.page === first.page &&
          one.remedy?.code === first.remedy?.code &&
          !kept.includes(one) &&
          (one.messages ?? []).length > 0,
      )
      .slice(0, 3);
  }

  /** Rows of the table of a section, those with words of the text first. */
  function getRows(
    [first]: readonly SearchRecord[],
    ranked: readonly Ranked[],
  ): SearchRecord[] {
    if (!first || !isSection(first)) return [];
    const best = ranked.flatMap(({record}) => records[record] ?? []);
    const rows = [...best, ...records].filter(
      ({page, anchor}) =>
        page === first.page && anchor.startsWith(`${first.anchor}.`),
    );
    return [...new Set(rows)].slice(0, mostRows);
  }

  /** The error that the sandbox says it is. */
  function findListed(text: string, rpc: string, place: number): Candidate[] {
    const listed = records.filter(({remedy}) => remedy?.rpc === rpc)[place];
    if (!listed) return [];
    const match = findMessages(text, {codes: [], operations: [rpc]}).find(
      (one) => one.records.includes(listed),
    );
    const values = match?.values ?? [];
    return [
      {records: [listed], sureness: 'certain', why: [], values, score: 1},
    ];
  }

  return (pasted, {operation, place, isLiteral = false} = {}) => {
    const {text: read, isCut} = cut(pasted);
    const text = normalize(read);
    const said = readFacts(read, operations);
    const facts = operation ? {...said, operations: [operation]} : said;
    const listed =
      operation !== undefined && place !== undefined
        ? findListed(text, operation, place)
        : [];
    const found = settle(
      listed.length > 0
        ? listed
        : [...findMessages(text, facts), ...findResponses(facts)],
    );
    const isSure = found.some(({sureness}) => sureness !== 'possible');
    const needsWords =
      !isSure || found.some(({records: [one]}) => isSection(one));
    const ranked =
      needsWords && !isLiteral
        ? index.rank(read, {among: ['error', 'symptom'], isReport: true})
        : [];
    if (!isSure) {
      const named = findNamed(text, facts);
      const rest = named.length > 0 ? named : findWords(read, facts, ranked);
      found.push(...settle(rest));
    }
    const findings = found
      .slice(0, most)
      .map(({sureness, why, values, records: kept}): Finding => ({
        sureness,
        why,
        values,
        records: kept,
        others: sureness === 'possible' ? [] : getOthers(kept),
        rows: getRows(kept, ranked),
      }));
    const checked = new Set(
      findings.flatMap((finding) =>
        finding.records.flatMap(({remedy}) => findLinksIn(remedy?.check ?? [])),
      ),
    );
    return {
      findings,
      operations: records.filter(
        ({request, page}) => request !== undefined && checked.has(page),
      ),
      isCut,
    };
  };
}
