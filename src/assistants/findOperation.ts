import {toPlain} from '../calls/plainName';
import {getBareAddress} from './address';
import type {Language} from './library';
import type {DescribedOperation} from './model';

/** An operation, as far as its names go. */
type Named = Pick<DescribedOperation, 'operation' | 'path' | 'page'>;

/** Ways in which an operation may be named, besides the name of its page. */
const collectNames = ({operation, path, page}: Named): string[] => [
  operation,
  path,
  page,
  path.replace(/^\/[^/]+\.(\w+)\//, '$1.'),
  path.slice(1).replace('/', '.'),
];

/** Names of the operations that a query in words finds, the best first. */
const findAlike = (name: string, {search}: Language): string[] =>
  search
    .search(name.slice(0, 200), {kinds: ['operation'], limit: 5})
    .map(({path}) => path.replace(/^.*\//, '').replace(/#.*/, ''));

/**
 * The operation of a name: `CreatePool`, `StorageService.CreatePool`,
 * `storage-create-pool`, its path, or the address of its page.
 *
 * @param operations by the names of their pages
 */
export function findOperationNamed<One extends Named>(
  name: string,
  operations: Record<string, One>,
): One | undefined {
  const bare = getBareAddress(name.trim().replace(/^post\s+/i, ''));
  const wanted = toPlain(bare);
  const wantedPage = toPlain(bare.replace(/^.*\/docs\//i, '/docs/'));
  return Object.entries(operations).find(
    ([slug, operation]) =>
      toPlain(slug) === wanted ||
      collectNames(operation).some((one) =>
        [wanted, wantedPage].includes(toPlain(one)),
      ),
  )?.[1];
}

/**
 * The operation of a name; see `findOperationNamed`.
 *
 * @throws when there is none, with names that are like it
 */
export function findOperation(
  name: string,
  language: Language,
): DescribedOperation {
  const found = findOperationNamed(name, language.operations);
  if (found) return found;
  const others = findAlike(name, language);
  throw new Error(
    others.length > 0
      ? `There is no operation "${name}". Similar ones: ${others.join(', ')}.`
      : `There is no operation "${name}". Look for it with the tool "search".`,
  );
}
