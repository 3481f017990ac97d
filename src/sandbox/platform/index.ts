import type {Platform} from '../call';
import {applicationFunctions} from './applications';
import {clusterFunctions} from './clusters';
import {instanceFunctions} from './instances';
import {machineFunctions, machineViews} from './machines';
import {networkFunctions, networkViews} from './networks';
import {settingFunctions} from './settings';
import {storageFunctions, storageViews} from './storage';

/** Behavior of single operations. Shared behavior is in `sandbox.yaml`. */
export const platform: Platform = {
  functions: {
    ...machineFunctions,
    ...networkFunctions,
    ...clusterFunctions,
    ...instanceFunctions,
    ...applicationFunctions,
    ...storageFunctions,
    ...settingFunctions,
  },
  views: {...machineViews, ...networkViews, ...storageViews},
};
