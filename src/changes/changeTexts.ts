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
  'Not released yet': 'Heading of changes that no version has yet',
  'Changes that are not in a released version yet. They may still change.':
    'Above the changes that no version has yet',
  'See the [versioning policy]({policy}) for what counts as breaking. Feeds: {feeds}.':
    'At the top of the page of changes; keep the link with its address in braces, and {feeds}, which are links',
  'Changes have been recorded since {version}, which was frozen on {date}. There is no record of earlier changes.':
    'Since when there are records; keep the two',
  'Nothing has changed since {version}: no operation or field has been added, deprecated or removed.':
    'On the page of changes, if there are none; keep {version}',
  'Feeds by service': 'Heading of the links to feeds',
  'deprecated since {version}': 'Mark of what is deprecated; keep {version}',
  Breaking: 'Heading of changes that break callers',
  Deprecated: 'Heading of what still works and is to be replaced',
  New: 'Heading of changes that break nothing',
  'Documentation only': 'Heading of changes of the documentation alone',
  'What to do': 'Before what to do about a breaking change',
  Affects: 'Before the operations that a change affects',
  '{operation} ({sides})':
    'An operation that a change affects; {sides} says which of its messages',
  request: 'Which message of an operation a change affects',
  response: 'Which message of an operation a change affects',
  Change: 'Heading of a column: a kind of change',
  Place: 'Heading of a column: where a kind of change is',
  Rating: 'Heading of a column: whether a kind of change breaks callers',
  'In a call': 'A cell of a table: a change that is not in a message',
  'In a request': 'A cell of a table: a change in a request',
  'In a response': 'A cell of a table: a change in a response',
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
