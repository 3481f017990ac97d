import type {ChangesBook} from '../../changes/upgrade';
import type {ErrorBook} from '../../errors/model';
import type {Glance} from '../../reference/openapi';
import type {Locale} from '../../site';

/** An operation as the command knows it. */
export interface KnownOperation {
  operation: string;
  path: string;
  /** Address of its page, without the language. */
  page: string;
  /** Full name of the schema of its request. */
  request: string;
  atAGlance?: Glance;
  /** Answers every call with `unimplemented`. */
  unimplemented?: true;
  /** Sends messages until the stream ends. */
  streaming?: true;
}

type Catalog = Record<string, {message: string}>;

/** What the command knows in one language. */
export interface CommandLanguage {
  book: ErrorBook;
  /** Absent while no version is frozen. */
  changes?: ChangesBook;
  /** Operations by the names of their pages. */
  operations: Record<string, KnownOperation>;
  /** Translations of the fixed texts of the reference, by English text. */
  labels: Catalog;
  /** Translations of the texts of the panel, by their ids. */
  messages: Catalog;
  /** Address that addresses of pages are added to. */
  site: string;
}

/** What the command knows in every language. */
export interface CommandBasis {
  /** Name of its file, such as `holt.mjs`. */
  program: string;
  version: string;
  /** Address of the server in the calls that it prints. */
  server: string;
  /** Every schema that a request reaches, by its full name. */
  schemas: Record<string, unknown>;
}

/** Everything that the command knows; the first language is the default. */
export interface CommandParts extends CommandBasis {
  languages: Partial<Record<Locale, CommandLanguage>>;
}

/** What a run of the command leaves behind. */
export interface CommandResult {
  /** For standard output. */
  output: string;
  /** For standard error. */
  errors: string;
  exitCode: 0 | 1 | 2;
}
