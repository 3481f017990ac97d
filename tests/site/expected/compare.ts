import type {Entry} from '../crawl/entries';

/** Says what lacks and what is too much in a list. */
export function differences(
  what: string,
  shown: readonly string[],
  expected: readonly string[],
): string[] {
  return [
    ...expected
      .filter((one) => !shown.includes(one))
      .map((one) => `${what} lacks "${one}"`),
    ...shown
      .filter((one) => !expected.includes(one))
      .map((one) => `${what} shows "${one}", which the description has not`),
    ...(shown.length > new Set(shown).size
      ? [`${what} shows something twice: ${shown.join(', ')}`]
      : []),
  ];
}

/** Says where a value differs from what is expected. */
export const difference = (
  what: string,
  shown: string | undefined,
  expected: string | undefined,
): string[] =>
  shown === expected ? [] : [`${what} is "${shown}" instead of "${expected}"`];

function entryProblems(shown: Entry, expected: Entry): string[] {
  const {id} = expected;
  return [
    ...difference(`name of ${id}`, shown.name, expected.name),
    ...(shown.labels.join('|') === expected.labels.join('|')
      ? []
      : differences(id, shown.labels, expected.labels)),
    ...difference(`link of ${id}`, shown.to, expected.to),
    ...difference(`text of ${id}`, shown.text, expected.text),
  ];
}

/** Says how the fields, values and errors of a page differ from the expected. */
export function entriesProblems(
  shown: readonly Entry[],
  expected: readonly Entry[],
): string[] {
  const ids = expected.map(({id}) => id);
  const shownIds = shown.map(({id}) => id);
  const byId = new Map(shown.map((entry) => [entry.id, entry]));
  const lists = differences('page', shownIds, ids);
  return [
    ...lists,
    ...(lists.length === 0 && shownIds.join() !== ids.join()
      ? [`order is ${shownIds.join(', ')}`]
      : []),
    ...expected.flatMap((entry) => {
      const one = byId.get(entry.id);
      return one ? entryProblems(one, entry) : [];
    }),
  ];
}
