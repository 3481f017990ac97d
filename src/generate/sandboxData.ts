import set from 'es-toolkit/compat/set';
import {findObjectIn, findTextIn, listIn, type JsonObject} from '../calls/json';
import type {
  ErrorAt,
  ObjectRule,
  OperationRule,
  SandboxData,
  SandboxOperation,
  SandboxRules,
  WrittenRules,
} from '../sandbox/model';
import type {WrittenMessages} from '../search/records/errorRecords';
import {getListedErrors} from './errorMessages';
import type {NamedExample, Operation, Reference} from '../api/model';
import type {JsonSchema, OpenApiDocument} from '../api/openapi';
import {getBareSchemas} from '../api/operationData';
import {findOperationsNamed, getRpcName} from '../api/rpcNames';
import {findCauses, getPartsOfSeed} from '../lint/rules/sandbox';

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

/** Index of the first documented error whose cause begins with these words. */
function findError({errors}: Operation, words: string): ErrorAt | undefined {
  const at = errors.findIndex(({description}) => description.startsWith(words));
  return at < 0 ? undefined : at;
}

const getFieldNames = (
  {components}: OpenApiDocument,
  {request}: Operation,
): string[] =>
  Object.keys(components.schemas[request.schema]?.properties ?? {});

/** Containing objects that must exist, with errors if they do not. */
function getAround(
  operation: Operation,
  document: OpenApiDocument,
  {around = []}: WrittenRules,
): SandboxOperation['around'] {
  const fields = getFieldNames(document, operation);
  return around.flatMap(({object, by, causes}) => {
    const isNamed = Object.values(by).every(
      (from) => !from.startsWith('$') || fields.includes(from.slice(1)),
    );
    const at = causes
      .map((words) => findError(operation, words))
      .find((found) => found !== undefined);
    return isNamed && at !== undefined ? [{object, by, at}] : [];
  });
}

/** Resolves the rules to runtime data, with errors instead of causes. */
function resolveRules(
  {objects, operations}: WrittenRules,
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
        const resolved = structuredClone<object>(rule) as OperationRule;
        for (const [words, path] of findCauses(rule)) {
          const at = operation && findError(operation, words);
          if (at === undefined)
            throw new Error(`${name} lists no error "${words}".`);
          set(resolved, path, at);
        }
        return [known(name), resolved];
      }),
    ),
  };
}

/**
 * Schema of the server's own checks: it does not require fields, not even one
 * of a `oneof`, and minimum values of signed numbers are checked only by
 * backends.
 *
 * @param described the schema with documentation keys
 */
function getServerSchema(bare: JsonObject, described: JsonSchema): JsonObject {
  const fields = Object.entries(findObjectIn(bare.properties)).map(
    ([name, field]): [string, JsonObject] => {
      const {minimum, ...type} = findObjectIn(field);
      const isUnsigned = findTextIn(type.format).startsWith('uint');
      return [
        name,
        minimum !== undefined && isUnsigned ? {...type, minimum: 0} : type,
      ];
    },
  );
  const always = Object.entries(described.properties ?? {})
    .filter(([, field]) => field['x-always-present'])
    .map(([name]) => name);
  const {oneOf} = bare;
  return {
    ...bare,
    required: [],
    ...(oneOf && {oneOf: [...listIn(oneOf), {not: {anyOf: oneOf}}]}),
    ...(fields.length > 0 && {properties: Object.fromEntries(fields)}),
    ...(always.length > 0 && {always}),
  };
}

export function getSandboxData(
  document: OpenApiDocument,
  {operations}: Reference,
  written: WrittenRules,
  messages: WrittenMessages,
): SandboxData {
  const all = [...operations.values()];
  const rules = resolveRules(written, all);
  const {schemas} = document.components;
  const getOperation = (operation: Operation): SandboxOperation => {
    const rpc = getRpcName(all, operation);
    return {
      rpc,
      request: operation.request.schema,
      response: operation.response.schema,
      streaming: operation.streaming,
      unimplemented: operation.effect === 'none',
      examples: getExamples(operation),
      errors: getListedErrors(
        operation,
        rpc,
        messages,
        getFieldNames(document, operation),
      ),
      around: getAround(operation, document, written),
    };
  };
  return {
    schemas: Object.fromEntries(
      [...getBareSchemas(document)].map(([name, bare]) => [
        name,
        getServerSchema(findObjectIn(bare), schemas[name]!),
      ]),
    ),
    operations: Object.fromEntries(
      all.map((one) => [one.path, getOperation(one)]),
    ),
    statuses:
      schemas['connect.error']?.properties?.code?.['x-http-status'] ?? {},
    rules,
  };
}
