import groupBy from 'es-toolkit/compat/groupBy';
import sortBy from 'es-toolkit/compat/sortBy';
import type {ErrorIndexData} from '../api/pageData';
import {getCall, getPath, type SearchRecord} from '../search/record';
import {createErrorRecords} from '../search/records/errorRecords';
import {site} from '../site';
import type {Bundle} from './bundler';
import {writeFile} from './folder';
import type {LocalSite} from './locale';
import {inlineText} from './pages/context';
import {getErrorIndexFile} from './paths';

/** Longer messages are truncated: the page lists hundreds. */
const longestMessage = 72;

type Backend = ErrorIndexData['codes'][number]['backends'][number];

/** A cause of one or more operations, as listed on the page. */
function getCause(same: readonly SearchRecord[]): Backend['causes'][number] {
  const [message] = same.flatMap(({messages = []}) => messages);
  return {
    cause: same[0]?.cause ?? [],
    ...(message && {
      message:
        message.length > longestMessage
          ? `${message.slice(0, longestMessage)}…`
          : message,
    }),
    operations: same.map((record) => ({
      name: getCall(record).rpc ?? '',
      to: getPath(record),
    })),
  };
}

/**
 * Writes the data of the page with all errors: causes by code and backend, with
 * example messages and operations.
 *
 * @throws if the message file refers to a cause that no operation has
 */
export function writeErrorIndex(
  {messages, reference: english}: Bundle,
  context: LocalSite,
): void {
  const {reference, locale} = context;
  const backends = [...english.operations.values()].flatMap(
    ({errors, 'x-behavior': behavior}) =>
      errors.map(({backend}) => backend ?? behavior?.backends.at(-1)),
  );
  const placed = createErrorRecords(reference, english, messages, (text) =>
    inlineText(text, context),
  ).map((record, place) => ({record, backend: backends[place] ?? site.name}));
  const getBackend = ([name, some]: [string, typeof placed]): Backend => ({
    name,
    causes: Object.values(
      groupBy(
        some.map(({record}) => record),
        ({cause}) => JSON.stringify(cause),
      ),
    ).map(getCause),
  });
  const byCode = Object.entries(
    groupBy(placed, ({record}) => getCall(record).code),
  );
  const data: ErrorIndexData = {
    codes: sortBy(byCode, ([, all]) => -all.length).map(([name, all]) => ({
      name,
      count: all.length,
      backends: sortBy(
        Object.entries(groupBy(all, 'backend')),
        ([backend]) => backend,
      ).map(getBackend),
    })),
  };
  writeFile(getErrorIndexFile(locale), JSON.stringify(data));
}
