import {readFileSync} from 'node:fs';
import {createSandbox, type Handler} from '../../src/sandbox/createSandbox';
import type {JsonObject} from '../../src/sandbox/json';
import type {SandboxData} from '../../src/sandbox/model';

/** What the sandbox is made of. */
export const data = JSON.parse(
  readFileSync('.generated/static/en/sandbox.json', 'utf8'),
) as SandboxData;

/** The address of an operation, by its name. */
export const pathOf = (rpc: string): string =>
  Object.entries(data.operations).find(
    ([, operation]) => operation.rpc === rpc,
  )?.[0] ?? rpc;

/** What a unary call brings. */
export interface Answer {
  status: number;
  body: JsonObject;
}

/** A fresh sandbox, and how to call it. */
export interface Session {
  sandbox: Handler;
  send: (
    path: string,
    body: string,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  call: (rpc: string, message: JsonObject) => Promise<Answer>;
}

/** Begins a session that remembers nothing yet. */
export function newSession(): Session {
  const sandbox = createSandbox(data);
  const send: Session['send'] = async (path, body, headers = {}) => {
    const response = await sandbox(
      new Request(`https://sandbox.invalid${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body,
      }),
    );
    const json = (await response.json()) as JsonObject;
    return {status: response.status, body: json};
  };
  return {
    sandbox,
    send,
    call: (rpc, message) => send(pathOf(rpc), JSON.stringify(message)),
  };
}

export const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};

export const ceph = {...cluster, facilityName: 'prod-ceph-mon'};
