import type {
  DescribedField,
  DescribedMessage,
  DescribedOperation,
} from './model';

/**
 * Most of a description that nobody asked for in full, in letters: about 2,500
 * tokens of a language model.
 */
export const longestDescription = 8000;

/** Length of a text in letters; a Chinese character is as much as three. */
export const splitLetters = (text: string): number =>
  text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** An operation without some of what it has, and what that is. */
export interface ShortOperation extends Omit<
  DescribedOperation,
  'request' | 'response' | 'errors'
> {
  request?: Partial<DescribedMessage>;
  response?: Partial<DescribedMessage>;
  errors?: Partial<DescribedOperation['errors'][number]>[];
  /** What was left out, and how to ask for it. */
  leftOut?: string[];
}

const getFirstSentence = (text: string): string =>
  /^[^]*?[.。](?=\s|$)/.exec(text)?.[0] ?? text;

const getDepth = ({path}: DescribedField): number => path.split('.').length;

type Change = (field: DescribedField) => DescribedField;

const shortenField: Change = ({description, values, ...field}) => ({
  ...field,
  ...(description !== undefined && {
    description: getFirstSentence(description),
  }),
  ...(values && {values: values.map(({name}) => ({name}))}),
});

const removeDetails: Change = ({path, type, required}) => ({
  path,
  type,
  ...(required && {required}),
});

const withFields = (
  message: Partial<DescribedMessage> | undefined,
  change: (fields: DescribedField[]) => DescribedField[],
): Partial<DescribedMessage> | undefined =>
  message && {...message, fields: change(message.fields ?? [])};

const getOuter = (fields: DescribedField[]): DescribedField[] =>
  fields.filter((field) => getDepth(field) < 2);

/** What can be left out, what is missed least first. */
const steps: [said: string, step: (one: ShortOperation) => ShortOperation][] = [
  [
    'the example of the response: part "response"',
    // JSON has no field that is undefined.
    (one) => ({
      ...one,
      response: one.response && {...one.response, example: undefined},
    }),
  ],
  [
    'descriptions of the response fields: part "response", or "field"',
    (one) => ({
      ...one,
      response: withFields(one.response, (fields) => fields.map(removeDetails)),
    }),
  ],
  [
    'details of the request fields: part "request", or "field"',
    (one) => ({
      ...one,
      request: withFields(one.request, (fields) => fields.map(shortenField)),
    }),
  ],
  [
    'fields inside fields of the response: part "response", or "field"',
    (one) => ({...one, response: withFields(one.response, getOuter)}),
  ],
  [
    'how to check and fix errors: part "errors"',
    (one) => ({
      ...one,
      errors: one.errors?.map(({code, cause}) => ({code, cause})),
    }),
  ],
  [
    'fields inside fields of the request: part "request", or "field"',
    (one) => ({...one, request: withFields(one.request, getOuter)}),
  ],
];

/** An operation in JSON of at most `longestDescription` letters, as far as that goes. */
export function shorten(operation: DescribedOperation): ShortOperation {
  let short: ShortOperation = operation;
  const leftOut: string[] = [];
  for (const [said, step] of steps) {
    const size = splitLetters(JSON.stringify({...short, leftOut}));
    if (size <= longestDescription) break;
    short = step(short);
    leftOut.push(said);
  }
  return leftOut.length > 0 ? {...short, leftOut} : short;
}

/** Parts of a description that can be asked for by themselves. */
export const parts = ['request', 'response', 'errors', 'all'] as const;

export type Part = (typeof parts)[number];

/** One part of a description, whole. */
export const getPart = (
  operation: DescribedOperation,
  part: Part,
): DescribedOperation | Partial<DescribedOperation> =>
  part === 'all'
    ? operation
    : {operation: operation.operation, [part]: operation[part]};

const isBelow =
  (wanted: string) =>
  ({path}: DescribedField): boolean => {
    const plain = path.replace(/\[\]|\{\}/g, '');
    return (
      plain === wanted ||
      plain.startsWith(`${wanted}.`) ||
      plain.endsWith(`.${wanted}`) ||
      plain.includes(`.${wanted}.`)
    );
  };

/**
 * The fields of a name or path, with all that is in them.
 *
 * @throws when neither message has such a field
 */
export function pickFieldsNamed(
  {operation, request, response}: DescribedOperation,
  field: string,
): Partial<Record<'request' | 'response', DescribedField[]>> & {
  operation: string;
} {
  const wanted = field.replace(/\[\]|\{\}/g, '');
  const inRequest = request.fields.filter(isBelow(wanted));
  const inResponse = response.fields.filter(isBelow(wanted));
  if (inRequest.length + inResponse.length === 0) {
    throw new Error(
      `${operation} has no field "${field}". Ask without "field" for all names.`,
    );
  }
  return {
    operation,
    ...(inRequest.length > 0 && {request: inRequest}),
    ...(inResponse.length > 0 && {response: inResponse}),
  };
}
