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

interface Rule {
  /** The change, in one sentence without names; translated. */
  what: string;
  call?: Verdict;
  request?: Verdict;
  response?: Verdict;
}

const ignored =
  'The server ignores fields and values that it does not know, so a call can succeed without doing what they ask for.';
const missing = 'Clients that read it no longer find it.';
const worksAsBefore = 'Calls work as before.';

/** Verdicts that several rules have. */
const fine = {rating: 'additive', why: worksAsBefore} as const;
const superseded = {rating: 'deprecated', why: worksAsBefore} as const;
const wordsAlone = {
  rating: 'documentation',
  why: 'Only the documentation changes; the platform works as before.',
} as const;
const unknownPath = {
  rating: 'breaking',
  why: 'The server no longer knows the path and responds with HTTP status 404.',
} as const;
const nameAlone = {
  rating: 'documentation',
  why: 'JSON does not contain schema names; generated code does.',
} as const;
const gone = {
  request: {rating: 'breaking', why: ignored},
  response: {rating: 'breaking', why: missing},
} as const;

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
  'operation-added': {what: 'An operation is added.', call: fine},
  'operation-removed': {what: 'An operation is removed.', call: unknownPath},
  'operation-renamed': {what: 'An operation is renamed.', call: unknownPath},
  'operation-deprecated': {
    what: 'An operation is deprecated.',
    call: superseded,
  },
  'operation-restored': {
    what: 'An operation is no longer deprecated.',
    call: fine,
  },
  'operation-streaming': {
    what: 'A single response becomes a stream, or a stream becomes a single response.',
    call: {
      rating: 'breaking',
      why: 'The two have different formats, so a client for one cannot read the other.',
    },
  },
  'operation-message': {
    what: 'The request or response of an operation gets a different type.',
    ...gone,
  },
  'field-added': {
    what: 'A field is added.',
    request: {
      rating: 'additive',
      why: 'Calls that leave it out work as before.',
    },
    response: {
      rating: 'additive',
      why: 'Clients ignore fields that they do not know, unless they are set to reject them.',
    },
  },
  'field-removed': {what: 'A field is removed.', ...gone},
  'field-renamed': {what: 'A field is renamed.', ...gone},
  'field-type': {
    what: 'The type of a field changes.',
    request: {
      rating: 'breaking',
      why: 'The server rejects values of the old type with `invalid_argument` or reads them differently.',
    },
    response: {
      rating: 'breaking',
      why: 'Clients that expect the old type cannot read the value.',
    },
  },
  'field-widened': {
    what: 'The type of a field changes to one that accepts the same JSON.',
    request: {
      rating: 'additive',
      why: 'The server also reads values of the old type.',
    },
    response: {
      rating: 'additive',
      why: 'The JSON value looks the same as before.',
    },
  },
  'field-deprecated': {
    what: 'A field is deprecated.',
    request: superseded,
    response: superseded,
  },
  'field-restored': {
    what: 'A field is no longer deprecated.',
    request: fine,
    response: fine,
  },
  'field-required': {
    what: 'An optional field becomes required.',
    request: {
      rating: 'breaking',
      why: 'A call without it no longer does its job.',
    },
    response: wordsAlone,
  },
  'field-optional': {
    what: 'A required field becomes optional.',
    request: fine,
    response: wordsAlone,
  },
  'field-default': {
    what: 'The default of a field changes.',
    request: {
      rating: 'breaking',
      why: 'A call that leaves the field out does something different.',
    },
    response: wordsAlone,
  },
  'field-narrowed': {
    what: 'The limits of a field become narrower.',
    request: {
      rating: 'breaking',
      why: 'The server rejects values that it used to accept.',
    },
    response: fine,
  },
  'field-relaxed': {
    what: 'The limits of a field become wider.',
    request: fine,
    response: {
      rating: 'additive',
      why: 'Clients must expect values beyond the old limits.',
    },
  },
  'fields-exclusive': {
    what: 'The fields of which only one may be set change.',
    request: {
      rating: 'breaking',
      why: 'The server rejects a message that sets two fields of the group.',
    },
    response: {rating: 'breaking', why: missing},
  },
  'value-added': {
    what: 'A value is added to an enumeration.',
    request: {
      rating: 'additive',
      why: 'Calls that leave it out work as before.',
    },
    response: {
      rating: 'additive',
      why: 'Clients must expect values that they do not know.',
    },
  },
  'value-removed': {
    what: 'A value is removed from an enumeration.',
    request: {rating: 'breaking', why: ignored},
    response: {rating: 'additive', why: 'The server no longer sends it.'},
  },
  'value-renamed': {
    what: 'A value of an enumeration is renamed.',
    request: {rating: 'breaking', why: ignored},
    response: {
      rating: 'breaking',
      why: 'Clients that wait for the old name no longer see it.',
    },
  },
  'schema-added': {what: 'A schema is added.', call: fine},
  'schema-removed': {what: 'A schema is removed.', call: nameAlone},
  'schema-renamed': {what: 'A schema is renamed.', call: nameAlone},
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
  return rule.request ?? rule.response ?? {rating: 'documentation', why: ''};
}
