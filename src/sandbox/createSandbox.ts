import type {OperationHandler} from './call';
import {platformHandlers} from './handlers';
import type {SandboxData} from './model';
import type {Handler} from './protocol';
import {createSandboxWith} from './sandboxWith';
import type {Environment} from './store';

/**
 * A pretend platform with all that its operations do; see `createSandboxWith`.
 *
 * @param handlers what single operations do
 */
export const createSandbox = (
  data: SandboxData,
  environment: Partial<Environment> = {},
  handlers: Record<string, OperationHandler> = platformHandlers,
): Handler => createSandboxWith(data, environment, (rpc) => handlers[rpc]);
