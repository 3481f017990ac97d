import type {Facts} from '../../../../src/reference/facts';
import {readFileSync} from 'node:fs';
import {readSource} from '../../../../src/files/sourceFile';
import type {SandboxData} from '../../../../src/sandbox/model';

/** What the sandbox of the site is made of. */
export const data = JSON.parse(
  readFileSync('.generated/static/en/sandbox.json', 'utf8'),
) as SandboxData;

/** The examples of an operation, by its name. */
export const getExamples = (rpc: string) =>
  Object.values(data.operations).find((operation) => operation.rpc === rpc)
    ?.examples ?? [];

export const cluster = {
  scopeUuid: '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
  facilityName: 'prod-kubernetes-control-plane',
};

export const ceph = {...cluster, facilityName: 'prod-ceph-mon'};

interface Values {
  charmsOfCreateNode: Record<
    'onTheMachine' | 'inContainers' | 'subordinate',
    string[]
  >;
  poolsOfStorageClasses: Record<string, string>;
  erasureCodeProfile: {dataChunks: number; codingChunks: number};
}

/** What a charm or the server decides. */
export const facts = readSource('openapi/facts.yaml').data as Facts & {
  values: {[Name in keyof Values]: {value: Values[Name]}};
};
