import {
  apiFolder,
  getOperationLink,
  getSchemaLink,
  getServiceLink,
  index,
  introductionLink,
} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import type {
  EnumValue,
  Field,
  Operation,
  Reference,
  Schema,
  Service,
} from '../../api/model';
import type {Glance, GuideSection} from '../../api/openapi';
import type {SearchRecord} from '../record';
import {createDocumentRecords, findWordsIn} from './documentRecords';

interface PageTexts {
  t: (english: string) => string;
}

const sectionTitles: Record<GuideSection['id'], string> = {
  objects: 'Objects',
  'life-cycle': 'Life cycle',
  order: 'Typical workflow',
  caution: 'What to watch out for',
};

/** Keys that a record shares with others on its page. */
type Shared = Pick<SearchRecord, 'service' | 'page' | 'context'>;

/** Records of enum values, with anchors under that of their owner. */
const createValueRecords = (
  values: readonly EnumValue[],
  anchor: string,
  owner: string,
  shared: Shared,
): SearchRecord[] =>
  values.map(({name, description, httpStatus}) => ({
    ...shared,
    anchor: `${anchor}.${name}`,
    text: findWordsIn(description),
    // Only error codes have a status.
    ...(httpStatus === undefined
      ? {kind: 'value', title: `${owner}.${name}`}
      : {kind: 'error', title: name, context: `HTTP ${httpStatus}`}),
  }));

/** Records of fields and their values; `owner` is the name of their schema. */
const createFieldRecords = (
  fields: readonly Field[],
  anchor: string,
  owner: string,
  shared: Shared,
): SearchRecord[] =>
  fields.flatMap(({name, description, enumValues}) => [
    {
      ...shared,
      kind: 'field',
      title: `${owner}.${name}`,
      anchor: `${anchor}.${name}`,
      text: findWordsIn(description),
    },
    ...createValueRecords(
      enumValues,
      `${anchor}.${name}`,
      `${owner}.${name}`,
      shared,
    ),
  ]);

const getFacts = (
  {backends, effect, needs = [], poll, longest, repeat, secrets = []}: Glance,
  t: PageTexts['t'],
): string[] => [
  backends.join(' '),
  effect === 'destroys' ? t('Deletes data or stops running workloads') : '',
  ...needs.map(({text, from}) => `${text} ${from ?? ''}`),
  ...(poll ? [t('Poll until'), poll.operation, poll.field, ...poll.until] : []),
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
  const about = findWordsIn(rest.join('\n\n'));
  const sections = [
    ...(about ? [{id: 'about', name: 'About', text: about}] : []),
    ...guide.map(({id, text}) => ({
      id,
      name: sectionTitles[id],
      text: findWordsIn(text),
    })),
  ];
  return [
    {
      ...shared,
      kind: 'service',
      title: displayName,
      context: operations[0]?.path.split('/')[1] ?? tag,
      anchor: '',
      text: findWordsIn(lead),
    },
    ...sections.map(({id, name, text}) => ({
      ...shared,
      kind: 'guide' as const,
      title: t(name),
      context: displayName,
      anchor: id,
      text,
    })),
  ];
}

function createOperationRecord(
  operation: Operation,
  {t}: PageTexts,
): SearchRecord {
  const {path, summary, serviceKey, byHand, glance, effect} = operation;
  const {description = ''} = operation;
  return {
    kind: 'operation',
    title: summary,
    context: `POST ${path}`,
    service: serviceKey,
    page: getOperationLink(operation),
    anchor: '',
    // Only the first paragraph is shown; the rest is indexed.
    text: [
      // The alternative to an unimplemented operation takes more than one
      // sentence.
      effect === 'none'
        ? findWordsIn(description)
        : getFirstSentence(description),
      ...(glance ? getFacts(glance, t).map(findWordsIn) : []),
      ...(byHand?.commands ?? []).map(({command}) => command),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    effect,
  };
}

/** A schema; its fields only if no operation page shows them. */
function createSchemaRecords(
  schema: Schema,
  {headers}: Reference,
  isOwn: boolean,
): SearchRecord[] {
  const {name, shortName, serviceKey: service, fields, enumValues} = schema;
  const shared = {service, page: getSchemaLink(schema), context: name};
  const header = headers.find(({type}) => type.name === name);
  const itself: SearchRecord = {
    ...shared,
    kind: header ? 'header' : 'schema',
    title: header?.name ?? shortName,
    anchor: '',
    text: isOwn ? '' : findWordsIn(schema.description),
  };
  if (isOwn) return [itself];
  return [
    itself,
    ...createFieldRecords(fields, 'field', shortName, shared),
    ...createValueRecords(enumValues, 'value', shortName, shared),
  ];
}

/**
 * Records of the whole API in page order.
 *
 * @param errors of all operations
 */
export function createReferenceRecords(
  reference: Reference,
  errors: readonly SearchRecord[],
  texts: PageTexts,
): SearchRecord[] {
  const {services, operations, schemas} = reference;
  const title = texts.t('{product} API');
  /** Messages of a single operation, whose fields are on its page. */
  const own = new Set(
    [...schemas.values()].filter(
      ({usedBy: [first, ...others]}) =>
        first?.kind === 'operation' && others.length === 0,
    ),
  );
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
    ...[...operations.values()].flatMap((operation) => {
      const {serviceKey: service, summary: context} = operation;
      const page = getOperationLink(operation);
      const messages = (['request', 'response'] as const).flatMap((side) => {
        const schema = schemas.get(operation[side].schema);
        return schema && own.has(schema) ? [{side, schema}] : [];
      });
      return [
        createOperationRecord(operation, texts),
        ...messages.flatMap(({side, schema: {fields, shortName}}) =>
          createFieldRecords(fields, side, shortName, {service, page, context}),
        ),
        ...errors.filter((error) => error.page === page),
        ...messages.flatMap(({schema}) =>
          createSchemaRecords(schema, reference, true),
        ),
      ];
    }),
    ...[...schemas.values()]
      .filter((schema) => !own.has(schema))
      .flatMap((schema) => createSchemaRecords(schema, reference, false)),
  ];
}
