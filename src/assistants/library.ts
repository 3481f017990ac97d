import {createSandbox} from '../sandbox/createSandbox';
import type {Handler} from '../sandbox/protocol';
import {createEngine, type SearchEngine} from '../search';
import {splitFile} from '../search/file';
import type {Locale} from '../site';
import type {AssistantParts, LanguageParts} from './model';

/** What the tools work with in one language. */
export interface Language extends Omit<LanguageParts, 'search'> {
  engine: SearchEngine;
}

/** What the tools work with. */
export interface Library {
  languages: Locale[];
  /** @throws when the site was built without the language, with those it has */
  in: (language: Locale) => Promise<Language>;
  /** Whether anything has changed between two versions of the API. */
  hasChanges: boolean;
  /** Forgets as its process does. */
  sandbox: Handler;
}

async function open({search, ...parts}: LanguageParts): Promise<Language> {
  const {names = '', texts} = splitFile(search);
  return {...parts, engine: await createEngine(names, texts)};
}

/** Opens what was packed. Each language is made ready when it is first asked for. */
export function getLibrary({languages, sandbox}: AssistantParts): Library {
  const names = Object.keys(languages) as Locale[];
  const ready = new Map<Locale, Promise<Language>>();
  const [first] = Object.values(languages);
  return {
    languages: names,
    hasChanges: (first?.changes?.changes.length ?? 0) > 0,
    in(name) {
      const parts = languages[name];
      if (!parts) {
        throw new Error(
          `There is no language "${name}". There is: ${names.join(', ')}.`,
        );
      }
      const language = ready.get(name) ?? open(parts);
      ready.set(name, language);
      return language;
    },
    sandbox: createSandbox(sandbox, {latency: 0}),
  };
}
