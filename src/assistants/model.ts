import type {ChangesBook} from '../changes/book';
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
}

/** Data of the program in one language. */
export interface LanguageParts {
  /** The search file; see `src/search`. */
  search: string;
  /** Markdown pages by path without the language: `/docs/intro`. */
  pages: Record<string, string>;
  operations: AssistantOperation[];
  /** Absent until the API has a second version. */
  changes?: ChangesBook;
  /** Base URL for page links. */
  site: string;
}

/** Data of the program; parts are Brotli-compressed in Base64. */
export interface Packed {
  /** Version of the site that the program comes from. */
  version: string;
  /** Parts by language; the first one is the default. */
  languages: Partial<Record<Locale, string>>;
  sandbox: string;
  /** Whether the API has a second version. */
  hasChanges: boolean;
}
