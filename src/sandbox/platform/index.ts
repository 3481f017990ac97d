import type {OperationHandler} from '../call';
import {applicationHandlers} from './application';
import {configurationHandlers} from './configuration';
import {facilityHandlers} from './facility';
import {instanceHandlers} from './instance';
import {machineHandlers} from './machine';
import {networkHandlers} from './network';
import {orchestratorHandlers} from './orchestrator';
import {releaseHandlers} from './release';
import {scopeHandlers} from './scope';
import {storageHandlers} from './storage';

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
