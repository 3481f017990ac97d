import type {JsonObject} from '../sandbox/json';
import type {SandboxData, SandboxRules} from '../sandbox/model';
import type {NamedExample, Operation, Reference} from './model';
import type {OpenApiDocument} from './openapi';
import {bareSchemas} from './operationData';

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

/** All that the sandbox knows, from the description and its rules. */
export function sandboxData(
  document: OpenApiDocument,
  {operations}: Reference,
  rules: SandboxRules,
): SandboxData {
  const code = document.components.schemas['connect.error']?.properties?.code;
  return {
    schemas: Object.fromEntries(
      bareSchemas(document),
    ) as SandboxData['schemas'],
    operations: Object.fromEntries(
      [...operations.values()].map((operation) => [
        operation.path,
        {
          rpc: operation.rpc,
          request: operation.request.schema,
          response: operation.response.schema,
          streaming: operation.streaming,
          unimplemented: operation.unimplemented,
          examples: examplesOf(operation),
        },
      ]),
    ),
    statuses: code?.['x-http-status'] ?? {},
    rules,
  };
}
