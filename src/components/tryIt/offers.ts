import type {
  FoundObjects,
  ObjectUse,
  OperationData,
} from '../../api/operationData';
import {
  findObjectIn,
  parseObject,
  readValueAt,
  sameJson,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {resolveSchema, type Schema} from '../../calls/validation/schema';
import {
  createUseLink,
  getExampleMessage,
  linkStart,
  type LinkedCall,
} from './link';
import {isPlain} from './ownValues';

type Values = NonNullable<LinkedCall['values']>;

/** A value of a response, with links to operations that take it. */
export interface Offer {
  value: string;
  uses: Pick<ObjectUse, 'to' | 'summary' | 'effect'>[];
}

/** Maximum number of values, and of operations for each. */
const most = 6;

/** The objects at a path, each followed by those around it. */
function findAt(
  value: Json | undefined,
  path: readonly string[],
  around: readonly JsonObject[] = [],
): JsonObject[][] {
  const [field, ...rest] = path;
  return [value ?? []].flat().flatMap((one) => {
    const found = [findObjectIn(one), ...around];
    return field === undefined
      ? [found]
      : findAt(readValueAt(found[0]!, field), rest, found);
  });
}

/** Reads a plain value; see `ObjectUse`. */
function readPlain(
  [object = {}, outer = {}]: readonly JsonObject[],
  sent: JsonObject,
  source: string,
): string | undefined {
  const [, from, path = ''] = /^(\$|\.\.\/)?(.*)$/.exec(source) ?? [];
  const found = readValueAt(!from ? object : from === '$' ? sent : outer, path);
  const text = typeof found === 'number' ? String(found) : found;
  return isPlain(text) ? text : undefined;
}

/** The request fields of an operation, unless the object lacks one. */
function getValues(
  {values, is = {}}: ObjectUse,
  objects: readonly JsonObject[],
  sent: JsonObject,
): Values | undefined {
  const [object = {}] = objects;
  const isOne = Object.entries(is).every(([field, value]) =>
    sameJson(readValueAt(object, field), value),
  );
  const filled: Record<string, string> = {};
  for (const [field, source] of Object.entries(values)) {
    const value = readPlain(objects, sent, source);
    if (value !== undefined) filled[field] = value;
    else if (!source.startsWith('$')) return undefined;
  }
  return isOne ? filled : undefined;
}

/**
 * Values of a response that other operations take, in the order of the
 * response.
 *
 * @param text the response
 * @param body of the request
 */
export function findOffers(
  found: readonly FoundObjects[],
  text: string,
  body: string,
): Offer[] {
  const [answer, sent] = [parseObject(text), parseObject(body)];
  const offers = new Map<string, Offer>();
  for (const {path, uses} of found) {
    for (const objects of findAt(answer, path)) {
      for (const use of uses) {
        const value = readPlain(objects, sent, use.value);
        const values = getValues(use, objects, sent);
        if (value === undefined || !values) continue;
        const offer = offers.get(value) ?? {value, uses: []};
        if (!offers.has(value) && offers.size === most) continue;
        offers.set(value, offer);
        const {to, summary, effect} = use;
        const isNew = offer.uses.every(
          (one) => !one.to.startsWith(to + linkStart),
        );
        if (!isNew || offer.uses.length === most) continue;
        offer.uses.push({to: createUseLink(to, values), summary, effect});
      }
    }
  }
  return [...offers.values()];
}

/** Body of an example with values of a link, of the fields that exist. */
export function fillBody(
  {schema, examples}: Pick<OperationData, 'schema' | 'examples'>,
  values: Values,
): string {
  const {properties = {}} = resolveSchema(schema as Schema, schema as Schema);
  const message = getExampleMessage(examples[0]);
  for (const [field, text] of Object.entries(values)) {
    if (!Object.hasOwn(properties, field)) continue;
    const {type} = properties[field]!;
    message[field] =
      type === 'array' ? [text] : type === 'integer' ? Number(text) : text;
  }
  return JSON.stringify(message, null, 2);
}
