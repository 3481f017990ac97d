import type {LabelsOf} from './drawnLabels';
import type {Term} from './glossary';
import type {LanguageRules} from './languageRules';

/** The English text, where there is one, and its translation. */
export interface Translation {
  english?: string;
  text: string;
}

/** What the translations into a language are measured by. */
export interface Measures {
  glossary: readonly Term[];
  rules: LanguageRules;
  /** Names and terms that are the same in English. */
  sameNames: ReadonlySet<string>;
  /** Names of the services in the language, by the address of their pages. */
  services: ReadonlyMap<string, string>;
  labelsOf: LabelsOf;
}
