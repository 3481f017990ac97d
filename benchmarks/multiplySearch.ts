import {
  listEntries,
  readNames,
  readTexts,
  collectTexts,
} from '../src/search/data';
import {buildIndex, type SearchData} from '../src/search/indexing/buildIndex';
import {getSuffix} from './multiplyApi';

/** A name as a copy of the API has it. */
const renamed = (name: string, suffix: string): string =>
  name.replace(/\b([A-Z][a-z]+)(?=[A-Z]|$)/, `$1${suffix}`);

/**
 * The files of the search of an API that is so many times as large: each page
 * of the reference again under other names, with its texts.
 */
export function multiplySearch(
  {names, text}: SearchData,
  times: number,
): SearchData {
  if (times === 1) return {names, text};
  const texts = collectTexts(readTexts(text, names));
  const once = listEntries(readNames(names)).map((entry, place) => ({
    ...entry,
    anchor: entry.path.slice(entry.page.length + 1),
    text: texts[place] ?? '',
  }));
  const copies = Array.from({length: times - 1}, (_, index) => {
    const suffix = getSuffix(index + 1);
    return once
      .filter(({service}) => service)
      .map((record) => ({
        ...record,
        title: renamed(record.title, suffix),
        context: renamed(record.context, suffix),
        service: `${record.service}${suffix}`,
        page: `${record.page}${suffix}`,
        text: record.text && `${record.text} ${suffix}`,
      }));
  });
  const synonyms = {objects: names.synonyms, others: text.synonyms};
  return buildIndex([...once, ...copies.flat()], names.id, synonyms);
}
