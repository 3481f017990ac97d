import {firstParagraph, toMdx} from '../commonMark';
import {operationLink, schemaLink} from '../links';
import {block, heading, page} from '../mdx';
import type {Reference, Schema, SchemaUse} from '../model';
import type {Translator} from '../texts';
import {enumValueList} from './enumValueList';
import {fieldList} from './fieldList';

function useItem(use: SchemaUse, reference: Reference): string {
  if (use.kind === 'schema') {
    const schema = reference.schemas.get(use.name);
    return schema ? `- [\`${schema.shortName}\`](${schemaLink(schema)})` : '';
  }
  const operation = reference.operations.get(use.id);
  return operation
    ? `- [${toMdx(operation.summary)}](${operationLink(operation)}) \`${operation.rpc}\``
    : '';
}

function content(schema: Schema, reference: Reference, t: Translator) {
  if (schema.enumValues.length > 0) {
    return [
      heading(2, t('Values'), 'values'),
      enumValueList(schema.enumValues, 'value'),
    ];
  }
  if (schema.type !== 'object') return [];
  const isFree = schema.name === 'google.protobuf.Struct';
  return [
    heading(2, t('Fields'), 'fields'),
    isFree
      ? t('Any JSON object, written as it is.')
      : fieldList(schema, 'field', reference, t),
  ];
}

/** The page of one schema, as MDX. */
export function schemaPage(
  schema: Schema,
  reference: Reference,
  t: Translator,
  editUrl: string,
): string {
  const uses = schema.usedBy.map((use) => useItem(use, reference));
  return page(
    {
      id: schema.slug,
      slug: `/api/schemas/${schema.slug}`,
      title: schema.shortName,
      description:
        firstParagraph(schema.description ?? '') ||
        t('Fields and uses of the schema {schema} of the Holt API.', {
          schema: schema.shortName,
        }),
      custom_edit_url: editUrl,
    },
    [
      block('SchemaName', {name: schema.name, type: schema.type}),
      toMdx(schema.description ?? ''),
      ...content(schema, reference, t),
      heading(2, t('Used by'), 'used-by'),
      uses.length > 0
        ? uses.join('\n')
        : t('No operation and no other schema refers to this schema.'),
    ],
  );
}
