import type {Layer} from '../../api/layers';
import type {HomeArea} from '../../api/openapi';
import type {PageLink} from '../../api/pageData';

/** The call that runs in the home page. */
export interface HomeCall {
  /** Name of its page under `/docs/api`. */
  slug: string;
  title: string;
  /** `/holt.machine.v1.MachineService/ListMachines` */
  path: string;
  /** JSON of the message that it sends. */
  body: string;
  /** The sample for curl, highlighted. */
  request: string;
  /** The response of its first example, highlighted. */
  response: string;
}

/** A layer of the platform and the services that act on it, and do so already. */
export interface HomeLayer {
  layer: Layer;
  services: PageLink[];
}

/** A part of the platform, with the calls that operators make most often. */
export interface AreaData extends PageLink {
  icon: HomeArea['icon'];
  summary: string;
  operations: PageLink[];
}

/** What the home page has of the reference. */
export interface HomeData {
  /** Absent where the description has no such operation. */
  call?: HomeCall;
  /** From the ground upwards, as the services name them. */
  layers: HomeLayer[];
  /** From the hardware upwards. */
  areas: AreaData[];
}
