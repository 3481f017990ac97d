import type {JsonSchema} from '../../reference/openapi';
import type {Description, SchemaSource} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';

/** Full name that a reference to a file ends with. */
const nameIn = ($ref = ''): string => $ref.split('#/')[1] ?? '';

/** Names of the schemas that a schema refers to. */
const targetsOf = (schema: JsonSchema): string[] => [
  ...(schema.$ref ? [nameIn(schema.$ref)] : []),
  ...[
    ...Object.values(schema.properties ?? {}),
    schema.items,
    schema.additionalProperties,
  ].flatMap((part) => (typeof part === 'object' ? targetsOf(part) : [])),
];

/** Names of all schemas that a response can hold. */
function inResponses({operations, schemas}: Description): Set<string> {
  const known = new Map(schemas.map(({name, schema}) => [name, schema]));
  const found = new Set<string>();
  const add = (name: string): void => {
    const schema = known.get(name);
    if (!schema || found.has(name)) return;
    found.add(name);
    targetsOf(schema).forEach(add);
  };
  for (const {operation} of operations) {
    const {content = {}} = operation.responses['200'] ?? {};
    for (const {schema} of Object.values(content)) add(nameIn(schema.$ref));
  }
  return found;
}

/** An empty list or map is absent; the introduction says so once for all. */
const isAbsentIfEmpty = ({type, additionalProperties}: JsonSchema): boolean =>
  type === 'array' || (type === 'object' && Boolean(additionalProperties));

function problemOf(
  {name, schema}: SchemaSource,
  field: string,
  isInResponses: boolean,
): string | undefined {
  const property = schema.properties?.[field] ?? {};
  const {description = '', 'x-always-present': isAlwaysPresent} = property;
  if (isAlwaysPresent && !isInResponses) {
    return `No response holds ${name}, so "${field}" is not "x-always-present".`;
  }
  if (isAlwaysPresent && isAbsentIfEmpty(property)) {
    return `"${field}" is a list or a map, which a response lacks if it is empty. Take "x-always-present" away.`;
  }
  const isToldElsewhere =
    isAlwaysPresent ||
    !isInResponses ||
    isAbsentIfEmpty(property) ||
    (schema.oneOf ?? []).some(({required}) => required.includes(field));
  return isToldElsewhere || /\babsent\b/i.test(description)
    ? undefined
    : `A response can hold "${field}" of ${name}: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").`;
}

/** Of every field of a response readers know when it is there. */
export function checkResponseFields(description: Description): Problem[] {
  const names = inResponses(description);
  return description.schemas.flatMap((one) =>
    Object.keys(one.schema.properties ?? {}).flatMap((field) => {
      const problem = problemOf(one, field, names.has(one.name));
      return problem
        ? [problemAt(one.source, [one.name, 'properties', field], problem)]
        : [];
    }),
  );
}
