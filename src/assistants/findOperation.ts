import {bareAddress} from './address';
import type {Language} from './library';
import type {DescribedOperation} from './model';

/** Letters and digits alone, so that every way of writing a name is the same. */
const plain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** Ways in which an operation may be named, besides the name of its page. */
const namesOf = ({operation, path, page}: DescribedOperation): string[] => [
  operation,
  path,
  page,
  path.replace(/^\/[^/]+\.(\w+)\//, '$1.'),
  path.slice(1).replace('/', '.'),
];

/** Names of the operations that a query in words finds, the best first. */
const alike = (name: string, {search}: Language): string[] =>
  search
    .search(name.slice(0, 200), {kinds: ['operation'], limit: 5})
    .map(({path}) => path.replace(/^.*\//, '').replace(/#.*/, ''));

/**
 * The operation of a name: `CreatePool`, `StorageService.CreatePool`,
 * `storage-create-pool`, its path, or the address of its page.
 *
 * @throws when there is none, with names that are like it
 */
export function findOperation(
  name: string,
  language: Language,
): DescribedOperation {
  const bare = bareAddress(name.trim().replace(/^post\s+/i, ''));
  const wanted = plain(bare);
  const wantedPage = plain(bare.replace(/^.*\/docs\//i, '/docs/'));
  const found = Object.entries(language.operations).find(
    ([slug, operation]) =>
      plain(slug) === wanted ||
      namesOf(operation).some((one) =>
        [wanted, wantedPage].includes(plain(one)),
      ),
  )?.[1];
  if (found) return found;
  const others = alike(name, language);
  throw new Error(
    others.length > 0
      ? `There is no operation "${name}". Similar ones: ${others.join(', ')}.`
      : `There is no operation "${name}". Look for it with the tool "search".`,
  );
}
