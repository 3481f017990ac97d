import {createSandbox} from '../sandbox/createSandbox';
import type {Handler} from '../sandbox/protocol';
import {createEngine, type SearchEngine} from '../search';
import type {Locale} from '../site';
import type {AssistantParts, LanguageParts} from './model';

/** What the tools work with in one language. */
export interface Language extends LanguageParts {
  name: Locale;
  search: SearchEngine;
}

/** What the tools work with. */
export interface Library {
  languages: Locale[];
  /** @throws when the site was built without the language, with those it has */
  in(language: Locale): Language;
  /** Forgets as its process does. */
  sandbox: Handler;
}

function getLanguage(name: Locale, parts: LanguageParts): Language {
  const search = createEngine(parts.names);
  search.addText(parts.text);
  return {...parts, name, search};
}

/** Opens what was packed. Each language is made ready when it is first asked for. */
export function getLibrary({languages, sandbox}: AssistantParts): Library {
  const names = Object.keys(languages) as Locale[];
  const ready = new Map<Locale, Language>();
  return {
    languages: names,
    in(name) {
      const known = ready.get(name);
      if (known) return known;
      const parts = languages[name];
      if (!parts) {
        throw new Error(
          `There is no language "${name}". There is: ${names.join(', ')}.`,
        );
      }
      const language = getLanguage(name, parts);
      ready.set(name, language);
      return language;
    },
    sandbox: createSandbox(sandbox, {latency: 0}),
  };
}
