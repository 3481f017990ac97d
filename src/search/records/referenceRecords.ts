import {
  apiFolder,
  getOperationLink,
  getSchemaLink,
  getServiceLink,
  index,
  introductionLink,
} from '../../api/links';
import {findLinksIn} from '../../api/linksIn';
import {getFirstSentence} from '../../api/markdownTree';
import type {
  EnumValue,
  Field,
  Operation,
  Reference,
  Schema,
  Service,
} from '../../api/model';
import {guideTitles, type Behavior} from '../../api/openapi';
import type {SearchRecord} from '../record';
import {createDocumentRecords, findWordsIn} from './documentRecords';

interface PageTexts {
  t: (english: string) => string;
}

/** Keys that a record shares with others on its page. */
type Shared = Pick<SearchRecord, 'service' | 'page' | 'context'>;

/**
 * Records of fields and their values, or of values.
 *
 * @param anchor of their owner, which begins theirs
 * @param owner name of their schema or field
 */
const createPartRecords = (
  parts: readonly (Field | EnumValue)[],
  anchor: string,
  owner: string,
  shared: Shared,
): SearchRecord[] =>
  parts.flatMap((part): SearchRecord[] => {
    const {name, description} = part;
    const title = `${owner}.${name}`;
    const own = `${anchor}.${name}`;
    const record = {...shared, anchor: own, text: findWordsIn(description)};
    if ('enumValues' in part) {
      return [
        {...record, kind: 'field', title},
        ...createPartRecords(part.enumValues, own, title, shared),
      ];
    }
    // Only error codes have a status.
    return part.httpStatus === undefined
      ? [{...record, kind: 'value', title}]
      : [
          {
            ...record,
            kind: 'error',
            title: name,
            context: `HTTP ${part.httpStatus}`,
          },
        ];
  });

const getFacts = ({
  backends,
  needs = [],
  poll,
  longest,
  repeat,
  secrets = [],
}: Behavior): string[] => [
  backends.join(' '),
  ...needs.map(({text, from}) => `${text} ${from ?? ''}`),
  ...(poll ? [poll.operation, poll.field, ...poll.until] : []),
  ...(poll?.failed ?? []),
  longest ?? '',
  repeat.text ?? '',
  ...secrets,
];

function createServiceRecords(
  service: Service,
  {t}: PageTexts,
): SearchRecord[] {
  const {key, tag, displayName, description, guide, operations} = service;
  const shared = {service: key, page: getServiceLink(service)};
  // The page's lead is the first paragraph, and "About" has the rest.
  const [lead = '', ...rest] = description.split('\n\n');
  const about = {id: 'about' as const, text: rest.join('\n\n')};
  return [
    {
      ...shared,
      kind: 'service',
      title: displayName,
      context: operations[0]?.path.split('/')[1] ?? tag,
      anchor: '',
      text: findWordsIn(lead),
    },
    ...[about, ...guide]
      .filter(({text}) => text !== '')
      .map(({id, text}) => ({
        ...shared,
        kind: 'guide' as const,
        title: t(id === 'about' ? 'About' : guideTitles[id]),
        context: displayName,
        anchor: id,
        text: findWordsIn(text),
      })),
  ];
}

/** @param checked pages of operations that checks call */
function createOperationRecord(
  operation: Operation,
  checked: readonly string[],
): SearchRecord {
  const {path, summary, serviceKey, effect} = operation;
  const {'x-by-hand': byHand, 'x-behavior': behavior} = operation;
  const {description = '', streaming, request} = operation;
  const page = getOperationLink(operation);
  return {
    kind: 'operation',
    title: summary,
    context: `POST ${path}`,
    service: serviceKey,
    page,
    anchor: '',
    // Only the first paragraph is shown; the rest is indexed.
    text: [
      // The alternative to an unimplemented operation takes more than one
      // sentence.
      effect === 'none'
        ? findWordsIn(description)
        : getFirstSentence(description),
      ...(behavior ? getFacts(behavior).map(findWordsIn) : []),
      ...(byHand?.commands ?? []).map(({command}) => command),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    effect,
    ...(checked.includes(page) &&
      !streaming && {request: request.examples[0]?.value ?? {}}),
  };
}

/** A schema with its fields, on the page of the only operation that uses it. */
function createSchemaRecords(schema: Schema): SearchRecord[] {
  const {name, shortName, description, fields, enumValues} = schema;
  const [use, ...others] = schema.usedBy;
  const isAlone = use && 'rpc' in use && others.length === 0;
  const operation = isAlone ? use : undefined;
  const shared = {
    service: schema.serviceKey,
    page: getSchemaLink(schema),
    context: name,
  };
  const inside = operation
    ? {
        ...shared,
        page: getOperationLink(operation),
        context: operation.summary,
      }
    : shared;
  const side = operation?.request.schema === name ? 'request' : 'response';
  return [
    {
      ...shared,
      kind: 'schema',
      title: shortName,
      anchor: '',
      text: operation ? '' : findWordsIn(description),
    },
    ...createPartRecords(fields, operation ? side : 'field', shortName, inside),
    ...createPartRecords(enumValues, 'value', shortName, inside),
  ];
}

/** A header, on the page of its schema, or on one of those that list it. */
function createHeaderRecord(
  {name, type, description}: Field,
  {schemas, operations}: Reference,
): SearchRecord[] {
  const schema = schemas.get(type.name);
  const [operation] = operations.values();
  if (!operation) return [];
  return [
    {
      kind: 'header',
      title: name,
      context: type.name,
      page: schema ? getSchemaLink(schema) : getOperationLink(operation),
      anchor: schema ? '' : `header.${name}`,
      text: findWordsIn(schema ? schema.description : description),
    },
  ];
}

/**
 * Records of the whole API: services, operations, errors, headers, schemas.
 *
 * @param errors of all operations
 */
export function createReferenceRecords(
  reference: Reference,
  errors: readonly SearchRecord[],
  texts: PageTexts,
): SearchRecord[] {
  const {services, operations, schemas, headers} = reference;
  const title = texts.t('{product} API');
  const checked = errors.flatMap(({check = []}) => findLinksIn(check));
  const ofHeaders = headers.map(({type}) => type.name);
  return [
    ...createDocumentRecords(
      {kind: 'guide', title, description: '', page: introductionLink},
      reference.description,
    ),
    {
      kind: 'guide',
      title: texts.t('A to Z'),
      context: title,
      page: `/docs/${apiFolder}/${index}`,
      anchor: '',
      text: '',
    },
    ...services.flatMap((service) => createServiceRecords(service, texts)),
    ...[...operations.values()].map((operation) =>
      createOperationRecord(operation, checked),
    ),
    ...errors,
    ...headers.flatMap((header) => createHeaderRecord(header, reference)),
    ...[...schemas.values()]
      .filter(({name}) => !ofHeaders.includes(name))
      .flatMap(createSchemaRecords),
  ];
}
