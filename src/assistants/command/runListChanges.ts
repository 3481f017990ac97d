import {
  reportUpgrade,
  findVersionNamed,
  getVersions,
  type ReportedConcern,
} from '../../changes/upgradeReport';
import type {ChangesBook} from '../../changes/upgrade';
import {ratingTexts} from '../../changes/ratingTexts';
import {interpolate} from '../../reference/interpolate';
import type {Translator} from '../../reference/texts';
import type {CommandResult} from './model';
import {UsageError} from './usage';

export interface Asked {
  from?: string;
  to?: string;
  site: string;
  asJson: boolean;
}

/** @throws UsageError with the versions that there are */
function getVersion(
  name: string | undefined,
  book: ChangesBook,
): string | undefined {
  if (name === undefined) return undefined;
  const found = findVersionNamed(name, book);
  if (found) return found;
  throw new UsageError('There is no version "{name}". Write one of: {names}.', {
    name,
    names: getVersions(book).join(', '),
  });
}

const toPlain = (text: string): string => text.replaceAll('`', '');

function formatLines(
  {rating, change, why, todo, operations, named, page}: ReportedConcern,
  book: ChangesBook,
  site: string,
  t: Translator,
): string[] {
  const marks = [
    t(ratingTexts[rating]),
    ...(named ? [book.labels['Your text names it'] ?? ''] : []),
  ];
  return [
    '',
    `${marks.join(t(', '))}${t(': ')}${toPlain(change)}`,
    ...why.map((one) => `  ${toPlain(one)}`),
    ...(todo ? [`  ${t('What to do')}${t(': ')}${toPlain(todo)}`] : []),
    `  ${operations.join(t(', '))}`,
    `  ${site}${page}`,
  ];
}

/**
 * Says what an upgrade means for the calls in a text.
 *
 * @returns exit code 1 when a change breaks one of them
 */
export function runListChanges(
  input: Uint8Array,
  book: ChangesBook | undefined,
  {from, to, site, asJson}: Asked,
  t: Translator,
): CommandResult {
  if (!book) {
    throw new UsageError('This file knows no versions of the API.');
  }
  const text = new TextDecoder().decode(input);
  const report = reportUpgrade(book, {
    from: getVersion(from, book),
    to: getVersion(to, book),
    text,
  });
  const breaks = report.changes.some(({rating}) => rating === 'breaking');
  const exitCode = breaks ? 1 : 0;
  if (asJson) {
    const data = {
      ...report,
      changes: report.changes.map((one) => ({...one, page: site + one.page})),
    };
    return {output: JSON.stringify(data, null, 2), errors: '', exitCode};
  }
  const {labels} = book;
  const say = (label: string, values: Record<string, string>): string =>
    interpolate(labels[label] ?? label, values);
  const {others, operations} = report;
  return {
    output: [
      report.summary,
      ...report.changes.flatMap((one) => formatLines(one, book, site, t)),
      ...(others > 0 || operations.length > 0 ? [''] : []),
      ...(others > 0
        ? [
            say(
              '{count} other changes concern operations that your text does not name.',
              {count: String(others)},
            ),
          ]
        : []),
      ...(operations.length > 0
        ? [
            say('Operations in your text: {names}', {
              names: operations.join(t(', ')),
            }),
          ]
        : []),
    ].join('\n'),
    errors: '',
    exitCode,
  };
}
