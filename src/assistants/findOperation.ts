import type {Language} from './library';
import type {AssistantOperation} from './model';
import {getBareAddress} from './readPage';

/** Only letters and digits, so that all spellings of a name match. */
const toPlain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** `/holt.storage.v1.StorageService/CreatePool` → `StorageService.CreatePool` */
export const getShortPath = (path: string): string =>
  path.replace(/^.*\.(\w+)\//, '$1.');

const collectNames = ({
  operation,
  path,
  page,
}: AssistantOperation): string[] => [
  operation,
  path,
  page,
  page.replace(/^.*\//, ''),
  getShortPath(path),
];

/**
 * Finds an operation by name: `CreatePool`, `StorageService.CreatePool`,
 * `storage-create-pool`, its path, or its page's URL.
 *
 * @throws with similar names if it does not exist
 */
export function findOperation(
  name: string,
  {operations, engine}: Pick<Language, 'operations' | 'engine'>,
): AssistantOperation {
  const bare = getBareAddress(name.trim().replace(/^post\s+/i, ''));
  const wanted = toPlain(bare.replace(/^.*\/docs\//i, '/docs/'));
  const found = operations.find((operation) =>
    collectNames(operation).some((one) => toPlain(one) === wanted),
  );
  if (found) return found;
  const others = engine
    .search(name.slice(0, 200), {kinds: ['operation'], limit: 5})
    .map(({path}) => path.replace(/^.*\//, '').replace(/#.*/, ''));
  throw new Error(
    `There is no operation "${name}". Similar ones: ${others.join(', ') || 'none'}.`,
  );
}
