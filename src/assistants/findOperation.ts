import type {Language} from './library';
import type {AssistantOperation} from './model';
import {getBareAddress} from './readPage';

/** Only letters and digits, so that all spellings of a name match. */
const toPlain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

const collectNames = ({
  operation,
  path,
  page,
}: AssistantOperation): string[] => [
  operation,
  path,
  page,
  page.replace(/^.*\//, ''),
  path.replace(/^\/[^/]+\.(\w+)\//, '$1.'),
  path.slice(1).replace('/', '.'),
];

/**
 * Finds an operation by name: `CreatePool`, `StorageService.CreatePool`,
 * `storage-create-pool`, its path, or its page's URL.
 */
export function findOperationNamed(
  name: string,
  operations: readonly AssistantOperation[],
): AssistantOperation | undefined {
  const bare = getBareAddress(name.trim().replace(/^post\s+/i, ''));
  const wanted = [bare, bare.replace(/^.*\/docs\//i, '/docs/')].map(toPlain);
  return operations.find((operation) =>
    collectNames(operation).some((one) => wanted.includes(toPlain(one))),
  );
}

/**
 * Finds an operation; see `findOperationNamed`.
 *
 * @throws with similar names if it does not exist
 */
export function findOperation(
  name: string,
  {operations, engine}: Pick<Language, 'operations' | 'engine'>,
): AssistantOperation {
  const found = findOperationNamed(name, operations);
  if (found) return found;
  const others = engine
    .search(name.slice(0, 200), {kinds: ['operation'], limit: 5})
    .map(({path}) => path.replace(/^.*\//, '').replace(/#.*/, ''));
  throw new Error(
    others.length > 0
      ? `There is no operation "${name}". Similar ones: ${others.join(', ')}.`
      : `There is no operation "${name}". Look for it with the tool "search".`,
  );
}
