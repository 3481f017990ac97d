import omit from 'es-toolkit/compat/omit';
import type {JsonObject} from '../calls/json';
import type {
  ListedError,
  ObjectRule,
  SandboxData,
  SandboxOperation,
  SandboxRules,
  WrittenRules,
} from '../sandbox/model';
import type {NamedExample, Operation, Reference} from '../api/model';
import type {OpenApiDocument} from '../api/openapi';
import {getBareSchemas} from '../api/operationData';
import {findOperationsNamed, getRpcName} from '../api/rpcNames';
import {getErrorsOfCause, mapCauses} from '../sandboxErrors/sandboxCauses';
import {getPartsOfSeed} from '../sandboxErrors/sandboxRules';

const toObject = ({value}: NamedExample): JsonObject =>
  (value ?? {}) as JsonObject;

function getExamples({request, response}: Operation) {
  return request.examples.flatMap((example) => {
    const answer =
      response.examples.find(({name}) => name === example.name) ??
      response.examples[0];
    return answer
      ? [
          {
            name: example.name,
            request: toObject(example),
            response: toObject(answer),
          },
        ]
      : [];
  });
}

/** The first listed error whose cause begins with these words. */
function getError({errors}: Operation, words: string): ListedError | undefined {
  const [error] = getErrorsOfCause(errors, words);
  if (!error) return undefined;
  const {code, message} = error;
  const at = errors.indexOf(error);
  return {code, ...(message === undefined ? {} : {message}), at};
}

/** The error for a scope that does not exist, if the operation lists one. */
function getUnknownScope(
  operation: Operation,
  {components}: OpenApiDocument,
  {unknownScope = []}: WrittenRules,
): {unknownScope?: ListedError} {
  const {properties = {}} = components.schemas[operation.request.schema] ?? {};
  if (!Object.hasOwn(properties, 'scopeUuid')) return {};
  const error = getFirstError(operation, unknownScope);
  return error ? {unknownScope: error} : {};
}

/** The first of some causes that an operation lists. */
function getFirstError(
  operation: Operation,
  causes: readonly string[],
): ListedError | undefined {
  for (const words of causes) {
    const error = getError(operation, words);
    if (error) return error;
  }
  return undefined;
}

/** The error for a cluster that does not exist, if the operation lists one. */
function getUnknownCluster(
  operation: Operation,
  {unknownCluster = {}}: WrittenRules,
): Pick<SandboxOperation, 'unknownCluster'> {
  for (const [type, causes] of Object.entries(unknownCluster)) {
    const error = getFirstError(operation, causes);
    if (error) return {unknownCluster: {...error, type}};
  }
  return {};
}

/** The errors for backends that do not respond. */
function getOutages(
  operation: Operation,
  {outages = []}: WrittenRules,
): Pick<SandboxOperation, 'outages'> {
  const found = outages.flatMap(({causes}, index): [number, ListedError][] => {
    const error = getFirstError(operation, causes);
    return error ? [[index, error]] : [];
  });
  return found.length > 0 ? {outages: found} : {};
}

/** The rules under the names that the data has, with errors for their causes. */
function resolveRules(
  {objects, operations, outages}: WrittenRules,
  all: readonly Operation[],
): SandboxRules {
  const known = (name: string): string => {
    const [operation] = findOperationsNamed(all, name);
    return operation ? getRpcName(all, operation) : name;
  };
  const seedOf = (seed: string): string => {
    const {rpc, field} = getPartsOfSeed(all, seed);
    return [known(rpc), ...(field ? [field] : [])].join('.');
  };
  const withSeeds = (rule: ObjectRule): ObjectRule =>
    rule.seeds ? {...rule, seeds: rule.seeds.map(seedOf)} : rule;
  return {
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, rule]) => [name, withSeeds(rule)]),
    ),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, rule]) => {
        const [operation] = findOperationsNamed(all, name);
        const toError = (words: string): ListedError => {
          const error = operation && getError(operation, words);
          if (!error) throw new Error(`${name} lists no error "${words}".`);
          return error;
        };
        return [known(name), mapCauses(rule, toError)];
      }),
    ),
    ...(outages && {
      outages: outages.map((outage) => omit(outage, 'causes')),
    }),
  };
}

/** All that the sandbox knows, from the description and its rules. */
export function getSandboxData(
  document: OpenApiDocument,
  {operations}: Reference,
  rules: WrittenRules,
): SandboxData {
  const all = [...operations.values()];
  const code = document.components.schemas['connect.error']?.properties?.code;
  return {
    schemas: Object.fromEntries(
      getBareSchemas(document),
    ) as SandboxData['schemas'],
    operations: Object.fromEntries(
      all.map((operation) => [
        operation.path,
        {
          rpc: getRpcName(all, operation),
          request: operation.request.schema,
          response: operation.response.schema,
          streaming: operation.streaming,
          unimplemented: operation.unimplemented,
          examples: getExamples(operation),
          ...getUnknownScope(operation, document, rules),
          ...getUnknownCluster(operation, rules),
          ...getOutages(operation, rules),
        },
      ]),
    ),
    statuses: code?.['x-http-status'] ?? {},
    rules: resolveRules(rules, all),
  };
}
