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
const mostRows = 3;

/** Words of a message that is no general one; less must be most of a text. */
const leastWords = 3;
const leastShare = 0.6;

/** Characters of a text that is looked for inside messages. */
const shortestPart = 12;

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

/** Prepares the look-up of pasted texts: patterns of all messages. */
export function createFind({records, labels, index, fold}: Sources): Find {
  const operations = listOperations(records);
  const messages = new Map<string, {matcher: Matcher; of: SearchRecord[]}>();
  for (const record of records) {
    for (const message of record.messages ?? []) {
      // Names of what varies do not make it another message.
      const key = message.replace(/\{\w+\}/g, '{}');
      const known = messages.get(key);
      const matcher = known?.matcher ?? createMatcher(message);
      if (!matcher) continue;
      messages.set(key, {matcher, of: [...(known?.of ?? []), record]});
    }
  }
  const silent = records.filter(({responses}) => responses);

  const say = (label: Label, values: Record<string, string> = {}): string =>
    labels[label].replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[name] ?? '',
    );

  /** Of records with one message, those of the operation and code of the text. */
  function narrow(of: SearchRecord[], facts: Facts): SearchRecord[] {
    const named = of.filter(({remedy}) =>
      facts.operations.includes(remedy?.rpc ?? ''),
    );
    const ofCall = named.length > 0 ? named : of;
    const coded = ofCall.filter(({remedy}) =>
      facts.codes.includes(remedy?.code ?? ''),
    );
    return coded.length > 0 ? coded : ofCall;
  }

  /** What the text says of a record besides its message. */
  const sayNames = ({remedy}: SearchRecord, facts: Facts): string[] =>
    [remedy?.rpc, remedy?.code]
      .filter((name) => name !== undefined)
      .filter(
        (name) => facts.operations.includes(name) || facts.codes.includes(name),
      )
      .map((name) => say('The text names {name}', {name}));

  function findMessages(text: string, facts: Facts): Candidate[] {
    const dense = text.toLowerCase().replaceAll(' ', '');
    return [...messages.values()].flatMap(({matcher, of}): Candidate[] => {
      const match = findMessage(matcher, text, dense);
      if (!match) return [];
      const kept = narrow(of, facts);
      const [first] = kept;
      if (!first) return [];
      const isNamed = facts.operations.includes(first.remedy?.rpc ?? '');
      // `not found` stands in messages of any program.
      const isGeneral =
        matcher.words < leastWords &&
        matcher.length < dense.length * leastShare;
      if (isGeneral && !isNamed) return [];
      const isElsewhere =
        facts.operations.length > 0 && !isNamed && first.remedy?.rpc;
      return [
        {
          records: kept,
          sureness: isNamed ? 'certain' : isElsewhere ? 'possible' : 'likely',
          why: [say('The whole message matches'), ...sayNames(first, facts)],
          values: match.values,
          match: {...match, isOpen: matcher.isOpen},
          score:
            matcher.length *
            (isNamed ? 2 : isElsewhere ? 0.5 : 1) *
            (first.kind === 'error' ? 1 : 0.8),
        },
      ];
    });
  }

  /** Messages of which a short text is a part. */
  function findParts(text: string, facts: Facts): Candidate[] {
    const small = text.toLowerCase();
    if (small.length < shortestPart || small.split(' ').length < leastWords)
      return [];
    return [...messages.values()].flatMap(({matcher, of}): Candidate[] => {
      if (!matcher.plain.includes(small)) return [];
      return [
        {
          records: narrow(of, facts),
          sureness: 'possible',
          why: [say('Part of the message matches')],
          values: [],
          score: (10 * small.length) / matcher.length,
        },
      ];
    });
  }

  /**
   * Errors of the operation and the code that the text names; without a text, all
   * of the operation.
   */
  function findNamed(facts: Facts, isAll: boolean): Candidate[] {
    const {operations: rpcs, codes} = facts;
    const of = records.filter(
      ({remedy}) =>
        rpcs.includes(remedy?.rpc ?? '') &&
        (isAll || codes.includes(remedy?.code ?? '')),
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
    const values = {status: String(status)};
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
        why: [
          body === 'empty'
            ? say('HTTP {status} with an empty body', values)
            : body === 'html'
              ? say('HTTP {status} with a page of HTML', values)
              : say('HTTP {status}', values),
        ],
        values: [],
        score: body ? 30 : 20,
      }));
  }

  /** The words of a text that were found, as they stand there. */
  const tellWords = (text: string, terms: readonly string[]): string =>
    [...new Set(splitWords(text))]
      .filter((word) => {
        const term = toSingular(fold(word));
        return terms.includes(term) || terms.includes(toStem(term));
      })
      .slice(0, mostWords)
      .join(labels[', ']);

  /** What has words of the text, unless other systems have more of them. */
  function findWords(text: string, facts: Facts): Candidate[] {
    const ranked = index.rank(text, {
      among: ['error', 'symptom'],
      isTold: true,
    });
    const [best] = ranked;
    if (!best) return [];
    const isOneWord = !/\s/.test(text.trim());
    const isEnough = ({weight, coverage, terms}: Ranked): boolean =>
      weight >= least.weight &&
      coverage >= least.coverage &&
      (isOneWord || new Set(terms).size > 1);
    const seen = new Set<string>();
    return ranked
      .slice(0, 30)
      .filter(isEnough)
      .flatMap(({record: at, score, terms}): Candidate[] => {
        const record = records[at];
        // Text of other systems: what fits less is nothing.
        if (!record)
          return [
            {records: [], sureness: 'possible', why: [], values: [], score},
          ];
        const key = JSON.stringify(record.remedy?.cause ?? record.anchor);
        if (seen.has(key)) return [];
        seen.add(key);
        const words = tellWords(text, terms);
        return [
          {
            records: narrow([record], facts),
            sureness: 'possible',
            why: [say('Words in common: {words}', {words})],
            values: [],
            score,
          },
        ];
      });
  }

  /** Errors of the same call and code that have other messages. */
  function getOthers(kept: readonly SearchRecord[]): SearchRecord[] {
    const [first] = kept;
    if (!first || first.kind !== 'error') return [];
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

  /**
   * The rows of the table of a section.
   *
   * @param ranked symptoms, those with words of the text first
   */
  function getRows(
    [first]: readonly SearchRecord[],
    ranked: () => readonly SearchRecord[],
  ): SearchRecord[] {
    if (first?.kind !== 'symptom' || first.remedy) return [];
    const isRow = ({page, anchor}: SearchRecord): boolean =>
      page === first.page && anchor.startsWith(`${first.anchor}.`);
    const rows = [...ranked(), ...records].filter(isRow);
    return [...new Set(rows)].slice(0, mostRows);
  }

  /** Best first; what says less of the same place of the text is left out. */
  function settle(candidates: readonly Candidate[]): Candidate[] {
    const kept: Candidate[] = [];
    for (const one of [...candidates].sort((a, b) => b.score - a.score)) {
      const {match} = one;
      const isLess = kept.some(
        (better) =>
          (match && better.match && isInside(match, better.match)) ||
          match?.isOpen ||
          better.records.some((record) => one.records.includes(record)),
      );
      if (!isLess) kept.push(one);
    }
    return kept;
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
    const sure =
      listed.length > 0
        ? listed
        : [...findMessages(text, facts), ...findResponses(facts)];
    const isSure = sure.some(({sureness}) => sureness !== 'possible');
    const found = settle(sure);
    if (!isSure) {
      const rest = [
        ...findParts(text, facts),
        ...findNamed(facts, text === ''),
      ];
      if (rest.length > 0) found.push(...settle(rest));
      else if (!isLiteral) found.push(...settle(findWords(read, facts)));
    }
    let symptoms: SearchRecord[] | undefined;
    const rankSymptoms = (): SearchRecord[] =>
      (symptoms ??= index
        .rank(read, {among: ['symptom'], isTold: true})
        .flatMap(({record}) => records[record] ?? []));
    const foreign = found.findIndex((one) => one.records.length === 0);
    const findings = (foreign < 0 ? found : found.slice(0, foreign))
      .slice(0, most)
      .map(({sureness, why, values, records: kept}): Finding => ({
        sureness,
        why,
        values,
        records: kept,
        others: sureness === 'possible' ? [] : getOthers(kept),
        rows: isLiteral ? [] : getRows(kept, rankSymptoms),
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
