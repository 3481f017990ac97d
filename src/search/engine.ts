import {getAddresses} from './addresses';
import {
  listEntries,
  readNames,
  readTexts,
  collectTexts,
  type Entry,
  type TextData,
} from './data';
import {createExcerpt, findMarks} from './excerpt';
import {createFold} from './fold';
import {createIndexes} from './indexes';
import {
  MiniSearch,
  nameOptions,
  getTextOptions,
  unpackIndex,
  type NameDocument,
  type TextDocument,
} from './miniSearch';
import {findNeighbors} from './neighbors';
import {parseQuery} from './parseQuery';
import {rank, type Ranked} from './rank';
import {
  searchKinds,
  type SearchEngine,
  type SearchHit,
  type SearchOptions,
} from './types';
import {findSynonyms} from './units';
import {weights} from './weights';

/** How many texts are indexed before a question may be answered. */
const chunkSize = 50;

/** A record as a hit that nothing was looked for in. */
const getPlace = (entry: Entry): SearchHit => {
  const {kind, title, context, service, path, effect} = entry;
  return {
    kind,
    title,
    context,
    ...(service === '' ? {} : {service}),
    path,
    ...(effect && {effect}),
    excerpt: '',
    titleMarks: [],
    excerptMarks: [],
  };
};

/**
 * The search of a language.
 *
 * @param data names, as `src/search/indexing` makes them
 * @throws when it is something else, or of another version
 */
export function createEngine(data: unknown): SearchEngine {
  const names = readNames(data);
  const entries = listEntries(names);
  const index = MiniSearch.loadJS<NameDocument>(
    unpackIndex(names.index),
    nameOptions,
  );
  const addressed = getAddresses(entries);
  const fold = createFold(names.folds);
  let texts: string[] = [];
  const indexes = createIndexes(entries, index, fold);
  let ranked: Ranked = {
    entries,
    indexes,
    fold,
    synonyms: findSynonyms(names.synonyms, fold),
    texts,
  };

  /** Texts, and what takes them when they are indexed. */
  function prepare(data: unknown): {
    index: MiniSearch<TextDocument>;
    documents: TextDocument[];
    use: () => void;
  } {
    const read: TextData = readTexts(data, names);
    const fold = createFold([
      names.folds[0] + read.folds[0],
      names.folds[1] + read.folds[1],
    ]);
    const all = collectTexts(read);
    const textIndex = new MiniSearch(getTextOptions(fold));
    return {
      index: textIndex,
      documents: all.map((text, id) => ({id, text})),
      use() {
        texts = all;
        indexes.addTexts(textIndex);
        ranked = {
          entries,
          indexes,
          fold,
          synonyms: findSynonyms([...names.synonyms, ...read.synonyms], fold),
          texts: all.map(fold),
        };
      },
    };
  }

  function search(query: string, options: SearchOptions = {}): SearchHit[] {
    const {text, ...parsed} = parseQuery(query);
    const {kinds, service, limit = 20} = {...parsed, ...options};
    const {scores, literal, marked} = rank(
      text,
      ranked,
      options.currentService,
    );
    for (const record of addressed(text)) {
      scores.set(record, (scores.get(record) ?? 0) + weights.address);
      literal.add(record);
    }
    const perPage = new Map<string, number>();
    const hits = [...scores]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .flatMap(([record]) => {
        const entry = entries[record];
        if (!entry || (kinds && !kinds.includes(entry.kind))) return [];
        if (service && service !== entry.service) return [];
        const count = (perPage.get(entry.page) ?? 0) + 1;
        perPage.set(entry.page, count);
        return count > weights.perPage ? [] : [{record, entry}];
      });
    return hits.slice(0, limit).map(({record, entry}) => ({
      ...getPlace(entry),
      ...(literal.has(record) && {isLiteral: true}),
      titleMarks: findMarks(entry.title, marked, ranked.fold),
      ...createExcerpt(texts[record] ?? '', marked, ranked.fold),
    }));
  }

  return {
    search,
    addText(data) {
      const {index, documents, use} = prepare(data);
      index.addAll(documents);
      use();
    },
    async addTextAsync(data) {
      const {index, documents, use} = prepare(data);
      await index.addAllAsync(documents, {chunkSize});
      use();
    },
    get hasText() {
      return texts.length > 0;
    },
    kinds: searchKinds.filter((kind) =>
      entries.some((entry) => entry.kind === kind),
    ),
    services: entries
      .filter(({kind, path, page}) => kind === 'service' && path === page)
      .map(({service, title}) => ({key: service, title})),
    serviceOf: (address) =>
      entries.find(({page}) => page === address)?.service || undefined,
    neighborsOf: (page) => findNeighbors(entries, page).map(getPlace),
  };
}
