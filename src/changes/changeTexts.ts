import {rules, type Kind} from './rules';

/**
 * Sentences that describe a change. `{name}` is the operation, field, value, or
 * schema, `{of}` its schema, `{from}` and `{to}` are types, names, or values.
 */
export const sentences = {
  'operation-added': '{name} is added.',
  'operation-removed': '{name} is removed.',
  'operation-renamed': '{from} is renamed to {name}.',
  'operation-deprecated': '{name} is deprecated.',
  'operation-restored': '{name} is no longer deprecated.',
  'operation-streaming':
    'The response of {name} changes between a single response and a stream.',
  'operation-message': 'A message of {name} changes from {from} to {to}.',
  'field-added': '{name} is added to {of}.',
  'field-removed': '{name} is removed from {of}.',
  'field-renamed': '{from} of {of} is renamed to {name}.',
  'field-type': 'The type of {name} in {of} changes from {from} to {to}.',
  'field-widened': 'The type of {name} in {of} changes from {from} to {to}.',
  'field-deprecated': '{name} of {of} is deprecated.',
  'field-restored': '{name} of {of} is no longer deprecated.',
  'field-required': '{name} of {of} becomes required.',
  'field-optional': '{name} of {of} becomes optional.',
  'field-default': 'The default of {name} in {of} changes from {from} to {to}.',
  'field-narrowed': 'The limits of {name} in {of} become narrower.',
  'field-relaxed': 'The limits of {name} in {of} become wider.',
  'fields-exclusive':
    'The fields of {name} of which only one may be set change to {to}.',
  'value-added': '{name} is added to {of}.',
  'value-removed': '{name} is removed from {of}.',
  'value-renamed': '{from} of {of} is renamed to {name}.',
  'schema-added': '{name} is added.',
  'schema-removed': '{name} is removed.',
  'schema-renamed': '{from} is renamed to {name}.',
} as const satisfies Record<Kind, string>;

const sentenceContext =
  'What changes in a version of the API; keep the names in braces, which stand for names of the API in code';

function getRuleTexts(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of Object.values(rules)) {
    found[rule.what] = 'A kind of change between two versions of the API';
    for (const side of ['call', 'request', 'response'] as const) {
      const verdict = (rule as Record<string, unknown>)[side] as
        {why: string} | undefined;
      if (verdict) {
        found[verdict.why] = 'Why a kind of change breaks callers, or does not';
      }
    }
  }
  return found;
}

/** Strings of the change pages, with context for translators. */
export const changeTexts = {
  ...(getRuleTexts() as Record<never, string>),
  ...(Object.fromEntries(
    Object.values(sentences).map((text) => [text, sentenceContext]),
  ) as Record<(typeof sentences)[Kind], string>),
  Changes: 'Title of the page of the changes between versions of the API',
  'What has changed in the {product} API, version by version: what breaks, what is deprecated, what is new.':
    'Description of the page of changes; keep {product}',
  'Changes in {version}': 'Title of the page of one version; keep {version}',
  'What {version} of the {product} API changes, and what to do about it.':
    'Description of the page of one version; keep {version} and {product}',
  breaking: 'Mark of a change that breaks callers',
  deprecated: 'Mark of an operation or a field that is to be replaced',
  new: 'Mark of a change that breaks nothing',
  documentation: 'Mark of a change of the documentation alone',
  'The description in {version} has {services} services, {operations} operations and {schemas} schemas.':
    'Counts on the page of the first version; keep the names in braces',
  '{version} is the first version whose changes are recorded, so this page lists none.':
    'Text of the page of the first version; keep {version}',
  'This version changes nothing that callers or readers would notice.':
    'Text of the page of a version without changes',
  'All fields, with empty values':
    'Title of the example of an operation without a text',
  none: 'Stands for a default that does not exist',
} as const;
