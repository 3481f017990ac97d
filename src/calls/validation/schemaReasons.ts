import {Validator, type OutputUnit} from '@cfworker/json-schema';
import {resolvePointer, type Path} from '../fieldPath';
import type {Reason} from './problem';
import {getSchemaAt, type Schema} from './schema';

export interface Finding {
  path: Path;
  reason: Reason;
}

/** Reasons for keywords with an explanation of their own. */
function getReasons(
  {keyword, error}: OutputUnit,
  schema: Schema,
  value: unknown,
): Reason[] {
  const is64 = schema.format === 'int64' || schema.format === 'uint64';
  // `findValueFindings` reports the bounds of integers, also those in text.
  const isBound = /(?:minimum|maximum)$/i.test(keyword);
  if (isBound && /^u?int/.test(schema.format ?? '')) return [];
  switch (keyword) {
    case 'required': {
      const missing = schema.required?.filter(
        (field) => !Object.hasOwn(value as object, field),
      );
      return missing?.map((field) => ({kind: 'required', field})) ?? [];
    }
    case 'type':
      if (value === null) return [{kind: 'null'}];
      if (schema.enum && Number.isInteger(value)) return [{kind: 'enumNumber'}];
      if (is64 && Number.isInteger(value)) return [{kind: 'number64'}];
      return [
        is64
          ? {kind: 'integerText'}
          : {kind: 'type', expected: schema.type ?? ''},
      ];
    case 'enum':
      // The type error is already reported.
      return typeof value === 'string'
        ? [{kind: 'enum', values: schema.enum ?? []}]
        : [];
    case 'pattern':
      return is64 ? [{kind: 'integerText'}] : [{kind: 'other', text: error}];
    case 'minimum':
    case 'maximum':
      return [
        {kind: 'range', minimum: schema.minimum, maximum: schema.maximum},
      ];
    case 'format':
      return [{kind: 'format', format: schema.format ?? ''}];
    case 'oneOf': {
      const fields = schema.oneOf?.flatMap(({required}) => required) ?? [];
      return [{kind: 'oneOf', fields}];
    }
    // These keywords only report that a nested one failed.
    case '$ref':
    case 'allOf':
    case 'properties':
    case 'additionalProperties':
    case 'items':
      return [];
    default:
      return [{kind: 'other', text: error}];
  }
}

export function findSchemaFindings(schema: Schema, value: unknown): Finding[] {
  const validator = new Validator(schema as object, '2020-12', false);
  const said = new Set<string>();
  return validator.validate(value).errors.flatMap((unit) => {
    const {instanceLocation, keywordLocation} = unit;
    const id = `${instanceLocation} ${keywordLocation}`;
    // Only one of these branches has to match.
    if (said.has(id) || keywordLocation.includes('/oneOf/')) return [];
    said.add(id);
    const at = resolvePointer(value, instanceLocation);
    const reasons = getReasons(
      unit,
      getSchemaAt(schema, keywordLocation),
      at.value,
    );
    return reasons.map((reason) => ({path: at.path, reason}));
  });
}
