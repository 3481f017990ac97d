import {changeTexts} from '../../changes/changeTexts';
import {interpolate} from '../../api/interpolate';
import {labelTexts} from '../../search/labels';

/**
 * The fixed texts of the reference pages, by English text, with the context
 * that a translator needs. `npm run write-translations` collects them into
 * `i18n/<locale>/openapi/shared.json`.
 */
export const texts = {
  ...labelTexts,
  Request: 'Heading of the fields that the caller sends',
  Response: 'Heading of the fields that the server returns',
  'server stream': 'Badge of an operation that answers with a stream',
  destructive: 'Badge of an operation that loses data or ends running work',
  reads: 'Mark of an operation that changes nothing',
  changes: 'Mark of an operation that changes the platform',
  destroys: 'Mark of an operation that loses data or ends running work',
  'not implemented': 'Badge of an operation that always answers unimplemented',
  Errors: 'Heading of the errors of an operation',
  Headers: 'Heading of the HTTP headers of a call',
  Samples: 'Heading of the code samples of an operation',
  'The sandbox does not simulate this operation: it returns an example from this page, whatever you send, and changes nothing.':
    'Above the code samples of an operation; the sandbox is in the panel for sending requests',
  'On this page': 'Name of the list of the sections of a page',
  Example: 'Heading of the example of a schema',
  'At a glance': 'Name of the box of facts of an operation',
  Backend: 'Fact of an operation: the systems that it reaches',
  'No backend': 'Backend of an operation that reaches no other system',
  Effect: 'Fact of an operation: what it does to the platform',
  'Reads only': 'Effect of an operation',
  'Changes the platform': 'Effect of an operation',
  'Loses data or ends running work': 'Effect of an operation',
  Responds: 'Fact of an operation: when the response comes',
  'Responds after the work is done': 'When the response comes',
  'Responds before the work is done': 'When the response comes',
  Longest: 'Fact of an operation: the longest duration that is known',
  'Poll until': 'Fact of an operation: which call shows that the work is done',
  failed: 'Before the values that say that the work has failed',
  '; ': 'Between two parts of a sentence',
  Repeat: 'Fact of an operation: what the same call does again',
  'A repeat changes nothing': 'What the same call does when it is sent again',
  'A repeat fails': 'What the same call does when it is sent again',
  'A repeat fails partway':
    'What the same call does when it is sent again: it changes something, then fails',
  'A repeat creates another': 'What the same call does when it is sent again',
  'A repeat acts again':
    'What the same call does when it is sent again: all of it, once more',
  'A repeat may fail or act again':
    'What the same call does when it is sent again, if that depends on the case',
  Facts: 'Name of the list of facts that take a sentence each',
  Behavior: 'Heading of how an operation behaves',
  Needs: 'Fact of an operation: what must exist',
  Secrets: 'Fact of an operation: fields of the response that hold secrets',
  'The same by hand': 'Heading of the commands of the backend that do the same',
  Documentation: 'Before links to the documentation of the commands',
  Check: 'Before how to find out whether this is the cause of an error',
  Fix: 'Before what to do about an error',
  Guides: 'Heading of the guides that use an operation',
  Related: 'Heading of the links to related operations',
  ': ': 'Between a label and what it labels',
  'Example request': 'Title of an example, before its summary',
  'Example response': 'Title of an example, before its summary',
  'Example message': 'Label of the example of an error message',
  'Diagram of objects ({objects}) and relations ({relations})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  'Diagram of states ({states}) and transitions ({transitions})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  '{from} → {to}': 'A line of a diagram as a sentence; keep the two names',
  '{from} ↔ {to}': 'A line of a diagram that leads both ways; keep both names',
  '{from} – {to}': 'A line of a diagram without direction; keep both names',
  '{name} ({count})': 'An end of a line of a diagram; keep the two',
  'exactly one': 'How many objects there are at an end of a line',
  'zero or one': 'How many objects there are at an end of a line',
  'one or more': 'How many objects there are at an end of a line',
  'zero or more': 'How many objects there are at an end of a line',
  Start: 'First point of a diagram of states',
  End: 'Last point of a diagram of states',
  Fields: 'Heading of the fields of a schema',
  '1 field': 'Number of fields of a folded type',
  '{count} fields': 'Number of fields of a folded type; keep {count}',
  '1 value': 'Number of values of a folded enumeration',
  '{count} values': 'Number of values of a folded enumeration; keep {count}',
  Values: 'Heading of the values of an enumeration',
  'Used by': 'Heading of the operations and schemas that use a schema',
  Introduction: 'Sidebar label of the introduction to the API',
  'A to Z': 'Title of the page that lists everything by its name',
  'Every operation, schema and error code by its name.':
    'Description of the page that lists everything by its name',
  'API Reference': 'Title of the page that lists all operations by service',
  'Every operation of the Holt API, by service.':
    'Description of the page that lists all operations by service',
  'Holt API': 'Title of the introduction to the API',
  'This message has no fields.': 'Shown in place of an empty list of fields',
  'Any JSON object, written as it is.':
    'Stands for the fields of a free object',
  'Exactly one of {fields} is set.':
    'Rule of a schema; keep {fields}, a list of field names',
  'A call that fails returns a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.':
    'Text under the heading Errors; keep {link}',
  'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is still 200.':
    'Text under the heading Errors of a stream; keep {link}',
  'A stream of messages of this type, in Connect envelopes.':
    'Text under the heading Response of a stream',
  'Every call: it is part of its headers or of its errors.':
    'Text under the heading Used by',
  ', ': 'Between the names of fields in a sentence',
  'No operation and no other schema refers to this schema.':
    'Text under the heading Used by',
  'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.':
    'Description of the Postman collection; keep {operations}, a list of names',
  ...changeTexts,
} as const;

export type Text = keyof typeof texts;

/** Title of the page of a service, in English: `Machine service`. */
export const getServiceTitle = (tag: string): string =>
  `${tag.replace(/Service$/, '')} service`;

/** Gives a fixed text in the locale of the page, its placeholders filled. */
export interface Translator {
  (text: Text, values?: Record<string, string>): string;
  /** Gives a text of the description, which need not be a fixed one. */
  loose(text: string): string;
}

/**
 * Translator over a catalog in Docusaurus's format, keyed by English text.
 * A text without a translation is given in English.
 */
export function createTranslator(
  catalog: Record<string, {message: string}>,
): Translator {
  const translate = (text: string, values?: Record<string, string>): string =>
    interpolate(catalog[text]?.message ?? text, values);
  return Object.assign(translate, {loose: translate});
}
