import {linkToMdx} from '../inlineMdx';
import {firstSentence} from '../markdownTree';
import {operationLink, schemaLink} from '../links';
import {block, codeBlock, heading, page} from '../mdx';
import type {Schema, SchemaUse} from '../model';
import {prose, type PageContext} from './context';
import {enumValueList} from './enumValueList';
import {fieldList} from './fieldList';

function useItem(use: SchemaUse, {reference}: PageContext): string {
  if (use.kind === 'schema') {
    const schema = reference.schemas.get(use.name);
    return schema ? `- [\`${schema.shortName}\`](${schemaLink(schema)})` : '';
  }
  const operation = reference.operations.get(use.id);
  return operation
    ? `- ${linkToMdx(operation.summary, operationLink(operation))} \`${operation.rpc}\``
    : '';
}

function content(schema: Schema, context: PageContext): string[] {
  const {t} = context;
  if (schema.enumValues.length > 0) {
    return [
      heading(2, t('Values'), 'values'),
      enumValueList(schema.enumValues, 'value', context),
    ];
  }
  if (schema.type !== 'object') return [];
  const isFree = schema.name === 'google.protobuf.Struct';
  return [
    heading(2, t('Fields'), 'fields'),
    isFree
      ? t('Any JSON object, written as it is.')
      : fieldList(schema, 'field', context, 0),
  ];
}

function exampleSection(
  {name, enumValues}: Schema,
  {t, examples}: PageContext,
): string[] {
  const example = examples.get(name);
  if (example === undefined || enumValues.length > 0) return [];
  return [
    heading(2, t('Example'), 'example'),
    codeBlock('json', JSON.stringify(example, null, 2)),
  ];
}

/** The page of one schema, as MDX. */
export function schemaPage(
  schema: Schema,
  context: PageContext,
  editUrl: string,
): string {
  const {t} = context;
  const uses = schema.usedBy.map((use) => useItem(use, context));
  return page(
    {
      id: schema.slug,
      slug: `/api/schemas/${schema.slug}`,
      title: schema.shortName,
      description: firstSentence(schema.description ?? schema.name),
      custom_edit_url: editUrl,
    },
    [
      block('SchemaName', {name: schema.name, type: schema.type}),
      prose(schema.description, context, schemaLink(schema)),
      ...content(schema, context),
      ...exampleSection(schema, context),
      heading(2, t('Used by'), 'used-by'),
      schema.usedByEveryCall
        ? t('Every call: it is part of its headers or of its errors.')
        : '',
      uses.length > 0 || schema.usedByEveryCall
        ? uses.join('\n')
        : t('No operation and no other schema refers to this schema.'),
    ],
  );
}
