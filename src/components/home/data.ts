import type {Layer} from '../../api/layers';
import type {PageLink} from '../../api/pageData';

export interface SentCall {
  path: string;
  body: string;
}

export interface HomeCall extends SentCall {
  /** End of its page's URL under `/docs/api`. */
  slug: string;
  title: string;
  response: string;
  /** Changes what the call lists, after some seconds. */
  change?: SentCall & {object: string};
}

/** A platform layer and its implemented services. */
export interface HomeLayer {
  layer: Layer;
  services: (PageLink & {objects: string})[];
}

/** An area of the platform, with its most frequent operations. */
export interface AreaData extends PageLink {
  summary: string;
  operations: PageLink[];
}

export interface HomeData {
  operations: number;
  services: number;
  /** Absent if the description does not have the operation. */
  call?: HomeCall;
  /** From bottom to top. */
  layers: HomeLayer[];
  areas: AreaData[];
}
