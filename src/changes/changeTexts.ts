import {rules, type Kind, type Rule} from './rules';

const sentenceContext =
  'What changes in a version of the API; keep the names in braces, which stand for names of the API in code';

const all: Rule[] = Object.values(rules);

function getRuleTexts(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {what, call, request, response} of all) {
    found[what] = 'A kind of change between two versions of the API';
    for (const verdict of [call, request, response]) {
      if (!verdict) continue;
      found[verdict.why] = 'Why a kind of change breaks callers, or does not';
    }
  }
  return found;
}

/** Strings of the change pages, with context for translators. */
export const changeTexts = {
  ...(getRuleTexts() as Record<never, string>),
  ...(Object.fromEntries(
    all.map(({sentence}) => [sentence, sentenceContext]),
  ) as Record<(typeof rules)[Kind]['sentence'], string>),
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
  '{version} is the first version whose changes are recorded, so this page lists none.':
    'Text of the page of the first version; keep {version}',
  'This version changes nothing that callers or readers would notice.':
    'Text of the page of a version without changes',
  'All fields, with empty values':
    'Title of the example of an operation without a text',
  none: 'Stands for a default that does not exist',
} as const;
