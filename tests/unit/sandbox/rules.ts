import type {SandboxRules} from '../../../src/sandbox/model';

/** What the pretended sandbox remembers. */
export const rules: SandboxRules = {
  objects: {
    scope: {
      schema: 'holt.a.v1.Scope',
      key: {name: ['name']},
      seeds: ['ListScopes.scopes'],
    },
    tree: {schema: 'holt.a.v1.Tree', key: {name: ['name']}},
  },
  operations: {
    ListScopes: {list: 'scope'},
    CreateTree: {create: 'tree'},
    WatchTree: {stream: 'logs'},
  },
};
