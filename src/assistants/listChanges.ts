import {
  reportUpgrade,
  findVersionNamed,
  getVersions,
  type UpgradeQuestion,
  type UpgradeReport,
} from '../changes/upgradeReport';
import type {Language} from './library';

/**
 * What an upgrade means for the calls in a text.
 *
 * @throws when there is no such version, with those that there are
 */
export function listChanges(
  {from, to, text}: UpgradeQuestion,
  {changes: book}: Language,
): UpgradeReport {
  if (!book) throw new Error('No version of the API is recorded yet.');
  const named = (name: string | undefined): string | undefined => {
    if (name === undefined) return undefined;
    const found = findVersionNamed(name, book);
    if (found) return found;
    throw new Error(
      `There is no version "${name}". There is: ${getVersions(book).join(', ')}.`,
    );
  };
  return reportUpgrade(book, {from: named(from), to: named(to), text});
}
