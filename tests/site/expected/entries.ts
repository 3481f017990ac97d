import type {Entry} from '../crawl/entries';
import type {
  Description,
  Field,
  Operation,
  Schema,
  Value,
} from '../description';
import {shortName} from './names';
import {canHold} from './holders';
import {plain} from './plain';
import type {Language} from './words';

/** What the entries of pages are expected from. */
export interface Expecting {
  description: Description;
  language: Language;
}

const none: string[] = [];

function typeLabel({type}: Field, {language}: Expecting): string {
  const name = type.isSchema ? shortName(type.name) : type.name;
  if (type.shape === 'list')
    return language.word('reference.field.list', {type: name});
  return type.shape === 'map'
    ? language.word('reference.field.map', {type: name})
    : name;
}

/** Says of a field of a response when it is there. */
function getPresence({alwaysPresent, type}: Field, language: Language): string {
  if (alwaysPresent) return language.word('reference.field.always');
  const isOne = type.shape === 'one';
  return language.word(`reference.field.${isOne ? 'sometimes' : 'filled'}`);
}

function findMarks(
  field: Field,
  {language}: Expecting,
  ofResponse: boolean,
): string[] {
  const {required, readOnly, defaultValue} = field;
  return [
    ...(required ? [language.word('reference.field.required')] : none),
    ...(ofResponse ? [getPresence(field, language)] : none),
    ...(readOnly ? [language.word('reference.field.readOnly')] : none),
    ...(defaultValue === undefined
      ? none
      : [language.word('reference.field.default', {value: defaultValue})]),
  ];
}

/** The values of an enumeration, each under the anchor `<anchor>.<value>`. */
export const valueEntries = (
  values: Value[],
  anchor: string,
  {language}: Expecting,
): Entry[] =>
  values.map(({name, description, status}) => ({
    id: `${anchor}.${name}`,
    name,
    labels: status ? [language.word('reference.httpStatus', {status})] : none,
    text: plain(language.text(description)),
  }));

/**
 * The fields of a message, each followed by its parts.
 *
 * @param depth how many levels of messages are unfolded in the list
 * @param ofResponse whether the marks of responses stand beside them
 */
export function fieldEntries(
  fields: Field[],
  anchor: string,
  expecting: Expecting,
  depth: number,
  ofResponse: boolean,
): Entry[] {
  const {description, language} = expecting;
  return fields.flatMap((field) => {
    const id = `${anchor}.${field.name}`;
    const target = field.type.isSchema
      ? description.schemas.get(field.type.name)
      : undefined;
    const inner = depth > 0 && target ? target : undefined;
    return [
      {
        id,
        name: field.name,
        labels: [
          typeLabel(field, expecting),
          ...findMarks(field, expecting, ofResponse),
        ],
        to: target && `${language.prefix}/docs/api/schemas/${target.slug}`,
        text: plain(language.text(field.description)),
      },
      ...valueEntries(field.values, id, expecting),
      ...fieldEntries(
        inner?.fields ?? [],
        id,
        expecting,
        depth - 1,
        ofResponse,
      ),
      ...valueEntries(inner?.values ?? [], id, expecting),
    ];
  });
}

/** A cause of an error: what it is, what comes, how to check and to fix it. */
function causeText(
  {description, message, check, fix}: Operation['errors'][number],
  {language}: Expecting,
): string {
  const labeled = (label: string, text = ''): string =>
    text.trim() === ''
      ? ''
      : plain(language.text(label)) + plain(language.text(': ')) + text;
  return [
    plain(language.text(description)),
    labeled('Example message', message?.replace(/\s+/g, '')),
    labeled('Check', check && plain(language.text(check))),
    labeled('Fix', fix && plain(language.text(fix))),
  ].join('');
}

/** The causes of errors with several, each under the anchor `error.<code>.<n>`. */
export function causeTexts(
  {errors}: Operation,
  expecting: Expecting,
): string[] {
  const codes = [...new Set(errors.map(({code}) => code))];
  return codes.flatMap((name) => {
    const causes = errors.filter(({code}) => code === name);
    return causes.length < 2
      ? none
      : causes.map(
          (cause, index) =>
            `error.${name}.${index + 1}: ${causeText(cause, expecting)}`,
        );
  });
}

/** The codes of errors, each with all its causes. */
function errorEntries({errors}: Operation, expecting: Expecting): Entry[] {
  const {language} = expecting;
  const codes = [...new Set(errors.map(({code}) => code))];
  return codes.map((name): Entry => {
    const causes = errors.filter(({code}) => code === name);
    const status = causes[0]?.status;
    return {
      id: `error.${name}`,
      name,
      labels: status ? [language.word('reference.httpStatus', {status})] : none,
      to: undefined,
      text: causes.map((cause) => causeText(cause, expecting)).join(''),
    };
  });
}

/** All entries of the page of an operation, in their order. */
export function operationEntries(
  operation: Operation,
  expecting: Expecting,
): Entry[] {
  const fields = (schema: string): Field[] =>
    expecting.description.schemas.get(schema)?.fields ?? [];
  const {headers, request, response} = operation;
  return [
    ...fieldEntries(headers, 'header', expecting, 0, false),
    ...fieldEntries(fields(request.schema), 'request', expecting, 1, false),
    ...fieldEntries(fields(response.schema), 'response', expecting, 1, true),
    ...errorEntries(operation, expecting),
  ];
}

/** All entries of the page of a schema, in their order. */
export function schemaEntries(
  {name, fields, values}: Schema,
  expecting: Expecting,
): Entry[] {
  const {description} = expecting;
  const ofResponse =
    canHold(description, 'response', name) &&
    !canHold(description, 'request', name);
  return [
    ...(name === 'google.protobuf.Struct'
      ? []
      : fieldEntries(fields, 'field', expecting, 0, ofResponse)),
    ...valueEntries(values, 'value', expecting),
  ];
}
