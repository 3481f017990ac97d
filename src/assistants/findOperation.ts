import type {Language} from './library';
import type {AssistantOperation} from './model';
import {getBareAddress} from './readPage';

/** Letters and digits alone, so that every way of writing a name is the same. */
const toPlain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** Ways in which an operation may be named. */
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
 * The operation of a name: `CreatePool`, `StorageService.CreatePool`,
 * `storage-create-pool`, its path, or the address of its page.
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
 * The operation of a name; see `findOperationNamed`.
 *
 * @throws when there is none, with names that are like it
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
