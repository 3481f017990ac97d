import type {JsonObject} from './json';
import {listedError} from './listedError';
import type {SandboxOperation} from './model';
import type {Store} from './store';

/**
 * Checks that the scope of a request exists, if the page has an error for that.
 *
 * @throws ConnectError when it does not
 */
export function checkScope(
  operation: SandboxOperation,
  request: JsonObject,
  store: Store,
): void {
  const {unknownScope} = operation;
  const {scopeUuid = ''} = request;
  if (!unknownScope || scopeUuid === '') return;
  const scopes = store.all('scope').map(({value}) => value.uuid);
  if (!scopes.includes(scopeUuid)) {
    throw listedError(unknownScope, operation, request);
  }
}
