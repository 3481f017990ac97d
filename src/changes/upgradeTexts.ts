/**
 * What a check of an upgrade says, by English text, with the context that a
 * translator needs. The book of changes has them, so that the page, the command
 * and the server for assistants say the same.
 */
export const upgradeTexts = {
  'Nothing between {from} and {to} changes what you call.':
    'Result of a check of an upgrade; keep the two versions',
  'Nothing changes between {from} and {to}.':
    'Result of a check of an upgrade; keep the two versions',
  '{count} changes between {from} and {to} concern you:':
    'Above the changes that concern the reader; keep the three',
  '1 change between {from} and {to} concerns you:':
    'Above the change that concerns the reader; keep the two versions',
  '{count} other changes concern operations that your text does not name.':
    'Below the changes that concern the reader; keep {count}',
  'Operations in your text: {names}':
    'Which operations were found in a pasted text; keep {names}',
  'Your text names no operation of this API. Paste paths, names of operations, code that calls them, or a HAR file.':
    'Result of a check of an upgrade',
  'Your text names it':
    'Mark of a change of a field or value that the pasted text contains',
  'There is only one version so far, so there is no upgrade to check.':
    'Result of a check of an upgrade',
  'Choose an older version to upgrade from.':
    'Result of a check of an upgrade whose versions are in the wrong order',
  'next version, not released yet': 'Name of the version that comes next',
} as const;
