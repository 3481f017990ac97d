import type {BookSymptom} from './model';

/** Where the messages of causes are written that have several. */
export const messagesFile = 'openapi/error-messages.yaml';

/** Where symptoms are written that have no message. */
export const symptomsFile = 'openapi/symptoms.yaml';

/** What `openapi/error-messages.yaml` holds. */
export interface WrittenMessages {
  messages: {
    /** Beginnings of the descriptions of causes. */
    causes: string[];
    /** Names of operations; all that list the cause, if left out. */
    operations?: string[];
    /** Texts in which `{name}` stands for what varies. */
    texts: string[];
    /**
     * A whole message, for operations whose error has none; `{field}` is one of
     * the request.
     */
    example?: string;
    /** What they are known from. */
    from: string;
  }[];
}

/** What `openapi/symptoms.yaml` holds. */
export interface WrittenSymptoms {
  /** What people say, and programs write, of other systems. */
  elsewhere: string[];
  symptoms: ({
    /** Anchor on the page. */
    id: string;
    /** What programs write of it; `{name}` stands for what varies. */
    signs: string[];
    /** What people say of it, in any language. */
    told: string[];
  } & Pick<BookSymptom, 'around' | 'http' | 'operations' | 'states'>)[];
}
