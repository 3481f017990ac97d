import type {OperationHandler} from './call';
import type {SandboxData} from './model';
import type {Handler} from './protocol';
import {createSandboxWith, type FindHandler} from './sandboxWith';

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

let started: Promise<Handler> | undefined;

async function start(baseUrl: string): Promise<Handler> {
  const response = await fetch(`${baseUrl}sandbox.json`);
  if (!response.ok) {
    throw new Error(`${baseUrl}sandbox.json: HTTP ${response.status}`);
  }
  const data = (await response.json()) as SandboxData;
  return createSandboxWith(data, {}, findInParts);
}

/**
 * The sandbox of this page, which lives as long as the page. Only the path of a
 * request's address matters.
 *
 * @param baseUrl base address of the site, with a slash at its end
 * @throws when the data cannot be loaded; the next call tries again
 */
export function startSandbox(baseUrl: string): Promise<Handler> {
  started ??= start(baseUrl).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Has the next call begin with a new sandbox, as a page that loads does. */
export function forgetSandbox(): void {
  started = undefined;
}
