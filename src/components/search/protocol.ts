import type {SearchHit, SearchKind, SearchService} from '../../search/types';

/** What the page says to the search, which runs in a thread of its own. */
export type Request =
  | {
      about: 'start';
      /** The names, as JSON. */
      names: string;
      /** Address of the texts. */
      text: string;
    }
  | {
      about: 'question';
      id: number;
      query: string;
      /** Path of the page that is read, without the base address. */
      page: string;
    }
  | {
      about: 'neighbors';
      id: number;
      /** Path of a page, as above. */
      page: string;
    }
  | {about: 'retry'};

/** What there is to choose from. */
export interface Choices {
  kinds: SearchKind[];
  services: SearchService[];
}

/** How it stands with the texts, which come after the names. */
export type TextState = 'waiting' | 'there' | 'failed';

/** What the search says to the page. */
export type Report =
  | ({about: 'names'} & Choices)
  | {about: 'failure'; reason: string}
  | {about: 'answer'; id: number; hits: SearchHit[]}
  | {about: 'text'; state: TextState};
