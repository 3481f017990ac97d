import type {Description} from '../description';
import {getAddresses} from './names';
import {examplesBySchema} from './schemaExamples';
import {usesBySchema, type Use} from './uses';
import {getLanguages, type Language} from './words';

/** What every page of one language is compared with. */
export interface Context {
  description: Description;
  language: Language;
  /** Page of each name, without the locale. */
  addresses: ReadonlyMap<string, string>;
  uses: ReadonlyMap<string, Use[]>;
  examples: ReadonlyMap<string, string[]>;
  /** Schemas that are part of every call. */
  everywhere: ReadonlySet<string>;
}

/** One context for each language, English first. */
export function getContexts(description: Description): Context[] {
  const {operations, services} = description;
  const shared = {
    description,
    addresses: getAddresses(description),
    uses: usesBySchema(description),
    examples: examplesBySchema(description),
    everywhere: new Set(
      operations.flatMap(({headers, failure}) => [
        failure,
        ...headers.map(({type}) => type.name),
      ]),
    ),
  };
  return getLanguages(services.map(({key}) => key)).map((language) => ({
    ...shared,
    language,
  }));
}
