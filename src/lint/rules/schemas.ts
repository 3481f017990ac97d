import {getGroups} from '../../api/fields';
import type {JsonSchema} from '../../api/openapi';
import {getReferredName} from '../../api/references';
import {placeIn, type Api, type ApiSchema, type Path} from '../api';
import type {Rule} from '../rule';

const getTargets = (schema: JsonSchema): string[] => [
  ...(schema.$ref ? [getReferredName(schema.$ref)] : []),
  ...[
    ...Object.values(schema.properties ?? {}),
    schema.items,
    schema.additionalProperties,
  ].flatMap((part) => (typeof part === 'object' ? getTargets(part) : [])),
];

function findSchemasInResponses({operations, schemas}: Api): Set<string> {
  const known = new Map(schemas.map(({name, schema}) => [name, schema]));
  const found = new Set<string>();
  const add = (name: string): void => {
    const schema = known.get(name);
    if (!schema || found.has(name)) return;
    found.add(name);
    getTargets(schema).forEach(add);
  };
  for (const {operation} of operations) {
    const {content = {}} = operation.responses?.['200'] ?? {};
    for (const {schema} of Object.values(content))
      add(getReferredName(schema?.$ref));
  }
  return found;
}

/** Empty lists and maps are absent; the introduction explains this. */
const isAbsentIfEmpty = ({type, additionalProperties}: JsonSchema): boolean =>
  type === 'array' || (type === 'object' && Boolean(additionalProperties));

function findPresenceFault(
  {name, schema}: ApiSchema,
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
    property['x-draft'] ||
    schema['x-draft'] ||
    !isInResponses ||
    isAbsentIfEmpty(property) ||
    getGroups(schema).some((group) => group.includes(field));
  return isToldElsewhere || /\babsent\b/i.test(description)
    ? undefined
    : `A response can hold "${field}" of ${name}: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").`;
}

/** Response fields must document when they are present. */
export const alwaysPresent: Rule = (api) => ({
  Root(_, {report}) {
    const held = findSchemasInResponses(api);
    for (const one of api.schemas) {
      for (const field of Object.keys(one.schema.properties ?? {})) {
        const message = findPresenceFault(one, field, held.has(one.name));
        if (!message) continue;
        const location = placeIn(one, [one.name, 'properties', field]);
        report({location, message});
      }
    }
  },
});

const hedge = /\b(may|might|can|depends?|usually|some builds|perhaps)\b/;

interface Uncertain {
  'x-uncertain': string;
  description?: string;
}

/** Parts marked `x-uncertain`, at any depth. */
function findUncertainIn(value: unknown, path: Path = []): [Uncertain, Path][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return [
    ...('x-uncertain' in value
      ? [[value as Uncertain, path] as [Uncertain, Path]]
      : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      findUncertainIn(child, [...path, isList ? Number(key) : key]),
    ),
  ];
}

/** `x-uncertain` must quote words in the description that express doubt. */
export const uncertain: Rule = ({files}) => ({
  Root(_, {report}) {
    const described = files.filter(({file}) =>
      /^openapi\/(?:words|shared)\//.test(file),
    );
    for (const file of described) {
      for (const [part, path] of findUncertainIn(file.data)) {
        const words = part['x-uncertain'];
        const text = (part.description ?? '').replace(/\s+/g, ' ');
        const location = placeIn(file, [...path, 'x-uncertain']);
        if (!text.includes(words.replace(/\s+/g, ' '))) {
          report({location, message: `"${words}" is not in the description.`});
        }
        if (!hedge.test(words)) {
          report({
            location,
            message: `"${words}" holds no word of doubt (may, might, can, depends, usually, some builds, perhaps).`,
          });
        }
      }
    }
  },
});
