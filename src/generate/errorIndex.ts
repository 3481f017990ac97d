import groupBy from 'es-toolkit/compat/groupBy';
import sortBy from 'es-toolkit/compat/sortBy';
import {getTextOfPattern} from '../errors/patterns';
import type {BookCause, ErrorBook} from '../errors/model';
import {code, element, heading, linkTo} from './pages/elements';
import type {RichText} from '../api/richText';

/** Messages that a list shows of one cause: enough to recognize it. */
const mostMessages = 2;

/** Messages of each cause, by its place. */
function getMessages({patterns}: ErrorBook): Map<number, string[]> {
  const messages = new Map<number, string[]>();
  for (const pattern of patterns) {
    for (const cause of pattern.causes) {
      messages.set(cause, [
        ...(messages.get(cause) ?? []),
        getTextOfPattern(pattern),
      ]);
    }
  }
  return messages;
}

type PlacedCause = BookCause & {place: number};

/**
 * Every cause of an error, by code and backend, as the page lists them: what it
 * is, what the message looks like, and the operations that return it.
 */
export function renderErrorIndex(book: ErrorBook): RichText[] {
  const {causes, texts, operations} = book;
  const messages = getMessages(book);
  const rowOf = (same: PlacedCause[]): RichText => {
    const [{text}] = same as [PlacedCause];
    const shown = [
      ...new Set(same.flatMap(({place}) => messages.get(place) ?? [])),
    ].slice(0, mostMessages);
    const links = same.flatMap(({operation: at, anchor}, index): RichText[] => {
      const operation = operations[at];
      if (!operation) return [];
      const link = linkTo(`${operation.page}#${anchor}`, operation.rpc);
      return index === 0 ? [link] : [book.labels[', '], link];
    });
    return element('li', {}, [
      ...(texts[text] ?? []),
      ...shown.map((one) => element('p', {}, [code(one)])),
      element('p', {}, links),
    ]);
  };
  const placed = causes.map((cause, place) => ({...cause, place}));
  const byCode = Object.entries(groupBy(placed, ({code: name}) => name));
  const sorted = sortBy(byCode, ([, all]) => -all.length);
  const contents = sorted.map(([name, all]) =>
    element('li', {}, [linkTo(`#code.${name}`, code(name)), ` ${all.length}`]),
  );
  const sections = sorted.flatMap(([name, all]) => [
    heading(3, name, `code.${name}`),
    ...sortBy(
      Object.entries(groupBy(all, ({backend}) => backend)),
      ([backend]) => backend,
    ).flatMap(([backend, some]) => [
      heading(4, backend, `code.${name}.${backend.toLowerCase()}`),
      element(
        'ul',
        {},
        Object.values(groupBy(some, ({text}) => text)).map(rowOf),
      ),
    ]),
  ]);
  return [element('ul', {}, contents), ...sections];
}
