import {changeTexts} from '../../changes/changeTexts';
import {interpolate} from '../../api/interpolate';
import {labelTexts} from '../../search/labels';
import {site} from '../../site';

/** Strings of generated pages, with context for translators. */
export const texts = {
  ...labelTexts,
  Check: 'Before how to find out whether this is the cause of an error',
  Fix: 'Before what to do about an error',
  ': ': 'Between a label and what it labels',
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
  Introduction: 'Sidebar label of the introduction to the API',
  'A to Z': 'Title of the page that lists everything by its name',
  'Every operation, schema and error code by its name.':
    'Description of the page that lists everything by its name',
  'API Reference': 'Title of the page that lists all operations by service',
  'Every operation of the {product} API, by service.':
    'Description of the page that lists all operations by service; keep {product}',
  '{product} API': 'Title of the introduction to the API; keep {product}',
  ', ': 'Between the names of fields in a sentence',
  'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.':
    'Description of the Postman collection; keep {operations}, a list of names',
  ...changeTexts,
} as const;

export type Text = keyof typeof texts;

/** Translates a string and fills in placeholders, and {product}, the product's name. */
export interface Translator {
  (text: Text, values?: Record<string, string>): string;
  loose(text: string): string;
}

/** From a catalog keyed by English text, which is the fallback. */
export function createTranslator(
  catalog: Record<string, {message: string}>,
): Translator {
  const translate = (text: string, values?: Record<string, string>): string =>
    interpolate(catalog[text]?.message ?? text, {
      product: site.name,
      ...values,
    });
  return Object.assign(translate, {loose: translate});
}
