import type {
  Group,
  NamesData,
  PageRows,
  Row,
  TextData,
} from '../src/search/data';
import {codeOfPage, pageOfCode} from '../src/search/pageCode';
import {suffixOf} from './multiplyApi';

interface Files {
  names: NamesData;
  text: TextData;
}

const hasMembers = (row: Row | Group): row is Group => Array.isArray(row[3]);

const countOf = ([, , rows, ...messages]: PageRows): number =>
  rows.reduce(
    (sum, row) => sum + (hasMembers(row) ? row[3].length : 1),
    messages.length,
  );

/** A name as a copy of the API has it. */
const renamed = (name: string, suffix: string): string =>
  name.replace(/\b([A-Z][a-z]+)(?=[A-Z]|$)/, `$1${suffix}`);

function copyOf(
  [address, service, rows, ...messages]: PageRows,
  suffix: string,
): PageRows {
  return [
    address && `${address}${suffix}`,
    service && `${service}${suffix}`,
    rows.map((row) =>
      hasMembers(row)
        ? [row[0], renamed(row[1], suffix), row[2], row[3]]
        : ([
            row[0],
            renamed(row[1], suffix),
            row[2],
            row[0] === 'operation' ? renamed(row[3], suffix) : row[3],
          ] satisfies Row),
    ),
    ...messages,
  ];
}

/**
 * The files of the search of an API that is so many times as large: each page
 * of the reference again under other names, with its texts.
 */
export function multiplySearch({names, text}: Files, times: number): Files {
  const once = names.pages.map(pageOfCode);
  const pages = [...once];
  const texts = [...text.texts];
  for (let copy = 1; copy < times; copy++) {
    const suffix = suffixOf(copy);
    let record = 0;
    for (const page of once) {
      const count = countOf(page);
      const own = text.texts.slice(record, record + count);
      record += count;
      if (page[1] === '') continue;
      pages.push(copyOf(page, suffix));
      const all = own.map((one) =>
        typeof one === 'number' ? one : one && `${one} ${suffix}`,
      );
      texts.push(...all);
    }
  }
  return {
    names: {...names, pages: pages.map(codeOfPage)},
    text: {...text, texts},
  };
}
