import type {ChangesBook} from '../changes/book';
import type {SandboxData} from '../sandbox/model';
import type {Locale} from '../site';

/** An operation for the tools; further information is on its page. */
export interface AssistantOperation {
  operation: string;
  path: string;
  page: string;
  headers: Record<string, string>;
  /** Whether the response is a stream. */
  streaming?: true;
  /** Top-level request fields. */
  fields: string[];
  /** Example request. */
  example?: unknown;
  /** Documented errors in page order. */
  errors: {
    /** Anchor, used to request the error from the sandbox. */
    anchor: string;
    cause: string;
    check?: string;
    fix?: string;
  }[];
}

/** Data of the site in one language. */
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

/** All data of the program. */
export interface AssistantParts {
  version: string;
  languages: Partial<Record<Locale, LanguageParts>>;
  sandbox: SandboxData;
}
