import table from 'opencc-js/dict/TSCharacters';
import type {Folds} from '../file';

const simplified = new Map(
  table.split('|').map((entry) => {
    const [from = '', to = ''] = entry.split(' ');
    return [from, to] as const;
  }),
);

/** Maps Traditional to Simplified characters. */
export function collectFolds(texts: Iterable<string>): Folds {
  const used = new Set<string>();
  for (const text of texts) for (const one of text) used.add(one);
  const pairs = [...used].sort().flatMap((from): [string, string][] => {
    const to = simplified.get(from);
    return to && to !== from && to.length === from.length ? [[from, to]] : [];
  });
  return [
    pairs.map(([from]) => from).join(''),
    pairs.map(([, to]) => to).join(''),
  ];
}
