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
  Letters: 'Name of the links to the letters of an index, read aloud',
  reads: 'Mark of an operation that changes nothing',
  changes: 'Mark of an operation that changes the platform',
  destroys: 'Mark of an operation that loses data or ends running work',
  Check: 'Before how to find out whether this is the cause of an error',
  Fix: 'Before what to do about an error',
  ': ': 'Between a label and what it labels',
  About: 'Heading of what a service is for and how it works',
  Objects: 'Heading of the objects of a service',
  'Life cycle': 'Heading of the states of the main object of a service',
  'Order of use': 'Heading of the order in which operations are called',
  'What to watch out for': 'Heading of the warnings of a service',
  'Diagram of objects ({objects}) and relations ({relations})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  'Diagram of states ({states}) and transitions ({transitions})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  '{from} → {to}': 'A line of a diagram as a sentence; keep the two names',
  '{from} ↔ {to}': 'A line of a diagram that leads both ways; keep both names',
  '{from} – {to}': 'A line of a diagram without direction; keep both names',
  '→ {to}': 'In a list below the object that refers to another; keep {to}',
  '{name} ({count})': 'An end of a line of a diagram; keep the two',
  'exactly one': 'How many objects there are at an end of a line',
  'zero or one': 'How many objects there are at an end of a line',
  'one or more': 'How many objects there are at an end of a line',
  'zero or more': 'How many objects there are at an end of a line',
  Start: 'First point of a diagram of states',
  End: 'Last point of a diagram of states',
  Operations: 'Heading of the operations of a service',
  Schemas: 'Heading of the schemas of a service',
  Services: 'Heading of the list of services',
  Introduction: 'Sidebar label of the introduction to the API',
  'A to Z': 'Title of the page that lists everything by its name',
  'Every operation, schema and error code by its name.':
    'Description of the page that lists everything by its name',
  'API Reference': 'Title of the page that lists all operations by service',
  'Every operation of the Holt API, by service.':
    'Description of the page that lists all operations by service',
  'Every operation of the Holt API, by service. The [introduction]({introduction}) says how to call them. [A to Z]({index}) lists the schemas and error codes too.':
    'At the top of the page that lists all operations; keep the two links',
  Filter: 'Label of the field that hides operations which do not match',
  'Name or service': 'In the empty field that filters operations',
  '{all} operations': 'How many operations a list has; keep {all}',
  '{count} of {all} operations':
    'How many operations of a list match the filter; keep the two',
  'No operation matches.': 'Shown when the filter of a list matches nothing',
  'Search the whole site': 'Link shown when the filter matches nothing',
  'Error codes': 'Heading of the list of error codes',
  'Holt API': 'Title of the introduction to the API',
  ', ': 'Between the names of fields in a sentence',
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
