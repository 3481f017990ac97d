import type {OperationHandler} from './call';
import type {FindHandler} from './sandboxWith';

/** What the operations of each service do: a page loads what it calls. */
const parts: Record<string, () => Promise<Record<string, OperationHandler>>> = {
  application: async () => ({
    ...(
      await import(
        /* webpackChunkName: "sandbox-application" */ './handlers/application'
      )
    ).applicationHandlers,
    ...(
      await import(
        /* webpackChunkName: "sandbox-release" */ './handlers/release'
      )
    ).releaseHandlers,
  }),
  configuration: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-configuration" */ './handlers/configuration'
      )
    ).configurationHandlers,
  facility: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-facility" */ './handlers/facility'
      )
    ).facilityHandlers,
  instance: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-instance" */ './handlers/instance'
      )
    ).instanceHandlers,
  machine: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-machine" */ './handlers/machine'
      )
    ).machineHandlers,
  network: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-network" */ './handlers/network'
      )
    ).networkHandlers,
  orchestrator: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-orchestrator" */ './handlers/orchestrator'
      )
    ).orchestratorHandlers,
  scope: async () =>
    (await import(/* webpackChunkName: "sandbox-scope" */ './handlers/scope'))
      .scopeHandlers,
  storage: async () =>
    (
      await import(
        /* webpackChunkName: "sandbox-storage" */ './handlers/storage'
      )
    ).storageHandlers,
};

/** The handlers of a service, by the path of a call such as `/holt.scope.v1.…`. */
export const findInParts: FindHandler = async (rpc, path) => {
  const service = path.split('.')[1] ?? '';
  if (!Object.hasOwn(parts, service)) return undefined;
  return (await parts[service]?.())?.[rpc];
};
