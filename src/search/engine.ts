import {addressesOf} from './addresses';
import {namesOf, textsOf} from './data';
import {entriesOf, type Entry} from './entries';
import {excerptOf, marksOf} from './excerpt';
import {foldOf} from './fold';
import {lexiconOf} from './lexicon';
import {gather, lookUpIn} from './gather';
import {parseQuery} from './parseQuery';
import {scoreOf} from './rank';
import {textsFrom, type Texts} from './texts';
import {
  searchKinds,
  type SearchEngine,
  type SearchHit,
  type SearchOptions,
} from './types';
import {synonymsOf, unitsOf} from './units';
import {joined} from './words';
import {weights} from './weights';

/** A record with its place among the hits. */
interface Ranked {
  record: number;
  entry: Entry;
  score: number;
}

/** Several words; parts of a name are none. */
const hasWords = /\s|\p{Script=Han}/u;

const none: ReadonlyMap<number, number> = new Map();

/** The best first, no more than some of one page. */
function firstOf(ranked: Ranked[], limit: number): Ranked[] {
  const perPage = new Map<string, number>();
  return ranked
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .filter(({entry: {page}}) => {
      const count = (perPage.get(page) ?? 0) + 1;
      perPage.set(page, count);
      return count <= weights.perPage;
    })
    .slice(0, limit);
}

/**
 * The search of a language.
 *
 * @param data names, as `src/search/indexing` makes them
 * @throws when it is something else, or of another version
 */
export function createEngine(data: unknown): SearchEngine {
  const names = namesOf(data);
  let fold = foldOf(names.folds);
  const entries = entriesOf(names);
  const lexicon = lexiconOf(entries, fold);
  let synonyms = synonymsOf(names.synonyms, fold);
  const addressed = addressesOf(entries);
  let texts: Texts | undefined;
  let look = lookUpIn(lexicon, texts, entries.length);

  function search(query: string, options: SearchOptions = {}): SearchHit[] {
    const parsed = parseQuery(query);
    const {text} = parsed;
    const kinds = options.kinds ?? parsed.kinds;
    const service = options.service ?? parsed.service;
    const fits = ({kind, service: own}: Entry): boolean =>
      (!kinds || kinds.includes(kind)) && (!service || service === own);
    const units = unitsOf(text, synonyms, fold, lexicon.has);
    const isOne = units.length === 1;
    const addresses = new Set(addressed(text));
    const exact = new Set(joined(text) === '' ? [] : lexicon.exact(text));
    const others = isOne ? (units[0]?.alternatives ?? []) : [];
    const alike = new Set(others.flatMap((one) => lexicon.exact(one.join(''))));
    const starts = isOne ? none : lexicon.starting(text);
    const phrases =
      texts && hasWords.test(text) && joined(text).length > 3
        ? texts.withPhrase(text)
        : new Set<number>();
    const gathered = gather(units, look, entries.length);
    const tightness = lexicon.tightnessIn(gathered.found);

    function scoreIn(record: number, entry: Entry): number {
      const coverage = gathered.coverage[record] ?? 0;
      const fit = gathered.fit[record] ?? 0;
      const isSure =
        addresses.has(record) || exact.has(record) || phrases.has(record);
      if (!isSure && coverage < weights.leastCoverage) return 0;
      return scoreOf({
        kind: entry.kind,
        isAddress: addresses.has(record),
        exact: exact.has(record)
          ? 'name'
          : alike.has(record)
            ? 'synonym'
            : undefined,
        isPhrase: phrases.has(record),
        start: starts.get(record) ?? 0,
        coverage,
        fit,
        tightness: tightness(record),
        isCurrentService:
          entry.service !== '' && entry.service === options.currentService,
      });
    }

    const ranked: Ranked[] = [];
    entries.forEach((entry, record) => {
      const score = fits(entry) ? scoreIn(record, entry) : 0;
      if (score > 0) ranked.push({record, entry, score});
    });
    const {marked} = gathered;
    return firstOf(ranked, options.limit ?? 20).map(({record, entry}) => {
      const {kind, title, context, path} = entry;
      const about = texts?.textOf(record) ?? '';
      return {
        kind,
        title,
        context,
        ...(entry.service === '' ? {} : {service: entry.service}),
        path,
        titleMarks: marksOf(title, marked, fold),
        ...excerptOf(about, marked, fold),
      };
    });
  }

  return {
    search,
    addText(data) {
      const {texts: all, folds, synonyms: groups} = textsOf(data, names);
      fold = foldOf(folds);
      synonyms = synonymsOf(groups, fold);
      texts = textsFrom(all, fold);
      look = lookUpIn(lexicon, texts, entries.length);
    },
    get hasText() {
      return texts !== undefined;
    },
    kinds: searchKinds.filter((kind) =>
      entries.some((entry) => entry.kind === kind),
    ),
    services: entries
      .filter(({kind, path, page}) => kind === 'service' && path === page)
      .map(({service, title}) => ({key: service, title})),
    serviceOf: (address) =>
      entries.find(({page}) => page === address)?.service || undefined,
  };
}
