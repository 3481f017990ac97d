import {applications} from './applications';
import type {Area} from './area';
import {clusters} from './clusters';
import {machines} from './machines';
import {networks} from './networks';
import {storage} from './storage';
import {virtualMachines} from './virtualMachines';

/** The areas of the home page, from the hardware upwards. */
export const areas: Area[] = [
  machines,
  networks,
  clusters,
  storage,
  virtualMachines,
  applications,
];
