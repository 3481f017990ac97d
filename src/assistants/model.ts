import type {ChangesBook} from '../changes/book';
import type {SandboxData} from '../sandbox/model';
import type {Locale} from '../site';

/** An operation as the tools name and call it; its page says the rest. */
export interface AssistantOperation {
  operation: string;
  path: string;
  /** Address of its page. */
  page: string;
  headers: Record<string, string>;
  /** Sends messages until the stream ends. */
  streaming?: true;
  /** Fields of the request, those of the message itself. */
  fields: string[];
  /** Example of the request. */
  example?: unknown;
  /** Listed errors, in the order of the page. */
  errors: {
    /** Its id on the page, by which the sandbox is asked for it. */
    anchor: string;
    cause: string;
    check?: string;
    fix?: string;
  }[];
}

/** What the tools know of the site in one language. */
export interface LanguageParts {
  /** The file of the search. */
  search: string;
  /** Pages as Markdown, by their addresses without the language: `/docs/intro`. */
  pages: Record<string, string>;
  operations: AssistantOperation[];
  /** Absent while no version is frozen. */
  changes?: ChangesBook;
  /** Address that addresses of pages are added to. */
  site: string;
}

/** Everything that the program knows. */
export interface AssistantParts {
  /** Of the site that the program comes from. */
  version: string;
  languages: Partial<Record<Locale, LanguageParts>>;
  sandbox: SandboxData;
}
