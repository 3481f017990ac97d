import type {Page} from '../crawl/page';
import type {ReferencePage} from '../crawl/reference';
import type {Schema} from '../description';
import {difference, differences, entriesProblems} from './compare';
import type {Context} from './context';
import {editProblems} from './edit';
import {schemaEntries} from './entries';
import {linksProblems, textProblems} from './lists';
import {mentionProblems} from './mentions';
import {shortName} from './names';
import {oneOfNote} from './oneOf';
import {plain} from './plain';
import {fullest} from './schemaExamples';

/** What stands above the list of fields, or in its place. */
function fieldsText(schema: Schema, {language}: Context): string {
  if (schema.name === 'google.protobuf.Struct')
    return language.text('Any JSON object, written as it is.');
  return schema.fields.length === 0
    ? language.text('This message has no fields.')
    : oneOfNote(schema, language);
}

function contentProblems(
  schema: Schema,
  {sections}: ReferencePage,
  context: Context,
): string[] {
  const isEnum = schema.values.length > 0;
  const isObject = !isEnum && schema.kind === 'object';
  return [
    ...difference(
      'text of the fields',
      sections.get('fields')?.text,
      isObject ? plain(fieldsText(schema, context)) : undefined,
    ),
    ...(sections.has('values') === isEnum
      ? []
      : [`section #values is ${isEnum ? 'missing' : 'there'}`]),
  ];
}

function exampleProblems(
  {name, values}: Schema,
  {blocks}: ReferencePage,
  {examples}: Context,
): string[] {
  const known = values.length > 0 ? [] : fullest(examples.get(name));
  if (known.length === 0) {
    return blocks.length > 0 ? ['an example is shown, but none is known'] : [];
  }
  const [{code} = {code: 'null'}] = blocks;
  return known.includes(JSON.stringify(JSON.parse(code)))
    ? []
    : [
        `the example has ${code.replace(/\s+/g, ' ').slice(0, 80)} instead of the fullest one, ${known[0]?.slice(0, 80)}`,
      ];
}

function usesProblems(
  {name}: Schema,
  shown: ReferencePage,
  {uses, everywhere, description, language}: Context,
): string[] {
  const known = uses.get(name) ?? [];
  const summaries = new Map(
    description.operations.map(({method, summary}) => [method, summary]),
  );
  const links = known.map(({to, name: user}) => {
    const summary = to.includes('/schemas/') ? undefined : summaries.get(user);
    return {
      to: `${language.prefix}${to}`,
      text: summary ? language.text(summary) : user,
      code: summary ? user : '',
    };
  });
  const none =
    known.length === 0 &&
    'No operation and no other schema refers to this schema.';
  const every =
    everywhere.has(name) &&
    'Every call: it is part of its headers or of its errors.';
  return [
    ...linksProblems('used-by', shown, links),
    ...difference(
      'text of the uses',
      shown.sections.get('used-by')?.text,
      plain(language.text(every || none || '')),
    ),
  ];
}

/** Says how the page of a schema differs from its description. */
export function schemaProblems(
  schema: Schema,
  page: Page,
  context: Context,
): string[] {
  const {reference: shown} = page;
  if (!shown) return ['not a page of the reference'];
  const {language, addresses} = context;
  return [
    ...difference('title', shown.title, shortName(schema.name)),
    ...difference('name', shown.name, schema.name),
    ...differences('top', shown.badges, [schema.kind]),
    ...entriesProblems(shown.entries, schemaEntries(schema, context)),
    ...contentProblems(schema, shown, context),
    ...textProblems(schema.description, shown, context),
    ...exampleProblems(schema, shown, context),
    ...usesProblems(schema, shown, context),
    ...mentionProblems(page, addresses, language.prefix),
    ...editProblems(page, schema.file),
  ];
}
