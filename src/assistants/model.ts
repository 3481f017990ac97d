import type {ChangesBook} from '../changes/book';
import type {ErrorBook} from '../errors/model';
import type {SandboxData} from '../sandbox/model';
import type {Locale} from '../site';

/** One field of a message, by its path from the message on. */
export interface DescribedField {
  /** `spec.disks[].name`; `[]` stands for each entry of a list, `{}` of a map. */
  path: string;
  type: string;
  required?: true;
  /** In a response: whether the server always sets the field. */
  alwaysPresent?: true;
  readOnly?: true;
  /** Value that the server takes when the field is left out, as JSON. */
  default?: string;
  description?: string;
  values?: {name: string; description?: string}[];
}

/** A message with the fields of everything in it. */
export interface DescribedMessage {
  mediaType: string;
  schema: string;
  fields: DescribedField[];
  /** Fields of which exactly one is set, by their paths. */
  exactlyOneOf?: string[][];
  example?: unknown;
}

/** An operation with all that a caller needs to know, references resolved. */
export interface DescribedOperation {
  operation: string;
  service: string;
  summary: string;
  description?: string;
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  /** Answers every call with `unimplemented`. */
  unimplemented?: true;
  /** Sends messages until the stream ends. */
  streaming?: true;
  atAGlance?: unknown;
  request: DescribedMessage;
  response: DescribedMessage;
  errors: {
    /** Its id on the page, by which the sandbox is asked for it. */
    anchor: string;
    code: string;
    httpStatus: number;
    cause: string;
    check?: string;
    fix?: string;
  }[];
  related: string[];
  /** Address of its page, for the tool that reads pages. */
  page: string;
}

/** What the tools know of the site in one language. */
export interface LanguageParts {
  names: unknown;
  text: unknown;
  /** Pages as Markdown, by their addresses without the language: `/docs/intro`. */
  pages: Record<string, string>;
  /** Operations by the names of their pages. */
  operations: Record<string, DescribedOperation>;
  errors: ErrorBook;
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
