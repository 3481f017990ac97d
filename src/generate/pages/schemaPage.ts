import kebabCase from 'es-toolkit/compat/kebabCase';
import {getOwner} from '../../api/names';
import {getFirstSentence} from '../../api/markdownTree';
import {getSchemaLink} from '../../api/links';
import type {Schema} from '../../api/model';
import {
  linkToOperation,
  linkToSchema,
  type SchemaPageData,
} from '../../api/pageData';
import {renderRichText, type PageContext} from './context';
import {getFieldsData, getValuesData} from './fieldData';
import {getHistoryData} from './history';
import {getMarks} from './marks';
import {getFoldedBlock} from './samplesData';
import type {Page} from './page';

function getData(
  schema: Schema,
  context: PageContext,
): Omit<SchemaPageData, 'title'> {
  const {name, type, enumValues, sides, description} = schema;
  const values = getValuesData(enumValues, context, name);
  // Presence badges would look like rules for requests.
  const isAnswer = !sides.has('request') && sides.has('response');
  const free = name === 'google.protobuf.Struct';
  const isObject = !values && type === 'object';
  const example = values ? undefined : context.examples.get(name);
  return {
    name,
    type,
    ...getMarks(name, schema, context),
    text: renderRichText(description, context, {self: getSchemaLink(schema)}),
    values,
    ...(isObject && free && {free}),
    ...(isObject && !free && getFieldsData(schema, context, {isAnswer})),
    ...(example !== undefined && {
      example: getFoldedBlock(
        JSON.stringify(example, null, 2),
        'json',
        context,
      ),
    }),
    history: getHistoryData(
      ({subject}) => subject === name || getOwner(subject) === name,
      context,
    ),
    usedBy: schema.usedBy.map((one) =>
      'rpc' in one ? linkToOperation(one) : linkToSchema(one),
    ),
    usedByEveryCall: schema.usedByEveryCall || undefined,
  };
}

export const renderSchemaPage = (schema: Schema): Page => ({
  file: `schemas/${kebabCase(schema.name.toLowerCase())}.schema`,
  slug: `/api/schemas/${schema.slug}`,
  title: schema.shortName,
  description: getFirstSentence(schema.description ?? schema.name),
  source: schema.source,
  component: 'SchemaPage',
  data: (context) => getData(schema, context),
});
