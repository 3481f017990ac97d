import merge from 'es-toolkit/compat/merge';
import {getReferenceTo} from '../fields';

export type Json = Record<string, unknown>;

/** Type of a field, and its limits. */
interface Typed {
  type: string;
  limits?: Json | undefined;
}

const scalars: Record<string, Json> = {
  string: {type: 'string'},
  bool: {type: 'boolean'},
  bytes: {type: 'string', contentEncoding: 'base64'},
  integer: {type: 'integer', format: 'int32'},
  int32: {type: 'integer', format: 'int32'},
  uint32: {type: 'integer', format: 'uint32', minimum: 0},
  int64: {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'},
  wide: {type: 'string', format: 'int64'},
  uint64: {type: 'string', format: 'uint64', pattern: '^[0-9]+$'},
  float: {type: 'number', format: 'float'},
  double: {type: 'number', format: 'double'},
  object: {type: 'object', additionalProperties: true},
  any: {},
};

/** JSON Schema of a Protobuf type; see `FieldShape`. */
export function getTypeSchema(type: string): Json {
  if (type.startsWith('[]')) {
    return {type: 'array', items: getTypeSchema(type.slice(2))};
  }
  if (type.startsWith('map<')) {
    return {
      type: 'object',
      additionalProperties: getTypeSchema(type.slice(4, -1)),
    };
  }
  return {...(scalars[type] ?? {$ref: getReferenceTo(type)})};
}

/** JSON Schema of a field with its limits, without words. */
export const getFieldSchema = ({type, limits = {}}: Typed): Json =>
  merge<Json, Json>(getTypeSchema(type), limits);
