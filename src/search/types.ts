/** What a hit is. */
export const searchKinds = [
  'operation',
  'service',
  'schema',
  'field',
  'value',
  'error',
  'header',
  'guide',
  'document',
  'post',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What operations do, as the description has it. */
export const effects = ['reads', 'writes', 'destroys'] as const;

export type Effect = (typeof effects)[number];

/** Start and end of a word in a text; the end is not part of it. */
export type Mark = [start: number, end: number];

/** A place of the site that a query leads to. */
export interface SearchHit {
  kind: SearchKind;
  title: string;
  /** Second line, such as `POST /holt.storage.v1.StorageService/CreatePool`. */
  context: string;
  /** Key of its service, such as `storage`. */
  service?: string;
  /** Address with its anchor, without the base address of the locale. */
  path: string;
  /** What an operation does. */
  effect?: Effect;
  /** Whether it is called what was typed, or is an error that says all of it. */
  isLiteral?: boolean;
  /** One line of text around the match; empty while only names are there. */
  excerpt: string;
  titleMarks: Mark[];
  excerptMarks: Mark[];
}

export interface SearchOptions {
  kinds?: SearchKind[];
  /** Key of the service that hits must belong to. */
  service?: string;
  /** Key of the service of the page that is being read: first on a tie. */
  currentService?: string;
  limit?: number;
}

/** A service that hits belong to. */
export interface SearchService {
  key: string;
  title: string;
}

export interface SearchEngine {
  search(query: string, options?: SearchOptions): SearchHit[];
  /**
   * Adds the texts when they have come.
   *
   * @throws when they are no texts, or those of other names
   */
  addText(data: unknown): void;
  /** The same bit by bit, so that questions are answered meanwhile. */
  addTextAsync(data: unknown): Promise<void>;
  readonly hasText: boolean;
  /** Kinds that have a record. */
  readonly kinds: SearchKind[];
  readonly services: SearchService[];
  /** Key of the service that a page belongs to. */
  serviceOf(page: string): string | undefined;
  /** The service of a page of the reference, and the pages beside it. */
  neighborsOf(page: string): SearchHit[];
}
