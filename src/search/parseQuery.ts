import {searchKinds, type SearchKind} from './types';

/** A query without what narrows it. */
export interface ParsedQuery {
  text: string;
  kinds?: SearchKind[];
  service?: string;
}

/** Longer ones are cut: nobody types as much, and pasted files find nothing. */
const longest = 400;

const getKind = (word: string): SearchKind | undefined =>
  searchKinds.find((kind) => kind === word || `${kind}s` === word);

/**
 * Takes `kind:schema` and `service:storage` out of a query. A kind that does
 * not exist stays in its text.
 */
export function parseQuery(query: string): ParsedQuery {
  const kinds: SearchKind[] = [];
  let service: string | undefined;
  const text = query
    .slice(0, longest)
    .replace(
      /(?<!\S)(kind|service)[:：](\w+)(?!\S)/gi,
      (all: string, what: string, value: string) => {
        const word = value.toLowerCase();
        if (what.toLowerCase() === 'service') {
          service = word.replace(/(?<=.)service$/, '');
          return '';
        }
        const kind = getKind(word);
        if (kind) kinds.push(kind);
        return kind ? '' : all;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
  return {
    text,
    ...(kinds.length > 0 ? {kinds} : {}),
    ...(service === undefined ? {} : {service}),
  };
}
