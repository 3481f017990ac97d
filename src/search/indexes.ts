import type {Entry} from './data';
import type {Fold} from './fold';
import {hasTerm, lookUp, type Looked} from './lookUp';
import {
  MiniSearch,
  wholeOptions,
  type NameDocument,
  type TextDocument,
} from './miniSearch';
import {getSearchNames} from './names';
import {weights} from './weights';
import {joinWords, getSuffixes, tokenizeText} from './words';

/** Terms that are kept: a key adds one to those of the key before. */
const mostKnown = 64;

/** How well records have a term in their names, around them, or in their texts. */
export interface Indexes {
  find: (term: string) => Looked;
  /** Has texts searched, too. */
  addTexts: (texts: MiniSearch<TextDocument>) => void;
  /** The terms of each name of a record. */
  termsOfNames: (record: number) => string[][];
  isName: (term: string) => boolean;
  /** Records whose name is one word, or goes on from it, by how well. */
  findWhole: (word: string) => Map<number, {fit: number; isExact: boolean}>;
  /** Records that have an identifier as a name, and what belongs to them. */
  findOwner: (identifier: string) => Looked['fits'];
}

/** The page that each record stands on, and the service of each page. */
function findParents(entries: readonly Entry[]): number[] {
  const pages = new Map<string, number>();
  const services = new Map<string, number>();
  return entries.map(({kind, page, service}, record) => {
    const first = pages.get(page) ?? record;
    pages.set(page, first);
    if (kind === 'service' && first === record) services.set(service, record);
    return first === record ? (services.get(service) ?? record) : first;
  });
}

/** Puts what is better in the place of what is there. */
export function keepBest(
  fits: Map<number, number>,
  record: number,
  fit: number,
): void {
  if (fit > (fits.get(record) ?? 0)) fits.set(record, fit);
}

/**
 * The indexes of the names, and of the texts once they have come.
 *
 * @param names of the terms of names, as it was written
 * @param fold of the characters of names; texts have no others of theirs
 */
export function createIndexes(
  entries: readonly Entry[],
  names: MiniSearch<NameDocument>,
  fold: Fold,
): Indexes {
  let texts: MiniSearch<TextDocument> | undefined;
  const parents = findParents(entries);
  const wholes = new MiniSearch(wholeOptions);
  entries.forEach((entry, id) => {
    const {own, wholes: longer} = getSearchNames(entry);
    const whole = [...own, ...longer].map((name) => fold(joinWords(name)));
    const end = own.flatMap((name) => getSuffixes(name, fold));
    wholes.add({id, whole: whole.join(' '), end: end.join(' ')});
  });
  const known = new Map<string, Looked>();
  const nameTerms = new Map<number, string[][]>();

  function look(term: string): Looked {
    const isKnown = hasTerm(term, names) || (!!texts && hasTerm(term, texts));
    const named = lookUp(term, names, isKnown);
    const fits = new Map(named.fits);
    if (named.fits.size > 0) {
      parents.forEach((parent, record) =>
        keepBest(fits, record, weights.around * (named.fits.get(parent) ?? 0)),
      );
    }
    if (!texts) return {fits, terms: named.terms};
    const told = lookUp(term, texts, isKnown);
    for (const [record, fit] of told.fits) {
      keepBest(fits, record, weights.text * fit);
    }
    return {fits, terms: [...named.terms, ...told.terms]};
  }

  return {
    addTexts(added) {
      texts = added;
      known.clear();
    },
    termsOfNames(record) {
      const entry = entries[record];
      const terms =
        nameTerms.get(record) ??
        (entry
          ? getSearchNames(entry).own.map((name) => tokenizeText(name, fold))
          : []);
      nameTerms.set(record, terms);
      return terms;
    },
    find(term) {
      if (known.size > mostKnown) known.clear();
      const looked = known.get(term) ?? look(term);
      known.set(term, looked);
      return looked;
    },
    isName: (term) => hasTerm(term, names),
    findWhole(word) {
      const results = wholes.search(word, {
        prefix: word.length > 3,
        fuzzy: word.length > 7 ? 0.2 : false,
      });
      return new Map(
        results.map(({id, match}) => {
          const isOf = (field: string): boolean =>
            Object.entries(match).some(
              ([term, fields]) =>
                term.startsWith(word) && fields.includes(field),
            );
          const {whole, end, fuzzy} = weights;
          const fit = isOf('whole') ? whole : isOf('end') ? end : fuzzy;
          const isExact = match[word]?.includes('whole') ?? false;
          return [Number(id), {fit, isExact}];
        }),
      );
    },
    findOwner(identifier) {
      const results = wholes.search(fold(joinWords(identifier)), {
        fields: ['whole'],
      });
      const owners = new Set(results.map(({id}) => Number(id)));
      const fits = new Map<number, number>();
      parents.forEach((parent, record) => {
        if (owners.has(record)) fits.set(record, 1);
        else if (owners.has(parent)) fits.set(record, weights.ofOwner);
      });
      return fits;
    },
  };
}
