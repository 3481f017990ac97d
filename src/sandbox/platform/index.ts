import type {Platform} from '../call';
import * as applications from './applications';
import * as clusters from './clusters';
import * as instances from './instances';
import * as machines from './machines';
import * as networks from './networks';
import * as settings from './settings';
import * as storage from './storage';

/** Behavior of single operations. Shared behavior is in `sandbox.yaml`. */
export const platform: Platform = {
  fields: {
    ...networks.fields,
    ...clusters.fields,
    ...instances.fields,
    ...applications.fields,
    ...storage.fields,
    ...settings.fields,
  },
  functions: {
    ...machines.functions,
    ...clusters.functions,
    ...instances.functions,
    ...applications.functions,
    ...storage.functions,
  },
  views: {
    ...machines.views,
    ...networks.views,
    ...applications.views,
    ...storage.views,
  },
};
