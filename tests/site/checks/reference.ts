import type {OpenPage, PageCheck, PageChecks} from '../crawl';
import {description, nameOf, type Schema} from '../description';
import {getText, listElements, type Element} from '../dom';

const {operations, schemas, headers} = description;

const languages = {
  en: {required: 'required', list: 'list of ', map: 'map of string to '},
  'zh-hant': {required: '必填', list: ' 清單', map: ' 對應表（字串鍵）'},
} as const;

type Language = (typeof languages)['en' | 'zh-hant'];

/** A field, value, header or error, as a page shows it. */
interface Entry {
  name: string;
  /** Texts of the marks after the name, its type first. */
  marks: string[];
  /** Name of the page of its type. */
  to: string;
}

/** By their anchors, such as `request.poolName`. */
const listEntries = ({all}: OpenPage): Map<string, Entry> =>
  new Map(
    all('code')
      .filter(({attribs, parent}) => attribs.id && parent?.name === 'li')
      .map((code) => {
        const marks = (code.parent?.children ?? []).filter(
          ({name}) => name === 'span',
        ) as Element[];
        const link = marks
          .slice(0, 1)
          .flatMap((mark) => listElements(mark))
          .find(({name}) => name === 'a');
        return [
          code.attribs.id ?? '',
          {
            name: getText(code),
            marks: marks.map((mark) => getText(mark)),
            to: nameOf(link?.attribs.href),
          },
        ];
      }),
  );

/** A scalar as JSON sends it, and what its text or number means. */
function getKind({type = 'any', format, contentEncoding}: Schema): string {
  const meaning = (contentEncoding ?? format)?.replace('date-time', 'RFC 3339');
  return meaning ? `${type} (${meaning})` : type;
}

/** What the type of a field must say, and the schema that it must lead to. */
function readType(
  schema: Schema,
  language: Language,
): {says: string[]; to: string} {
  const {type, items, additionalProperties: values, $ref} = schema;
  const [held, word] =
    type === 'array' && items
      ? [items, language.list]
      : typeof values === 'object'
        ? [values, language.map]
        : [];
  if (held && word) {
    const {says, to} = readType(held, language);
    return {says: [word, ...says], to};
  }
  return $ref
    ? {says: [], to: nameOf($ref)}
    : {says: [getKind(schema)], to: ''};
}

/** Says how what a page shows of a field differs from its description. */
function listEntryFaults(
  entry: Entry | undefined,
  name: string,
  schema: Schema,
  isRequired: boolean,
  language: Language,
): string[] {
  if (!entry) return ['is missing'];
  const {says, to} = readType(schema, language);
  const slug = schemas.get(to)?.slug ?? '';
  const [type = '', ...marks] = entry.marks;
  return [
    ...(entry.name === name ? [] : [`is called ${entry.name}`]),
    ...(entry.to === slug ? [] : [`leads to ${entry.to} instead of ${slug}`]),
    ...says
      .filter((one) => !type.includes(one))
      .map((one) => `is "${type}", which lacks "${one}"`),
    ...(marks.includes(language.required) === isRequired
      ? []
      : [`is ${isRequired ? 'not ' : ''}marked as required`]),
  ];
}

/**
 * Compares the fields of a message with those that a page shows. A page may
 * leave out what a nested message holds, which has a page of its own.
 */
function listFieldFaults(
  shown: ReadonlyMap<string, Entry>,
  base: string,
  {properties = {}, required = []}: Schema,
  language: Language,
  isNested = false,
): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const id = `${base}.${name}`;
    if (isNested && !shown.has(id)) return [];
    const isRequired = required.includes(name);
    const held = schemas.get(readType(schema, language).to)?.schema ?? {};
    return [
      ...listEntryFaults(shown.get(id), name, schema, isRequired, language).map(
        (fault) => `${id} ${fault}`,
      ),
      ...listFieldFaults(shown, id, held, language, true),
    ];
  });
}

/** Says how the page of a name differs from what it must show. */
function listPageFaults(
  page: OpenPage,
  name: string,
  messages: Record<string, string>,
  ids: string[],
): string[] {
  const shown = listEntries(page);
  const language = languages[page.locale.name];
  const parts = Object.entries(messages).map(
    ([base, one]) => [base, schemas.get(one)?.schema ?? {}] as const,
  );
  const known = parts.flatMap(([base, {properties = {}}]) =>
    Object.keys(properties).map((one) => `${base}.${one}`),
  );
  return [
    ...(page.all('code').some((code) => getText(code) === name)
      ? []
      : [`lacks ${name}`]),
    ...parts.flatMap(([base, schema]) =>
      listFieldFaults(shown, base, schema, language),
    ),
    ...ids.filter((id) => !shown.has(id)).map((id) => `lacks ${id}`),
    ...[...shown.keys()]
      .filter((id) => /^(?:request|response|field|value)\.[^.]+$/.test(id))
      .filter((id) => !known.includes(id) && !ids.includes(id))
      .map((id) => `has ${id}, which the description has not`),
  ];
}

/** The headers of every call, as a message. */
const ofHeaders: Schema = {
  properties: Object.fromEntries(headers.map((one) => [one.name, one.schema])),
  required: headers.filter((one) => one.required).map(({name}) => name),
};

const checks = new Map<string, PageCheck>([
  ...operations.map(({slug, path, request, response, errors}) => {
    const messages = {request: request.schema, response: response.schema};
    const ids = errors.map((code) => `error.${code}`);
    const check: PageCheck = (page) => [
      ...listPageFaults(page, path, messages, ids),
      ...listFieldFaults(
        listEntries(page),
        'header',
        ofHeaders,
        languages[page.locale.name],
      ),
    ];
    return [`/docs/api/${slug}`, check] as const;
  }),
  ...[...schemas].map(([name, {slug, schema}]) => {
    const ids = (schema.enum ?? []).map((value) => `value.${value}`);
    const check: PageCheck = (page) =>
      listPageFaults(page, name, {field: name}, ids);
    return [`/docs/api/schemas/${slug}`, check] as const;
  }),
]);

export const referenceChecks: PageChecks = {
  'has the names, types and required marks of the description': (page) =>
    page.isContent ? (checks.get(page.path)?.(page) ?? []) : [],
};
