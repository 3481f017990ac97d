import type {BlockContent, PhrasingContent} from 'mdast';
import type {FieldData, NestedData} from '../../reference/fieldData';
import {propertiesOf, type MarkdownContext, type WriteBlocks} from '../context';
import {begunWith, code, list, paragraph, text} from '../nodes';
import {fieldMarks} from './fieldMarks';
import {fieldType} from './fieldType';
import {valueList} from './values';

/** The parts of the type of a field. Its name is said beside the field. */
const nestedBlocks = (
  {name, note = [], fields, values}: NestedData,
  type: string,
  context: MarkdownContext,
): BlockContent[] => [
  ...(name === type ? [] : [paragraph(code(name))]),
  ...context.blocks(note),
  ...(fields ? [fieldList(fields, context)] : []),
  ...(values ? [valueList(values, context)] : []),
];

/** Name, type and marks of a field, such as `uuid` (string, required). */
function fieldHead(
  field: FieldData,
  context: MarkdownContext,
): PhrasingContent[] {
  const facts = [fieldType(field, context), ...fieldMarks(field, context)];
  return [
    code(field.name),
    text(' ('),
    ...facts.flatMap((fact, index) =>
      index === 0 ? fact : [text(', '), ...fact],
    ),
    text(')'),
  ];
}

const fieldBlocks = (
  field: FieldData,
  context: MarkdownContext,
): BlockContent[] => [
  ...begunWith(fieldHead(field, context), context.blocks(field.text)),
  ...(field.values ? [valueList(field.values, context)] : []),
  ...(field.nested ? nestedBlocks(field.nested, field.type, context) : []),
];

/** The fields of a message as a list, those of nested messages below theirs. */
const fieldList = (
  fields: FieldData[],
  context: MarkdownContext,
): BlockContent => list(fields.map((field) => fieldBlocks(field, context)));

export const writeFields: WriteBlocks = (piece, context) => {
  const {fields} = propertiesOf<{fields: FieldData[]}>(piece);
  return [fieldList(fields, context)];
};
