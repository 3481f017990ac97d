import {packSearch, readNames, readTexts, splitFile} from '../src/search/file';
import {getSuffix} from './multiplyApi';

/** A name as a copy of the API has it. */
const renamed = (name: string, suffix: string): string =>
  name.replace(/\b([A-Z][a-z]+)(?=[A-Z]|$)/, `$1${suffix}`);

/**
 * The file of the search of an API that is so many times as large: each page of
 * the reference again under other names, with its texts.
 */
export function multiplySearch(file: string, times: number): string {
  const {names = '', texts = ''} = splitFile(file);
  const {records: named, ...words} = readNames(names);
  const {records: once, ...others} = readTexts(texts, named);
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
  return packSearch({
    ...words,
    ...others,
    records: [...once, ...copies.flat()],
  });
}
