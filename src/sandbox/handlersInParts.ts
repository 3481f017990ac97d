import type {OperationHandler} from './call';
import type {FindHandler} from './sandboxWith';

/** What the operations of each service do: a page loads what it calls. */
const parts: Record<string, () => Promise<Record<string, OperationHandler>>> = {
  application: async () => ({
    ...(await import('./handlers/application')).applicationHandlers,
    ...(await import('./handlers/release')).releaseHandlers,
  }),
  configuration: async () =>
    (await import('./handlers/configuration')).configurationHandlers,
  facility: async () => (await import('./handlers/facility')).facilityHandlers,
  instance: async () => (await import('./handlers/instance')).instanceHandlers,
  machine: async () => (await import('./handlers/machine')).machineHandlers,
  network: async () => (await import('./handlers/network')).networkHandlers,
  orchestrator: async () =>
    (await import('./handlers/orchestrator')).orchestratorHandlers,
  scope: async () => (await import('./handlers/scope')).scopeHandlers,
  storage: async () => (await import('./handlers/storage')).storageHandlers,
};

/** The handlers of a service, by the path of a call such as `/holt.scope.v1.…`. */
export const findInParts: FindHandler = async (rpc, path) => {
  const service = path.split('.')[1] ?? '';
  if (!Object.hasOwn(parts, service)) return undefined;
  return (await parts[service]?.())?.[rpc];
};
