import type {Layer} from '../../api/layers';
import type {HomeArea} from '../../api/openapi';
import type {PageLink} from '../../api/pageData';

export interface SentCall {
  /** End of its page's URL under `/docs/api`. */
  slug: string;
  title: string;
  path: string;
  body: string;
  request: string;
}

export interface HomeCall extends SentCall {
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
  icon: HomeArea['icon'];
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
