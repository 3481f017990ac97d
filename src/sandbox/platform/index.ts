import type {OperationHandler} from '../call';
import {facilityHandlers, orchestratorHandlers} from './clusters';
import {machineHandlers, networkHandlers, scopeHandlers} from './metal';
import {configurationHandlers} from './settings';
import {storageHandlers} from './storage';
import {
  applicationHandlers,
  instanceHandlers,
  releaseHandlers,
} from './workloads';

/** What single operations do; `sandbox.yaml` has what many have in common. */
export const platformHandlers: Record<string, OperationHandler> = {
  ...machineHandlers,
  ...networkHandlers,
  ...scopeHandlers,
  ...facilityHandlers,
  ...orchestratorHandlers,
  ...instanceHandlers,
  ...applicationHandlers,
  ...releaseHandlers,
  ...storageHandlers,
  ...configurationHandlers,
};
