import {
  descriptionOf,
  type Description,
  type OperationSource,
} from '../../../src/lint/description';
import {parseSource} from '../../../src/files/sourceFile';

export const listPools = 'openapi/services/pool/operations/list-pools.yaml';
export const poolSchema = 'openapi/services/pool/schemas/pool.yaml';
export const poolService = 'openapi/services/pool/service.yaml';
export const errorSchema = 'openapi/shared/schemas/connect-error.yaml';
export const version = 'openapi/shared/parameters/Version.yaml';
export const root = 'openapi/openapi.yaml';
export const sandbox = 'openapi/sandbox.yaml';
export const platformMap = 'openapi/platform-map.yaml';
export const dataCentre = 'openapi/datacentre/core.yaml';

/** A description of one service with one operation, in which nothing is wrong. */
export const files: Record<string, string> = {
  [listPools]: `post:
  tags: [PoolService]
  operationId: PoolService_ListPools
  summary: List pools
  description: >-
    Lists the pools of the storage cluster with the bytes that each one may
    hold, in no particular order. The operation changes nothing in the cluster.
  x-connect-errors:
    - code: unknown
      description: The cluster refuses the request.
  requestBody:
    content:
      application/json:
        schema: {$ref: ../schemas/pool.yaml#/holt.pool.v1.ListPoolsRequest}
        examples:
          all: {summary: All pools, value: {}}
  responses:
    '200':
      description: All pools, in one response.
      content:
        application/json:
          schema: {$ref: ../schemas/pool.yaml#/holt.pool.v1.Pool}
          examples:
            all: {summary: One pool, value: {name: rbd}}
  x-at-a-glance:
    backends: [Ceph]
    effect: reads
    responds: after
    repeat: {effect: changes-nothing}
  x-by-hand: {commands: [{tool: ceph, command: ceph osd pool ls}]}
# yaml-language-server: $schema=../../../json-schemas/operation.json
`,
  [poolSchema]: `holt.pool.v1.ListPoolsRequest:
  type: object
  description: Request to list every pool.
holt.pool.v1.Pool:
  type: object
  description: A part of the storage cluster.
  properties:
    name:
      type: string
      description: What the cluster calls it. Absent if it has no name.
    kind:
      type: string
      description: How copies are kept. Absent if none are.
      enum: [REPLICATED]
      x-enumDescriptions:
        REPLICATED: Whole copies.
# yaml-language-server: $schema=../../../json-schemas/schema.json
`,
  [poolService]: `name: PoolService
description: Manages pools, each of which is a part of the storage cluster with its own rules.
x-guide:
  - id: objects
    text: A pool belongs to one cluster, and its images belong to the pool alone.
x-displayName: Pools
# yaml-language-server: $schema=../../json-schemas/service.json
`,
  [errorSchema]: `connect.error:
  type: object
  description: What a failed call returns.
  properties:
    code:
      type: string
      description: Says what kind of failure it is.
      enum: [unknown]
      x-enumDescriptions:
        unknown: Some other failure.
# yaml-language-server: $schema=../../json-schemas/schema.json
`,
  [root]: `tags:
  - {$ref: services/pool/service.yaml}

paths:
  # Calls and their files
  /holt.pool.v1.PoolService/ListPools:
    $ref: services/pool/operations/list-pools.yaml
`,
  [sandbox]: `# yaml-language-server: $schema=json-schemas/sandbox.json
objects:
  pool: {schema: holt.pool.v1.Pool, key: {name: [name]}, seeds: [ListPools]}
operations:
  ListPools: {list: pool}
`,
  [platformMap]: `# yaml-language-server: $schema=json-schemas/platform-map.json
- service: pool
  objects:
    pool:
      name: Pool
      schema: holt.pool.v1.Pool
      refersTo:
        - {object: pool, field: name}
`,
  [version]: `name: Connect-Protocol-Version
description: Tells the server which protocol is spoken.
schema: {$ref: ../schemas/connect-error.yaml#/connect.error}
`,
  [dataCentre]: 'pools: [{name: rbd}]\n',
};

/** The description above with other files beside it or in its place. */
export const describeWith = (more: Record<string, string> = {}): Description =>
  descriptionOf(
    Object.entries({...files, ...more}).map(([file, yaml]) =>
      parseSource(file, yaml),
    ),
  );

/** A file of the description with a part of it replaced. */
export function changed(
  file: string,
  from: string,
  to: string,
): Record<string, string> {
  const before = files[file] ?? '';
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return {[file]: before.replace(from, to)};
}

/** An operation file with these lines within `post`. */
export const operation = (post: object): OperationSource => {
  const yaml = JSON.stringify({post}, null, 1);
  const source = parseSource(listPools, yaml);
  return {source, operation: post as OperationSource['operation']};
};
