import {changeTexts} from '../../changes/changeTexts';
import {interpolate} from '../../api/interpolate';
import {labelTexts} from '../../search/labels';
import {site} from '../../site';

const layer = 'A layer of the platform, as a label of one or two words';

/** Strings of generated pages, with context for translators. */
export const texts = {
  ...labelTexts,
  'Diagram of objects ({objects}) and relations ({relations})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  'Diagram of states ({states}) and transitions ({transitions})':
    'Name of a diagram for screen readers; keep the two, which are counts',
  Start: 'First point of a diagram of states',
  End: 'Last point of a diagram of states',
  Introduction: 'Sidebar label of the introduction to the API',
  Services: 'Heading of the list of services',
  Operations: 'Heading of search results',
  Schemas: 'Heading of a list of schemas',
  'Error codes': 'Heading of the list of error codes',
  About: 'Heading of what a service is for and how it works',
  Objects: 'Heading of the objects of a service',
  'Life cycle': 'Heading of the states of the main object of a service',
  'Typical workflow': 'Heading of the order in which operations are called',
  'What to watch out for': 'Heading of what to know about a service',
  '{count} requests and responses':
    'Folds the requests and responses of a service; {count} is a number',
  'Every operation of the {product} API, by service. The [introduction]({introduction}) explains how to call them. [A to Z]({index}) also lists the schemas and error codes.':
    'At the top of the page that lists all operations; keep {product}, and the two links with their addresses in braces',
  Service: 'Heading of a column: a service of the API',
  Object: 'Heading of a column: an object of a service',
  'Refers to': 'Heading of a column: the objects that an object refers to',
  'Bare metal': layer,
  Network: layer,
  Cluster: layer,
  Compute: layer,
  Workloads: layer,
  'A to Z': 'Title of the page that lists everything by its name',
  'Every operation, schema and error code by its name.':
    'Description of the page that lists everything by its name',
  'API Reference': 'Title of the page that lists all operations by service',
  'Every operation of the {product} API, by service.':
    'Description of the page that lists all operations by service; keep {product}',
  '{product} API': 'Title of the introduction to the API; keep {product}',
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
