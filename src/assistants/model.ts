import type {ChangesBook} from '../changes/book';
import type {SandboxData} from '../sandbox/model';
import type {Locale} from '../site';

/** An operation for the tools; further information is on its page. */
export interface AssistantOperation {
  operation: string;
  path: string;
  page: string;
  headers: Record<string, string>;
  streaming?: true;
  /** Top-level request fields. */
  fields: string[];
  example?: unknown;
  errors: {
    /** Anchor, used to request the error from the sandbox. */
    anchor: string;
    cause: string;
    check?: string;
    fix?: string;
  }[];
}

export interface LanguageParts {
  search: string;
  /** Markdown pages by path without the language: `/docs/intro`. */
  pages: Record<string, string>;
  operations: AssistantOperation[];
  /** Absent until the API has a second version. */
  changes?: ChangesBook;
  /** Base URL for page links. */
  site: string;
}

export interface AssistantParts {
  version: string;
  languages: Partial<Record<Locale, LanguageParts>>;
  sandbox: SandboxData;
}
