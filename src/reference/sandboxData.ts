import type {JsonObject} from '../sandbox/json';
import type {SandboxData, SandboxRules} from '../sandbox/model';
import type {NamedExample, Operation, Reference} from './model';
import type {OpenApiDocument} from './openapi';
import {bareSchemas} from './operationData';
import {operationsNamed, rpcNameOf} from './rpcNames';
import {partsOfSeed} from './sandboxRules';

const asObject = ({value}: NamedExample): JsonObject =>
  (value ?? {}) as JsonObject;

function examplesOf({request, response}: Operation) {
  return request.examples.flatMap((example) => {
    const answer =
      response.examples.find(({name}) => name === example.name) ??
      response.examples[0];
    return answer
      ? [
          {
            name: example.name,
            request: asObject(example),
            response: asObject(answer),
          },
        ]
      : [];
  });
}

/** The rules with each operation under the name that the data has for it. */
function withKnownNames(
  {objects, operations}: SandboxRules,
  all: readonly Operation[],
): SandboxRules {
  const known = (name: string): string => {
    const [operation] = operationsNamed(all, name);
    return operation ? rpcNameOf(all, operation) : name;
  };
  const seedOf = (seed: string): string => {
    const {rpc, field} = partsOfSeed(all, seed);
    return [known(rpc), ...(field ? [field] : [])].join('.');
  };
  return {
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, rule]) => [
        name,
        rule.seeds ? {...rule, seeds: rule.seeds.map(seedOf)} : rule,
      ]),
    ),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, rule]) => [known(name), rule]),
    ),
  };
}

/** All that the sandbox knows, from the description and its rules. */
export function sandboxData(
  document: OpenApiDocument,
  {operations}: Reference,
  rules: SandboxRules,
): SandboxData {
  const all = [...operations.values()];
  const code = document.components.schemas['connect.error']?.properties?.code;
  return {
    schemas: Object.fromEntries(
      bareSchemas(document),
    ) as SandboxData['schemas'],
    operations: Object.fromEntries(
      all.map((operation) => [
        operation.path,
        {
          rpc: rpcNameOf(all, operation),
          request: operation.request.schema,
          response: operation.response.schema,
          streaming: operation.streaming,
          unimplemented: operation.unimplemented,
          examples: examplesOf(operation),
        },
      ]),
    ),
    statuses: code?.['x-http-status'] ?? {},
    rules: withKnownNames(rules, all),
  };
}
