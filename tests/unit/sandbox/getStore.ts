import type {JsonObject} from '../../../src/sandbox/json';
import type {ObjectRule, SandboxData} from '../../../src/sandbox/model';
import {Store} from '../../../src/sandbox/store';

/** Trees, which their name tells apart. */
export const byName: ObjectRule = {
  schema: 'holt.a.v1.Tree',
  key: {name: ['name']},
};

/** A store of trees whose examples are these, by `Operation`. */
export function getStore(
  rule: Partial<ObjectRule>,
  examples: Record<string, [JsonObject, JsonObject][]> = {},
): Store {
  const operations = Object.entries(examples).map(([rpc, pairs]) => [
    `/${rpc}`,
    {
      rpc,
      examples: pairs.map(([request, response]) => ({request, response})),
    },
  ]);
  return new Store({
    operations: Object.fromEntries(operations) as SandboxData['operations'],
    schemas: {},
    statuses: {},
    rules: {objects: {tree: {...byName, ...rule}}, operations: {}},
  });
}
