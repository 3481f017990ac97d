import type {Field, Schema, Side} from '../api/model';
import type {DescribedField} from './model';

type Schemas = ReadonlyMap<string, Schema>;

/** Name of a field with the mark of a list or a map behind it. */
const getStep = ({name, type}: Field): string =>
  `${name}${type.repeated ? '[]' : ''}${type.map ? '{}' : ''}`;

const readType = ({type}: Field, schemas: Schemas): string => {
  const name = schemas.get(type.name)?.shortName ?? type.name;
  if (type.map) return `map of ${name}`;
  return type.repeated ? `list of ${name}` : name;
};

function describe(
  field: Field,
  path: string,
  side: Side,
  schemas: Schemas,
): DescribedField {
  const {description, required, alwaysPresent, readOnly, defaultValue} = field;
  const values = [
    ...field.enumValues,
    ...(schemas.get(field.type.name)?.enumValues ?? []),
  ];
  return {
    path,
    type: readType(field, schemas),
    ...(required && side === 'request' && {required: true}),
    ...(alwaysPresent && side === 'response' && {alwaysPresent: true}),
    ...(readOnly && {readOnly: true}),
    ...(defaultValue !== undefined && {default: defaultValue}),
    ...(description !== undefined && {description}),
    ...(values.length > 0 && {
      values: values.map(({name, description: text}) => ({
        name,
        ...(text !== undefined && {description: text}),
      })),
    }),
  };
}

/**
 * The schemas that a message reaches, each with the path that leads to it. A
 * schema that holds itself is not entered again.
 */
function* walkReached(
  name: string,
  schemas: Schemas,
  path = '',
  around: readonly string[] = [],
): Generator<{schema: Schema; path: string}> {
  const schema = schemas.get(name);
  if (!schema || around.includes(name)) return;
  yield {schema, path};
  for (const field of schema.fields) {
    if (!field.type.isSchema) continue;
    const inner = `${path}${getStep(field)}.`;
    yield* walkReached(field.type.name, schemas, inner, [...around, name]);
  }
}

/** All fields of a message and of the messages in it, outer ones first. */
export const describeFields = (
  name: string,
  side: Side,
  schemas: Schemas,
): DescribedField[] =>
  [...walkReached(name, schemas)].flatMap(({schema, path}) =>
    schema.fields.map((field) =>
      describe(field, `${path}${getStep(field)}`, side, schemas),
    ),
  );

/** The groups of fields of which exactly one is set, by their paths. */
export const findOneOfsIn = (name: string, schemas: Schemas): string[][] =>
  [...walkReached(name, schemas)]
    .filter(({schema}) => schema.oneOf.length > 0)
    .map(({schema, path}) => schema.oneOf.map((one) => `${path}${one}`));
