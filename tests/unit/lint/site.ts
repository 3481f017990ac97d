import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lintSite} from '../../../src/lint/lint';

export const listPools = 'openapi/words/pool/operations/list-pools.yaml';
export const poolSchema = 'openapi/words/pool/schemas/pool.yaml';
export const requestSchema = 'openapi/words/pool/schemas/request.yaml';
export const poolService = 'openapi/words/pool/service.yaml';
export const platform = 'openapi/platform/v1.0.yaml';
export const root = 'openapi/openapi.yaml';
export const sandbox = 'openapi/sandbox.yaml';
export const platformMap = 'openapi/platform-map.yaml';
export const synonyms = 'openapi/search-synonyms.yaml';
const facts = 'openapi/facts.yaml';
const introduction = 'openapi/introduction.md';
export const workflow = 'openapi/workflows/find-a-pool.arazzo.yaml';
export const page = 'docs/guides/find-a-pool.mdx';

/** A site with one operation and one guide, in which nothing is wrong. */
export const files: Record<string, string> = {
  [root]: `openapi: 3.1.0
info:
  title: Pools
  version: v1
  license: {name: Apache-2.0, identifier: Apache-2.0}
servers:
  - url: https://pools.test
security:
  - basicAuth: []
components:
  securitySchemes:
    basicAuth: {type: http, scheme: basic}
  parameters:
    Version:
      name: Connect-Protocol-Version
      in: header
      description: Tells the server which protocol is spoken.
      schema: {type: string}
  responses:
    ConnectError:
      description: The call failed, and the body says why.
      content:
        application/json:
          schema: {$ref: '#/components/schemas/connect.error'}
`,
  [platform]: `openapi: 3.1.0
info: {title: pools}
paths:
  /holt.pool.v1.PoolService/ListPools:
    post:
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/holt.pool.v1.ListPoolsRequest'}
      responses:
        '200':
          content:
            application/json:
              schema: {$ref: '#/components/schemas/holt.pool.v1.Pool'}
components:
  schemas:
    holt.pool.v1.ListPoolsRequest: {type: object}
    holt.pool.v1.Pool:
      type: object
      properties:
        name: {type: string}
        kind: {$ref: '#/components/schemas/holt.pool.v1.Kind'}
    holt.pool.v1.Kind: {type: string, enum: [REPLICATED]}
`,
  [listPools]: `# yaml-language-server: $schema=../../../json-schemas/operation.json
post:
  operationId: PoolService_ListPools
  summary: List pools
  description: >-
    Lists the pools of the storage cluster with the bytes that each one may
    hold, in no particular order. The operation changes nothing in the cluster.
  x-behavior:
    backends: [Ceph]
    effect: reads
    responds: after
    repeat: {effect: changes-nothing}
  x-by-hand: {commands: [{tool: ceph, command: ceph osd pool ls}]}
  x-connect-errors:
    - code: unknown
      description: The cluster refuses the request.
      check: The log of the cluster says so.
      fix: Start the cluster.
  requestBody:
    content:
      application/json:
        examples:
          all: {summary: All pools, value: {}}
  responses:
    '200':
      description: All pools, in one response.
      content:
        application/json:
          examples:
            all: {summary: One pool, value: {name: rbd}}
`,
  [poolSchema]: `# yaml-language-server: $schema=../../../json-schemas/schema.json
holt.pool.v1.Pool:
  description: A part of the storage cluster.
  properties:
    name:
      description: What the cluster calls it. Absent if it has no name.
    kind:
      description: How copies are kept. Absent if none are.
`,
  'openapi/words/pool/schemas/kind.yaml': `# yaml-language-server: $schema=../../../json-schemas/schema.json
holt.pool.v1.Kind:
  description: How a pool keeps what is written to it.
  x-enumDescriptions:
    REPLICATED: Whole copies.
`,
  [requestSchema]: `# yaml-language-server: $schema=../../../json-schemas/schema.json
holt.pool.v1.ListPoolsRequest:
  description: Request to list every pool.
`,
  [poolService]: `# yaml-language-server: $schema=../../json-schemas/service.json
name: PoolService
x-displayName: Pools
x-home: {summary: Manages pools., operations: [{rpc: ListPools}]}
description: Manages pools, each of which is a part of the storage cluster with its own rules.
x-guide:
  - id: objects
    text: A pool belongs to one cluster, and its images belong to the pool alone.
`,
  'openapi/shared/schemas/connect-error.yaml': `# yaml-language-server: $schema=../../json-schemas/shared-schema.json
connect.error:
  type: object
  description: What a failed call returns.
  properties:
    code:
      type: string
      description: Says what kind of failure it is.
      enum: [unknown]
      x-enumDescriptions:
        unknown: Some other failure.
`,
  [sandbox]: `# yaml-language-server: $schema=json-schemas/sandbox.json
objects:
  pool: {schema: holt.pool.v1.Pool, key: {name: name}, seeds: [ListPools]}
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
  [synonyms]: `# yaml-language-server: $schema=json-schemas/search-synonyms.json
- [pool, 集區]
`,
  'openapi/datacenter/core.yaml': 'pools: [{name: rbd, host: 192.0.2.11/24}]\n',
  'openapi/glossary.yaml': `- term: storage
  avoid: [store]
- term: that is
  avoid: [i.e.]
- advice: Leave it out.
  avoid: [all in all]
`,
  [facts]: `# yaml-language-server: $schema=json-schemas/facts.json
checked: []
names:
  - kind: name of a pool
    from: The cluster, which makes it.
    holds: Ceph Squid
    names: ['r\\w+', 'backup-\\d+']
    texts: '\\b(backup-\\w+)'
    fields: [holt.pool.v1.Pool.name]
`,
  [introduction]: '# Pools\n\nA pool is a part of the storage cluster.\n',
  [workflow]: `# yaml-language-server: $schema=../json-schemas/workflow.json
arazzo: 1.0.1
info: {title: Find a pool, version: 1.0.0, summary: Find a pool.}
sourceDescriptions: [{name: holt, type: openapi, url: ../openapi.yaml}]
workflows:
  - workflowId: findAPool
    summary: Find a pool.
    x-guide: {minutes: 3, needs: [A cluster.], leaves: [], undo: []}
    inputs:
      type: object
      required: [name]
      properties:
        name: {type: string, description: Its name., default: rbd}
    steps:
      - stepId: listPools
        description: Lists them.
        operationId: PoolService_ListPools
        requestBody: {contentType: application/json, payload: {like: $inputs.name}}
        successCriteria:
          - condition: $statusCode == 200
          - condition: $..pools[?(@.name == {$inputs.name})]
            context: $response.body
            type: jsonpath
        outputs:
          first: $response.body#/pools/0/name
        x-step:
          title: List the pools
          expect: All pools.
          worked: There is one.
          failures:
            - {code: unknown, when: It is down., then: Wait.}
      - stepId: waitForIt
        description: Waits for it.
        operationId: PoolService_ListPools
        requestBody:
          contentType: application/json
          payload: {name: 'a {$steps.listPools.outputs.first} b'}
        successCriteria:
          - condition: $statusCode == 200
        onFailure:
          - name: wait
            type: retry
            retryAfter: 2
            retryLimit: 9
            criteria: [{condition: $statusCode != 200}]
        x-step: {title: Wait for it, expect: The pool., worked: It is there.}
`,
  [page]: `---
title: Find a pool
---

\`\`\`md
<GuideStep step="none" />
\`\`\`

<GuideStep guide={guide} step="listPools">

Pools hold objects.

</GuideStep>

<GuideStep guide={guide} step="waitForIt" />

## What you have now {#what-you-have-now}
`,
};

/** A part of a file with another in its place; nothing as the part is its end. */
export type Change = [file: string, from: string | RegExp, to: string];

/** The files that change, by name. */
function changed(changes: readonly Change[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of changes) {
    const text = texts[file] ?? files[file] ?? '';
    const other = from === '' ? text + to : text.replace(from, () => to);
    if (other === text) throw new Error(`${file} does not hold ${from}.`);
    texts[file] = other;
  }
  return texts;
}

/** The site in a folder, in which one thing after another is changed. */
export class Site {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lint-'));

  constructor() {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    symlinkSync(
      path.resolve('openapi/json-schemas'),
      path.join(this.folder, 'openapi/json-schemas'),
    );
    cpSync('redocly.yaml', path.join(this.folder, 'redocly.yaml'));
  }

  private write(file: string, text: string): void {
    const place = path.join(this.folder, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }

  /** Lints the site as it is with some changes, which it takes back. */
  async lint(
    changes: readonly Change[] = [],
    {order = ['find-a-pool']} = {},
  ): Promise<Awaited<ReturnType<typeof lintSite>>> {
    try {
      for (const [file, text] of Object.entries(changed(changes))) {
        this.write(file, text);
      }
      return await lintSite(this.folder, {
        order,
        folder: 'docs/guides',
      });
    } catch (error) {
      return (error as Error).message.split('\n').map((text) => {
        const [, file = '', line = 1, message = text] =
          /^(\S+?):(?:(\d+):)? (.*)$/.exec(text) ?? [];
        return {file, line: Number(line), message};
      });
    } finally {
      for (const file of Object.keys(changed(changes))) {
        const before = files[file];
        if (before === undefined) rmSync(path.join(this.folder, file));
        else this.write(file, before);
      }
    }
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}

/** Line, from 1, on which a part of a changed file begins. */
export function lineIn(
  file: string,
  part: string,
  changes: readonly Change[],
): number {
  const text = changed(changes)[file] ?? files[file] ?? '';
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`${file} does not hold ${part}.`);
  return text.slice(0, at).split('\n').length;
}
