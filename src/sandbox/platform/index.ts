import type {PlatformFunction} from '../call';
import {applicationFunctions} from './applications';
import {clusterFunctions} from './clusters';
import {instanceFunctions} from './instances';
import {machineFunctions} from './machines';
import {networkFunctions} from './networks';
import {settingFunctions} from './settings';
import {storageFunctions} from './storage';

/** What single operations do; `sandbox.yaml` has what many have in common. */
export const platform: Record<string, PlatformFunction> = {
  ...machineFunctions,
  ...networkFunctions,
  ...clusterFunctions,
  ...instanceFunctions,
  ...applicationFunctions,
  ...storageFunctions,
  ...settingFunctions,
};
