import type {Field} from './model';
import {readType, type Written} from './schemas';
import {resolveRef, readYaml} from './source';

interface WrittenHeader {
  name: string;
  required?: boolean;
  description: string;
  schema: Written;
}

/** Headers of an operation, by the references that stand in its file. */
export const getHeaders = (
  parameters: {$ref: string}[],
  from: string,
): Field[] =>
  parameters.map(({$ref}): Field => {
    const {file} = resolveRef($ref, from);
    const {name, required, description, schema} = readYaml<WrittenHeader>(file);
    return {
      name,
      type: readType(schema, file),
      description,
      required: required === true,
      alwaysPresent: false,
      readOnly: false,
      defaultValue: undefined,
      values: [],
    };
  });
