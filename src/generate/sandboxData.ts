import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import set from 'es-toolkit/compat/set';
import {findObjectIn, findTextIn, listIn, type JsonObject} from '../calls/json';
import type {
  ErrorAt,
  ObjectRule,
  OperationRule,
  Refusal,
  SandboxData,
  SandboxOperation,
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

/** Refusals because a containing object does not exist. */
function getAround(
  operation: Operation,
  fields: readonly string[],
  {around = []}: WrittenRules,
): Refusal[] {
  return around.flatMap(({lacks, causes}) => {
    const isNamed = Object.values(lacks)
      .map(findTextIn)
      .every((from) => !from.startsWith('$') || fields.includes(from.slice(1)));
    const cause = causes
      .map((words) => findError(operation, words))
      .find((found) => found !== undefined);
    return isNamed && cause !== undefined ? [{lacks, cause}] : [];
  });
}

/** The rule of an operation, with errors instead of causes. */
function resolveRule(
  operation: Operation,
  rule: OperationRule<string>,
): OperationRule {
  const resolved = structuredClone<object>(rule) as OperationRule;
  for (const [words, path] of findCauses(rule)) {
    const at = findError(operation, words);
    if (at === undefined)
      throw new Error(`${operation.rpc} lists no error "${words}".`);
    set(resolved, path, at);
  }
  return resolved;
}

/** Seeds as paths of operations: `/service/Operation#field`. */
function resolveSeeds(rule: ObjectRule, all: readonly Operation[]): ObjectRule {
  const seeds = rule.seeds?.map((seed) => {
    const {rpc, field = ''} = getPartsOfSeed(all, seed);
    return `${findOperationsNamed(all, rpc)[0]?.path ?? rpc}#${field}`;
  });
  return seeds ? {...rule, seeds} : rule;
}

/**
 * Schema of the server's own checks: it does not require fields, not even one
 * of a `oneof`, and limits of numbers are checked only by backends, except for
 * those of their types.
 *
 * @param described the schema with documentation keys
 */
function getServerSchema(bare: JsonObject, described: JsonSchema): JsonObject {
  const properties = mapValues(findObjectIn(bare.properties), (field) =>
    omit(findObjectIn(field), ['minimum', 'maximum']),
  );
  const always = Object.entries(described.properties ?? {})
    .filter(([, field]) => field['x-always-present'])
    .map(([name]) => name);
  const {oneOf} = bare;
  return {
    ...bare,
    required: [],
    ...(oneOf && {oneOf: [...listIn(oneOf), {not: {anyOf: oneOf}}]}),
    ...(bare.properties && {properties}),
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
  const rules = new Map(
    Object.entries(written.operations).map(([name, rule]) => [
      findOperationsNamed(all, name)[0],
      rule,
    ]),
  );
  const {schemas} = document.components;
  const getOperation = (operation: Operation): SandboxOperation => {
    const rpc = getRpcName(all, operation);
    const fields = getFieldNames(document, operation);
    const rule = resolveRule(operation, rules.get(operation) ?? {});
    const around = getAround(operation, fields, written);
    return {
      rpc,
      request: operation.request.schema,
      response: operation.response.schema,
      streaming: operation.streaming,
      unimplemented: operation.effect === 'none',
      examples: getExamples(operation),
      errors: getListedErrors(operation, rpc, messages, fields),
      rule: {...rule, refused: [...around, ...(rule.refused ?? [])]},
      simulated: rules.has(operation) || operation.effect === 'none',
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
    objects: mapValues(written.objects, (rule) => resolveSeeds(rule, all)),
  };
}
