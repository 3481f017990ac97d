import kebabCase from 'es-toolkit/compat/kebabCase';
import {getOwner} from '../../changes/names';
import {element, heading, list} from './elements';
import {getFirstSentence} from '../../api/markdownTree';
import {getSchemaLink} from '../../api/links';
import type {Schema, SchemaUse} from '../../api/model';
import type {RichText} from '../../api/richText';
import {
  renderJsonBlock,
  renderProse,
  renderRichText,
  type PageContext,
  type Site,
} from './context';
import {renderValueList, getValuesData} from './enumValueList';
import {renderFieldList} from './fieldList';
import {renderHistorySection, renderSinceMark} from './historySection';
import {renderOperationItem, renderSchemaItem} from './items';
import type {Page} from './page';

function useItem(use: SchemaUse, context: PageContext): RichText[] {
  const {reference} = context;
  if (use.kind === 'schema') {
    const schema = reference.schemas.get(use.name);
    return schema ? [renderSchemaItem(schema)] : [];
  }
  const operation = reference.operations.get(use.id);
  return operation ? renderOperationItem(operation, context) : [];
}

function renderPartSection(schema: Schema, context: PageContext): RichText[] {
  const {t} = context;
  if (schema.enumValues.length > 0) {
    return [
      heading(2, t('Values'), 'values'),
      ...renderValueList(
        getValuesData(schema.enumValues, context, schema.name),
        'value',
      ),
    ];
  }
  if (schema.type !== 'object') return [];
  // Marks of presence would be taken for rules of requests.
  const isAnswer = !schema.sides.has('request') && schema.sides.has('response');
  const isFree = schema.name === 'google.protobuf.Struct';
  return [
    heading(2, t('Fields'), 'fields'),
    ...(isFree
      ? renderRichText(t('Any JSON object, written as it is.'), context)
      : renderFieldList(schema, 'field', context, {depth: 0, isAnswer})),
  ];
}

function renderExampleSection(
  {name, enumValues}: Schema,
  context: PageContext,
): RichText[] {
  const example = context.examples.get(name);
  if (example === undefined || enumValues.length > 0) return [];
  return [
    heading(2, context.t('Example'), 'example'),
    renderJsonBlock(example, context),
  ];
}

function useSection(schema: Schema, context: PageContext): RichText[] {
  const {t} = context;
  const {usedBy, usedByEveryCall} = schema;
  const note = usedByEveryCall
    ? t('Every call: it is part of its headers or of its errors.')
    : t('No operation and no other schema refers to this schema.');
  return [
    heading(2, t('Used by'), 'used-by'),
    ...(usedByEveryCall || usedBy.length === 0
      ? renderRichText(note, context)
      : []),
    ...list(usedBy.map((use) => useItem(use, context))),
  ];
}

/** Since when there is the schema, and that nobody has described it. */
function renderSchemaMarks(
  {name, draft}: Schema,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const since = renderSinceMark(name, context);
  const badges = [since, draft && t('not described yet')].flatMap((word) =>
    word ? [element('Badge', {isDanger: false}, [word])] : [],
  );
  return [
    ...(badges.length > 0 ? [element('p', {}, badges)] : []),
    ...(draft
      ? renderRichText(
          t(
            'Nobody has described this schema yet. This page shows what the API description says: its fields and types.',
          ),
          context,
        )
      : []),
  ];
}

/** The page of one schema. */
export const renderSchemaPage = (schema: Schema, {editUrl}: Site): Page => ({
  file: `schemas/${kebabCase(schema.name.toLowerCase())}.schema`,
  description: getFirstSentence(schema.description ?? schema.name),
  frontMatter: {
    id: schema.slug,
    slug: `/api/schemas/${schema.slug}`,
    title: schema.shortName,
    custom_edit_url: editUrl(schema.source),
  },
  content: (context) => [
    element('SchemaName', {name: schema.name, type: schema.type}),
    ...renderSchemaMarks(schema, context),
    ...renderProse(schema.description, context, getSchemaLink(schema)),
    ...renderPartSection(schema, context),
    ...renderExampleSection(schema, context),
    ...renderHistorySection(
      ({subject}) =>
        subject === schema.name || getOwner(subject) === schema.name,
      context,
    ),
    ...useSection(schema, context),
  ],
});
