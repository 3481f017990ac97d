import type {JsonSchema} from '../../api/openapi';
import {
  factsFile,
  isDecided,
  findStrangeNames,
  type DecidedNames,
} from '../../api/facts';
import {getReferredName} from '../../api/references';
import {getDecidedNames, placeIn, type Path} from '../api';
import type {Rule} from '../rule';
import {getExampleMessages} from './examples';

/** Message about an unknown name. */
export const findFactFault = (
  {kind, names}: DecidedNames,
  name: string,
): string =>
  `"${name}" is no ${kind}. ${factsFile} says which there are (${names.join(', ')}) and where they are known from.`;

function visitTexts(
  value: unknown,
  visit: (text: string, path: Path) => void,
  path: Path = [],
): void {
  if (typeof value === 'string') visit(value, path);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      if (key !== '$ref') visitTexts(one, visit, [...path, key]);
    }
  }
}

function visitFields(
  schemas: ReadonlyMap<string, JsonSchema>,
  name: string | undefined,
  value: unknown,
  visit: (text: string, schema: string, field: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const one of value) visitFields(schemas, name, one, visit);
    return;
  }
  const {properties = {}} = schemas.get(name ?? '') ?? {};
  if (name === undefined || typeof value !== 'object' || value === null) return;
  for (const [field, one] of Object.entries(value)) {
    if (typeof one === 'string') visit(one, name, field);
    const {$ref, items} = properties[field] ?? {};
    const reference = $ref ?? items?.$ref;
    if (reference) visitFields(schemas, getReferredName(reference), one, visit);
  }
}

export const facts: Rule = (api) => {
  const names = getDecidedNames(api);
  const schemas = new Map(api.schemas.map(({name, schema}) => [name, schema]));
  return {
    Root(_, {report}) {
      for (const file of api.files.filter(({file}) => file !== factsFile)) {
        visitTexts(file.data, (text, path) => {
          for (const kind of names) {
            for (const name of findStrangeNames(kind, text)) {
              report({
                location: placeIn(file, path),
                message: findFactFault(kind, name),
              });
            }
          }
        });
      }
    },
    Operation(operation, {location, report}) {
      for (const {path, schema, examples} of getExampleMessages(operation)) {
        for (const [key, {value}] of Object.entries(examples)) {
          visitFields(schemas, schema, value, (text, owner, field) => {
            for (const kind of names) {
              const {fields = []} = kind;
              const isOfKind =
                fields.includes(field) || fields.includes(`${owner}.${field}`);
              if (!isOfKind || text === '' || isDecided(kind, text)) continue;
              report({
                location: location.child([...path, key]),
                message: `${owner}.${field}: ${findFactFault(kind, text)}`,
              });
            }
          });
        }
      }
    },
  };
};
