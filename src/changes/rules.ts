import type {Direction} from './reach';

/** `breaking`: callers must act; `deprecated`: eventually; otherwise not. */
export type Rating = 'breaking' | 'deprecated' | 'additive' | 'documentation';

export const ratings: readonly Rating[] = [
  'breaking',
  'deprecated',
  'additive',
  'documentation',
];

export const findWorst = (all: readonly Rating[]): Rating =>
  ratings.find((one) => all.includes(one)) ?? 'documentation';

interface Verdict {
  rating: Rating;
  /** The reason, in one sentence; translated. */
  why: string;
}

export interface Rule {
  /**
   * Describes a change; translated. `{name}` is the operation, field, value, or
   * schema, `{of}` its schema, `{from}` and `{to}` are types, names, or values.
   */
  sentence: string;
  /** The kind of change, in one sentence without names; translated. */
  what: string;
  call?: Verdict;
  request?: Verdict;
  response?: Verdict;
}

const verdict =
  (rating: Rating) =>
  (why: string): Verdict => ({rating, why});
const breaking = verdict('breaking');
const deprecated = verdict('deprecated');
const additive = verdict('additive');
const documentation = verdict('documentation');

const ignored =
  'The server ignores fields and values that it does not know, so a call can succeed without doing what they ask for.';
const missing = 'Clients that read it no longer find it.';
const incomplete = 'A call without it no longer does its job.';
const worksAsBefore = 'Calls work as before.';

/** Verdicts that several rules have. */
const fine = additive(worksAsBefore);
const superseded = deprecated(worksAsBefore);
const wordsAlone = documentation(
  'Only the documentation changes; the platform works as before.',
);
const unknownPath = breaking(
  'The server no longer knows the path and responds with HTTP status 404.',
);
const nameAlone = documentation(
  'JSON does not contain schema names; generated code does.',
);
const newField = additive(
  'Clients ignore fields that they do not know, unless they are set to reject them.',
);
const wider = additive('Clients must expect values beyond the old limits.');
const gone = {request: breaking(ignored), response: breaking(missing)};

/**
 * Rules about breaking changes, used by the pages, `npm run check:changes`, and
 * the intake report.
 *
 * They follow from Protobuf's JSON mapping and from Connect servers, which
 * ignore unknown fields.
 *
 * @see https://protobuf.dev/programming-guides/json/
 * @see https://connectrpc.com/docs/protocol/
 */
export const rules = {
  'operation-added': {
    sentence: '{name} is added.',
    what: 'An operation is added.',
    call: fine,
  },
  'operation-removed': {
    sentence: '{name} is removed.',
    what: 'An operation is removed.',
    call: unknownPath,
  },
  'operation-renamed': {
    sentence: '{from} is renamed to {name}.',
    what: 'An operation is renamed.',
    call: unknownPath,
  },
  'operation-deprecated': {
    sentence: '{name} is deprecated.',
    what: 'An operation is deprecated.',
    call: superseded,
  },
  'operation-restored': {
    sentence: '{name} is no longer deprecated.',
    what: 'An operation is no longer deprecated.',
    call: fine,
  },
  'operation-path': {
    sentence: 'The path of {name} changes from {from} to {to}.',
    what: 'The path of an operation gets another prefix.',
    call: unknownPath,
  },
  'operation-streaming': {
    sentence:
      'The response of {name} changes between a single response and a stream.',
    what: 'A single response becomes a stream, or a stream becomes a single response.',
    call: breaking(
      'The two have different formats, so a client for one cannot read the other.',
    ),
  },
  'operation-message': {
    sentence: 'A message of {name} changes from {from} to {to}.',
    what: 'The request or response of an operation gets a different type.',
    ...gone,
  },
  'field-added': {
    sentence: '{name} is added to {of}.',
    what: 'An optional field is added.',
    request: additive('Calls that leave it out work as before.'),
    response: newField,
  },
  'required-field-added': {
    sentence: '{name} is added to {of} and is required.',
    what: 'A required field is added.',
    request: breaking(incomplete),
    response: newField,
  },
  'field-removed': {
    sentence: '{name} is removed from {of}.',
    what: 'A field is removed.',
    ...gone,
  },
  'field-renamed': {
    sentence: '{from} of {of} is renamed to {name}.',
    what: 'A field is renamed.',
    ...gone,
  },
  'field-type': {
    sentence: 'The type of {name} in {of} changes from {from} to {to}.',
    what: 'The type of a field changes.',
    request: breaking(
      'The server rejects values of the old type with `invalid_argument` or reads them differently.',
    ),
    response: breaking(
      'Clients that expect the old type cannot read the value.',
    ),
  },
  'field-deprecated': {
    sentence: '{name} of {of} is deprecated.',
    what: 'A field is deprecated.',
    request: superseded,
    response: superseded,
  },
  'field-restored': {
    sentence: '{name} of {of} is no longer deprecated.',
    what: 'A field is no longer deprecated.',
    request: fine,
    response: fine,
  },
  'field-required': {
    sentence: '{name} of {of} becomes required.',
    what: 'An optional field becomes required.',
    request: breaking(incomplete),
    response: wordsAlone,
  },
  'field-optional': {
    sentence: '{name} of {of} becomes optional.',
    what: 'A required field becomes optional.',
    request: fine,
    response: wordsAlone,
  },
  'field-default': {
    sentence: 'The default of {name} in {of} changes from {from} to {to}.',
    what: 'The default of a field changes.',
    request: breaking(
      'A call that leaves the field out does something different.',
    ),
    response: wordsAlone,
  },
  'field-narrowed': {
    sentence: 'The limits of {name} in {of} become narrower.',
    what: 'The limits of a field become narrower, or it becomes read-only.',
    request: breaking('The server rejects values that it used to accept.'),
    response: fine,
  },
  'field-relaxed': {
    sentence: 'The limits of {name} in {of} become wider.',
    what: 'The limits of a field become wider, or it is no longer read-only.',
    request: fine,
    response: wider,
  },
  'fields-exclusive': {
    sentence:
      'The fields of {name} of which only one may be set change to {to}.',
    what: 'The fields of which only one may be set change.',
    request: breaking(
      'The server rejects a message that sets two fields of the group.',
    ),
    response: breaking(missing),
  },
  'fields-together': {
    sentence:
      'The fields of {name} of which only one may be set change to {to}.',
    what: 'Fields of which only one may be set can be set together.',
    request: fine,
    response: wider,
  },
  'value-added': {
    sentence: '{name} is added to {of}.',
    what: 'A value is added to an enumeration.',
    request: additive('Calls that leave it out work as before.'),
    response: additive('Clients must expect values that they do not know.'),
  },
  'value-removed': {
    sentence: '{name} is removed from {of}.',
    what: 'A value is removed from an enumeration.',
    request: breaking(ignored),
    response: additive('The server no longer sends it.'),
  },
  'value-renamed': {
    sentence: '{from} of {of} is renamed to {name}.',
    what: 'A value of an enumeration is renamed.',
    request: breaking(ignored),
    response: breaking('Clients that wait for the old name no longer see it.'),
  },
  'schema-added': {
    sentence: '{name} is added.',
    what: 'A schema is added.',
    call: fine,
  },
  'schema-removed': {
    sentence: '{name} is removed.',
    what: 'A schema is removed.',
    call: nameAlone,
  },
  'schema-renamed': {
    sentence: '{from} is renamed to {name}.',
    what: 'A schema is renamed.',
    call: nameAlone,
  },
} as const satisfies Record<string, Rule>;

export type Kind = keyof typeof rules;

/** The rule of a kind for a direction, or else for the call. */
export function getVerdict(
  kind: Kind,
  direction: Direction | undefined,
): Verdict {
  const rule: Rule = rules[kind];
  const found = (direction && rule[direction]) ?? rule.call;
  if (found) return found;
  return rule.request ?? rule.response ?? documentation('');
}
