import type {PlatformFunction} from '../call';
import {applicationFunctions} from './applications';
import {clusterFunctions} from './clusters';
import {instanceFunctions} from './instances';
import {machineFunctions} from './machines';
import {networkFunctions} from './networks';
import {settingFunctions} from './settings';
import {storageFunctions} from './storage';

/** Functions of single operations. Shared behavior is in `sandbox.yaml`. */
export const platform: Record<string, PlatformFunction> = {
  ...machineFunctions,
  ...networkFunctions,
  ...clusterFunctions,
  ...instanceFunctions,
  ...applicationFunctions,
  ...storageFunctions,
  ...settingFunctions,
};
